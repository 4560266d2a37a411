"""Where numbers of damage stand: at whoever receives them, on the side that faces the middle. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.layout.card_rows import TUCK
from gui.layout.flank import NUMBERS, STRIP
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Place
from gui.layout.table_layout import Layout

Way = tuple[ObjectId, RecipientId]
"""From a source to a recipient."""

_WIDE, _HIGH, _FROM_EDGE = 40.0, 30.0, 3.0
"""The room that a number takes at full size, and how far it keeps from the card."""
_SMALLEST = 0.55
_SUM = 84.0
"""Room at the end of a player's numbers for their sum."""


def receiving_places(layout: Layout, ways: Iterable[Way]) -> dict[Way, Place]:
    """Return where the number of each way stands: beside those from other sources, as the sources stand."""
    arriving: dict[RecipientId, list[ObjectId]] = {}
    for source, recipient in dict.fromkeys(ways):
        arriving.setdefault(recipient, []).append(source)
    return {
        (source, recipient): place
        for recipient, sources in arriving.items()
        for source, place in _row(layout, recipient, sorted(sources, key=lambda one: _x(layout, one)))
    }


def _number_size(layout: Layout, subject: RecipientId) -> float:
    """Return how large numbers at a card or player are drawn; 1 at most."""
    if subject in layout.plates:
        return 1.0
    return min(1.0, max(_SMALLEST, layout.scale_of(subject) * NUMBERS))


def row_end(layout: Layout, recipient: RecipientId, count: int) -> Place | None:
    """Return the place behind the last of so many numbers of a recipient, where their sum stands."""
    places = [place for _, place in _row(layout, recipient, [ObjectId(str(n)) for n in range(count)])]
    if not places:
        return None
    last = places[-1]
    return Place(last.x + _WIDE / 2 * last.scale, last.y, last.scale)


def _row(layout: Layout, recipient: RecipientId, sources: list[ObjectId]) -> Iterator[tuple[ObjectId, Place]]:
    center = layout.center_of(recipient)
    if center is None:
        return
    x, y = center
    size = _number_size(layout, recipient)
    plate = layout.plates.get(PlayerId(recipient))
    step = _WIDE * size
    if plate is not None:
        is_far = plate.y < layout.middle
        y = plate.y + plate.height + STRIP / 2 if is_far else plate.y - STRIP / 2
        step = min(step, (layout.sides[PlayerId(recipient)].width - _WIDE - 2 * _SUM) / len(sources))
        left = x - step * (len(sources) - 1) / 2
    else:
        scale = layout.scale_of(recipient)
        inward = 1.0 if y < layout.middle else -1.0
        if inward < 0:  # clear of the names of what is attached, which stands out above
            y -= len(layout.worn.get(ObjectId(recipient), ())) * TUCK * CARD_HEIGHT * scale
        out = _FROM_EDGE + _HIGH / 2 * size if recipient in layout.front else -_FROM_EDGE
        y += inward * (CARD_HEIGHT * scale / 2 + out)
        left = x - step * (len(sources) - 1) / 2
        if recipient not in layout.front:  # half on the card: clear of power and toughness
            left = x - CARD_WIDTH * scale / 2 + step / 2
    for number, source in enumerate(sources):
        yield source, Place(left + number * step, y, size)


def _x(layout: Layout, source: ObjectId) -> float:
    center = layout.center_of(source)
    return center[0] if center is not None else 0.0
