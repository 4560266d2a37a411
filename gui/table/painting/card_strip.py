"""The lower edge of a card: power and toughness, loyalty and defense at the right, damage at the left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt

from core.terms.values import Value, replace
from gui.table.painting.text_fitting import LEAST_TEXT, Line, cut, pixels_of, width
from gui.table.picture.card_face import CardFace
from gui.translation import tr

_NUMBERS, _SHAPED, _DAMAGE, _PROTECTOR = 15.0, 13.0, 11.0, 8.0
"""How high they are written on a card at its own size."""
_SHRUNK = 0.7
"""How much smaller large numbers may be written before they stand one above the other."""
_WIDE, _WIDEST = 0.64, 0.76
"""How much of the width power and toughness may take, so that there is always room for damage: as they are
written at best, and at most."""
_SMALL = 0.6
"""On a card smaller than this they may take all the width that marked damage leaves them."""
_TINY = 0.35
"""On a card smaller than this there is hardly an edge around them."""
_OF_FROM = 0.75
"""From which size of the card on damage says of how much it is."""
_CENTER = Qt.AlignmentFlag.AlignHCenter
_THOUSANDS: Final = ((1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k"))
_COMPACT_FROM = 10_000


class Shaped(Value, kw_only=False):
    """A number in a shape of its own: loyalty in a crest, defense in a pennant."""

    shape: Literal["loyalty", "defense"]
    line: Line
    box: QRectF

    def moved(self, x: float, y: float) -> Shaped:
        """Return it in another place."""
        line = replace(self.line, box=self.line.box.translated(x, y))
        return Shaped(self.shape, line, self.box.translated(x, y))


class Strip(Value, kw_only=False):
    """What is along the lower edge.

    Attributes:
        top: where it begins; nothing else is drawn below that.
        numbers: power and toughness, on one line or one above the other, in `numbers_box`.
        arrow: the middle of the sign that they have changed.
        damage_sign: the middle of the sign before the damage; None if there is no room for one.
    """

    top: float
    numbers: tuple[Line, ...] = ()
    numbers_box: QRectF = QRectF()
    arrow: QPointF | None = None
    shaped: tuple[Shaped, ...] = ()
    damage: Line | None = None
    damage_box: QRectF = QRectF()
    damage_sign: QPointF | None = None
    protector: Line | None = None


def strip_of(face: CardFace, inner: QRectF, detail: float) -> Strip:
    """Return what is along the lower edge of a card whose frame leaves `inner`."""
    bottom, right = inner.bottom() - detail, inner.right() - detail
    numbers, box, arrow = _numbers(face, QRectF(inner.left(), 0, inner.width() - detail, bottom), detail)
    if numbers:
        right = box.left() - 2
    shaped = []
    for shape, number in (("defense", face.defense), ("loyalty", face.loyalty)):
        if number is not None:
            one = _shaped("defense" if shape == "defense" else "loyalty", number, right, bottom, detail)
            if one.box.left() < inner.left():  # no room beside power and toughness
                one = one.moved(inner.right() - one.box.right(), box.top() - 1 - bottom)
            else:
                right = one.box.left() - 2
            shaped.append(one)
    above = min([box.top()] * bool(numbers) + [one.box.top() for one in shaped], default=bottom) - 1
    room = QRectF(inner.left() + detail, above, right - inner.left() - detail - 2, bottom - above)
    damage, damage_box, sign = _damage(face, room, inner.width() - 2 * detail, detail)
    return Strip(
        top=min(above + 1, damage_box.top() if damage else bottom) - detail,
        numbers=numbers,
        numbers_box=box,
        arrow=arrow,
        shaped=tuple(shaped),
        damage=damage,
        damage_box=damage_box,
        damage_sign=sign,
        protector=_protector(face, room, detail) if damage is None else None,
    )


def compact(number: int) -> str:
    """Return a number, a very large one in thousands or millions."""
    for size, letter in _THOUSANDS:
        if abs(number) >= max(size, _COMPACT_FROM):
            return f"{number // size if number > 0 else -(-number // size)}{letter}"
    return str(number)


def _numbers(face: CardFace, room: QRectF, detail: float) -> tuple[tuple[Line, ...], QRectF, QPointF | None]:
    """Return power and toughness, their box, and where the sign of change is."""
    if not face.numbers:
        return (), QRectF(), None
    beside = max(8.0, 9 * detail) if face.change else 0.0
    pad = max(3.0 if detail >= _TINY else 1.5, 4.5 * detail)
    best = _WIDE * room.width() if detail >= _SMALL else room.width() - _least_damage(face)
    rooms = [most - beside - 2 * pad for most in (best, _WIDEST * room.width())]
    rows, pixels = _fitting_numbers(face.numbers, rooms, detail)
    high = round(pixels * 1.02)
    wide = max(width(row, pixels, "bold") for row in rows) + beside + 2 * pad
    tall = high * len(rows) + max(4.0, 5 * detail)
    box = QRectF(room.right() - wide, room.bottom() - tall, wide, tall)
    top = box.center().y() - high * len(rows) / 2
    lines = tuple(
        Line(row, QRectF(box.left() + beside, top + n * high, wide - beside, high), pixels, "bold", _CENTER)
        for n, row in enumerate(rows)
    )
    arrow = QPointF(box.left() + pad + beside / 2 - 1, box.center().y()) if beside else None
    return lines, box, arrow


def _fitting_numbers(numbers: str, rooms: list[float], detail: float) -> tuple[tuple[str, ...], int]:
    """Return the rows of power and toughness, and how high they are written."""
    power, _, toughness = numbers.partition("/")
    short = compact(int(power)), compact(int(toughness))
    largest = pixels_of(_NUMBERS, detail)
    least = max(LEAST_TEXT, round(largest * _SHRUNK))
    whole, shortened = ((numbers,), (power, toughness)), (("/".join(short),), short)
    for ways, room in product((whole, shortened), rooms):
        for rows, pixels in product(ways, range(largest, least - 1, -1)):
            if all(width(row, pixels, "bold") <= room for row in rows):
                return rows, pixels
    return short, least


def _shaped(
    shape: Literal["loyalty", "defense"], number: int, right: float, bottom: float, detail: float
) -> Shaped:
    pixels = pixels_of(_SHAPED, detail)
    text = compact(number)
    wide = max(25 * detail, width(text, pixels, "bold") + 6)
    tall = max(27 * detail, pixels * 1.7)
    box = QRectF(right - wide, bottom - tall, wide, tall)
    words = QRectF(box.left(), box.top(), wide, tall * 0.78)
    return Shaped(shape, Line(text, words, pixels, "bold", _CENTER), box)


def _damage(
    face: CardFace, room: QRectF, whole: float, detail: float
) -> tuple[Line | None, QRectF, QPointF | None]:
    """Return marked damage, its box, and where the sign before it is.

    Where there is no room for it beside the numbers it stands above them, as wide as the `whole` card.
    """
    if not face.damage:
        return None, QRectF(), None
    pixels = pixels_of(_DAMAGE, detail)
    pad, tall = max(3.0, 3.5 * detail), pixels + max(5.0, 6 * detail)
    sign = pixels * 0.95

    def wide(text: str, has_sign: bool) -> float:  # noqa: FBT001 - a part of what is written
        return width(text, pixels, "bold") + has_sign * (sign + 2) + 2 * pad

    ways = list(_ways(face, detail))
    found = next((way for way in ways if wide(*way) <= room.width()), None)
    is_above = found is None  # so that power and toughness are never covered
    text, has_sign = found or next((way for way in ways[:-1] if wide(*way) <= whole), ways[-1])
    bottom = room.top() if is_above else room.bottom()
    box = QRectF(room.left(), bottom - tall, wide(text, has_sign), tall)
    words = box.adjusted(pad + has_sign * (sign + 2), 0, -pad, 0)
    at = QPointF(box.left() + pad + sign / 2, box.center().y()) if has_sign else None
    return Line(text, words, pixels, "bold", _CENTER), box, at


def _least_damage(face: CardFace) -> float:
    """Return how wide damage is at least: its number, or the sign that it is lethal."""
    if not face.damage:
        return 0.0
    return 12 + (LEAST_TEXT if face.is_lethal else width(compact(face.damage), LEAST_TEXT, "bold"))


def _ways(face: CardFace, detail: float) -> Iterator[tuple[str, bool]]:
    """Yield what can be written about damage, and whether with a sign; what says most comes first."""
    whole = tr("{count} of {lethal}").format(count=face.damage, lethal=face.lethal_at)
    says_of = face.lethal_at and detail >= _OF_FROM
    if says_of:
        yield whole, True
    if says_of and not face.is_lethal:
        yield whole, False
    yield str(face.damage), True
    yield compact(face.damage), True
    yield ("", True) if face.is_lethal else (str(face.damage), False)


def _protector(face: CardFace, room: QRectF, detail: float) -> Line | None:
    pixels = pixels_of(_PROTECTOR, detail)
    left = room.width() - 4 * detail
    if not face.protector or left < pixels * 3:
        return None
    words = tr("Protector {player}").format(player=face.protector)
    if width(words, pixels) > left:
        words = cut(face.protector, pixels, "regular", left)
    return Line(
        words, QRectF(room.left() + 3 * detail, room.bottom() - pixels * 1.6, left, pixels * 1.5), pixels
    )
