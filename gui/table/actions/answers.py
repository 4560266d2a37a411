"""Answering a choice, by what is clicked or by default: each answer is one step of undo."""

from __future__ import annotations

from gui.choices.asking import accepting, clicked
from gui.session import Session
from gui.translation import tr


def choose(session: Session, value: str) -> bool:
    """Answer a choice among things on the table; return whether there was one about this."""
    decision = session.decision
    found = clicked(decision, value) if decision is not None else None
    if decision is None or found is None:
        return False
    session.answer(decision, *found)
    return True


def accept(session: Session) -> bool:
    """Give the default answer to a decision nobody has answered; return whether there was one."""
    decision = session.decision
    if decision is None or decision.answer is not None:
        return False
    session.answer(decision, decision.choice.default(decision.game), accepting(decision))
    return True


def branching_words(*, begins_line: bool) -> str:
    """Return that a change begins another line, to be said before it is done; nothing if it does not."""
    return ": " + tr("starts a new line; this one is kept") if begins_line else ""
