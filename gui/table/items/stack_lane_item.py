"""Draws what waits: the stack as a lane, triggers that are not there yet, effects in force."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.layout.geometry import Box
from gui.table.items.card_item import Ring, paint_ring
from gui.table.painting.emblems import rounded
from gui.table.picture.stack_lane import BESIDE_TEXT, WaitingThing
from gui.theme import Theme, mixed, readable_on
from gui.translation import tr

_HEAD, _RINGED = 15.0, 11.0
"""How much room the word above the stack takes, and what stands around the thing below it."""


class LaneItem(QGraphicsItem):
    """Draws everything that waits, above cards and arrows and below what is dragged."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._things: tuple[WaitingThing, ...] = ()
        self._legal: frozenset[str] = frozenset()
        self.setZValue(45)

    def show_things(self, things: tuple[WaitingThing, ...], theme: Theme) -> None:
        """Draw other things, if they are others."""
        if things != self._things or theme is not self._theme:
            self.prepareGeometryChange()
            self._things, self._theme = things, theme
            self.update()

    def show_legal(self, legal: Collection[str]) -> None:
        """Draw a ring around what may be picked."""
        if self._legal != frozenset(legal):
            self._legal = frozenset(legal)
            self.update()

    def boundingRect(self) -> QRectF:
        around = QRectF()
        for one in self._things:
            around = around.united(_rect(one))
        return around.adjusted(-10, -_HEAD - _RINGED - 5, 180, 10) if self._things else around

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_waiting(painter, self._things, self._theme)
        for one in self._things:
            if not self._legal.isdisjoint(one.picks):
                paint_ring(painter, Ring.LEGAL, _rect(one).adjusted(2, 2, -2, -2), self._theme)


def paint_waiting(painter: QPainter, things: tuple[WaitingThing, ...], theme: Theme) -> None:
    """Draw them: the top of the stack filled, what is not on it yet dashed, an effect with round ends.

    The stack lies on effects, not they on it.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stacked = [one for one in things if one.is_on_stack]
    for one in (one for one in things if one.is_effect):
        _paint_thing(painter, one, theme)
    if stacked:
        _paint_lane(painter, stacked, theme)
    for one in (one for one in things if not one.is_effect):
        _paint_thing(painter, one, theme)


def _paint_thing(painter: QPainter, one: WaitingThing, theme: Theme) -> None:
    box = _rect(one)
    line = QColor(theme.life if one.is_effect else theme.stack)
    fill = line if one.is_top else QColor(theme.card)
    style = Qt.PenStyle.DashLine if one.is_triggered or one.is_announced else Qt.PenStyle.SolidLine
    painter.setPen(QPen(line, 1.6, style))
    painter.setBrush(fill)
    painter.drawPath(rounded(box, box.height() / 2 if one.is_effect else 6))
    _paint_words(painter, one, box, readable_on(fill))


def _paint_lane(painter: QPainter, stacked: list[WaitingThing], theme: Theme) -> None:
    """Draw what the stack lies on, with its name, so that one sees at once where it is."""
    top, bottom = stacked[0].box, stacked[-1].box
    words = tr("Stack") if len(stacked) == 1 else tr("Stack: top resolves first")
    head_font = font(10, semibold=True)
    width = max(QFontMetricsF(head_font).horizontalAdvance(words) + 8, *(one.box.width for one in stacked))
    above = _HEAD + _RINGED
    lane = QRectF(top.x - 5, top.y - above, width + 10, bottom.y + bottom.height - top.y + above + 5)
    painter.setPen(QPen(QColor(theme.table_line), 1))
    painter.setBrush(mixed(QColor(theme.table), QColor(theme.card), 0.55))
    painter.drawPath(rounded(lane, 9))
    painter.setPen(QColor(theme.ink_soft))
    painter.setFont(head_font)
    painter.drawText(
        head_above(top, lane.width() - 8), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words
    )


def head_above(top: Box, width: float) -> QRectF:
    """Return where the name of the stack stands: above a ring around the thing on top of it."""
    return QRectF(top.x + 2, top.y - _RINGED - _HEAD + 1, width, _HEAD - 1)


def _paint_words(painter: QPainter, one: WaitingThing, box: QRectF, ink: QColor) -> None:
    text_font = font(11.5 if one.is_effect else 12.5, semibold=True)
    metrics = QFontMetricsF(text_font)
    painter.setPen(ink)
    inner = box.adjusted(BESIDE_TEXT / 2, 0, -BESIDE_TEXT / 2, 0)
    after = QFontMetricsF(font(11)).horizontalAdvance(f" {one.by}") + 6 if one.by else 0
    elide = Qt.TextElideMode.ElideRight if one.is_effect else Qt.TextElideMode.ElideMiddle
    text = metrics.elidedText(one.text, elide, inner.width() - after + 1)
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setFont(text_font)
    painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | middle, text)
    if one.by:
        painter.setFont(font(11, semibold=one.is_effect))
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | middle, one.by)


def _rect(one: WaitingThing) -> QRectF:
    return QRectF(one.box.x, one.box.y, one.box.width, one.box.height)
