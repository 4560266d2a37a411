"""Playing: the rules' procedures are driven with the answers of a script, and their events become frames."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core.apply.apply import apply
from core.events.event import Event
from core.events.flow import Ending, GameEnded, Limit, PlayStopped
from core.model.game import Game
from core.play.by_name import unclear_names
from core.play.loops import Loop, LoopWatch
from core.play.playthrough import Asking, Decision, Frame, Playthrough, Span
from core.play.prefix import (
    NOTHING,
    Prefix,
    begins_the_same,
    prefix_of,
    procedure_at,
    since_loops_are_watched,
)
from core.play.script import Resolve, Script, Scripted
from core.rules.choices.choice import Answer, Choice
from core.rules.priority_choice import Priority


def play(
    game: Game,
    script: Script = (),
    span: Span | None = None,
    asking: Asking = Asking.NOTHING,
    earlier: Playthrough | None = None,
) -> Playthrough:
    """Play from `game` with the answers of `script`, until the span ends or playing must stop.

    Of an `earlier` playthrough of the same game is kept what is the same: its frames are those of the
    new one up to the first that might be another.

    Entries are used in order, each for the first choice it is meant for, but for those that the
    era never asks for; what lies between is answered by default, or stops the playthrough, as
    `asking` says. An illegal entry stops it.
    """
    span = span or Span()
    if earlier is None or not begins_the_same(earlier, game, span, asking):
        return _Run(game, script, span, asking, NOTHING).play()
    if earlier.script == script:
        return earlier
    return _Run(earlier.start, script, span, asking, prefix_of(earlier, script)).play()


MOST_EVENTS = 20_000
"""A playthrough has no more of them, so that no board takes for ever."""

CROWD = 500
"""With so many permanents an event counts twice against `MOST_EVENTS`, with twice as many three times."""


class _Run:
    """The state of one call of `play`."""

    def __init__(self, game: Game, script: Script, span: Span, asking: Asking, kept: Prefix) -> None:
        self._start = game
        self._span = span
        self._script = script
        self._asking = asking
        self._begin(kept)
        if self._finds_loop_in_what_is_kept():
            self._begin(Prefix(kept.frames, kept.decisions))

    def _begin(self, kept: Prefix) -> None:
        """Come to where the rules go on, in the script, too."""
        self._kept = kept
        self._game = kept.restart.game if kept.restart is not None else self._start
        self._frames = list(kept.frames_before)
        self._weight = sum(map(_weight, self._frames))
        self._decisions = list(kept.decisions_before)
        self._kept_frames = iter(kept.frames[len(self._frames) :])
        self._kept_decisions = iter(kept.decisions[len(self._decisions) :])
        self._skipped: list[int] = []
        self._loops = LoopWatch(are_players_asked=self._asking is Asking.DECISIONS)
        self._go_on_to(0)
        for last in kept.decisions_before[-1:]:
            while self._next < last.next_entry + (last.entry is not None):
                self._go_on_to(self._next + 1)

    def _finds_loop_in_what_is_kept(self) -> bool:
        """Have loops watched from where they would have been; return whether playing stops even before."""
        for one in since_loops_are_watched(self._frames, self._decisions):
            if isinstance(one, Frame):
                loop = self._loops.after(one.event, one.game, is_script_over=self._entry is None)
            else:
                loop = self._loops.asked(one.choice, one.game, is_script_over=self._entry is None)
                self._loops.decided(one)
            if loop is not None:
                return True
        return False

    def play(self) -> Playthrough:
        procedure = procedure_at(self._kept.restart, self._start, self._span)
        try:
            request = next(procedure)
            while (reply := self._reply(request)) is not None:
                request = procedure.send(reply)
        except StopIteration:
            return self._result(unused=(*self._skipped, *range(self._next, len(self._script))))
        return self._result(unused=())

    def _reply(self, request: Event | Choice[Any]) -> Game | Answer | None:
        """Return what comes of an event, or the answer to a choice; None if playing stops there."""
        if isinstance(request, Choice):
            if request.is_too_hard(self._game):
                self._stop_at(Limit.ATTACKS_AND_BLOCKS)
                return None
            loop = self._loops.asked(request, self._game, is_script_over=self._entry is None)
            if loop is None:
                return self._answer(request)
        else:
            self._happen(request)
            if isinstance(request, PlayStopped):
                return None
            if self._weight >= MOST_EVENTS:
                self._stop_at(Limit.EVENTS)
                return None
            loop = self._loops.after(request, self._game, is_script_over=self._entry is None)
            if loop is None:
                return self._game
        self._stop(loop)
        return None

    def _stop(self, loop: Loop) -> None:
        """Let the last frame say why playing stops: a loop that nobody can stop is a draw (CR 104.4b)."""
        if loop is Loop.MANDATORY:
            self._add(self._frame_of(GameEnded(how=Ending.ENDLESS)))
        else:
            self._stop_at(Limit.CHAIN)

    def _stop_at(self, limit: Limit) -> None:
        """Let the last frame say which limit is reached."""
        self._add(self._frame_of(PlayStopped(events=len(self._frames), limit=limit)))

    def _happen(self, event: Event) -> None:
        kept = next(self._kept_frames, None)
        self._add(self._frame_of(event) if kept is None else kept)

    def _frame_of(self, event: Event) -> Frame:
        return Frame(event, self._game, apply(self._game, event))

    def _add(self, frame: Frame) -> None:
        self._game = frame.game
        self._frames.append(frame)
        self._weight += _weight(frame)

    def _answer(self, choice: Choice[Any]) -> Answer | None:
        if isinstance(self._entry, Resolve):
            self._pass_resolved(choice)
        kept = next(self._kept_decisions, None)
        decision = self._decide(choice) if kept is None else kept
        if decision.entry is not None:
            self._go_on_to(self._next + 1)
        self._decisions.append(decision)
        self._loops.decided(decision)
        return None if decision.violations else decision.answer

    def _pass_resolved(self, choice: Choice[Any]) -> None:
        """Go on to what waited for the stack to resolve, where a player has priority and it is empty."""
        if isinstance(choice, Priority) and not self._game.stack:
            while isinstance(self._entry, Resolve):
                self._go_on_to(self._next + 1)

    def _decide(self, choice: Choice[Any]) -> Decision:
        index, game, frame, entry = self._next, self._game, len(self._frames), self._entry
        if isinstance(entry, Scripted) and entry.answers(game, choice):
            answer = choice.as_answer(entry.answer_to(game, choice))
            wrong = choice.violations(game, answer)
            if wrong:
                wrong = tuple(unclear_names(game, choice, answer)) or wrong
            # nobody is asked where there is one answer: what is written here answers a later question
            if not wrong or not choice.skips_misfits or not choice.is_forced(game):
                return Decision(choice, game, frame, index, answer, index, wrong)
        elif self._asking is Asking.DECISIONS and not choice.is_forced(game):
            return Decision(choice, game, frame, index)
        return Decision(choice, game, frame, index, choice.default(game))

    def _go_on_to(self, index: int) -> None:
        """Go on to the next entry that may be asked for: skip what this era never asks."""
        while index < len(self._script):
            match self._script[index]:
                case Scripted(answer=answer) if not answer.is_asked_for(self._start.era):
                    self._skipped.append(index)
                case _:
                    break
            index += 1
        self._next = index
        self._entry = self._script[index] if index < len(self._script) else None

    def _result(self, unused: Iterable[int]) -> Playthrough:
        return Playthrough(
            start=self._start,
            frames=tuple(self._frames),
            decisions=tuple(self._decisions),
            unused=tuple(index for index in unused if isinstance(self._script[index], Scripted)),
            script=self._script,
            span=self._span,
            asking=self._asking,
        )


def _weight(frame: Frame) -> int:
    """Return how many events an event counts as: more on a crowded table, where each takes longer."""
    return 1 + len(frame.game.battlefield) // CROWD
