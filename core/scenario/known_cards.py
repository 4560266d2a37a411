"""The cards a scenario may name: those that it defines itself, and the library's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.cards.spec import TwoFacedSpec
from core.model.cards import Card
from core.scenario.format import Scenario


def known_cards(scenario: Scenario, library: Mapping[str, Card]) -> Mapping[str, Card]:
    """Return the cards a scenario may name, by name; a card of its own hides one of the library.

    So a file means the same after the library has learned a card of that name.
    """
    return with_own_cards(scenario.cards, library)


def with_own_cards(own: Mapping[str, TwoFacedSpec], library: Mapping[str, Card]) -> Mapping[str, Card]:
    """Return cards by name: own ones, then those of the library that they don't hide."""
    return _KnownCards(own, library) if own else library


class _KnownCards(Mapping[str, Card]):
    """Own cards, then the library. Upper and lower case do not matter when looking one up."""

    def __init__(self, own: Mapping[str, TwoFacedSpec], library: Mapping[str, Card]) -> None:
        self._own, self._library = own, library
        self._names = {name.lower(): name for name in own}
        self._cards: dict[str, Card] = {}

    def __getitem__(self, name: str) -> Card:
        own = self._names.get(name.lower())
        if own is None:
            return self._library[name]
        if own not in self._cards:
            self._cards[own] = self._own[own].named(own)
        return self._cards[own]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name.lower() in self._names or name in self._library)

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from (name for name in self._library if name.lower() not in self._names)

    def __len__(self) -> int:
        return sum(1 for _ in self)
