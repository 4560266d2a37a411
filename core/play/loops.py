"""Loops: whether what goes on would go on for ever (CR 104.4b, 732.4).

However many abilities trigger at once, putting them on the stack and resolving them comes to an end. A
loop is a chain: one resolves and something triggers, that resolves and something triggers. So only long
chains are looked at. One is a loop if it comes to a moment like an earlier one, and if it would come to
such a moment again much later, when what has grown so far has grown far beyond everything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import islice
from typing import Any

from core.apply.apply import apply
from core.events.event import Event
from core.events.flow import DamageStepBegan, PlayStopped, StepBegan
from core.events.spells_and_abilities import PreventionFollowed
from core.events.state_based import StateBasedActionsChecked
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.play.game_shape import Look, far_ahead, growth, look_at
from core.play.playthrough import Decision
from core.rules.choices.choice import Choice
from core.rules.priority import give_priority
from core.rules.priority_choice import Priority
from core.rules.procedure import Procedure
from core.rules.turn.turn import play_turns
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from core.terms.values import Value

LONG = 8
"""From so many links on a chain is looked at."""

PATIENCE = 10_000
"""After so many events in long chains that are no loops as far as can be told, playing stops."""

CROWDED = 10
"""With so many things more than before the chain an event counts twice, with twice as many three times."""


TO_AND_FRO = 12
"""If effects answer a source so often without a check between, they prevent each other's damage for ever."""

_BEGINNINGS = (StepBegan, DamageStepBegan)
_MOMENTS = frozenset({StateBasedActionsChecked, *_BEGINNINGS})
"""The events at which something about a chain is told, if it is not long."""


class Loop(Enum):
    """What has been found out about a chain that does not end."""

    MANDATORY = auto()  # it is a loop, and nobody can do anything about it
    WITH_OPTION = auto()  # it is a loop in which somebody could have decided otherwise
    UNCLEAR = auto()  # it is very long


class LoopWatch:
    """Watches what is decided and what happens, event by event, for loops.

    While a script goes on, only what has happened since its last answer may be a loop: its next answer may
    end what goes on. Once the script is over, its answers are part of a loop like all others. But
    who is asked each time around may go on: if players are asked, that stops them only at a draw.
    """

    def __init__(self, *, are_players_asked: bool) -> None:
        self._are_players_asked = are_players_asked
        self._decisions: list[Decision] = []
        self._all = _Watch(self._decisions)
        self._since_script: _Watch | None = None  # None: the script has said nothing since the step began
        self._answers = Counter[tuple[str, str | None]]()

    def decided(self, decision: Decision) -> None:
        """Take note of a decision."""
        self._decisions.append(decision)
        if decision.entry is not None:
            self._since_script = _Watch(self._decisions)

    def after(self, event: Event, game: Game, *, is_script_over: bool) -> Loop | None:
        """Return what can be told about what has been going on, after an event; None most often.

        CR 104.4b: a loop is no draw where somebody could have decided otherwise on the way; the order of
        abilities is no way out.
        """
        if isinstance(event, PreventionFollowed):
            self._answers[event.by, event.source] += 1
            return Loop.MANDATORY if self._answers[event.by, event.source] >= TO_AND_FRO else None
        if type(event) not in _MOMENTS and not self._is_anything_long:
            return None
        if type(event) in _MOMENTS:
            self._answers.clear()
        in_all = self._all.after(event, game)
        if self._since_script is None:
            return in_all
        since_script = self._since_script.after(event, game)
        if type(event) in _BEGINNINGS and not self._all.chain.links:
            self._since_script = None
        return self._what_counts(in_all, since_script, is_script_over=is_script_over)

    def asked(self, choice: Choice[Any], game: Game, *, is_script_over: bool) -> Loop | None:
        """Return the same where a choice is put, before it is decided."""
        if not isinstance(choice, Priority):
            return None
        in_all = self._all.at_priority(game)
        if self._since_script is None:
            return in_all
        since_script = self._since_script.at_priority(game)
        return self._what_counts(in_all, since_script, is_script_over=is_script_over)

    @property
    def _is_anything_long(self) -> bool:
        """Whether there is a long chain; in between its moments nothing can be told about any other."""
        since_script = self._since_script
        return self._all.chain.links >= LONG or (
            since_script is not None and since_script.chain.links >= LONG
        )

    def _what_counts(
        self, in_all: Loop | None, since_script: Loop | None, *, is_script_over: bool
    ) -> Loop | None:
        if not is_script_over or (self._are_players_asked and in_all is not Loop.MANDATORY):
            return since_script
        return in_all


