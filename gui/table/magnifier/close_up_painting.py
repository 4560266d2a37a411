"""Drawing a card large: its band and picture, all it says, what it is now and why."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.terms.values import Value
from gui.table.magnifier.close_up import CloseUp
from gui.table.painting.card_painting import paint_change, paint_glyph
from gui.table.painting.card_picture import paint_picture
from gui.table.painting.emblems import rounded
from gui.table.painting.text_fitting import Line, Weight, cut, width, wrapped
from gui.table.picture.keyword_marks import KeywordMark
from gui.theme import Theme
from gui.translation import tr

_PAD, _RADIUS = 12.0, 10.0
_NAME, _TYPES, _TEXT, _TOLD, _HEAD = 16, 12, 13, 12, 11
_GLYPH = 15.0
_PICTURES = (104.0, 64.0, 0.0)
"""How high the picture is where there is room for everything, for less, for hardly anything."""
_LEADING = 1.32
"""How far lines are from each other, by how high their letters are."""
Ink = Literal["ink", "ink_soft", "accent", "on_band"]


class Written(Value, kw_only=False):
    """A line, and the color of its letters."""

    line: Line
    ink: Ink = "ink"


class CloseUpLayout(Value, kw_only=False):
    """Where everything is in a close-up, from its upper left corner on.

    Attributes:
        rules: where lines are drawn across, by their height.
        height: how high all of it is; lines below what there is room for are left out.
    """

    band: QRectF
    picture: QRectF
    written: tuple[Written, ...]
    glyphs: tuple[tuple[KeywordMark, QRectF], ...]
    rules: tuple[float, ...]
    change_at: QPointF | None
    height: float


def lay_out_close_up(shown: CloseUp, wide: float, most: float = 1e9) -> CloseUpLayout:
    """Return a close-up of a width; where `most` is less than its height, its picture gets lower."""
    layout = _laid_out(shown, wide, _PICTURES[0])
    for picture in _PICTURES[1:]:
        if layout.height > most:
            layout = _laid_out(shown, wide, picture)
    return layout


def paint_close_up(
    painter: QPainter, shown: CloseUp, theme: Theme, layout: CloseUpLayout, room: QRectF
) -> None:
    """Draw a close-up; what lies below `room` is not drawn."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QRectF(room).adjusted(0.75, 0.75, -0.75, -0.75)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.card))
    painter.drawPath(rounded(edge, _RADIUS))
    painter.save()
    painter.setClipPath(rounded(edge, _RADIUS))
    band, on_band = theme.identity(shown.face.colors)
    painter.fillRect(layout.band, QColor(band))
    if layout.picture.height() > 0:
        paint_picture(painter, shown.face, theme, layout.picture, layout.picture.height() / _SCENE)
    inks = {"ink": theme.ink, "ink_soft": theme.ink_soft, "accent": theme.accent, "on_band": on_band}
    painter.setPen(QPen(QColor(theme.panel_line), 1))
    for y in layout.rules:
        painter.drawLine(QPointF(_PAD, y), QPointF(room.right() - _PAD, y))
    for mark, box in layout.glyphs:
        paint_glyph(painter, mark, box, QColor(theme.ink), QColor(theme.card))
    for one in layout.written:
        if one.line.box.bottom() <= room.bottom() - 2:
            painter.setPen(QColor(inks[one.ink]))
            one.line.draw(painter)
    if layout.change_at is not None:
        paint_change(painter, shown.change, theme, layout.change_at, 4.5)
    painter.restore()
    painter.setPen(QPen(QColor(theme.card_line), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(edge, _RADIUS))


_SCENE = 46.0
"""How high a picture is on a card at its own size."""


def _laid_out(shown: CloseUp, wide: float, picture: float) -> CloseUpLayout:
    flow = _Flow(wide)
    band = flow.name(shown)
    scene = QRectF(0, flow.y, wide, picture)
    flow.y += picture + 6
    flow.types(shown)
    flow.marks(shown.face.marks)
    for text in shown.face.rules:
        flow.text(text, _TEXT, gap=4)
    if shown.face.not_played:
        flow.text(tr("Not played here:"), _TYPES, "ink_soft", gap=6)
        for text in shown.face.not_played:
            flow.text(text, _TEXT, "ink_soft", gap=2)
    change_at = None
    if shown.now:
        flow.head(tr("NOW"))
        change_at = flow.now(shown)
    if shown.why:
        flow.head(tr("WHY"))
        for text in shown.why:
            flow.point(text, "ink_soft")
    return CloseUpLayout(
        band=band,
        picture=scene,
        written=tuple(flow.written),
        glyphs=tuple(flow.glyphs),
        rules=tuple(flow.rules),
        change_at=change_at,
        height=flow.y + _PAD - 2,
    )


class _Flow:
    """Puts one thing below the other."""

    def __init__(self, wide: float) -> None:
        self._left, self._room, self._wide = _PAD, wide - 2 * _PAD, wide
        self.y = 0.0
        self.written: list[Written] = []
        self.glyphs: list[tuple[KeywordMark, QRectF]] = []
        self.rules: list[float] = []

    def name(self, shown: CloseUp) -> QRectF:
        """Put the name, and return the band that it is in."""
        self.y = 6.0
        numbers = shown.face.numbers or _shaped(shown)
        beside = width(numbers, _NAME, "bold") + 8 if numbers else 0.0
        if numbers:
            box = QRectF(self._left, self.y, self._room, _NAME * _LEADING)
            line = Line(numbers, box, _NAME, "bold", Qt.AlignmentFlag.AlignRight)
            self.written.append(Written(line, "on_band"))
        for text in wrapped(shown.name, _NAME, "semibold", self._room - beside):
            self._write(text, _NAME, "on_band", weight="semibold")
        self.y += 5
        return QRectF(0, 0, self._wide, self.y)

    def types(self, shown: CloseUp) -> None:
        """Put the type line, with the mana cost at its right."""
        if shown.face.face_down:
            return
        beside, cost = self._room, shown.face.mana_cost
        if cost:
            box = QRectF(self._left, self.y, self._room, _TYPES * _LEADING)
            line = Line(cost, box, _TYPES, "semibold", Qt.AlignmentFlag.AlignRight)
            self.written.append(Written(line, "ink_soft"))
            beside -= width(cost, _TYPES, "semibold") + 8
        for text in wrapped(shown.face.types, _TYPES, "regular", beside):
            self._write(text, _TYPES, "ink_soft")

    def marks(self, marks: tuple[KeywordMark, ...]) -> None:
        """Put the keywords, glyph and words, as many on a line as there is room for."""
        x, high = self._left, _GLYPH + 5
        self.y += 4 * bool(marks)
        for mark in marks:
            needed = _GLYPH + 6 + width(mark.words, _TEXT)
            if x > self._left and x + needed > self._left + self._room:
                x = self._left
                self.y += high
            self.glyphs.append((mark, QRectF(x, self.y + 1, _GLYPH, _GLYPH)))
            room = self._left + self._room - x - _GLYPH - 6
            words = QRectF(x + _GLYPH + 6, self.y, room, _GLYPH + 2)
            self.written.append(Written(Line(cut(mark.words, _TEXT, "regular", room), words, _TEXT)))
            x += needed + 14
        self.y += high * bool(marks)

    def text(self, text: str, pixels: int, ink: Ink = "ink", gap: float = 0.0) -> None:
        """Put a paragraph."""
        self.y += gap
        for line in wrapped(text, pixels, "regular", self._room):
            self._write(line, pixels, ink)

    def head(self, word: str) -> None:
        """Put a title under a line across."""
        self.y += 9
        self.rules.append(self.y)
        self.y += 6
        self._write(word, _HEAD, "accent", weight="bold")

    def now(self, shown: CloseUp) -> QPointF | None:
        """Put what it is now; return where the sign of changed numbers is."""
        at = None
        for text in shown.now:
            if "/" in text and text[-1].isdigit() and at is None and shown.change:
                at = QPointF(self._left + 5, self.y + _TEXT * _LEADING / 2)
                self._write(text, _TEXT, "ink", weight="bold", indent=14)
            else:
                self.point(text, "ink")
        return at

    def point(self, text: str, ink: Ink) -> None:
        """Put a paragraph after a dot."""
        self._write("\N{BULLET}", _TOLD, ink)
        self.y -= _TOLD * _LEADING
        for line in wrapped(text, _TOLD, "regular", self._room - 12):
            self._write(line, _TOLD, ink, indent=12)

    def _write(
        self, text: str, pixels: int, ink: Ink, *, weight: Weight = "regular", indent: float = 0.0
    ) -> None:
        high = pixels * _LEADING
        box = QRectF(self._left + indent, self.y, self._room - indent, high)
        self.written.append(Written(Line(text, box, pixels, weight), ink))
        self.y += high


def _shaped(shown: CloseUp) -> str:
    number = shown.face.loyalty if shown.face.loyalty is not None else shown.face.defense
    return "" if number is None else str(number)
