"""Places in a playthrough, each a number of frames: where something is asked, where another one parts."""

from __future__ import annotations

from core.play.playthrough import Decision, Playthrough


def common_frames(one: Playthrough, other: Playthrough) -> int:
    """Return how many frames two playthroughs begin with alike."""
    pairs = zip(one.frames, other.frames, strict=False)
    same = (n for n, (a, b) in enumerate(pairs) if a is not b and a.event != b.event)
    return next(same, min(len(one.frames), len(other.frames)))


def decision_at(playthrough: Playthrough, place: int) -> Decision | None:
    """Return the decision made after so many frames; of several the first that is open or wrong, if any."""
    here = [d for d in playthrough.decisions if d.frame == place]
    open_ones = [d for d in here if d.violations or not d.choice.is_forced(d.game)]
    return next(
        (d for d in open_ones if d.answer is None or d.violations), open_ones[0] if open_ones else None
    )


def is_open(playthrough: Playthrough, decision: Decision) -> bool:
    """Whether play waits for a decision."""
    return playthrough.pending is not None and decision is playthrough.decisions[-1]
