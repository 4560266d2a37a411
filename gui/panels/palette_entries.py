"""What the palette's lists hold: cards, keywords and counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from core.cards.library import Library
from core.cards.rendering import card_words, rules_text, type_line
from core.language.phrase_reading import known_phrases
from core.model.cards import Card
from core.rules.announcing.spells import spell_of
from core.terms.card_types import CardType
from gui.panels.palette_rows import PaletteEntry
from gui.table.payload import Payload

COUNTERS = (
    "+1/+1",
    "-1/-1",
    "loyalty",
    "defense",
    "deathtouch",
    "double strike",
    "first strike",
    "flying",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "shield",
    "trample",
    "vigilance",
)


class CardEntries(Sequence[PaletteEntry]):
    """Creatures first, then what else can be attacked, spells, the rest; each alphabetically.

    An entry is made when it is first asked for: a start shows a dozen of hundreds.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._names = sorted(library, key=lambda name: (_group(library.types(name)), name))
        self._made: dict[str, PaletteEntry] = {}

    def __len__(self) -> int:
        return len(self._names)

    @overload
    def __getitem__(self, index: int) -> PaletteEntry: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[PaletteEntry]: ...

    def __getitem__(self, index: int | slice) -> PaletteEntry | Sequence[PaletteEntry]:
        if isinstance(index, slice):
            return tuple(self[place] for place in range(*index.indices(len(self))))
        name = self._names[index]
        if name not in self._made:
            self._made[name] = _card_entry(self._library[name])
        return self._made[name]


def keyword_entries() -> tuple[PaletteEntry, ...]:
    """Return every phrase a creature can be given, as the palette lists them."""
    return tuple(
        PaletteEntry(Payload("keyword", phrase), phrase, spoken=phrase) for phrase in known_phrases()
    )


def counter_entries() -> tuple[PaletteEntry, ...]:
    """Return the kinds of counters that can be dragged onto something."""
    return tuple(
        PaletteEntry(Payload("counter", kind), f"{kind} counter", spoken=f"{kind} counter")
        for kind in COUNTERS
    )


def _group(types: frozenset[str]) -> int:
    if CardType.CREATURE in types and CardType.PLANESWALKER not in types:
        return 0
    if types & {CardType.PLANESWALKER, CardType.BATTLE}:
        return 1
    return 2 if types & {CardType.INSTANT, CardType.SORCERY} else 3


def _card_entry(card: Card) -> PaletteEntry:
    text = " · ".join(line.rstrip(".") for line in rules_text(card))
    back = f"Back face: {card_words(card.back)}" if card.back is not None else ""
    return PaletteEntry(
        payload=Payload("spell" if spell_of(card) else "card", card.name),
        title=card.name,
        detail=text or type_line(card),
        numbers=_numbers(card),
        colors=card.colors,
        card=card,
        spoken=". ".join(part for part in (card.name, _numbers(card), type_line(card), text, back) if part),
    )


def _numbers(card: Card) -> str:
    if card.power is not None:
        return f"{card.power}/{card.toughness}"
    number = card.loyalty if card.loyalty is not None else card.defense
    return "" if number is None else str(number)
