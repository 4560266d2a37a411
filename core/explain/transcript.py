"""What is told of a playthrough, entry by entry: its moments, or every frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from core.explain.chosen import told_in
from core.explain.explanation import Cell, Explanation
from core.explain.moments import Moment, moments
from core.play.playthrough import Playthrough
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
    A detail that was told before, and a tape like the last one, are left out.
    """
    frames = playthrough.frames
    step: TurnStep | None = None
    details: set[str] = set()
    tape: tuple[Cell, ...] | None = None
    every = (Moment(number, number, number) for number in range(1, len(frames) + 1))
    for number, moment in enumerate(every if every_frame else moments(frames), start=1):
        game = frames[moment.main - 1].game
        now = game.turn_step
        ends = range(moment.first, moment.last + 1)
        explanation = told_in(playthrough, moment)
        yield Entry(
            number=number,
            step=now.step if now is not None and now != step else None,
            whose=game.label(game.active_player) if game.turn > 1 else "",
            notes=tuple(chain.from_iterable(notes.get(end, ()) for end in ends)),
            explanation=replace(
                explanation,
                details=tuple(line for line in explanation.details if line not in details),
                tape=explanation.tape if explanation.tape != tape else None,
            ),
        )
        step, tape = now, explanation.tape
        details.update(explanation.details)
