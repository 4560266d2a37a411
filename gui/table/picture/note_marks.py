"""What notes mark on the table: rings and glows around things, and arrows between them, as places and points.

A pure function of the notes and of what the table shows; what isn't there isn't marked.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from core.scenario.notes import NoteSpec
from core.terms.ids import ObjectId
from core.terms.values import replace
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.table.picture.note_mark import MarkKind, NoteMark, Outline, Point
from gui.table.picture.table_picture import TablePicture

_BESIDE = 7.0
"""How far from the edge of a thing an arrow begins and ends."""
_SHORTEST = 14.0
"""Between things that touch an arrow is at least so long, and reaches into them."""


def with_marks(picture: TablePicture, notes: Iterable[NoteSpec]) -> TablePicture:
    """Return the picture with what notes mark in it, each once: glows below rings below arrows."""
    found = dict.fromkeys(mark for note in notes for mark in _of_note(note, picture))
    marks = tuple(sorted(found, key=lambda mark: _ORDER.index(mark.kind)))
    return picture if marks == picture.marks else replace(picture, marks=marks)


def arrow_mark(start: Outline, end: Outline | Point, ids: tuple[str, ...]) -> NoteMark:
    """Return an arrow from the edge of a thing to that of another, or to a point."""
    goal = (end.x, end.y) if isinstance(end, Outline) else end
    dx, dy = goal[0] - start.x, goal[1] - start.y
    length = math.hypot(dx, dy) or 1.0
    leaves = _reach(start, dx, dy)
    arrives = _reach(end, -dx, -dy) if isinstance(end, Outline) else 0.0
    over = max(0.0, leaves + arrives + _SHORTEST - length) / 2
    leaves, arrives = max(0.0, leaves - over), max(0.0, arrives - over)
    ux, uy = dx / length, dy / length
    return NoteMark(
        MarkKind.ARROW,
        ids,
        start=(start.x + ux * leaves, start.y + uy * leaves),
        end=(goal[0] - ux * arrives, goal[1] - uy * arrives),
    )


def outline_of(subject: str, picture: TablePicture) -> Outline | None:
    """Return the edge of a card, a player, or something on the stack; None if it isn't shown."""
    pose = picture.poses.get(ObjectId(subject))
    if pose is not None:
        size = CARD_WIDTH * pose.scale, CARD_HEIGHT * pose.scale
        return Outline(pose.x, pose.y, *size, pose.rotation) if pose.opacity >= 1 else None
    plate = next((one.box for one in picture.plates if one.id == subject), None)
    if plate is not None:
        return _of_box(plate)
    held = next((one for one in picture.hand if one.card.id == subject), None)
    if held is not None:
        return Outline(held.x, held.y, CARD_WIDTH * held.scale, held.height)
    waiting = next((one.box for one in picture.waiting if subject in one.picks[:1]), None)
    return _of_box(waiting) if waiting is not None else None


_ORDER = (MarkKind.HIGHLIGHT, MarkKind.CIRCLE, MarkKind.ARROW)


def _of_note(note: NoteSpec, picture: TablePicture) -> Iterator[NoteMark]:
    for kind, marked in ((MarkKind.HIGHLIGHT, note.highlights), (MarkKind.CIRCLE, note.circles)):
        for one in marked:
            outline = outline_of(one, picture)
            if outline is not None:
                yield NoteMark(kind, (one,), outline, (picture.layout.width, picture.layout.height))
    for pair in note.arrows:
        start, end = (outline_of(one, picture) for one in pair)
        if start is not None and end is not None and start != end:
            yield arrow_mark(start, end, pair)


def _of_box(box: Box) -> Outline:
    return Outline(*box.center, box.width, box.height)


def _reach(outline: Outline, dx: float, dy: float) -> float:
    """Return how far it is from the middle of a thing to just outside its edge, in a direction."""
    turned = math.radians(-outline.rotation)
    across = dx * math.cos(turned) - dy * math.sin(turned)
    down = dx * math.sin(turned) + dy * math.cos(turned)
    length = math.hypot(across, down) or 1.0
    ways = (
        half * length / abs(along)
        for half, along in ((outline.width / 2, across), (outline.height / 2, down))
        if abs(along) > _NOTHING
    )
    return min(ways, default=0.0) + _BESIDE


_NOTHING = 1e-9
