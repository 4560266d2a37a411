"""Signs in a card's picture: what it is besides its characteristics, and its counters."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.terms.counters import CounterKind, power_toughness_change
from gui.table.painting.card_layout import CardLayout
from gui.table.painting.emblems import badge_sign, equal_sign, rounded, small_card, tapped_card
from gui.table.painting.text_fitting import Line, cut, pixels_of, width
from gui.table.picture.card_face import CardFace
from gui.theme import Theme
from gui.translation import tr

_BADGE, _LEAST_BADGE = 17.0, 13.0
"""How wide a badge is, in the card's units; and at least, in pixels."""
_SIGN = 23.0
"""How wide a badge is where its sign is as large as it is drawn."""
_COUNTER, _FULL_FROM, _SIDES_FROM = 9.0, 0.72, 0.5
"""How high counters are written, and from which size of the card on in full, or for both sides."""
_CENTER = Qt.AlignmentFlag.AlignHCenter


def paint_badges(painter: QPainter, face: CardFace, theme: Theme, picture: QRectF, detail: float) -> None:
    """Draw badges from the upper left of the picture on, as many as there is room for in a row."""
    size = max(_LEAST_BADGE, _BADGE * detail)
    step, x, y = size + 1.5 * detail, picture.left() + 2 * detail, picture.top() + 2 * detail
    for number, sign in enumerate(_signs(face)):
        box = QRectF(x + number * step, y, size, size)
        if box.right() > picture.right() or box.bottom() > picture.bottom() + 1:
            return
        painter.setPen(QPen(QColor(theme.card_line), 1))
        painter.setBrush(QColor(theme.card))
        painter.drawEllipse(box)
        painter.save()
        painter.translate(box.center())
        painter.scale(size / _SIGN, size / _SIGN)
        painter.setPen(QPen(QColor(theme.ink), 1.8, j=Qt.PenJoinStyle.RoundJoin))
        for path, is_filled in sign:
            painter.setBrush(QColor(theme.ink if is_filled else theme.card))
            painter.drawPath(path)
        painter.restore()


def paint_counters(painter: QPainter, face: CardFace, theme: Theme, picture: QRectF, detail: float) -> None:
    """Draw counters in the lower right of the picture, one kind above the other."""
    pixels = pixels_of(_COUNTER, detail)
    high, gap = pixels * 1.28, max(1.0, 1.5 * detail)
    pad = pixels * (0.9 if detail >= _SIDES_FROM else 0.4)
    room = picture.width() - (6 if detail >= _SIDES_FROM else 2) * detail - pad
    bottom = picture.bottom() - 2 * detail
    count = max(1, int((picture.height() - 2 * detail) / (high + gap)))
    texts = [_counter_words(kind, number, detail) for kind, number in face.counters]
    if len(texts) > count:
        texts = [*texts[: count - 1], f"{texts[count - 1]} \N{HORIZONTAL ELLIPSIS}"]
    for number, words in enumerate(texts):
        text = cut(words, pixels, "semibold", room)
        wide = width(text, pixels, "semibold") + pad
        top = max(picture.top() - detail, bottom - (number + 1) * (high + gap))
        box = QRectF(picture.right() - 2 * detail - wide, top, wide, high)
        painter.setPen(QPen(QColor(theme.card), max(1.0, detail)))
        painter.setBrush(QColor(theme.ink))
        painter.drawPath(rounded(box, high / 2))
        painter.setPen(QColor(theme.card))
        Line(text, box, pixels, "semibold", _CENTER).draw(painter)


def paint_phased_out(painter: QPainter, theme: Theme, layout: CardLayout, detail: float) -> None:
    """Write across a card that it is phased out."""
    pixels = pixels_of(12, detail)
    wide, middle = layout.band.width() - 4 * detail, layout.picture.center()
    y = max(middle.y(), layout.band.bottom() + pixels)
    strip = QRectF(-wide / 2, y - pixels * 0.95, wide, pixels * 1.9)
    painter.setPen(QPen(QColor(theme.ink_soft), max(1.0, 1.4 * detail), Qt.PenStyle.DotLine))
    painter.setBrush(QColor(theme.card))
    painter.drawPath(rounded(strip, strip.height() / 2))
    painter.setPen(QColor(theme.ink))
    whole = tr("phased out")
    words = (
        whole
        if width(whole, pixels, "semibold") <= wide - pixels
        else tr("out", "phased out, where there is little room")
    )
    Line(words, strip, pixels, "semibold", _CENTER).draw(painter)


def _signs(face: CardFace) -> Iterator[tuple[tuple[QPainterPath, bool], ...]]:
    """Yield the paths of each badge; whether a path is filled."""
    if face.tapped:
        yield ((tapped_card(), False),)
    for badge in face.badges:
        yield ((badge_sign(badge), False),)
    if face.is_copy:
        yield ((equal_sign(), False),)
    if face.sides:
        yield ((small_card(-2.5, -1.5), False), (small_card(2.5, 1.5), face.sides == "back"))


def _counter_words(kind: str, number: int, detail: float) -> str:
    """Return counters in words; on a small card how many, or what they add up to: `+3/+3`, or just `+3`."""
    power, toughness = power_toughness_change(CounterKind(kind))
    if detail >= _FULL_FROM:
        return kind if number == 1 else f"{kind} \N{MULTIPLICATION SIGN}{number}"
    if power or toughness:
        return f"{power * number:+d}" + (f"/{toughness * number:+d}" if detail >= _SIDES_FROM else "")
    return f"\N{MULTIPLICATION SIGN}{number}"
