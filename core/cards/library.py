"""The library: every card that can be put on the table by name."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from core.cards.spec import CardSpec
from core.model.cards import Card

CARDS = Path(__file__).parents[2] / "assets" / "cards"


class LibraryError(Exception):
    """A file of the card library is wrong; says which card and why."""


class Library(Mapping[str, Card]):
    """Cards by name, in alphabetical order. Upper and lower case do not matter when looking one up."""

    def __init__(self, specs: tuple[CardSpec, ...]) -> None:
        self.specs = {spec.name: spec for spec in sorted(specs, key=lambda spec: spec.name)}
        self._names = {name.lower(): name for name in self.specs}
        self._cards: dict[str, Card] = {}

    def __getitem__(self, name: str) -> Card:
        known = self._names[name.lower()]
        if known not in self._cards:
            self._cards[known] = self.specs[known].to_card()
        return self._cards[known]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.lower() in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self.specs)

    def __len__(self) -> int:
        return len(self.specs)


def read_library(folder: Path) -> Library:
    """Return the cards of all JSON files in a folder.

    Raises:
        LibraryError: a file is no list of cards, or two cards have one name.
    """
    found: dict[str, CardSpec] = {}
    read = TypeAdapter(tuple[CardSpec, ...]).validate_python
    for path in sorted(folder.glob("*.json")):
        try:
            specs = read(json.loads(path.read_text(encoding="utf-8")))
        except (ValueError, ValidationError) as error:
            raise LibraryError(f"{path.name}: {error}") from error
        for spec in specs:
            if spec.name in found:
                raise LibraryError(f"{path.name}: there is already a card named '{spec.name}'.")
            found[spec.name] = spec
    return Library(tuple(found.values()))


@cache
def built_in() -> Library:
    """Return the library that comes with the program; read once."""
    return read_library(CARDS)
