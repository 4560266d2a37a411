"""What the palette's lists hold: cards, keywords and counters."""

from __future__ import annotations

from collections.abc import Callable

from core.cards.library import Library
from core.cards.shown import card_words, shown_rules, shown_types
from core.language.phrases import known_phrases
from core.model.cards import Card, is_permanent_card, spell_of
from core.terms.card_types import CardType
from core.terms.values import Value
from gui.panels.palette_rows import PaletteEntry
from gui.table.payload import Payload
from gui.translation import term, tr

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


class Entries(Value, kw_only=False):
    """The titles of a list, in order, and what makes the entry of each, which may take a while."""

    titles: tuple[str, ...]
    make: Callable[[str], PaletteEntry]


def card_entries(library: Library) -> Entries:
    """Return creatures first, then what else can be attacked, spells, the rest; each alphabetically."""
    names = sorted(library, key=lambda name: (_group(library.types(name)), name))
    return Entries(tuple(names), lambda name: _card_entry(library[name]))


def keyword_entries() -> Entries:
    """Return every phrase a creature can be given, as the palette lists them."""
    titles = {term(phrase): phrase for phrase in known_phrases()}
    return Entries(
        tuple(titles), lambda title: PaletteEntry(Payload("keyword", titles[title]), title, spoken=title)
    )


def counter_entries() -> Entries:
    """Return the kinds of counters that can be dragged onto something."""
    titles = {tr("{kind} counter").format(kind=term(kind)): kind for kind in COUNTERS}
    return Entries(
        tuple(titles), lambda title: PaletteEntry(Payload("counter", titles[title]), title, spoken=title)
    )


def _group(types: frozenset[str]) -> int:
    if CardType.CREATURE in types and CardType.PLANESWALKER not in types:
        return 0
    if types & {CardType.PLANESWALKER, CardType.BATTLE}:
        return 1
    return 2 if types & {CardType.INSTANT, CardType.SORCERY} else 3


def _card_entry(card: Card) -> PaletteEntry:
    text = " · ".join(line.rstrip(".") for line in shown_rules(card))
    back = tr("Back face: {card}").format(card=card_words(card.back)) if card.back is not None else ""
    return PaletteEntry(
        payload=Payload("spell" if not is_permanent_card(card) and spell_of(card) else "card", card.name),
        title=card.name,
        detail=text or shown_types(card),
        numbers=_numbers(card),
        colors=card.colors,
        card=card,
        spoken=". ".join(part for part in (card.name, _numbers(card), shown_types(card), text, back) if part),
    )


def _numbers(card: Card) -> str:
    if card.power is not None:
        return f"{card.power}/{card.toughness}"
    number = card.loyalty if card.loyalty is not None else card.defense
    return "" if number is None else str(number)
