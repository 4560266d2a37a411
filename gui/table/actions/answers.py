"""Answering a choice, by what is clicked or by default: each answer is one step of undo."""

from __future__ import annotations

from core.play.playthrough import Decision
from core.rules.choices.choice import Answer
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


def later_losses(session: Session, change: tuple[Decision, Answer, str] | None) -> str:
    """Return what a changed answer would take away after it, to be said before it is done; often nothing."""
    if change is None:
        return ""
    decision, answer, _ = change
    return losses_words(session.would_lose(decision, answer))


def losses_words(count: int) -> str:
    """Return how many later decisions are taken away, to follow what does it; nothing for none."""
    if not count:
        return ""
    words = tr("undoes 1 later decision") if count == 1 else tr("undoes {count} later decisions", None, count)
    return f": {words.format(count=count)}"
