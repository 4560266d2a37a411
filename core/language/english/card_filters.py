"""Cards that are not on the battlefield in words: `creature card`, `instant card from a graveyard`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from core.abilities.filters import GraveyardCards, Objects
from core.language.english.filters import Filter
from core.language.english.words import CARD_TYPE
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Listed, Mapped, Phrase, Reading, Text, joined
from core.terms.card_types import PERMANENT_TYPES, CardType


class CardFilter(Filter):
    """What cards are like: `card`, `creature card`, `instant and sorcery cards`; `joiner` is written."""

    def __init__(self, *, many: bool, joiner: str = "and") -> None:
        super().__init__("card", many=many, joiner=joiner)
        self.name = "cards" if many else "a card"

    def _types(
        self, text: Text, at: int, fields: dict[str, object], *, has_subtypes: bool
    ) -> Iterator[tuple[dict[str, object], int]]:
        if has_subtypes:
            if not text.words.startswith(" ", at):
                return
            at += 1
        if self._noun_ends(text, at):
            yield fields, at + len(self._noun)
        for types, end in text.readings(SOME_TYPES, at):
            assert isinstance(types, tuple)  # noqa: S101 - what a list reads
            if text.words.startswith(" ", end) and self._noun_ends(text, end + 1):
                name = "types" if len(types) == 1 else "one_of_types"
                yield {**fields, name: types}, end + 1 + len(self._noun)

    def _after(self, text: Text, at: int, fields: dict[str, object]) -> Iterator[Reading]:
        for one, end in super()._after(text, at, fields):
            if isinstance(one, Objects) and one.asks_only_what_is_printed:
                yield one, end

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return SOME_TYPES, *super().opens()

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        if not isinstance(value, Objects) or len(value.types) > 1 or (value.types and value.one_of_types):
            return None
        return super().write(value)

    def _written_noun(self, value: Objects) -> str:
        joiner = self._joiner if self._many else "or"
        subtypes = joined(list(value.subtypes), joiner) if value.subtypes else ""
        types = (
            _PERMANENT
            if value.one_of_types == PERMANENTS
            else _LISTS[self._joiner_of(value)].write(value.types or value.one_of_types)
        )
        return " ".join(part for part in (subtypes, types, self._noun) if part)

    def _joiner_of(self, value: Objects) -> str:
        """Return what stands between types: of one card that may be of both, `artifact and/or creature`."""
        is_either = self._joiner == "and" and not self._many and frozenset(value.one_of_types) != _SPELLS
        return "and/or" if is_either else self._joiner


_SPELLS: Final = frozenset({CardType.INSTANT, CardType.SORCERY})
"""Types of which no card has both, but now and then: `instant and sorcery card`."""


class _Types(Phrase):
    """Card types of which a card has one: `instant and sorcery`, `artifact or creature`, `permanent`."""

    name = "card types"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if text.words.startswith(_PERMANENT, at):
            yield PERMANENTS, at + len(_PERMANENT)
        found = {one: None for phrase in _LISTS.values() for one in text.readings(phrase, at)}
        yield from found

    def opens(self) -> Openings:
        return (Opening(_PERMANENT), *_LISTS.values())

    def write(self, value: object) -> str | None:
        return _LISTS["and"].write(value)


_LISTS: Final = {joiner: Listed(CARD_TYPE, joiner) for joiner in ("and", "or", "and/or")}
_PERMANENT: Final = "permanent"
PERMANENTS: Final = tuple(one for one in CardType if one in PERMANENT_TYPES)
"""What a permanent card is one of (CR 110.4)."""
SOME_TYPES: Final = _Types()
"""`creature`, `instant and sorcery`: card types of which something has one."""


def certain(phrase: Phrase) -> Phrase:
    """Return the phrase for cards of some kind, and not just any."""

    def known(value: object) -> object | None:
        return None if value == Objects() else value

    return Mapped(phrase, known, known)


class _InGraveyard(Phrase):
    """Cards in graveyards, without an article: `creature card from your graveyard`."""

    def __init__(self, *, many: bool) -> None:
        self._filter = CardFilter(many=many, joiner="and/or" if many else "or")
        self.name = self._filter.name
        self._many = many

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for what, end in text.readings(self._filter, at):
            for lead in (" from ", " in "):
                if not text.words.startswith(lead, end):
                    text.stop(end, "from a graveyard")
                    continue
                start = end + len(lead)
                for words, whose in (*_GRAVEYARDS, *(_OF_MANY if self._many else ())):
                    if text.words.startswith(words, start):
                        assert isinstance(what, Objects)  # noqa: S101 - what a filter reads
                        yield GraveyardCards(whose=whose, what=what), start + len(words)
                text.stop(start, "a graveyard")

    def opens(self) -> Openings:
        return (self._filter,)

    def write(self, value: object) -> str | None:
        if not isinstance(value, GraveyardCards):
            return None
        cards = self._filter.write(value.what)
        rows = (*_OF_MANY, *_GRAVEYARDS) if self._many else _GRAVEYARDS
        where = next(words for words, whose in rows if whose == value.whose)
        return None if cards is None else f"{cards} from {where}"


_GRAVEYARDS: Final[tuple[tuple[str, Literal["you", "opponent", "any"]], ...]] = (
    ("your graveyard", "you"),
    ("an opponent's graveyard", "opponent"),
    ("a graveyard", "any"),
)
_OF_MANY: Final[tuple[tuple[str, Literal["you", "opponent", "any"]], ...]] = (("graveyards", "any"),)
CARDS_IN_GRAVEYARD: Final = _InGraveyard(many=True)
"""`creature cards from your graveyard`."""
CARD_IN_GRAVEYARD: Final = _InGraveyard(many=False)
"""`creature card from your graveyard`."""
