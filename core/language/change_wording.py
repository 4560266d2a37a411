"""What effects make of objects, in words: made from the parts of `Changes`."""

from __future__ import annotations

from core.abilities.ability import Ability, rules_among
from core.abilities.effects.grants import Grants
from core.abilities.effects.object_changes import Changes
from core.abilities.restrictions import AllMustBlock, DoesntUntap, LethalByPower
from core.language.filter_wording import all_words, an, each_words
from core.language.phrases import phrase
from core.terms.words import listed


def loss_words(changes: Changes, *, many: bool = False) -> str:
    """Return which abilities are lost: `loses flying`; empty if none is."""
    lost = (
        "all abilities"
        if changes.loses_abilities
        else listed(map(phrase, changes.loses))
        if changes.loses
        else ""
    )
    return f"{'lose' if many else 'loses'} {lost}" if lost else ""


def type_words(changes: Changes, *, many: bool = False) -> str:
    """Return which types there are: `is also an artifact creature`; empty if they stay as they are."""
    noun = " ".join([*changes.subtypes, *changes.types])
    if not noun:
        return ""
    be, one = "are each" if many else "is", f"{an(noun)} {noun}"
    if not changes.only_types:
        return f"{be} also {one}"
    return f"{be} nothing but {one}" if changes.types else f"{be} {one} and nothing else of that kind"


def color_words(changes: Changes, *, many: bool = False) -> str:
    """Return which colors there are: `is white and blue`; empty if they stay as they are."""
    if changes.colors is None:
        return ""
    colors = listed(color.word for color in changes.colors) if changes.colors else "colorless"
    return f"{'are' if many else 'is'} {colors}"


def base_words(changes: Changes, *, many: bool = False) -> str:
    """Return what power and toughness are set to: `has base power 1`; empty if to nothing."""
    power, toughness = changes.base_power, changes.base_toughness
    have = "have" if many else "has"
    if power is not None and toughness is not None:
        return f"{have} base power and toughness {power}/{toughness}"
    if power is not None:
        return f"{have} base power {power}"
    return f"{have} base toughness {toughness}" if toughness is not None else ""


def size_words(grants: Grants, *, many: bool = False) -> str:
    """Return what is added to power and toughness: `gets +1/+1 for each …`; empty if nothing is."""
    if not grants.power and not grants.toughness:
        return ""
    each = f" for each {each_words(grants.for_each)}" if grants.for_each is not None else ""
    return f"{'get' if many else 'gets'} {grants.power:+d}/{grants.toughness:+d}{each}"


def rule_words(changes: Changes, *, many: bool = False) -> str:
    """Return what it can, can't or must do from then on: `can't block`; empty if nothing is said of that."""
    rules = rules_among(changes.gains)
    return listed(rule_phrase(rule, many=many) for rule in rules) if rules else ""


def rule_phrase(rule: Ability, *, many: bool) -> str:
    """Return what an effect says of one object: `can't block`; with `many`, of several."""
    match rule:
        case LethalByPower() if many:
            return "have lethal damage determined by their power rather than their toughness"
        case LethalByPower():
            return "has lethal damage determined by its power rather than its toughness"
        case DoesntUntap() if many:
            return "don't untap during their controllers' untap steps"
        case AllMustBlock():
            return f"must be blocked by every creature able to block {'them' if many else 'it'}"
        case _:
            return _of_many(phrase(rule)) if many else phrase(rule)


def _of_many(said: str) -> str:
    """Return a verb's phrase in the plural: `attack each combat if able`."""
    verb, _, rest = said.partition(" ")
    plural = verb.removesuffix("s") if verb in {"assigns", "attacks", "blocks"} else verb
    return f"{plural} {rest}".replace(" its ", " their ").replace(" it weren't", " they weren't")


def switch_words(changes: Changes, *, many: bool = False) -> str:
    """Return whether power and toughness trade places; empty if they don't."""
    if not changes.switches:
        return ""
    return f"{'have their' if many else 'has its'} power and toughness switched"


def defining_words(grants: Grants) -> str:
    """Return what an object's power and toughness are by its own definition (CR 604.3)."""
    power = _defined(grants.base_power, grants.power, grants)
    toughness = _defined(grants.base_toughness, grants.toughness, grants)
    if power == toughness:
        return f"has power and toughness each equal to {power}"
    sides = (("power", power), ("toughness", toughness))
    return f"has {listed(f'{side} equal to {value}' for side, value in sides if value)}"


def _defined(base: int | None, each: int, grants: Grants) -> str:
    """Return one number in words; empty if it is not defined."""
    if not each or grants.for_each is None:
        return "" if base is None and not each else str((base or 0) + each)
    counted = (
        f"the number of {all_words(grants.for_each)}"
        if each == 1
        else f"{each} for each {each_words(grants.for_each)}"
    )
    return f"{base} plus {counted}" if base else counted
