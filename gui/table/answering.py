"""Answering where one clicks, or where the keyboard is: a thing is chosen, or a number changed by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.terms.ids import ObjectId, RecipientId
from gui.session import Session
from gui.table.actions import answers, damage_answers
from gui.table.casting.announcer import Announcer
from gui.table.casting.casting import clickable
from gui.table.picture.chips import Chip
from gui.table.picture.spots import Spot, SpotKind, chip_to_change, meant_by, spots
from gui.table.picture.table_picture import TablePicture


def choose(session: Session, announcer: Announcer, meant: Iterable[RecipientId]) -> bool:
    """Answer the question, or go on casting, with one of these; return whether one of them may be."""
    casting = announcer.casting
    if casting is None:
        return any(answers.choose(session, one) for one in meant)
    may = clickable(session, casting)
    picked = next((one for one in meant if one in may), None)
    if picked is not None:
        announcer.pick(picked)
    return picked is not None


def choose_spot(session: Session, announcer: Announcer, picture: TablePicture, spot: Spot) -> bool:
    """Choose what is at a spot; a target that is picked already is not taken out again."""
    picked = announcer.casting.targets if announcer.casting is not None else ()
    return choose(session, announcer, (one for one in meant_by(picture, spot) if one not in picked))


def change_number(session: Session, announcer: Announcer, chip: Chip, change: int) -> None:
    """Give a number one point more (1) or fewer (-1), or move it up in its order."""
    if announcer.casting is not None:
        announcer.shift_point(chip.recipient, change)
    elif chip.is_shield:
        damage_answers.shift_shield(session, chip.source, chip.recipient, change)
    elif chip.is_order:
        damage_answers.put_earlier(session, chip.source, ObjectId(chip.recipient))
    else:
        damage_answers.shift_point(session, chip.source, chip.recipient, change)


def beginnings(
    session: Session, announcer: Announcer, picture: TablePicture, selected: RecipientId | None
) -> Mapping[Spot, int]:
    """Return where the keyboard had best begin, least first: a number to change, an answer, a card."""
    may, decision = clickable(session, announcer.casting), session.decision
    asked = decision.choice.player if decision is not None else next(iter(session.game.players))
    found = {}
    for spot in spots(picture):
        if chip_to_change(picture, spot) is not None:
            found[spot] = 0
        elif any(one in may for one in meant_by(picture, spot)):
            found[spot] = 1
        elif selected is not None and spot.subject == selected:
            found[spot] = 2
        elif spot.kind is SpotKind.CARD:
            permanent = session.game.on_battlefield(ObjectId(spot.id))
            found[spot] = 3 if permanent is not None and permanent.controller == asked else 4
    return found
