"""The decision that made the moment we are at what it is: the way back to it."""

from __future__ import annotations

from bisect import bisect_left
from itertools import islice, takewhile

from core.explain.moments import moment_ending
from core.play.playthrough import Decision
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from core.rules.priority_choice import Priority
from gui.session import Session

_CHANGED_ELSEWHERE = (DeclareAttackers, DeclareBlockers, Priority)
"""Attacks, blocks and spells are changed on the table, wherever we are."""


def chosen_here(session: Session) -> Decision | None:
    """Return the first answered decision within the moment that ends at the cursor; None if there is none."""
    moment = moment_ending(session.moments, session.cursor)
    if moment is None:
        return None
    decisions = session.playthrough.decisions
    first = bisect_left(decisions, moment.first - 1, key=lambda one: one.frame)
    return next(
        (
            one
            for one in takewhile(lambda one: one.frame < moment.last, islice(decisions, first, None))
            if one.answer is not None
            and not isinstance(one.choice, _CHANGED_ELSEWHERE)
            and not one.choice.is_forced(one.game)
        ),
        None,
    )
