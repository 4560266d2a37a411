"""Where everything stands at a moment of a frame: `stage(cues, t, before, after)`.

A pure function: the window calls it from one clock, the timeline with the time under the
mouse, an exporter with n/30 s, a test with any number.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import assert_never

import msgspec

from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace
from gui.animation.cues import (
    Apply,
    Arrive,
    Become,
    Caption,
    Check,
    Cue,
    Enter,
    Hold,
    Leave,
    Look,
    Lunge,
    Rearrange,
    Rise,
    Sign,
    Sink,
    Stop,
    Strike,
    duration,
)
from gui.layout.geometry import Place
from gui.layout.receiving import Way, receiving_places
from gui.layout.table_layout import Layout

_REACH = 0.22
"""How far a lunge goes, as a part of the way."""
_SLOT_WIDTH = 46.0
_STACK_X = 70.0
"""Where on the middle line the stack lies."""


class Pose(Value, kw_only=False):
    """A card's place at one moment."""

    x: float
    y: float
    scale: float
    rotation: float = 0.0
    opacity: float = 1.0


class MovingNumber(Value, kw_only=False):
    """A number in motion, or at rest beside what it is about; `way` is from what to whom damage goes.

    `has_left`: it is no longer where it is received, but on its way onto the card or player.
    """

    text: str
    look: Look
    x: float
    y: float
    scale: float = 1.0
    opacity: float = 1.0
    way: Way | None = None
    has_left: bool = False


class Stage(Value, kw_only=False):
    """One moment.

    Attributes:
        poses: every card that is seen.
        shows_after: whether cards and players show the game after the frame.
        signs: rings around cards and players.
        caption: words on the middle line, with their opacity.
        middle: the height of the line between the sides.
        homes: the places of those that lunge, to which they return.
        rising: where what goes on top of the stack comes from, and how far it has got, 0 to 1.
    """

    poses: Mapping[ObjectId, Pose]
    numbers: tuple[MovingNumber, ...] = ()
    shows_after: bool = True
    signs: Mapping[RecipientId, Sign] = msgspec.field(default_factory=dict)
    caption: tuple[str, float] | None = None
    rising: tuple[tuple[float, float], float] | None = None
    middle: float = 0.0
    homes: Mapping[ObjectId, Pose] = msgspec.field(default_factory=dict)

    def home(self, card: ObjectId) -> Pose | None:
        """Return where a card stands; for one that lunges, where it did and will again."""
        return self.homes.get(card, self.poses.get(card))


def at_rest(layout: Layout) -> Stage:
    """Return the stage of a table on which nothing moves."""
    return Stage({card: _pose(place) for card, place in layout.cards.items()}, middle=layout.middle)


def stage(cues: tuple[Cue, ...], t: float, before: Layout, after: Layout) -> Stage:
    """Return where everything stands `t` milliseconds into a frame.

    From the end of its cues on, a frame looks as it rests on the timeline.
    """
    whole = duration(cues)
    ways = _Ways(cues, before, after)
    moving = _Moving(before, after, ways, shows_after=_has_switched(cues, t, whole))
    for cue in cues:
        progress = min(1.0, max(0.0, t / cue.ms)) if cue.ms > 0 else 1.0
        moving.apply(cue, progress)
    return moving.result()


class _Ways:
    """Where the numbers of a frame stand at who receives them, before it and after it."""

    def __init__(self, cues: tuple[Cue, ...], before: Layout, after: Layout) -> None:
        old = [(cue.source, cue.at) for cue in cues if isinstance(cue, Hold)]
        old += [(cue.source, cue.target) for cue in cues if isinstance(cue, Stop | Strike)]
        new = [(cue.source, cue.target) for cue in cues if isinstance(cue, Hold | Arrive)]
        self.before = receiving_places(before, old)
        self.after = receiving_places(after, new)


