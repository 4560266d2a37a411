"""A playthrough: a game, a script of answers, and every frame that came of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from enum import StrEnum
from itertools import islice, takewhile
from typing import Any

from core.events.event import Event
from core.model.game import Game
from core.play.script import Script
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.violation import Violation
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.terms.values import Value


class Asking(StrEnum):
    """What happens at a choice that the script does not answer."""

    NOTHING = "nothing"  # the default answers it
    DECISIONS = "decisions"  # playing stops, unless there is nothing to decide


class Frame(Value, kw_only=False):
    """One step on the timeline: an event, the game before it and after it."""

    event: Event
    before: Game
    game: Game


class Decision(Value, kw_only=False):
    """A choice and how it was answered, if it was.

    Attributes:
        game: the game in which it was asked.
        frame: how many frames there were before it.
        answer: None if nobody answered.
        entry: the script entry that answered it; None if the default did, or nobody.
        next_entry: where in the script an entry that answers it stands, or would have to.
        violations: what is wrong with the answer; playing stopped there (CR 733.1).
    """

    choice: Choice[Any]
    game: Game
    frame: int
    next_entry: int
    answer: Answer | None = None
    entry: int | None = None
    violations: tuple[Violation, ...] = ()


class Span(Value, kw_only=False):
    """What is to be played: from the beginning of `start` to the end of `until`, maybe in a later turn."""

    start: Step = Step.DECLARE_ATTACKERS
    until: TurnStep = TurnStep(Step.END_OF_COMBAT)


class Playthrough(Value, kw_only=False):
    """What came of a start and a script. Same start and script, same playthrough.

    Attributes:
        script, span, asking: what was to be played, and what was to happen at open choices.
        decisions: every choice in order; the last may be without an answer or refused.
        unused: script entries that no question was found for, by index.
    """

    start: Game
    script: Script
    frames: tuple[Frame, ...]
    decisions: tuple[Decision, ...]
    unused: tuple[int, ...] = ()
    span: Span = Span()
    asking: Asking = Asking.NOTHING

    @property
    def game(self) -> Game:
        """The game after the last frame."""
        return self.frames[-1].game if self.frames else self.start

    @property
    def pending(self) -> Choice[Any] | None:
        """The choice nobody answered, at which playing stopped."""
        last = self.decisions[-1] if self.decisions else None
        return last.choice if last is not None and last.answer is None else None

    @property
    def refused(self) -> Decision | None:
        """The decision with an illegal answer, at which playing stopped."""
        last = self.decisions[-1] if self.decisions else None
        return last if last is not None and last.violations else None

    def decisions_at(self, position: int) -> Iterator[Decision]:
        """Yield the choices after `position` frames, in order."""
        first = bisect_left(self.decisions, position, key=lambda one: one.frame)
        return takewhile(lambda one: one.frame == position, islice(self.decisions, first, None))

    def game_at(self, position: int) -> Game:
        """Return the game after `position` frames; 0 is the start."""
        return self.frames[position - 1].game if position else self.start
