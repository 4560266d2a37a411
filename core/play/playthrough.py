"""Playing: a game, a script of answers, and every frame that comes of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from core.apply.apply import apply
from core.choices import (
    Answer,
    Choice,
    ChooseLegend,
    ChooseOne,
    ChooseProtector,
    ChooseReplacement,
    ChooseTargets,
    OrderTriggers,
    Violation,
)
from core.events import Event
from core.events.flow import Ending, GameEnded, PlayStopped
from core.model.game import Game
from core.play.script import Note, Script, Scripted
from core.rules import judge
from core.rules.turn import play_turn
from core.terms.steps import Step
from core.terms.values import Value, replace

ENDLESS = 2_500
"""After so many events playing looks whether it is going anywhere (CR 104.4b)."""

CROWDED = 20
"""With so many things more than at the start an event counts twice, with twice as many three times:
what grows as it goes round is looked at before it has become slow."""

PATIENCE = 8
"""How often it looks before it stops without an end."""


_ONE_OF_SEVERAL = ChooseTargets | ChooseLegend | ChooseProtector | ChooseOne | ChooseReplacement


class Asking(StrEnum):
    """What happens at a choice that the script does not answer."""

    NOTHING = "nothing"  # the default answers it
    DECISIONS = "decisions"  # playing stops, unless there is nothing to decide


class Frame(Value, kw_only=False):
    """One step on the timeline: an event, the game before it and after it.

    `notes` are the script's words for the viewer at this point; the last frame has all that are left.
    """

    event: Event
    before: Game
    game: Game
    notes: tuple[str, ...] = ()


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


def _comes_nearer_an_end(before: Game, game: Game) -> bool:
    """Whether play has come to another step, or less is left: of life, of permanents, of what waits."""
    pairs = ((before.players[player], now) for player, now in game.players.items())
    return (
        game.step is not before.step
        or len(game.battlefield) < len(before.battlefield)
        or len(game.stack) + len(game.triggered) < len(before.stack) + len(before.triggered)
        or any(now.life < was.life or now.poison > was.poison for was, now in pairs)
    )


def _size(game: Game) -> int:
    return len(game.battlefield) + len(game.effects) + len(game.stack) + len(game.triggered)


class _Run:
    """The state of one call of `play`."""

    def __init__(self, game: Game, script: Script, span: Span, asking: Asking) -> None:
        self._start, self._size_at_start = game, _size(game)
        self._span = span
        self._game = game
        self._script = script
        self._asking = asking
        self._next = 0
        self._frames: list[Frame] = []
        self._decisions: list[Decision] = []
        self._notes: list[str] = []
        self._skipped: list[int] = []
        self._since_look = 0
        self._decided_at_look = 0
        self._looked_at: Game | None = None
        self._looks = 0
        self._pass_over()

    def play(self) -> Playthrough:
        procedure = play_turn(self._game, self._span.start, self._span.until)
        try:
            request = next(procedure)
            while True:
                if isinstance(request, Choice):
                    decision = self._decide(request)
                    self._decisions.append(decision)
                    if decision.answer is None or decision.violations:
                        return self._result(unused=())
                    request = procedure.send(decision.answer)
                else:
                    game = self._happen(request)
                    if self._since_look > ENDLESS and self._is_stuck():
                        return self._result(unused=())
                    request = procedure.send(game)
        except StopIteration:
            return self._result(unused=(*self._skipped, *range(self._next, len(self._script))))

    def _is_stuck(self) -> bool:
        """Whether what has been going on goes round in a circle, or for too long; the last frame says so.

        CR 104.4b: it is no draw where somebody could have decided otherwise on the way; the order of
        abilities is no way out.
        """
        since = self._decisions[self._decided_at_look :]
        is_mandatory = all(
            isinstance(one.choice, OrderTriggers) or judge.is_forced(one.game, one.choice) for one in since
        )
        self._since_look, self._decided_at_look = 0, len(self._decisions)
        self._looks += 1
        before = self._looked_at
        if before is not None and is_mandatory and not _comes_nearer_an_end(before, self._game):
            self._happen(GameEnded(how=Ending.ENDLESS))
            return True
        if self._looks == PATIENCE:
            self._happen(PlayStopped(events=len(self._frames)))
            return True
        self._looked_at = self._game
        return False

    def _happen(self, event: Event) -> Game:
        before = self._game
        self._game = apply(before, event)
        self._since_look += 1 + max(0, _size(self._game) - self._size_at_start) // CROWDED
        self._frames.append(Frame(event, before, self._game, tuple(self._notes)))
        self._notes.clear()
        return self._game

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