class _Moving:
    """A stage being put together, cue by cue."""

    def __init__(self, before: Layout, after: Layout, ways: _Ways, *, shows_after: bool) -> None:
        self._before, self._after, self._ways = before, after, ways
        self._size = min(1.0, max(0.55, before.largest * 1.15))
        self._shows_after = shows_after
        base = after if shows_after else before
        self._poses = {card: _pose(place) for card, place in base.cards.items()}
        self._numbers: list[MovingNumber] = []
        self._signs: dict[RecipientId, Sign] = {}
        self._caption: tuple[str, float] | None = None
        self._rising: tuple[tuple[float, float], float] | None = None
        self._middle = base.middle
        self._worn = base.worn
        self._homes: dict[ObjectId, Pose] = {}

    def result(self) -> Stage:
        return Stage(
            poses=self._poses,
            numbers=tuple(self._numbers),
            shows_after=self._shows_after,
            signs=self._signs,
            caption=self._caption,
            rising=self._rising,
            middle=self._middle,
            homes=self._homes,
        )

    def apply(self, cue: Cue, progress: float) -> None:
        match cue:
            case Rearrange():
                self._rearrange(progress)
            case Lunge(who=who, at=at):
                self._lunge(who, at, progress)
            case Arrive():
                self._arrive(cue, progress)
            case Hold():
                self._hold(cue, progress)
            case Stop():
                self._stop(cue, progress)
            case Strike():
                self._strike(cue, progress)
            case Become(at=target, slot=slot, slots=slots):
                scale = _pulse(progress) if cue.was_damage else _pop(progress)
                self._number(cue, self._slot(target, slot, slots), scale=scale)
            case Sink(at=target, slot=slot, slots=slots):
                x, y = self._slot(target, slot, slots)
                self._number(cue, (x, y + 18 * progress), scale=1 - 0.5 * progress, opacity=1 - progress**2)
            case Check(everything=everything, signs=signs):
                self._check(everything, dict(signs), progress)
            case Apply(who=who):
                self._signs[who] = Sign.APPLIES
            case Leave():
                self._leave(cue, progress)
            case Enter():
                self._enter(cue, progress)
            case Rise(source=source, pile=pile):
                box = self._before.zone_box(*pile) if pile is not None else None
                rising_from = box.center if box is not None else self._before.center_of(source)
                if rising_from is not None and progress < 1:
                    self._rising = rising_from, _ease(progress)
            case Caption(text=text):
                self._caption = (text, math.sin(math.pi * progress) ** 0.6) if 0 < progress < 1 else None
            case _:
                assert_never(cue)

    def _rearrange(self, progress: float) -> None:
        part = _ease(progress)
        self._middle = self._before.middle + (self._after.middle - self._before.middle) * part
        for card, place in self._after.cards.items():
            start = self._before.cards.get(card, place)
            self._poses[card] = _between_places(start, place, part)

    def _lunge(self, who: ObjectId, at: RecipientId, progress: float) -> None:
        """Let a card dart at something, with what is attached to it."""
        end = self._after.center_of(at)
        home = self._poses.get(who)
        if end is None or home is None:
            return
        x, y = _between((home.x, home.y), end, _REACH * math.sin(math.pi * _ease(progress)))
        for card in (who, *self._worn.get(who, ())):
            pose = self._poses.get(card)
            if pose is not None:
                self._homes.setdefault(card, pose)
                self._poses[card] = replace(pose, x=pose.x + x - home.x, y=pose.y + y - home.y)

    def _leave(self, cue: Leave, progress: float) -> None:
        start = self._before.cards.get(cue.who)
        if start is None or progress >= 1:
            self._poses.pop(cue.who, None)
            return
        box = self._before.zone_box(cue.owner, cue.zone) if cue.zone else None
        end = box.center if box else (start.x, start.y)
        x, y = _between((start.x, start.y), end, _ease(max(0.0, progress - 0.25) / 0.75))
        shrink = 1 - 0.65 * _ease(progress)
        shake = 3.0 * math.sin(progress * 40) * max(0.0, 0.3 - progress) / 0.3
        self._poses[cue.who] = Pose(
            x + shake, y, start.scale * shrink, start.rotation, 1 - 0.85 * progress**2
        )

    def _enter(self, cue: Enter, progress: float) -> None:
        """Let a card come to its place, growing; it is solid, and in combat for the eye, when it is there."""
        end = self._after.cards.get(cue.who)
        if end is None or progress >= 1:
            return
        part, small = _ease(progress), 0.35
        start = self._origin(cue) or (end.x, end.y)
        x, y = _between(start, (end.x, end.y), part)
        scale = end.scale * (small + (1 - small) * part)
        self._poses[cue.who] = Pose(x, y, scale, end.rotation * part, 0.45 + 0.5 * part)

    def _origin(self, cue: Enter) -> tuple[float, float] | None:
        """Return where a card that enters comes from; None if that is not shown."""
        if cue.pile is not None:
            box = self._before.zone_box(*cue.pile)
            return box.center if box is not None else None
        if cue.beside is not None:
            return self._before.center_of(cue.beside)
        return _STACK_X, self._before.middle

    def _check(
        self, everything: tuple[RecipientId, ...], signs: Mapping[RecipientId, Sign], progress: float
    ) -> None:
        if progress >= 1:
            self._signs.update(signs)
            return
        reached = int(progress * (len(everything) + 1))
        window = max(1, len(everything) // 6)
        for number, subject in enumerate(everything):
            if reached - window <= number < reached:
                self._signs[subject] = Sign.LOOKED_AT
            elif number < reached and subject in signs:
                self._signs[subject] = signs[subject]

    def _arrive(self, cue: Arrive, progress: float) -> None:
        end = self._ways.after.get((cue.source, cue.target))
        if end is not None:
            x, y = _between(self._center(cue.source), (end.x, end.y), _ease(progress))
            size = end.scale * (0.4 + 0.6 * _ease(progress))
            self._show(cue.text, cue.look, Place(x, y, size), (cue.source, cue.target))

    def _hold(self, cue: Hold, progress: float) -> None:
        start = self._ways.before.get((cue.source, cue.at))
        end = self._ways.after.get((cue.source, cue.target))
        if start is None or end is None:
            return
        part = _ease(progress)
        (x, y), size = _between((start.x, start.y), (end.x, end.y), part), end.scale
        has_turned = progress >= 0.5 or cue.was == cue.text  # noqa: PLR2004 - halfway
        if cue.was != cue.text:
            size *= 1 + 0.45 * math.sin(math.pi * progress)
        self._show(cue.text if has_turned else cue.was, cue.look, Place(x, y, size), (cue.source, cue.target))

    def _stop(self, cue: Stop, progress: float) -> None:
        place = self._ways.before.get((cue.source, cue.target))
        if place is not None and progress < 1:
            size = place.scale * (1 + 0.35 * _ease(min(1.0, progress * 2)))
            fade = 1 - max(0.0, progress - 0.5) / 0.5
            self._show(
                cue.text, Look.PREVENTED, replace(place, scale=size), (cue.source, cue.target), opacity=fade
            )

    def _strike(self, cue: Strike, progress: float) -> None:
        start = self._ways.before.get((cue.source, cue.target))
        if start is not None:
            end, part = self._slot(cue.target, cue.slot, cue.slots), _ease(progress)
            x, y = _between((start.x, start.y), end, part)
            size = start.scale + (self._size - start.scale) * part + 0.25 * math.sin(math.pi * progress)
            number = MovingNumber(cue.text, cue.look, x, y, size, way=(cue.source, cue.target), has_left=True)
            self._numbers.append(number)

    def _show(self, text: str, look: Look, at: Place, way: Way, *, opacity: float = 1.0) -> None:
        self._numbers.append(MovingNumber(text, look, at.x, at.y, at.scale, opacity, way))

    def _number(
        self,
        cue: Become | Sink,
        at: tuple[float, float],
        *,
        scale: float = 1.0,
        opacity: float = 1.0,
    ) -> None:
        self._numbers.append(MovingNumber(cue.text, cue.look, at[0], at[1], scale * self._size, opacity))

    def _slot(self, subject: RecipientId, slot: int, slots: int) -> tuple[float, float]:
        """Return the place of one of several numbers that lie on the same card or player."""
        box = self._before.plates.get(PlayerId(subject))
        if box is not None:  # beside the name and the life, so that both can be read as they change
            left = box.x - (0.6 + slots - 1 - slot) * _SLOT_WIDTH * self._size
            return max(_SLOT_WIDTH * 0.5, left), box.center[1]
        x, y = self._center(subject)
        return x + (slot - (slots - 1) / 2) * _SLOT_WIDTH * self._size, y - 6

    def _center(self, subject: RecipientId) -> tuple[float, float]:
        found = self._before.center_of(subject) or self._after.center_of(subject)
        return found or (_STACK_X, self._before.middle)  # a spell: from the stack


def _has_switched(cues: Iterable[Cue], t: float, whole: float) -> bool:
    """Whether the new game shows: with results from their middle on, with departures only at the end."""
    if any(isinstance(cue, Leave) for cue in cues):
        return t >= whole
    if any(isinstance(cue, Sink) for cue in cues):
        return t >= whole / 2
    return True


def _pose(place: Place) -> Pose:
    return Pose(place.x, place.y, place.scale, place.rotation)


def _between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _between_places(start: Place, end: Place, part: float) -> Pose:
    x, y = _between((start.x, start.y), (end.x, end.y), part)
    scale, rotation = _between((start.scale, start.rotation), (end.scale, end.rotation), part)
    return Pose(x, y, scale, rotation)


def _ease(part: float) -> float:
    """Return 0 to 1 for 0 to 1, slow at both ends."""
    return part * part * (3 - 2 * part)


def _pulse(part: float) -> float:
    """Return a size that grows from 1 and goes back to it."""
    return 1 + 0.35 * math.sin(math.pi * part)


def _pop(part: float) -> float:
    """Return a size that grows from nothing to 1, a little beyond on the way."""
    return _ease(part) * (1 + 0.3 * math.sin(math.pi * part))
