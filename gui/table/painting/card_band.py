"""The band along the top of a card: its name, and the number that tells it from others of that name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from core.terms.values import Value
from gui.table.painting.text_fitting import (
    LEAST_TEXT,
    Line,
    Weight,
    clipped,
    clipped_in_two,
    cut,
    cut_in_two,
    in_two,
    pixels_of,
    width,
)
from gui.table.picture.card_face import CardFace

_NAME = 12.0
"""How high it is on a card at its own size, if that is not too low to be read."""
_SIDE = 4.5
"""How far text is from the edge of the band."""
_CRAMPED = 0.6
"""On a card smaller than this its picture, glyphs and name contend for room."""
_ELIDED_FROM = 0.5
"""From which size of a card on a name that is cut ends with an ellipsis; on a smaller one that would take
the letters that tell it from others."""
_NUMBERED_FROM = 0.85
"""From which size of a card on the number is beside the name, not below it."""
_ATTACHED_BAND = 24.7
"""So much of the band is seen of a card behind what it is attached to."""
_NO_NAME = 7.0
"""How high the band is without a name."""
LEAST_PICTURE, _PICTURE_BELOW_TWO = 5.0, 9.0
"""How high the picture is at least above glyphs, and below a second line of the name, in pixels."""
_LEAST_ROOM = 16.0
"""In less no part of a name says anything."""
_NAME_LINE = 1.12
"""How far lines are from each other, by how high their letters are."""
_SMALLER_NAME = 0.85
"""How much smaller a name may be than it is at best."""
_WEIGHTS: tuple[Weight, ...] = ("semibold", "narrow", "slim")
"""How a name is tried at its least height."""
_CENTER = Qt.AlignmentFlag.AlignHCenter


class Band(Value, kw_only=False):
    """The band of a card.

    Attributes:
        name: its lines.
        number: which of its name it is, or how many it stands for.
    """

    box: QRectF
    name: tuple[Line, ...]
    number: Line | None = None


def band_of(face: CardFace, above: QRectF, detail: float) -> Band:
    """Return the band at the top of what is `above` the strip of a card."""
    is_cramped = detail < _CRAMPED
    counted = f"\N{MULTIPLICATION SIGN}{face.stacked}" if face.stacked > 1 else str(face.number or "")
    small = pixels_of(9.5, detail)
    high = small * 1.36
    wide = max(high, width(counted, small, "bold") + small * 0.7) if counted else 0.0
    side = max(2.0 if is_cramped else 3.0, _SIDE * detail)
    room = above.width() - 2 * side
    is_beside = detail >= _NUMBERED_FROM or above.height() < LEAST_TEXT * _NAME_LINE + high
    rooms = (room - is_beside * (wide + 2 * bool(wide)), room)
    if is_cramped:
        below = 0.0 if is_beside or not counted else high + detail
        told = _cramped_name(face, rooms, above.height(), below, detail)
    else:
        told = _name(face, rooms, detail)
    line, rows = told.pixels * _NAME_LINE, len(told.words)
    air = 0.0 if is_cramped or (face.is_attached and rows > 1) else 7 * detail / max(1, rows) - detail
    tall = min(above.height(), max(_NO_NAME * detail, rows * line + air))
    band = QRectF(above.left(), above.top(), above.width(), tall)
    top = max(band.top(), band.center().y() - rows * line / 2)
    name = tuple(
        Line(text, QRectF(band.left() + side, top + n * line, room, line), told.pixels, told.weight)
        for n, text in enumerate(told.words)
    )
    if not counted:
        return Band(band, name)
    y = band.bottom() + detail
    if is_beside:
        y = max(band.top() + 1, name[0].box.center().y() - high / 2) if name else band.top()
    box = QRectF(band.right() - side / 2 - wide, y, wide, high)
    return Band(band, name, Line(counted, box, small, "bold", _CENTER))


class _Name(Value, kw_only=False):
    """The lines of a name, and how they are written."""

    words: tuple[str, ...] = ()
    pixels: int = LEAST_TEXT
    weight: Weight = "semibold"


def _cramped_name(
    face: CardFace, rooms: tuple[float, float], height: float, below: float, detail: float
) -> _Name:
    """Return as much of the name as there is room for at its least height.

    It has two lines if the picture, and the glyphs if they have room at all, are still there below them, and
    there is still room for what is `below`, the number.
    """
    if rooms[0] < _LEAST_ROOM or (face.is_attached and _ATTACHED_BAND * detail < LEAST_TEXT):
        return _Name()
    line, glyphs = LEAST_TEXT * _NAME_LINE, LEAST_TEXT + 3 * detail + LEAST_PICTURE
    rest = height - 2 * line
    has_glyphs = bool(face.marks) and rest + line >= glyphs
    has_two = not face.is_attached and rest >= max(below, glyphs if has_glyphs else _PICTURE_BELOW_TWO)
    for weight in _WEIGHTS:
        if width(face.name, LEAST_TEXT, weight) <= rooms[0]:
            return _Name((face.name,), weight=weight)
    for weight in _WEIGHTS if has_two else ():
        found = in_two(face.name, LEAST_TEXT, weight, rooms)
        if found is not None:
            return _Name(found, weight=weight)
    shorten, shorten_in_two = (cut, cut_in_two) if detail >= _ELIDED_FROM else (clipped, clipped_in_two)
    if has_two:
        return _Name(shorten_in_two(face.name, LEAST_TEXT, "slim", rooms), weight="slim")
    return _Name((shorten(face.name, LEAST_TEXT, "slim", rooms[0]),), weight="slim")


def _name(face: CardFace, rooms: tuple[float, float], detail: float) -> _Name:
    """Return the name as large as fits: shrunk a little, narrow, and only then cut."""
    name, largest = face.name, pixels_of(_NAME, detail)
    least = max(LEAST_TEXT, round(largest * _SMALLER_NAME))
    most = int(_ATTACHED_BAND * detail / _NAME_LINE / 2) if face.is_attached else largest
    for pixels in range(largest, max(least, largest - 1) - 1, -1):
        if width(name, pixels, "semibold") <= rooms[0]:
            return _Name((name,), pixels)
    for pixels in range(min(largest, most), least - 1, -1):
        found = in_two(name, pixels, "semibold", rooms)
        if found is not None:
            return _Name(found, pixels)
    for weight in _WEIGHTS[:2]:
        if width(name, least, weight) <= rooms[0]:
            return _Name((name,), least, weight)
    for weight in _WEIGHTS[1:] if most >= least else ():
        found = in_two(name, least, weight, rooms)
        if found is not None:
            return _Name(found, least, weight)
    if most >= least:
        return _Name(cut_in_two(name, least, "slim", rooms), least, "slim")
    return _Name((cut(name, least, "slim", rooms[0]),), least, "slim")