class _Watch:
    """Watches for loops from one moment on, and knows all `decisions`, which go on being added to."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.chain = _Chain()
        self._decisions = decisions
        self._checks = 0
        self._checked: Look | None = None
        self._decided_at_check = len(decisions)
        self._forget()

    def after(self, event: Event, game: Game) -> Loop | None:
        """Return what can be told after an event."""
        if type(event) in _MOMENTS:
            if isinstance(event, StateBasedActionsChecked):
                decided, self._decided_at_check = self._decided_at_check, len(self._decisions)
                if self._is_at_the_same_check(game):
                    return _kind_of_loop(self._decisions[decided:])
                if game.triggered:
                    return self._look(game)
            elif isinstance(event, _BEGINNINGS) and self.chain.begin_step(event.step):
                self._forget()
        if self.chain.links >= LONG:
            size = _size(self._short) if self._short is not None else 0
            self._events += 1 + max(0, _size(game) - size) // CROWDED
            if self._events > PATIENCE:
                return Loop.UNCLEAR
        return None

    def at_priority(self, game: Game) -> Loop | None:
        """Return what can be told where a player gets priority."""
        self._checks, self._checked = 0, None
        return self._look(game)

    def _is_at_the_same_check(self, game: Game) -> bool:
        """Whether checks go on without end before anybody gets priority, with nothing changed in between.

        CR 603.8, 603.3d: a state may trigger an ability again and again that finds nothing to target.
        """
        self._checks += 1
        if self._checks < LONG:
            return False
        before, self._checked = self._checked, look_at(game)
        by = growth(before, self._checked) if before is not None else None
        return by is not None and not any(count for one in by.values() for count in one.values())

    def _forget(self) -> None:
        self._decided_at_moment = len(self._decisions)
        self._events = 0
        self._short: Game | None = None  # when the chain was last not long
        self._kept: _Moment | None = None
        self._is_hopeless = False

    def _look(self, game: Game) -> Loop | None:
        """Compare this moment with the one that is kept; keep another as the chain gets twice as long."""
        chain, kept = self.chain, self._kept
        below = chain.lengthen(game)
        if chain.links < LONG:
            self._kept, self._short = None, game
            return None
        if kept is None or not chain.stands_on(kept, game) or chain.links >= 2 * kept.links:
            self._kept = _Moment(game, look_at(game), chain.links, below)
            self._is_hopeless = False
            self._decided_at_moment = len(self._decisions)
            return None
        if self._is_hopeless or chain.links <= kept.links or not _may_be_alike(kept.game, game):
            return None
        look = look_at(game)
        by = growth(kept.look, look)
        if by is None:
            return None
        if not _comes_again(far_ahead(game, look, by)):
            self._is_hopeless = True
            return None
        return _kind_of_loop(self._decisions[self._decided_at_moment :])


class _Moment(Value, kw_only=False):
    """A moment in a chain.

    Attributes:
        links: how long the chain was.
        below: what lay on the stack below that which came next: it cannot be what goes on above it.
    """

    game: Game
    look: Look
    links: int
    below: tuple[StackObject | str, ...]


class _Chain:
    """How long a chain is in which one ability follows from another.

    A step stands for itself at the bottom of the stack: what comes of it may be another cleanup step.
    """

    def __init__(self) -> None:
        self._step: Step | None = None
        self._begin_anew()

    def _begin_anew(self) -> None:
        self.links = self._rounds = 0
        self._bottom = "round 0"
        self._stack: tuple[StackObject | str, ...] = ()
        self._links_to: dict[str, int] = {}

    def begin_step(self, step: Step) -> bool:
        """Begin anew and return True, unless it is a cleanup step after a cleanup step (CR 514.3a)."""
        if step is self._step:
            self._rounds += 1
            self._bottom = f"round {self._rounds}"
            return False
        self._step = step
        self._begin_anew()
        return True

    def lengthen(self, game: Game) -> tuple[StackObject | str, ...]:
        """Note how long the chain is now; return what lies on the stack below that which comes next.

        What is new comes from what was on top of the stack, or what was put there last.
        """
        stack = (self._bottom, *game.stack)
        every = (*stack, *game.triggered) if game.triggered else stack
        if every != self._stack:  # else nothing is new
            same = len(self._stack) - 1
            for one in every[same:] if every[:same] == self._stack[:same] else every:
                self._links_to.setdefault(_own(one), self.links + 1)
        self._stack, self.links = stack, self._links_to[_own(every[-1])]
        return stack if game.triggered else stack[:-1]

    def stands_on(self, moment: _Moment, game: Game) -> bool:
        """Whether all that happens still comes from what was to come next at a moment."""
        height = len(moment.below)
        is_above = len(self._stack) > height or bool(game.triggered)
        return is_above and self._stack[:height] == moment.below


def _is_moment(request: Event | Choice[Any], game: Game) -> bool:
    """Whether this is a moment to compare with others: a player gets priority, or abilities wait.

    CR 117.5: these may make others trigger as they are put on the stack, before anybody gets priority.
    """
    if isinstance(request, StateBasedActionsChecked):
        return bool(game.triggered)
    return isinstance(request, Priority)


def _own(one: StackObject | str) -> str:
    if isinstance(one, str):
        return one
    return one.id if isinstance(one, OnStack) else one.source


def _size(game: Game) -> int:
    return len(game.battlefield) + len(game.effects)


def _may_be_alike(before: Game, now: Game) -> bool:
    """Whether what comes next may be the same at two moments; it is quickly told that it is not."""
    if bool(before.triggered) != bool(now.triggered) or bool(before.stack) != bool(now.stack):
        return False
    if before.triggered or not before.stack:
        return True
    one, other = before.stack[-1], now.stack[-1]
    return (
        not isinstance(one, OnStack)
        or not isinstance(other, OnStack)
        or (one.does, one.parts) == (other.does, other.parts)
    )


def _kind_of_loop(decided: Iterable[Decision]) -> Loop:
    return Loop.MANDATORY if all(map(_is_mandatory, decided)) else Loop.WITH_OPTION


def _is_mandatory(decision: Decision) -> bool:
    return not decision.choice.ends_loops or decision.choice.is_forced(decision.game)


def _comes_again(start: Game) -> bool:
    """Whether the chain that begins at a moment comes to one like it."""
    chain, first = _Chain(), None
    for request, game in islice(_played_from(start), PATIENCE):
        if isinstance(request, StepBegan):
            chain.begin_step(request.step)
        if _is_moment(request, game):
            below = chain.lengthen(game)
            if first is None:
                first = _Moment(game, look_at(game), chain.links, below)
            elif not chain.stands_on(first, game):
                return False
            elif chain.links > first.links and growth(first.look, look_at(game)) is not None:
                return True
    return False


def _played_from(game: Game) -> Iterator[tuple[Event | Choice[Any], Game]]:
    """Yield what happens and what is asked from a moment on, and the game after or in which it does."""
    procedure = _procedure(game)
    try:
        request = next(procedure)
        while True:
            if isinstance(request, Choice):
                yield request, game
                request = procedure.send(request.default(game))
            else:
                if isinstance(request, PlayStopped):
                    return
                game = apply(game, request)
                yield request, game
                request = procedure.send(game)
    except StopIteration:
        return


def _procedure(game: Game) -> Procedure[Game]:
    game = yield from give_priority(game)
    if game.step is Step.CLEANUP and not game.is_over:
        game = yield from play_turns(game, Step.CLEANUP, TurnStep(Step.CLEANUP, game.turn))
    return game
