"""The moment that decides a question: where what is asked about changed last."""

from __future__ import annotations

from core.events.damage import DamageEventOccurred, DamagePrevented
from core.play.playthrough import Playthrough
from core.scenario.question import QuestionSpec, answer_of
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap, replace

_DAMAGE = DamageEventOccurred, DamagePrevented
_ONCE = frozenset({"dies", "happens"})
"""Topics about something that occurs: a frame has it or not."""


def moment_of(question: QuestionSpec, playthrough: Playthrough) -> int | None:
    """Return after how many frames the answer stands; None if nothing ever came that could change it.

    Where nothing dies of what might, it is where any of that was last dealt damage, or was spared it by
    prevention; where an event isn't quite as asked, where one of its kind came last; where nothing else
    changes, where damage was last dealt or prevented at all.
    """
    if question.topic == "legal":
        return len(playthrough.frames)
    return _decided(question, playthrough) or _last_event(playthrough)


def _decided(question: QuestionSpec, playthrough: Playthrough) -> int | None:
    if question.topic in _ONCE:
        return (
            _last_with(question, playthrough)
            or _last_of_its_kind(question, playthrough)
            or _last_damage(question, playthrough)
        )
    answer = answer_of(question, playthrough)
    for count in range(len(playthrough.frames) - 1, -1, -1):
        if answer_of(question, _until(playthrough, count)) != answer:
            return count + 1
    return None


def _last_with(question: QuestionSpec, playthrough: Playthrough) -> int | None:
    for count in range(len(playthrough.frames), 0, -1):
        if answer_of(question, replace(playthrough, frames=playthrough.frames[count - 1 : count])):
            return count
    return None


def _last_of_its_kind(question: QuestionSpec, playthrough: Playthrough) -> int | None:
    if "kind" not in question.happens:
        return None
    kind = FrozenMap({"kind": question.happens["kind"]})
    return _last_with(replace(question, happens=kind), playthrough)


def _last_damage(question: QuestionSpec, playthrough: Playthrough) -> int | None:
    some = [ObjectId(one) for one in question.dies]
    for count, frame in reversed(tuple(enumerate(playthrough.frames, start=1))):
        pairs = ((frame.before.battlefield.get(one), frame.game.battlefield.get(one)) for one in some)
        if any(before and after and before.damage < after.damage for before, after in pairs):
            return count
        if isinstance(frame.event, DamagePrevented) and {one.recipient for one in frame.event.prevented} & {
            *some
        }:
            return count
    return None


def _last_event(playthrough: Playthrough) -> int | None:
    """Return where damage was dealt last, or what would have been dealt was prevented."""
    numbered = reversed(tuple(enumerate(playthrough.frames, start=1)))
    return next((count for count, frame in numbered if isinstance(frame.event, _DAMAGE)), None)


def _until(playthrough: Playthrough, count: int) -> Playthrough:
    """Return a playthrough as if it had ended after so many frames."""
    return replace(playthrough, frames=playthrough.frames[:count])
