"""What a playthrough and another script of the same game have in common: the frames before they part."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import takewhile

from core.events.flow import DamageStepBegan, Ending, GameEnded, PlayStopped, StepBegan
from core.model.game import Game
from core.play.playthrough import Asking, Decision, Frame, Playthrough, Span
from core.play.script import Resolve, Script, Scripted
from core.rules.priority_choice import Priority
from core.rules.procedure import Procedure
from core.rules.turn.turn import play_turns, play_turns_from_priority
from core.terms.eras import Era
from core.terms.values import Value


class Prefix(Value, kw_only=False):
    """The part of a playthrough that stays.

    Attributes:
        frames, decisions: what stays.
        restart: the decision from which the rules go on, the first or one that follows on those that stay;
            None if they go on from the start. What stays after it they are told as it was told before.
        before: how many decisions come before that.
    """

    frames: tuple[Frame, ...] = ()
    decisions: tuple[Decision, ...] = ()
    restart: Decision | None = None
    before: int = 0

    @property
    def frames_before(self) -> tuple[Frame, ...]:
        """The frames before the rules go on."""
        return self.frames[: self.restart.frame] if self.restart is not None else ()

    @property
    def decisions_before(self) -> tuple[Decision, ...]:
        """The decisions before the rules go on."""
        return self.decisions[: self.before]


NOTHING = Prefix()


def begins_the_same(earlier: Playthrough, start: Game, span: Span, asking: Asking) -> bool:
    """Whether a playthrough is one of the same game, part of a turn and way of asking."""
    return earlier.span == span and earlier.asking is asking and earlier.start == start


def prefix_of(earlier: Playthrough, script: Script) -> Prefix:
    """Return what stays of a playthrough with another script."""
    same = _entries_in_common(earlier.script, script, earlier.start.era)
    if same is None:
        return NOTHING
    decisions = tuple(takewhile(lambda one: _stays(one, script, same), earlier.decisions))
    left = earlier.decisions[len(decisions) :]
    length = left[0].frame if left else len(earlier.frames)
    if length == len(earlier.frames) and _stopped_at_loop(earlier):
        length = max(0, length - 1)
        decisions = tuple(takewhile(lambda one: one.frame <= length, decisions))
    before = last_restart(earlier.decisions, len(decisions), length)
    if before is None:
        return Prefix(earlier.frames[:length], decisions)
    return Prefix(earlier.frames[:length], decisions, earlier.decisions[before], before)


def last_restart(decisions: Sequence[Decision], until: int, length: int) -> int | None:
    """Return the last decision, up to number `until`, from which the rules can go on; None if there is none.

    That is where a player is the first to get priority, no more than `length` frames after the start.
    """
    for number in range(min(until, len(decisions) - 1), -1, -1):
        one = decisions[number]
        before = decisions[number - 1].frame if number else 0
        if isinstance(one.choice, Priority) and before < one.frame <= length:
            return number
    return None


def procedure_at(restart: Decision | None, start: Game, span: Span) -> Procedure[Game]:
    """Return the rules' procedure that begins at a decision found by `last_restart`, or at the start."""
    if restart is None:
        return play_turns(start, span.start, span.until)
    return play_turns_from_priority(restart.game, restart.choice.player, span.until)


def since_loops_are_watched(
    frames: Sequence[Frame], decisions: Sequence[Decision]
) -> Iterator[Frame | Decision]:
    """Yield in order what a `LoopWatch` that has seen all this remembers of it.

    It forgets all as another step begins.
    """
    first, later = 0, deque(decisions)
    for place in range(len(frames) - 1, -1, -1):
        event, before = frames[place].event, frames[place].before
        if isinstance(event, StepBegan | DamageStepBegan) and event.step is not before.step:
            first = place
            later = deque(one for one in later if one.frame > place)
            break
    for place, frame in enumerate(frames[first:], start=first):
        while later and later[0].frame <= place:
            yield later.popleft()
        yield frame
    yield from later


def _stays(decision: Decision, script: Script, same: int) -> bool:
    """Whether a decision is the same with a script that parts from the one before at entry `same`."""
    if decision.next_entry < same:
        return True
    if decision.next_entry > same or decision.entry is not None:
        return False
    entry = script[same] if same < len(script) else None
    if isinstance(entry, Resolve):
        return bool(decision.game.stack) or not isinstance(decision.choice, Priority)
    return not isinstance(entry, Scripted) or not entry.answers(decision.game, decision.choice)


def _is_passed_over(script: Script, index: int, era: Era) -> bool:
    """Whether an entry answers what the era never asks."""
    entry = script[index] if index < len(script) else None
    return isinstance(entry, Scripted) and not entry.answer.is_asked_for(era)


def _entries_in_common(one: Script, other: Script, era: Era) -> int | None:
    """Return how many entries have been used where two scripts part; None if they part at the start.

    What is passed over is read along with the entry before it.
    """
    pairs = zip(one, other, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], pairs))
    if not (_is_passed_over(one, same, era) or _is_passed_over(other, same, era)):
        return same
    used = (index for index in range(same - 1, -1, -1) if not _is_passed_over(one, index, era))
    return next(used, None)


def _stopped_at_loop(earlier: Playthrough) -> bool:
    """Whether the last frame says that a loop was found; with another script that may be elsewhere."""
    last = earlier.frames[-1].event if earlier.frames else None
    return isinstance(last, PlayStopped) or (isinstance(last, GameEnded) and last.how is Ending.ENDLESS)
