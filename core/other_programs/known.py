"""The cards a foreign board may name: those its file defines, those the user has, then the library's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from core.cards.spec import TwoFacedSpec
from core.data.faults import DataError
from core.data.reading import read_as
from core.language.phrases import ENGLISH
from core.model.cards import Card
from core.other_programs.foreign_board import OwnCard
from core.other_programs.left_out import LeftOut, Loss
from core.scenario.format import OwnCardSpec

_FACES = " // "


class Known:
    """Finds cards by name; those that aren't the library's become cards of the scenario once they are used.

    Attributes:
        library: the cards of the program.
        used: the cards that the scenario has to define, as a file writes them.
        left_out: what couldn't be read of those.
    """

    def __init__(
        self, of_file: Iterable[OwnCard], of_user: Iterable[OwnCard], library: Mapping[str, Card]
    ) -> None:
        self.library = library
        self.used: dict[str, dict[str, Any]] = {}
        self.left_out: list[LeftOut] = []
        self._of_file = {one.name.lower(): one for one in reversed(tuple(of_file))}
        self._of_user = {one.name.lower(): one for one in reversed(tuple(of_user))}
        self._cards: dict[str, Card | None] = {}

    def card(self, name: str) -> Card | None:
        """Return the card of a name; None if nobody knows it. The front face stands for both."""
        return self._named(name) or (
            self._named(name.split(_FACES, maxsplit=1)[0]) if _FACES in name else None
        )

    def use(self, name: str) -> str:
        """Return how a scenario names a card, which it defines if the library doesn't have it."""
        card = self.card(name)
        assert card is not None  # noqa: S101 - asked only for cards that are known
        own = self._own(card.name)
        if own is not None and own.name not in self.used:
            self.used[own.name] = dict(own.fields)
            self.left_out += own.left_out
        return card.name

    def define(self, name: str, fields: Mapping[str, Any]) -> str:
        """Have the scenario define a card; return its name."""
        self.used.setdefault(name, dict(fields))
        return name

    def _named(self, name: str) -> Card | None:
        small = name.lower()
        if small not in self._cards:
            own = self._own(name)
            read = self._read(own) if own is not None else None
            self._cards[small] = read or self.library.get(name)
        return self._cards[small]

    def _own(self, name: str) -> OwnCard | None:
        """Return the card that the scenario would have to define, if it has to."""
        small = name.lower()
        if small in self._of_file:
            return self._of_file[small]
        return None if name in self.library else self._of_user.get(small)

    def _read(self, own: OwnCard) -> Card | None:
        """Return the card that its fields write; one that can't be read is told and forgotten."""
        try:
            spec: TwoFacedSpec = read_as(OwnCardSpec, dict(own.fields), ENGLISH)
        except DataError as error:
            self.left_out.append(LeftOut(Loss.CUSTOM_CARD, own.name, error.faults[0].sentence))
            self._of_file.pop(own.name.lower(), None)
            self._of_user.pop(own.name.lower(), None)
            return None
        return spec.named(own.name)
