"""The library: every card that can be put on the table by name."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from core.cards.spec import CardSpec
from core.data.faults import DataError
from core.data.reading import read_as
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.words.english.errors import card_errors as words

CARDS = Path(__file__).parents[2] / "assets" / "cards"


class LibraryError(Exception):
    """A file of the card library is wrong; says which card and why."""


class Library(Mapping[str, Card]):
    """Cards by name, in alphabetical order. Upper and lower case do not matter when looking one up.

    A card is read when it is first looked up.

    Raises:
        LibraryError: the card that is looked up is written wrongly.
    """

    def __init__(self, written: Mapping[str, Mapping[str, Any]]) -> None:
        self._written = {name: written[name] for name in sorted(written)}
        self._names = {name.lower(): name for name in self._written}
        self._specs: dict[str, CardSpec] = {}
        self._cards: dict[str, Card] = {}

    def __getitem__(self, name: str) -> Card:
        known = self._names[name.lower()]
        if known not in self._cards:
            self._cards[known] = self.spec(known).to_card()
        return self._cards[known]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.lower() in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)

    def spec(self, name: str) -> CardSpec:
        """Return how the card is written in its file."""
        known = self._names[name.lower()]
        if known not in self._specs:
            try:
                self._specs[known] = read_as(CardSpec, self._written[known], ENGLISH)
            except DataError as error:
                raise LibraryError(f"{known}: {error}") from error
        return self._specs[known]

    def types(self, name: str) -> frozenset[str]:
        """Return the words for a card's types, without reading the rest of it."""
        return frozenset(self._written[self._names[name.lower()]].get("types", ()))

    def keywords(self, name: str) -> tuple[str, ...]:
        """Return the phrases for a card's keywords, without reading the rest of it."""
        return tuple(self._written[self._names[name.lower()]].get("keywords", ()))


def read_library(folder: Path) -> Library:
    """Return the cards of all JSON files in a folder.

    Raises:
        LibraryError: a file is no list of cards with names, or two cards have one name.
    """
    found: dict[str, Mapping[str, Any]] = {}
    for path in sorted(folder.glob("*.json")):
        for card in _cards_of(path):
            if card["name"] in found:
                raise LibraryError(words.name_taken(path.name, card["name"]))
            found[card["name"]] = card
    return Library(found)


def _cards_of(path: Path) -> list[dict[str, Any]]:
    try:
        cards = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise LibraryError(f"{path.name}: {error}") from error
    if not isinstance(cards, list) or not all(isinstance(card, dict) and "name" in card for card in cards):
        raise LibraryError(words.no_list_of_cards(path.name))
    return cards


@cache
def built_in() -> Library:
    """Return the library that comes with the program; read once."""
    return read_library(CARDS)
