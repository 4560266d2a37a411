"""Attackers of a foreign board: a decision to attack, or a combat that is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.abilities.keywords import Keyword
from core.model.cards import Card
from core.other_programs.foreign_board import ForeignBoard
from core.other_programs.left_out import LeftOut, Loss
from core.terms.card_types import CardType
from core.terms.steps import Step
from core.terms.subtypes import SIEGE


class Attacks:
    """Says what attacks what.

    Up to the declare blockers step attackers are declared by the script, so play starts no later than with
    that; in later steps of combat they are attacking as play begins.

    Attributes:
        start: the step in which play starts.
        entries: the script's decision to attack, if there is one.
        left_out: what can't be attacking.
    """

    def __init__(
        self, board: ForeignBoard, objects: Mapping[int, dict[str, Any]], cards: Mapping[int, Card]
    ) -> None:
        self._board, self._objects, self._cards = board, objects, cards
        self.start = board.step
        self.entries: list[dict[str, Any]] = []
        self.left_out: list[LeftOut] = []

    def declare(self, ids: Mapping[int, str], seats: list[str]) -> None:
        """Put the attacks into the script or into the objects, by ids."""
        attacks = {
            place: to for place in self._objects if (to := self._attacked(place, ids, seats)) is not None
        }
        if not attacks or self._board.step.comes_after(Step.END_OF_COMBAT):
            self.left_out += [LeftOut(Loss.CANT_ATTACK, self._board.permanents[one].name) for one in attacks]
        elif self._board.step.comes_after(Step.DECLARE_BLOCKERS):
            for place, target in attacks.items():
                self._objects[place]["attacking"] = target
        else:
            if self._board.step is Step.DECLARE_BLOCKERS:
                self.start = Step.DECLARE_ATTACKERS
            for place in attacks:
                self._untap(place)
            self.entries = [{"attack": {ids[place]: target for place, target in attacks.items()}}]

    def _untap(self, place: int) -> None:
        """Let an attacker begin untapped: to declare it taps it (CR 508.1f)."""
        if self._objects[place].pop("tapped", False) and Keyword.VIGILANCE in self._cards[place].keywords:
            self.left_out.append(LeftOut(Loss.PART, self._board.permanents[place].name, "vigilance"))

    def _attacked(self, place: int, ids: Mapping[int, str], seats: list[str]) -> str | None:
        """Return the id of what a permanent attacks; None if it doesn't, or can't."""
        one = self._board.permanents[place]
        if one.attacks is None:
            return None
        able = (
            CardType.CREATURE in self._cards[place].types
            and one.seat == self._board.active
            and not one.state.get("phased_out")
        )
        target = self._target(one.attacks, ids, seats) if able else None
        if target is None:
            self.left_out.append(LeftOut(Loss.CANT_ATTACK, one.name))
        return target

    def _target(self, key: str, ids: Mapping[int, str], seats: list[str]) -> str | None:
        if not key:
            return seats[(self._board.active + 1) % len(seats)]
        for place, card in self._cards.items():
            if self._board.permanents[place].key == key:
                return ids[place] if self._may_be_attacked(place, card) else None
        return None

    def _may_be_attacked(self, place: int, card: Card) -> bool:
        """Whether a permanent is a planeswalker of an opponent, or a battle that an opponent protects."""
        one = self._board.permanents[place]
        is_mine = one.seat == self._board.active
        if one.state.get("phased_out"):
            return False
        if CardType.BATTLE in card.types:
            protector = next(n for n in range(len(self._board.seats)) if n != one.seat)
            return (protector if SIEGE in card.subtypes else one.seat) != self._board.active
        return CardType.PLANESWALKER in card.types and not is_mine
