"""What is told of a playthrough, entry by entry: its moments, or every frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from core.events.damage import DamageDealt, DamageEventOccurred, DamageProcessed, ResultsReplaced
from core.events.event import Event
from core.events.results import CountersRemoved, DamageMarked, LifeGained, LifeLost
from core.explain.chosen import told_in
from core.explain.explanation import Cell, Explanation
from core.explain.moments import Moment, moments, told
from core.play.playthrough import Frame, Playthrough
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.terms.values import FrozenMap, Value, replace


class Entry(Value):
    """One thing that is told.

    Attributes:
        number: which moment, or which frame, it is; from 1.
        step: the step it happens in, where that is another than before.
        whose: whose turn that is, of a turn that began during play.
        notes: what is said to the viewer besides, at its end.
    """

    number: int
    step: Step | None
    whose: str
    notes: tuple[str, ...]
    explanation: Explanation


_NO_NOTES: Mapping[int, tuple[str, ...]] = FrozenMap()


def entries(
    playthrough: Playthrough, notes: Mapping[int, tuple[str, ...]] = _NO_NOTES, *, every_frame: bool = False
) -> Iterator[Entry]:
    """Yield what is told of a playthrough: each moment, or each frame, in order.

    `notes` are said to the viewer besides, by the number of frames after which each is.
    A detail that was told before, a tape that says nothing new, and the heading of the only step there is,
    if that is none of combat, are left out.
    """
    frames = playthrough.frames
    has_steps = _has_steps(frames)
    step: TurnStep | None = None
    details: set[str] = set()
    tape: tuple[Cell, ...] | None = None
    every = [Moment(number, number, number) for number in range(1, len(frames) + 1)]
    all_told = every if every_frame else moments(frames)
    said_next = {one.first - 1 for one in all_told if _says_the_tape_before(frames, one)}
    for number, moment in enumerate(all_told, start=1):
        game = frames[moment.main - 1].game
        now = game.turn_step
        ends = range(moment.first, moment.last + 1)
        explanation = told_in(playthrough, moment)
        is_idle = (
            moment.last in said_next
            or _leaves_what_was_told(frames[moment.main - 1].event)
            or _is_plain(frames[moment.first - 1 : moment.last], explanation.headline)
        )
        yield Entry(
            number=number,
            step=now.step if has_steps and now is not None and now != step else None,
            whose=game.label(game.active_player) if game.turn > 1 else "",
            notes=tuple(chain.from_iterable(notes.get(end, ()) for end in ends)),
            explanation=replace(
                explanation,
                details=tuple(line for line in explanation.details if line not in details),
                tape=None if explanation.tape == tape or is_idle else explanation.tape,
            ),
        )
        step, tape = now, explanation.tape
        details.update(explanation.details)


def _has_steps(frames: Sequence[Frame]) -> bool:
    """Whether the step matters in which something happens: there are several, or the only one is of combat.

    What is cast at no particular time is cast in some step, too; that would only be in the reader's way.
    """
    steps = {frame.game.turn_step for frame in frames}
    return len(steps) > 1 or any(one is not None and one.step not in _AT_NO_PARTICULAR_TIME for one in steps)


_AT_NO_PARTICULAR_TIME = frozenset({Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT, Step.POSTCOMBAT_MAIN})


def _says_the_tape_before(frames: Sequence[Frame], moment: Moment) -> bool:
    """Whether a moment says what a tape before it would: it deals that damage, or what was there can't be."""
    event = frames[moment.main - 1].event
    if isinstance(event, ResultsReplaced):
        return event.is_impossible
    headline = told(moment, frames).headline if isinstance(event, DamageDealt) else ""
    return isinstance(event, DamageDealt) and all(
        frames[moment.main - 1].game.label(one.recipient) in headline for one in event.damage
    )


def _leaves_what_was_told(event: Event) -> bool:
    """Whether a result was impossible, and all that is left is as much as was dealt."""
    return (
        isinstance(event, ResultsReplaced)
        and event.is_impossible
        and all(isinstance(one, _AS_DEALT) for one in event.results)
    )


def _is_plain(frames: Sequence[Frame], headline: str) -> bool:
    """Whether a headline says what damage was dealt to all, and the rest all that comes of it.

    Marked damage and lost life and loyalty are as much as was dealt, and life that is gained is told with
    the totals; counters are worth a tape.
    """
    hit = {
        frame.game.label(one.recipient)
        for frame in frames
        if isinstance(frame.event, DamageDealt)
        for one in frame.event.damage
    }
    processed = [frame.event for frame in frames if isinstance(frame.event, DamageProcessed)]
    results = chain.from_iterable(event.results for event in processed)
    has_totals = any(isinstance(frame.event, DamageEventOccurred) for frame in frames)
    as_told = (*_AS_DEALT, LifeGained) if has_totals else _AS_DEALT
    return (
        bool(hit)
        and bool(processed)
        and all(isinstance(one, as_told) for one in results)
        and all(name in headline for name in hit)
    )


_AS_DEALT = (DamageMarked, LifeLost, CountersRemoved)
