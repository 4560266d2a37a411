"""Spells that a foreign board has cast before play begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from core.abilities.keywords import Keyword
from core.model.cards import Card, spell_of
from core.other_programs.foreign_board import ForeignBoard, Precast
from core.other_programs.known import Known
from core.other_programs.left_out import LeftOut, Loss
from core.terms.card_types import CardType
from core.terms.steps import Step


class PrecastEntries(NamedTuple):
    """Script entries that cast the spells and resolve each, and what can't be cast."""

    entries: list[dict[str, Any]]
    left_out: list[LeftOut]


def precast_entries(
    board: ForeignBoard, known: Known, seats: Sequence[str], ids: Mapping[str, str]
) -> PrecastEntries:
    """Return how a script casts what was cast before the start; `ids` are those of permanents, by key.

    Nothing can be cast before attackers are declared in that step, so only in main phases and as combat
    begins is anything.
    """
    entries: list[dict[str, Any]] = []
    left_out: list[LeftOut] = []
    for one in board.precast:
        card = known.card(one.name)
        target = seats[one.target] if isinstance(one.target, int) else ids.get(one.target or "")
        if card is None:
            left_out.append(LeftOut(Loss.UNKNOWN_SPELL, one.name))
            continue
        if not _can_be_cast(card, one, board) or not _has_its_targets(card, one, target):
            left_out.append(LeftOut(Loss.NOT_CAST, one.name))
            continue
        targets = {"targets": [target]} if target else {}
        entries += [{"cast": known.use(one.name), "by": seats[one.seat], **targets}, {"resolve": "all"}]
    return PrecastEntries(entries, left_out)


def _can_be_cast(card: Card, one: Precast, board: ForeignBoard) -> bool:
    """Whether the player could cast it as play begins (CR 117.1a, 307.1)."""
    if CardType.LAND in card.types:
        return False
    if CardType.INSTANT in card.types or Keyword.FLASH in card.keywords:
        return board.step.is_main_phase or board.step is Step.BEGINNING_OF_COMBAT
    return board.step.is_main_phase and one.seat == board.active


def _has_its_targets(card: Card, one: Precast, target: str | None) -> bool:
    """Whether it announces as much as the file says: no modes, and one target or none."""
    spell = spell_of(card)
    if spell is None:
        return one.target is None
    wanted = len(spell.targets)
    return not spell.modes and wanted <= 1 and wanted == (target is not None)
