"""Parts of sentences in words: filters, costs, changes, instructions, as explanations speak of them.

Everything is said by the grammar that reads rules text. Nothing comes back where it has no words.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import TYPE_CHECKING

from core.abilities.ability import abilities_among, rules_among
from core.language.lines import UNNAMED, write_line

if TYPE_CHECKING:
    from core.abilities.amounts import Counted
    from core.abilities.card_texts.card_text import CardText
    from core.abilities.card_texts.modes import Mode
    from core.abilities.conditions import Condition
    from core.abilities.costs import Cost
    from core.abilities.effects.amount_changes import AmountChange
    from core.abilities.effects.grants import Grants
    from core.abilities.effects.in_force import Effect
    from core.abilities.effects.object_changes import Changes
    from core.abilities.effects.on_damage import DamageEffect
    from core.abilities.effects.on_entering import CopyExceptions
    from core.abilities.effects.on_one_object import LaterEnding
    from core.abilities.filters import GraveyardCards, Objects, Recipients, StackObjects
    from core.abilities.instructions.one_shot import OneShot
    from core.abilities.span import Span
    from core.abilities.subjects import TargetSpec
    from core.abilities.triggers import When
    from core.language.kernel.phrase import Phrase
    from core.language.speaker import Speaker


@cache
def _slots() -> Mapping[str, Phrase]:
    """Return the phrases of the grammar by name; it is built when it is first needed."""
    from core.language.english.lines import NEEDS  # noqa: PLC0415 - built when it is needed
    from core.language.english.slots import SLOTS  # noqa: PLC0415 - built when it is needed

    return {**SLOTS, "ability": NEEDS.ABILITY}


def _said(slot: str, value: object, speaker: Speaker) -> str:
    from core.language.english.normal import named  # noqa: PLC0415 - built when it is needed

    words = _slots()[slot].write(value)
    return "" if words is None else named(words, speaker)


# -- whom something is about


def filter_words(wanted: Objects, speaker: Speaker = UNNAMED) -> str:
    """Return one that a filter lets through, as `a red creature you control`."""
    return _said("a", wanted, speaker)


def source_words(wanted: Objects, speaker: Speaker = UNNAMED) -> str:
    """Return a source of damage that a filter lets through, as `a red source`."""
    return _said("a_source", wanted, speaker)


def recipient_words(wanted: Recipients, speaker: Speaker = UNNAMED) -> str:
    """Return whom a filter lets through, as `you or a creature you control`; nothing if that is anything."""
    return "" if wanted.is_anything else _said("recipient", wanted, speaker)


def on_stack_words(wanted: StackObjects) -> str:
    """Return a spell or ability that a filter lets through, as `a noncreature spell`."""
    return _said("stack_object", wanted, UNNAMED)


def card_words(wanted: GraveyardCards) -> str:
    """Return a card in a graveyard that a filter lets through, as `a creature card from your graveyard`."""
    return _said("card in graveyard", wanted, UNNAMED)


def all_words(wanted: Objects, speaker: Speaker = UNNAMED) -> str:
    """Return all that a filter lets through, as `other creatures you control`; it may be one object."""
    return _said("all who", wanted, speaker) or _said("itself", wanted, speaker)


def with_article(words: str) -> str:
    """Return a noun with the article that goes before it: `a creature`, `an Elf`."""
    from core.language.english.words import an  # noqa: PLC0415 - built when it is needed

    return an(words)


# -- what objects become


def grant_words(grants: Grants, speaker: Speaker = UNNAMED, *, many: bool = False) -> str:
    """Return what one object gets, or with `many` several: `gets +3/+3 and has trample`."""
    return _grant_words(grants, None, speaker, many=many)


def size_words(grants: Grants, speaker: Speaker = UNNAMED) -> str:
    """Return what is added to power and toughness: `gets +1/+1 for each creature you control`."""
    return _grant_words(grants, {"power", "toughness", "for_each"}, speaker)


def condition_words(condition: Condition, speaker: Speaker = UNNAMED) -> str:
    """Return what must be true, as `you control an artifact`."""
    return _said("intervening condition", condition, speaker)


def span_words(span: Span) -> str:
    """Return a part of the turn, as `during combat`."""
    return _said("span", span, UNNAMED)


def base_words(grants: Grants) -> str:
    """Return what power and toughness are set to: `has base power 1`."""
    return _grant_words(grants, {"base_power", "base_toughness"}, UNNAMED)


def type_words(grants: Grants) -> str:
    """Return which types there are: `is an artifact creature in addition to its other types`."""
    return _grant_words(grants, {"types", "subtypes", "only_types", "loses_type"}, UNNAMED)


def color_words(grants: Grants) -> str:
    """Return which colors there are: `is white and blue`."""
    return _grant_words(grants, {"colors"}, UNNAMED)


def _grant_words(
    grants: Grants, only: Collection[str] | None, speaker: Speaker, *, many: bool = False
) -> str:
    from core.abilities.effects.grants import Grants as Model  # noqa: PLC0415 - built when it is needed
    from core.language.kernel.said import defaults  # noqa: PLC0415 - built when it is needed

    slot, usual = f"are {'many' if many else 'one'}", defaults(Model)
    values = tuple(
        getattr(grants, field) if only is None or field in only else usual[field]
        for field in _slots()[slot].fields
    )
    return _said(slot, values, speaker)


def ability_words(changes: Changes, speaker: Speaker = UNNAMED) -> str:
    """Return which abilities are given: `has flying and trample`; nothing if none is."""
    given = tuple(abilities_among(changes.gains)), changes.abilities
    return _said("given one for good", given, speaker) if any(given) else ""


def rule_words(changes: Changes) -> str:
    """Return what it can, can't or must do from then on: `can't block`; nothing if that is not said."""
    rules = tuple(rules_among(changes.gains))
    from core.language.kernel.together import in_a_row  # noqa: PLC0415 - built when it is needed

    return in_a_row(_said("given one for good", (rules, ()), UNNAMED)) if rules else ""


def exception_words(copy: CopyExceptions) -> str:
    """Return what a copy is or has besides: `it's an artifact in addition to its other types`."""
    phrase = _slots()["what a copy has besides"]
    values = tuple(getattr(copy, field) for field in phrase.fields)
    return _said("what a copy has besides", values, UNNAMED)


