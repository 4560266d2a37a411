"""Having a permanent phase out or in by hand, at the moment of priority where we are."""

from __future__ import annotations

from core.play.playthrough import Decision
from core.scenario.action_entries import EditObjectSpec, EditSpec
from core.terms.ids import ObjectId
from gui.session import Session
from gui.table.casting.cast_legality import priority_near
from gui.translation import tr


def phasing_moment(session: Session, object_id: ObjectId) -> Decision | None:
    """Return the moment at which a permanent can be made to phase; None without priority around here."""
    decision = priority_near(session, session.game.active_player)
    if decision is None or decision.game.on_battlefield(object_id) is None:
        return None
    return decision


def is_phased_out(decision: Decision, object_id: ObjectId) -> bool:
    """Whether a permanent is phased out at a moment."""
    return object_id in decision.game.phased_out


def phase(session: Session, decision: Decision, object_id: ObjectId) -> None:
    """Have a permanent phase out, or in if it is phased out; one step of undo."""
    comes = is_phased_out(decision, object_id)
    change = EditObjectSpec(object=object_id, phased_in=comes)
    name = decision.game.label(object_id)
    entry = EditSpec(edit=change, at=decision.game.turn_step)
    session.act(
        decision, entry, (tr("Phase in {name}") if comes else tr("Phase out {name}")).format(name=name)
    )
