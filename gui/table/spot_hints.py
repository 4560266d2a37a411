"""What a spot of the table is, and what can be done there, in a few words."""

from __future__ import annotations

from core.explain.explanation import label
from core.play.playthrough import Decision
from gui.session import Session
from gui.table.picture.spots import Spot, SpotKind, meant_by, spot_of_chip, waiting_at
from gui.table.picture.table_picture import TablePicture
from gui.table.spoken import (
    card_words,
    chip_words,
    hand_words,
    pile_words,
    player_words,
    waiting_words,
)
from gui.translation import tr


def spot_words(session: Session, picture: TablePicture, spot: Spot, decision: Decision | None) -> str:
    """Return what is there; empty if nothing is any more."""
    game = session.game
    match spot.kind:
        case SpotKind.CARD:
            face = next((one for one in picture.faces.values() if one.id == spot.id), None)
            return card_words(game, face, decision) if face is not None else ""
        case SpotKind.PLAYER:
            return next((player_words(one) for one in picture.plates if one.id == spot.id), "")
        case SpotKind.HAND:
            return next((hand_words(one) for one in picture.hand if one.card.id == spot.id), "")
        case SpotKind.PILE:
            piles = (one for one in picture.piles if (one.owner, one.zone) == (spot.id, spot.to))
            return next((pile_words(one, label(game, one.owner)) for one in piles), "")
        case SpotKind.WAITING:
            one = waiting_at(picture, spot)
            return waiting_words(game, one) if one is not None else ""
        case SpotKind.CHIP:
            chips = (chip for chip in picture.chips if spot_of_chip(chip) == spot)
            return next((chip_words(game, chip, source_words(session, spot)) for chip in chips), "")


def source_words(session: Session, spot: Spot) -> str:
    """Return what gives the points of a number: a card, something on the stack, or what is being cast."""
    waiting = (getattr(one, "name", "") for one in session.game.stack if getattr(one, "id", None) == spot.id)
    return next(waiting, "") or label(session.game, spot.id)


def spot_hint(picture: TablePicture, spot: Spot, answers: tuple[str, ...]) -> str:
    """Return which keys do what at a spot; `answers` are ids that answer the question or go on casting."""
    if any(one in answers for one in meant_by(picture, spot)):
        return tr("Enter: choose this")
    match spot.kind:
        case SpotKind.CARD:
            return tr("Enter: actions   F2: edit   Del: remove")
        case SpotKind.PLAYER:
            return tr("Enter: actions   F2: edit")
        case SpotKind.HAND:
            return tr("Enter: cast or put onto the battlefield   Del: remove")
        case SpotKind.CHIP:
            chip = next(chip for chip in picture.chips if spot_of_chip(chip) == spot)
            if not chip.is_editable:
                return ""
            if chip.is_order:
                return tr("+: one place up   Enter: continue")
            return tr("+: 1 more   {minus}: 1 less   Enter: continue").format(minus="\N{MINUS SIGN}")
        case SpotKind.PILE | SpotKind.WAITING:
            return tr("Enter: show what it is")
