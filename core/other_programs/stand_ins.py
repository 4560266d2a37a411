"""What stands for a card that isn't known, until a person says what it is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from core.other_programs.foreign_board import ForeignPermanent
from core.sharing.board_line.objects import item
from core.sharing.board_line.splitting import BoardLineError
from core.terms.card_types import SPELL_TYPES, CardType
from core.terms.counters import DEFENSE, LOYALTY
from core.terms.values import Value
from core.words.english import other_programs as words
from core.words.english.errors import sharing as sharing_words

CREATURE = "1/1"
"""What most unknown cards stand as: a creature whose size is asked for."""
_OF_A_CARD = frozenset(
    {"types", "subtypes", "supertypes", "colors", "power", "toughness", "loyalty", "defense"}
    | {"mana_cost", "keywords", "text"}
)
_NAME = "X"
_SIZE = re.compile(r"-?\d+\s*/\s*-?\d+")
_KINDS = frozenset(one.value for one in CardType)


class Unknown(Value):
    """A name that no known card has, of permanents and of cards elsewhere.

    Attributes:
        count: how many permanents have it.
        line: what they stand as, written as on a board line: `1/1`, `artifact Equipment`.
    """

    name: str
    count: int
    line: str


class DescriptionError(ValueError):
    """What a person wrote an unknown card to be can't be read; says why."""


def stands_as(one: ForeignPermanent) -> str:
    """Return the line of what an unknown permanent stands as: what its state gives away, or a creature."""
    counters = one.state.get("counters", {})
    if LOYALTY in counters:
        return "planeswalker"
    if DEFENSE in counters:
        return "battle"
    return "artifact Equipment" if one.attached_to else CREATURE


def described(name: str, line: str, counters: Mapping[str, int] | None = None) -> dict[str, Any]:
    """Return the fields of a card, or with `counters` of a permanent, that a line describes.

    Raises:
        DescriptionError: it can't be read, or can't be on the battlefield where it has to be.
    """
    if not _SIZE.search(line) and _KINDS.isdisjoint(line.lower().split()):
        raise DescriptionError(words.not_described(name, words.say_size_or_kind()))
    try:
        one = item(f'"{_NAME}" {line}'.strip(), _NO_CARDS)
    except BoardLineError as error:
        raise DescriptionError(words.not_described(name, error.fault)) from error
    if one.times != 1 or one.refers or one.fields.keys() - _OF_A_CARD - {"name"}:
        raise DescriptionError(words.not_described(name, sharing_words.left_over(line)))
    if counters is not None and not SPELL_TYPES.isdisjoint(one.fields["types"]):
        raise DescriptionError(words.not_described(name, sharing_words.spell_on_battlefield(name)))
    for kind, number in (("planeswalker", LOYALTY), ("battle", DEFENSE)):
        if kind in one.fields["types"] and number not in one.fields and number not in (counters or {}):
            raise DescriptionError(words.not_described(name, words.needs_number(f"{line} (3 {number})")))
    return {key: value for key, value in one.fields.items() if key in _OF_A_CARD}


_NO_CARDS: Mapping[str, Any] = {}
