"""Playing: a game, a script of answers, and every frame that comes of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.apply import apply
from core.choices import Answer, Choice, Violation
from core.events import Event
from core.model.game import Game
from core.play.script import Note, Script, Scripted
from core.rules import judge
from core.rules.turn import play_turn
from core.terms.steps import Step


class Asking(StrEnum):
    """What happens at a choice that the script does not answer."""

    NOTHING = "nothing"  # the default answers it
    DECISIONS = "decisions"  # playing stops, unless there is nothing to decide


@dataclass(frozen=True, slots=True)
class Frame:
    """One step on the timeline: an event, the game before it and after it.

    `notes` are the script's words for the viewer at this point.
    """

    event: Event
    before: Game
    game: Game
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and how it was answered.

    Attributes:
        game: the game in which it was asked.
        frame: how many frames there were before it.
        entry: the script entry that answered it; None if the default did.
    """

    choice: Choice
    answer: Answer
    game: Game
    frame: int
    entry: int | None


@dataclass(frozen=True, slots=True)
class Refusal:
    """A script entry that is an illegal answer. Playing stopped there (CR 733.1)."""

    choice: Choice
    answer: Answer
    violations: tuple[Violation, ...]
    entry: int


@dataclass(frozen=True, slots=True)
class Playthrough:
    """What came of a start and a script. Same start and script, same playthrough.

    Attributes:
        pending: the choice nobody answered, at which playing stopped.
        refused: the illegal answer at which playing stopped.
        unused: script entries that no question was found for, by index.
    """

    start: Game
    frames: tuple[Frame, ...]
    decisions: tuple[Decision, ...]
    pending: Choice | None = None
    refused: Refusal | None = None
    unused: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        """The game after the last frame."""
        return self.frames[-1].game if self.frames else self.start

    def game_at(self, position: int) -> Game:
        """Return the game after `position` frames; 0 is the start."""
        return self.frames[position - 1].game if position else self.start


@dataclass(frozen=True, slots=True)
class Span:
    """The part of a turn to play: from the beginning of `start` to the end of `until`."""

    start: Step = Step.DECLARE_ATTACKERS
    until: Step = Step.END_OF_COMBAT


def play(
    game: Game, script: Script = (), span: Span | None = None, asking: Asking = Asking.NOTHING
) -> Playthrough:
    """Play from `game` with the answers of `script`, until the span ends or playing must stop.

    Entries are used in order, each for the first choice it is meant for; what lies between is
    answered by default, or stops the playthrough, as `asking` says. An illegal entry stops it.
    """
    return _Run(game, script, asking).play(span or Span())


class _Run:
    """The state of one call of `play`."""

    def __init__(self, game: Game, script: Script, asking: Asking) -> None:
        self._start = game
        self._game = game
        self._script = script
        self._asking = asking
        self._next = 0
        self._frames: list[Frame] = []
        self._decisions: list[Decision] = []
        self._notes: list[str] = []
        self._collect_notes()

    def play(self, span: Span) -> Playthrough:
        procedure = play_turn(self._game, span.start, span.until)
        try:
            request = next(procedure)
            while True:
                reply = self._answer(request) if isinstance(request, Choice) else self._happen(request)
                if isinstance(reply, Refusal):
                    return self._result(refused=reply)
                if reply is None and isinstance(request, Choice):
                    return self._result(pending=request)
                request = procedure.send(reply)
        except StopIteration:
            return self._result()

    def _happen(self, event: Event) -> Game:
        before = self._game
        self._game = apply(before, event)
        self._frames.append(Frame(event, before, self._game, tuple(self._notes)))
        self._notes.clear()
        return self._game

    def _answer(self, choice: Choice) -> Answer | Refusal | None:
        entry = self._script[self._next] if self._next < len(self._script) else None
        if isinstance(entry, Scripted) and entry.answers(self._game, choice):
            wrong = judge.violations(self._game, choice, entry.answer)
            if wrong:
                return Refusal(choice, entry.answer, wrong, self._next)
            self._decide(choice, entry.answer, self._next)
            self._next += 1
            self._collect_notes()
            return entry.answer
        if self._asking is Asking.DECISIONS and not judge.is_forced(self._game, choice):
            return None
        answer = judge.default(self._game, choice)
        self._decide(choice, answer, None)
        return answer

    def _decide(self, choice: Choice, answer: Answer, entry: int | None) -> None:
        self._decisions.append(Decision(choice, answer, self._game, len(self._frames), entry))

    def _collect_notes(self) -> None:
        while self._next < len(self._script) and isinstance(note := self._script[self._next], Note):
            self._notes.append(note.text)
            self._next += 1

    def _result(self, pending: Choice | None = None, refused: Refusal | None = None) -> Playthrough:
        rest = range(self._next, len(self._script)) if refused is None and pending is None else ()
        return Playthrough(
            start=self._start,
            frames=tuple(self._frames),
            decisions=tuple(self._decisions),
            pending=pending,
            refused=refused,
            unused=tuple(index for index in rest if isinstance(self._script[index], Scripted)),
        )
