"""Numbers on the table: points on arrows, damage in flight, and what it becomes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from core.terms.colors import Color
from gui.animation.cues import Look
from gui.animation.stage import MovingNumber
from gui.fonts import font
from gui.table.painting.emblems import burst, rounded
from gui.table.picture.chips import Chip
from gui.theme import Theme, readable_on
from gui.translation import QT_TR_NOOP, tr

_CENTER = Qt.AlignmentFlag.AlignCenter
_POINTS_TIP = QT_TR_NOOP(
    "Click or wheel up: 1 more. Right-click or wheel down: 1 less. Drag onto another number: move all of it."
)
_ORDER_TIP = QT_TR_NOOP("Click: one place earlier.")


class MovingNumberItem(QGraphicsItem):
    """Draws one number in motion or at rest; shape and sign tell what it is, besides the color."""

    def __init__(self) -> None:
        super().__init__()
        self._number = MovingNumber("", Look.DAMAGE, 0, 0)
        self._theme: Theme | None = None
        self._colors = frozenset[Color]()
        self._font = font(17, bold=True)
        self._bounds = QRectF()
        self.setZValue(60)

    def show_number(self, number: MovingNumber, theme: Theme, colors: frozenset[Color]) -> None:
        """Draw a number where it stands; points that are assigned are in the colors of their source."""
        look = number.text, number.look, colors
        if look != (self._number.text, self._number.look, self._colors) or theme is not self._theme:
            self.prepareGeometryChange()
            self._take_look(number, theme, colors)
            self.update()
        self._number, self._theme = number, theme
        self.setPos(number.x, number.y)
        self.setScale(max(0.01, number.scale))
        self.setOpacity(number.opacity)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        painter.setPen(self._edge)
        painter.setBrush(self._fill)
        painter.drawPath(self._outline)
        painter.setPen(self._ink)
        painter.drawText(self._bounds, _CENTER, self._number.text)
        if self._number.look is Look.PREVENTED:
            painter.setPen(QPen(QColor(self._theme.ink), 3))
            painter.drawLine(QPointF(-18, 14), QPointF(18, -14))

    def _take_look(self, number: MovingNumber, theme: Theme, colors: frozenset[Color]) -> None:
        """Prepare shape and colors, which are the same in many frames."""
        self._colors = colors
        is_assigned = number.look is Look.ASSIGNED
        color = QColor(theme.identity(colors)[0] if is_assigned else _color(number.look, theme))
        self._edge, self._fill, self._ink = QPen(QColor(theme.card), 2), QBrush(color), readable_on(color)
        half = QFontMetricsF(self._font).horizontalAdvance(number.text) / 2
        if number.look in {Look.DAMAGE, Look.MARK, Look.PREVENTED}:
            self._outline = burst(max(19.0, half + 9))
        else:
            self._outline = rounded(QRectF(-half - 10, -14, half * 2 + 20, 28), 14)
        self._bounds = self._outline.boundingRect().adjusted(-2, -2, 2, 2)


class ChipItem(QGraphicsItem):
    """Draws the points that a source assigns to a recipient; those that can be changed are square."""

    def __init__(self, chip: Chip, theme: Theme) -> None:
        super().__init__()
        self.chip = chip
        self._theme = theme
        self._colors = frozenset[Color]()
        self.setZValue(50)
        self._stand()

    def show_chip(self, chip: Chip, theme: Theme, colors: frozenset[Color]) -> None:
        """Draw a chip where it stands, in the colors of its source."""
        if (chip, colors) == (self.chip, self._colors) and theme is self._theme:
            return
        self.chip, self._theme, self._colors = chip, theme, colors
        self._stand()

    def _stand(self) -> None:
        chip = self.chip
        self.setPos(chip.x, chip.y)
        self.setScale(chip.scale)
        if chip.is_editable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setToolTip(tr(_ORDER_TIP if chip.is_order else _POINTS_TIP))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-26, -20, 52, 40)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        chip, theme = self.chip, self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text_font = font(15, bold=True)
        painter.setFont(text_font)
        width = max(30.0, QFontMetricsF(text_font).horizontalAdvance(chip.text) + 16)
        rect = QRectF(-width / 2, -14, width, 28)
        band, ink = (QColor(color) for color in theme.identity(self._colors))
        empty = chip.amount == 0
        painter.setBrush(QColor(theme.card) if empty else band)
        style = Qt.PenStyle.DashLine if chip.is_wrong else Qt.PenStyle.SolidLine
        edge = theme.illegal if chip.is_wrong else theme.accent if chip.is_editable else theme.card
        painter.setPen(QPen(QColor(edge), 2.6, style))
        painter.drawPath(rounded(rect, 14 if not chip.is_editable else 8))
        painter.setPen(QColor(theme.ink) if empty else ink)
        painter.drawText(rect, _CENTER, chip.text)


def _color(look: Look, theme: Theme) -> str:
    return {
        Look.ASSIGNED: theme.damage,
        Look.DAMAGE: theme.damage,
        Look.PREVENTED: theme.illegal,
        Look.MARK: theme.damage,
        Look.LIFE_LOST: theme.damage,
        Look.LIFE_GAINED: theme.life,
        Look.COUNTER_PUT: theme.poison,
        Look.COUNTER_REMOVED: theme.attack,
    }[look]
