"""Moments: what a person would call one happening, out of the many frames in which it is worked out."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from core.events.damage import DamagePrevented
from core.events.flow import DamageStepBegan, StepBegan
from core.events.spells_and_abilities import EffectBegan
from core.events.stack import AbilityTriggered
from core.explain.explain import explain, fold_of
from core.explain.explaining import Fold
from core.explain.explanation import Explanation, citing_once, label, with_rule
from core.play.playthrough import Frame
from core.terms.values import Value
from core.words.english import moments as words


class Moment(Value, kw_only=False):
    """Frames that are told together, by their numbers from 1.

    Attributes:
        first, last: the first and the last of them.
        main: the one whose headline says what happened.
    """

    first: int
    main: int
    last: int


def moments(frames: Sequence[Frame]) -> tuple[Moment, ...]:
    """Return the moments of a playthrough in order; every frame belongs to one."""
    return tuple(_joined(_split(frames)))


def moment_of(found: Sequence[Moment], frame: int) -> int | None:
    """Return the place in `found` of the moment that a frame belongs to; None before the first frame."""
    place = bisect_left(found, frame, key=_last)
    return place if place < len(found) and found[place].first <= frame else None


def moment_ending(found: Sequence[Moment], place: int) -> Moment | None:
    """Return the moment that ends after so many frames; None if none does."""
    number = moment_of(found, place)
    return found[number] if number is not None and found[number].last == place else None


def next_end(found: Sequence[Moment], place: int) -> int | None:
    """Return after how many frames the moment ends that a place is before or in; None behind the last."""
    number = bisect_right(found, place, key=_last)
    return found[number].last if number < len(found) else None


def _last(moment: Moment) -> int:
    return moment.last


def end_before(found: Sequence[Moment], place: int) -> int:
    """Return after how many frames the last moment ended that was over before a place; 0 if none was."""
    number = bisect_left(found, place, key=_last)
    return found[number - 1].last if number else 0


def told(moment: Moment, frames: Sequence[Frame]) -> Explanation:
    """Return what is told of a moment: the headline of its main frame, and what the others add.

    Its tape is that of the last frame that has one.
    """
    here = frames[moment.first - 1 : moment.last]
    each = [explain(frame) for frame in here]
    main = each[moment.main - moment.first]
    tapes = [one.tape for one in each if one.tape is not None]
    alike = tuple(_likewise(here))
    others = _added(here, each, moment.main - moment.first)
    is_shared = isinstance(frames[moment.main - 1].event, EffectBegan)  # then the reason is theirs as well
    parts = (*alike, main.because, *others) if is_shared else (main.because, *alike, *others)
    because = citing_once(" ".join(dict.fromkeys(part for part in parts if part)))
    details = dict.fromkeys(chain.from_iterable(one.details for one in each))
    return Explanation(
        headline=main.headline,
        rule=main.rule,
        because=because,
        details=tuple(line for line in details if line not in because),
        tape=tapes[-1] if tapes else None,
        why_not=tuple(dict.fromkeys(chain.from_iterable(one.why_not for one in each))),
    )


def _alike(frames: Sequence[Frame]) -> list[Frame]:
    return [frame for before, frame in pairwise(frames) if _is_alike(before, frame)]


def _likewise(frames: Sequence[Frame]) -> Iterator[str]:
    """Yield for whom else the same is done in a moment."""
    if alike := _alike(frames):
        yield words.likewise(list(dict.fromkeys(chain.from_iterable(map(_about, alike)))))


def _added(frames: Sequence[Frame], each: Sequence[Explanation], main: int) -> Iterator[str]:
    """Yield what the other frames of a moment add, apart from those that do the same for others."""
    alike = _alike(frames)
    for place, (frame, one) in enumerate(zip(frames, each, strict=True)):
        if place != main and frame not in alike and fold_of(frame) is Fold.ADDS:
            yield f"{with_rule(one.headline, one.rule)} {one.because}".strip()


def _is_alike(before: Frame, frame: Frame) -> bool:
    """Whether a frame does for another what the one before did: the next shield of one ability, say."""
    one, other = before.event, frame.event
    if isinstance(one, DamagePrevented) and isinstance(other, DamagePrevented):
        told = {damage.recipient for damage in one.prevented}
        others = {damage.recipient for damage in other.prevented}
        return one.name == other.name and bool(told) and bool(others) and told.isdisjoint(others)
    if isinstance(one, EffectBegan) and isinstance(other, EffectBegan):
        return (one.effect.name, one.effect.effect) == (other.effect.name, other.effect.effect)
    return False


def _about(frame: Frame) -> Iterator[str]:
    """Yield the names of those that such a frame is about."""
    event = frame.event
    if isinstance(event, DamagePrevented):
        yield from (frame.game.label(one.recipient) for one in event.prevented)
    elif isinstance(event, EffectBegan) and event.effect.subject is not None:
        yield label(frame.game, event.effect.subject)


def _split(frames: Sequence[Frame]) -> Iterator[tuple[int, int | None, int]]:
    """Yield first, main and last frame of each moment; the last one may be without a main frame."""
    first, main = 1, None
    for number, frame in enumerate(frames, start=1):
        goes_on = number > 1 and _is_alike(frames[number - 2], frame)
        fold = Fold.ADDS if goes_on else fold_of(frame)
        if main is not None and fold in {Fold.OWN, Fold.NEXT}:
            yield first, main, number - 1
            first, main = number, None
        if fold is Fold.OWN or (main is None and isinstance(frame.event, AbilityTriggered)):
            main = number  # as a step begins there is nothing yet that a trigger could be added to
    if frames:
        yield first, len(frames) if main is None and _waits(frames[-1]) else main, len(frames)


def _waits(last: Frame) -> bool:
    """Whether play waits for an answer in the middle of something; a mere step that begins is not that."""
    return fold_of(last) is Fold.NEXT and not isinstance(last.event, StepBegan | DamageStepBegan)


def _joined(split: Iterator[tuple[int, int | None, int]]) -> Iterator[Moment]:
    """Yield the moments; what is left at the end without anything to tell belongs to the one before."""
    waiting: Moment | None = None
    for first, main, last in split:
        if main is not None:
            if waiting is not None:
                yield waiting
            waiting = Moment(first, main, last)
        elif waiting is not None:
            waiting = Moment(waiting.first, waiting.main, last)
        else:
            waiting = Moment(first, last, last)
    if waiting is not None:
        yield waiting
