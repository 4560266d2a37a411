"""Cards in hands and graveyards in words: `a creature card`, `two cards`, `instant and/or sorcery cards`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from core.abilities.filters import Cards
from core.language.english.words import CARD_TYPE, an
from core.language.kernel.phrase import Either, Listed, Phrase, Reading, Text, Words
from core.terms.card_types import PERMANENT_TYPES, CardType

_KINDS: Final = Words(
    "a kind of card",
    [
        ("permanent", ((), tuple(one for one in CardType if one in PERMANENT_TYPES))),
        *((word, ((one,), ())) for word, one in CARD_TYPE.rows),
    ],
)
_OR: Final = Listed(CARD_TYPE, "or")
_AND_OR: Final = Either("card types", Listed(CARD_TYPE, "and/or"), _OR)


class _Kind(Phrase):
    """Before `cards`, which they are: `creature `, `instant and/or sorcery `, or nothing."""

    name = "a kind of card"

    def __init__(self, either: Phrase) -> None:
        self._either = either

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield ((), ()), at
        kinds = [*text.readings(_KINDS, at)]
        for types, end in text.readings(self._either, at):
            if isinstance(types, tuple) and len(types) > 1:
                kinds.append((((), types), end))
        yield from ((kind, end + 1) for kind, end in kinds if text.words.startswith(" ", end))

    def write(self, value: object) -> str | None:
        if value == ((), ()):
            return ""
        words = _KINDS.write(value)
        assert isinstance(value, tuple)  # noqa: S101 - types of cards
        types, either = value
        if words is None and either and not types:
            words = self._either.write(either)
        return None if words is None else f"{words} "


KIND_OF_CARDS: Final = _Kind(_AND_OR)
"""`creature `, `instant and/or sorcery `, or nothing, before `cards`."""
_KIND_OF_ONE: Final = _Kind(_OR)


_OF_ONE: Final = (("a ", False), ("an ", False), ("another ", True))
_OF_MANY: Final = (("", False), ("other ", True))
"""What stands before such cards, and whether the card itself is none of them."""


class _Yours(Phrase):
    """Cards of a player's own hand or graveyard that something is done with: `a creature card`."""

    name = "a card"

    def __init__(self, zone: Literal["hand", "graveyard"], tail: str = "", *, many: bool = False) -> None:
        self._zone = zone
        self._tail = tail
        self._many = many
        self._articles = _OF_MANY if many else _OF_ONE

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        kinds = KIND_OF_CARDS if self._many else _KIND_OF_ONE
        noun = f"{'cards' if self._many else 'card'}{self._tail}"
        for article, is_other in self._articles:
            if not text.words.startswith(article, at):
                continue
            for kind, end in text.readings(kinds, at + len(article)):
                if text.words.startswith(noun, end):
                    assert isinstance(kind, tuple)  # noqa: S101 - types of cards
                    types, either = kind
                    cards = Cards(zone=self._zone, types=types, one_of_types=either, is_other=is_other)
                    yield cards, end + len(noun)
        text.stop(at, self.name)

    def write(self, value: object) -> str | None:
        if not isinstance(value, Cards) or (value.zone, value.whose) != (self._zone, "you"):
            return None
        kinds = KIND_OF_CARDS if self._many else _KIND_OF_ONE
        kind = kinds.write((value.types, value.one_of_types))
        if kind is None:
            return None
        said = f"{kind}{'cards' if self._many else 'card'}{self._tail}"
        if value.is_other:
            return f"{'other' if self._many else 'another'} {said}"
        return said if self._many else an(said)


CARD_IN_HAND: Final = _Yours("hand")
CARDS_IN_HAND: Final = _Yours("hand", many=True)
CARD_IN_GRAVEYARD: Final = _Yours("graveyard", " from your graveyard")
CARDS_IN_GRAVEYARD: Final = _Yours("graveyard", " from your graveyard", many=True)
CARD_IN_THEIRS: Final = _Yours("graveyard", " from their graveyard")
CARDS_IN_THEIRS: Final = _Yours("graveyard", " from their graveyard", many=True)
