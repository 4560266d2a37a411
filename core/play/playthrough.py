"""Playing: a game, a script of answers, and every frame that comes of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from core.apply import apply
from core.choices import (
    Answer,
    Choice,
    ChooseLegend,
    ChooseOne,
    ChooseProtector,
    ChooseReplacement,
    ChooseTargets,
    Violation,
)
from core.events import Event
from core.events.flow import GameEnded, PlayStopped
from core.model.game import Game
from core.play.loops import Loop, LoopWatch
from core.play.script import Note, Script, Scripted
from core.rules import judge
from core.rules.turn import play_turn
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step

_ONE_OF_SEVERAL = ChooseTargets | ChooseLegend | ChooseProtector | ChooseOne | ChooseReplacement


class Asking(StrEnum):
    """What happens at a choice that the script does not answer."""

    NOTHING = "nothing"  # the default answers it
    DECISIONS = "decisions"  # playing stops, unless there is nothing to decide


@dataclass(frozen=True, slots=True)
class Frame:
    """One step on the timeline: an event, the game before it and after it.

    `notes` are the script's words for the viewer at this point; the last frame has all that are left.
    """

    event: Event
    before: Game
    game: Game
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and how it was answered, if it was.

    Attributes:
        game: the game in which it was asked.
        frame: how many frames there were before it.
        answer: None if nobody answered.
        entry: the script entry that answered it; None if the default did, or nobody.
        next_entry: where in the script an entry that answers it stands, or would have to.
        violations: what is wrong with the answer; playing stopped there (CR 733.1).
    """

    choice: Choice
    game: Game
    frame: int
    next_entry: int
    answer: Answer | None = None
    entry: int | None = None
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True)
class Span:
    """The part of a turn to play: from the beginning of `start` to the end of `until`."""

    start: Step = Step.DECLARE_ATTACKERS
    until: Step = Step.END_OF_COMBAT


@dataclass(frozen=True, slots=True)
class Playthrough:
    """What came of a start and a script. Same start and script, same playthrough.

    Attributes:
        span: the part of a turn that was to be played.
        decisions: every choice in order; the last may be without an answer or refused.
        unused: script entries that no question was found for, by index.
    """

    start: Game
    frames: tuple[Frame, ...]
    decisions: tuple[Decision, ...]
    unused: tuple[int, ...] = ()
    span: Span = Span()

    @property
    def game(self) -> Game:
        """The game after the last frame."""
        return self.frames[-1].game if self.frames else self.start

    @property
    def pending(self) -> Choice | None:
        """The choice nobody answered, at which playing stopped."""
        last = self.decisions[-1] if self.decisions else None
        return last.choice if last is not None and last.answer is None else None

    @property
    def refused(self) -> Decision | None:
        """The decision with an illegal answer, at which playing stopped."""
        last = self.decisions[-1] if self.decisions else None
        return last if last is not None and last.violations else None

    def game_at(self, position: int) -> Game:
        """Return the game after `position` frames; 0 is the start."""
        return self.frames[position - 1].game if position else self.start


def play(
    game: Game, script: Script = (), span: Span | None = None, asking: Asking = Asking.NOTHING
) -> Playthrough:
    """Play from `game` with the answers of `script`, until the span ends or playing must stop.

    Entries are used in order, each for the first choice it is meant for, but for those that the
    era never asks for; what lies between is answered by default, or stops the playthrough, as
    `asking` says. An illegal entry stops it.
    """
    return _Run(game, script, span or Span(), asking).play()


class _Run:
    """The state of one call of `play`."""

    def __init__(self, game: Game, script: Script, span: Span, asking: Asking) -> None:
        self._start = game
        self._span = span
        self._game = game
        self._script = script
        self._asking = asking
        self._next = 0
        self._frames: list[Frame] = []
        self._decisions: list[Decision] = []
        self._notes: list[str] = []
        self._skipped: list[int] = []
        self._loops = LoopWatch()
        self._pass_over()

    def play(self) -> Playthrough:
        procedure = play_turn(self._game, self._span.start, self._span.until)
        try:
            request = next(procedure)
            while (reply := self._reply(request)) is not None:
                request = procedure.send(reply)
        except StopIteration:
            return self._result(unused=(*self._skipped, *range(self._next, len(self._script))))
        return self._result(unused=())

    def _reply(self, request: Event | Choice) -> Game | Answer | None:
        """Return what comes of an event, or the answer to a choice; None if playing stops there."""
        if not isinstance(request, Choice):
            self._happen(request)
        loop = self._loops.after(request, self._game)
        if loop is not None:
            self._stop(loop)
            return None
        return self._answer(request) if isinstance(request, Choice) else self._game

    def _answer(self, choice: Choice) -> Answer | None:
        decision = self._decide(choice)
        self._decisions.append(decision)
        self._loops.decided(decision.game, choice, is_scripted=decision.entry is not None)
        return None if decision.violations else decision.answer

    def _stop(self, loop: Loop) -> None:
        """Let the last frame say why playing stops: a loop that nobody can stop is a draw (CR 104.4b)."""
        is_draw = loop is Loop.MANDATORY
        ending = GameEnded(winner=None, rule=RuleNumber("104.4b"))
        self._happen(ending if is_draw else PlayStopped(events=len(self._frames)))

    def _happen(self, event: Event) -> None:
        before = self._game
        self._game = apply(before, event)
        self._frames.append(Frame(event, before, self._game, tuple(self._notes)))
        self._notes.clear()

    def _decide(self, choice: Choice) -> Decision:
        index = self._next
        asked = Decision(choice, self._game, len(self._frames), index)
        entry = self._script[index] if index < len(self._script) else None
        if isinstance(entry, Scripted) and entry.answers(self._game, choice):
            answer = entry.answer_to(choice)
            wrong = judge.violations(self._game, choice, answer)
            if wrong and isinstance(choice, _ONE_OF_SEVERAL) and judge.is_forced(self._game, choice):
                # nobody is asked where there is one answer: what is written here answers a later question
                return replace(asked, answer=judge.default(self._game, choice))
            self._next += 1
            self._pass_over()
            return replace(asked, answer=answer, entry=index, violations=wrong)
        if self._asking is Asking.DECISIONS and not judge.is_forced(self._game, choice):
            return asked
        return replace(asked, answer=judge.default(self._game, choice))

    def _pass_over(self) -> None:
        """Go on to the next entry that may be asked for: keep notes, skip what this era never asks."""
        while self._next < len(self._script):
            match self._script[self._next]:
                case Note(text=text):
                    self._notes.append(text)
                case Scripted() as entry if not entry.is_asked_in(self._start.era):
                    self._skipped.append(self._next)
                case _:
                    return
            self._next += 1

    def _result(self, unused: Iterable[int]) -> Playthrough:
        if self._notes and self._frames:
            last = self._frames[-1]
            self._frames[-1] = replace(last, notes=(*last.notes, *self._notes))
        return Playthrough(
            start=self._start,
            frames=tuple(self._frames),
            decisions=tuple(self._decisions),
            unused=tuple(index for index in unused if isinstance(self._script[index], Scripted)),
            span=self._span,
        )
