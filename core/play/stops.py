"""Where playing may stop so that somebody can respond: moments of priority (CR 117)."""

from __future__ import annotations

from core.play.playthrough import Decision, Frame, Playthrough
from core.rules.priority_choice import Priority
from core.terms.ids import PlayerId


def holders(playthrough: Playthrough, place: int) -> tuple[Decision, ...]:
    """Return the moments of priority after `place` frames that no script entry decides, in order."""
    return tuple(
        decision
        for decision in playthrough.decisions
        if decision.frame == place and _is_free(decision) and isinstance(decision.choice, Priority)
    )


def next_to_hold(playthrough: Playthrough, holder: Decision) -> PlayerId | None:
    """Return who gets priority if its holder passes; None if then everybody has passed."""
    here = [decision for decision in playthrough.decisions if decision.frame == holder.frame]
    place = next(number for number, decision in enumerate(here) if decision is holder)
    later = (d.choice.player for d in here[place + 1 :] if isinstance(d.choice, Priority))
    return next(later, None)


def next_priority(playthrough: Playthrough, place: int) -> int:
    """Return the next place after `place` at which somebody has priority; the end if nobody has."""
    free = (
        decision.frame
        for decision in playthrough.decisions
        if decision.frame > place and _is_free(decision) and isinstance(decision.choice, Priority)
    )
    return next(free, len(playthrough.frames))


def next_happening(playthrough: Playthrough, place: int) -> int:
    """Return the next place at which passing on is no longer all there is; the end if there is none.

    There somebody has priority while something is on the stack that was not there before, or has
    a choice of another kind that no script entry decides.
    """
    came = next((n for n, frame in enumerate(playthrough.frames, 1) if n > place and _stacks(frame)), None)
    for decision in playthrough.decisions:
        if decision.frame > place and _is_free(decision):
            if isinstance(decision.choice, Priority):
                if came is not None and decision.frame >= came:
                    return decision.frame
            elif not decision.choice.is_forced(decision.game):
                return decision.frame
    return len(playthrough.frames)


def _is_free(decision: Decision) -> bool:
    return decision.entry is None


def _stacks(frame: Frame) -> bool:
    """Whether something goes on the stack."""
    return len(frame.game.stack) > len(frame.before.stack)
