"""What a drop would mean, and whether the rules allow it."""

from __future__ import annotations

from core.terms.ids import ObjectId
from gui.session import Session
from gui.table.gestures.drag_verdicts import DragAction, verdicts
from tests.support import AMY, NICOLE, card, creature, table


def judged(session: Session, who: str) -> dict[str, tuple[DragAction, str | None]]:
    """Return the action and the rule against it for everything `who` could be dragged onto."""
    found = verdicts(session, ObjectId(who))
    return {target: (v.action, v.violation.rule if v.violation else None) for target, v in found.items()}


def test_a_defender_cannot_attack_anything(session: Session) -> None:
    """CR 702.3b."""
    session.load(table(creature("wall", "0/4 defender"), creature("bear", "2/2", by=NICOLE)))
    assert judged(session, "wall") == {"nicole": (DragAction.ATTACK, "702.3b")}


def test_a_siege_is_attacked_by_all_but_its_protector(session: Session) -> None:
    """CR 310.8b, 310.11a: a Siege's controller may attack it."""
    siege = card("Siege of Highwall", "siege", AMY, protector=NICOLE)
    session.load(table(creature("bear", "2/2"), siege))
    assert judged(session, "bear") == {
        "nicole": (DragAction.ATTACK, None),
        "siege": (DragAction.ATTACK, None),
    }


def test_blocks_can_be_tried_before_and_after_the_default_is_played(session: Session) -> None:
    bird, wall = creature("bird", "1/1 flying"), creature("wall", "0/4", by=NICOLE)
    session.load(table(bird, wall, script=[{"attack": {"bird": "nicole"}}], undecided="default"))
    session.move_to(len(session.frames))
    assert judged(session, "wall") == {"bird": (DragAction.BLOCK, "702.9b")}


def test_a_creature_of_the_other_side_can_neither_attack_nor_block_yet(session: Session) -> None:
    session.load(table(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE)))
    assert judged(session, "wall") == {}
