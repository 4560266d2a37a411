"""What effects make of objects, in words: made from the parts of `Changes`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.abilities.changes import Changes
from core.abilities.effects import Grants
from core.abilities.said import rule_phrase, said_abilities, said_rules
from core.language.filter_wording import (
    all_words,
    an,
    each_words,
)
from core.language.phrases import phrase
from core.terms.words import listed

if TYPE_CHECKING:
    from core.abilities.text import CardText


def grant_words(grants: Grants, *, many: bool = False) -> str:
    """Return what one object gets, or with `many` several: `gets +3/+3 and has trample`."""
    return listed(
        part
        for part in (
            loss_words(grants, many=many),
            type_words(grants, many=many),
            color_words(grants, many=many),
            "" if grants.defines else base_words(grants, many=many),
            defining_words(grants) if grants.defines else size_words(grants, many=many),
            ability_words(grants, many=many),
            switch_words(grants, many=many),
            rule_words(grants, many=many),
        )
        if part
    )


def loss_words(changes: Changes, *, many: bool = False) -> str:
    """Return which abilities are lost: `loses flying`; empty if none is."""
    lost = "all abilities" if changes.loses_abilities else listed(changes.loses) if changes.loses else ""
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


def ability_words(changes: Changes, *, many: bool = False) -> str:
    """Return which abilities are given: `has flying and trample`; empty if none is."""
    given = (*map(phrase, said_abilities(changes.phrases)), *map(_quoted, changes.abilities))
    return f"{'have' if many else 'has'} {listed(given)}" if given else ""


def _quoted(text: CardText) -> str:
    """Return an ability as one that is given: rules text in quotation marks."""
    from core.language.instruction_wording import text_words  # noqa: PLC0415 - which words changes in turn

    return f"“{text_words(text)}”"


def rule_words(changes: Changes, *, many: bool = False) -> str:
    """Return what it can, can't or must do from then on: `can't block`; empty if nothing is said of that."""
    rules = said_rules(changes.phrases)
    return listed(rule_phrase(rule, many=many) for rule in rules) if rules else ""


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