# -- what is done


def text_words(text: CardText, speaker: Speaker = UNNAMED) -> str:
    """Return one ability, or what a spell does, as rules text."""
    try:
        return write_line(text, speaker)
    except ValueError:
        return "It has an ability for which there are no words."


def effect_words(effect: Effect, speaker: Speaker = UNNAMED) -> str:
    """Return a static effect as a sentence of rules text."""
    return text_words(effect, speaker)  # type: ignore[arg-type]  # what waits is said like what is printed


def instruction_words(
    does: tuple[OneShot, ...],
    targets: tuple[TargetSpec, ...] = (),
    *,
    speaker: Speaker = UNNAMED,
    about: str = "",
    is_own: bool = False,
) -> str:
    """Return what is done, without a full stop at the end: `destroy target creature`.

    `about`: what an ability triggered on is, after `that`. `is_own`: the object itself is called `it`.
    """
    from core.language.english.antecedents import Scope  # noqa: PLC0415 - built when it is needed
    from core.language.english.unbinding import unbound  # noqa: PLC0415 - built when it is needed

    scope = Scope(is_own=is_own, of_trigger=(about,) if about else ())
    told = unbound(targets, None, does, scope)
    return (_said("sequence", told, speaker) if told else "") or "what it says"


def mode_sentence(mode: Mode, when: When | None, speaker: Speaker) -> str:
    """Return the name of a mode of an ability with that trigger, or what it does if it has no name."""
    from core.language.english.antecedents import Scope  # noqa: PLC0415 - built when it is needed
    from core.language.english.unbinding import unbound  # noqa: PLC0415 - built when it is needed

    told = unbound(mode.targets, mode.least_targets, mode.does, Scope.of(when))
    words = (_said("sequence", told, speaker) if told else "") or "what it says"
    return mode.name or f"{words[:1].upper()}{words[1:]}"


def besides_words(effect: DamageEffect, speaker: Speaker = UNNAMED) -> tuple[str, ...]:
    """Return what happens besides, each as a clause: `you gain that much life`."""
    return tuple(_said("one thing besides", part, speaker) for part in effect.besides)


def amount_words(change: AmountChange) -> str:
    """Return how much damage it is instead: `double that damage`."""
    return _said("so much damage", change, UNNAMED)


def counted_words(amount: Counted, speaker: Speaker = UNNAMED) -> str:
    """Return what is counted: `half your life total, rounded up`, `the number of creatures you control`."""
    return _said("equal", amount, speaker)


def ending_words(does: LaterEnding, what: str) -> str:
    """Return how a permanent is made to leave, as `return it to its owner's hand`, or a card to return."""
    to_hand = f"return {what} to its owner's hand"
    if does == "return_to_battlefield":
        return f"return {what} to the battlefield"
    return to_hand if does == "return_to_hand" else f"{does} {what}"


def paying_words(cost: Cost, ending: str = "", speaker: Speaker = UNNAMED) -> str:
    """Return what a player does to pay: `pay {2}`, or with the ending `s`, `sacrifices a creature`."""
    return _said(f"pay{ending}", cost, speaker)
