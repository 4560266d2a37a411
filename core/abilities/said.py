"""What phrases say that an effect gives: abilities, or rules about an object (CR 613.1f, 613.11)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from core.abilities.keywords import Keyword
from core.abilities.vocabulary import (
    KEYWORD_ABILITIES,
    Ability,
    AllMustBlock,
    DoesntUntap,
    LethalByPower,
)
from core.language.phrase_reading import parse
from core.language.phrases import phrase


def said_abilities(phrases: Iterable[str]) -> tuple[Keyword | Ability, ...]:
    """Return the abilities among what phrases say: `flying`, `protection from red`."""
    return tuple(one for one in map(said, phrases) if not _is_rule(one))


def said_rules(phrases: Iterable[str]) -> tuple[Ability, ...]:
    """Return what phrases say an object can, can't or must do: `can't block`."""
    return tuple(one for one in map(said, phrases) if not isinstance(one, Keyword) and _is_rule(one))


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


def _is_rule(ability: Keyword | Ability) -> bool:
    return not isinstance(ability, (Keyword, *KEYWORD_ABILITIES))


@cache
def said(text: str) -> Keyword | Ability:
    """Return the ability that one phrase says; what was read once is not read again.

    Raises:
        UnknownPhraseError: no ability reads like this.
    """
    return parse(text)
