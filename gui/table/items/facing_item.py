"""The sign before an attacker: an arrowhead toward the enemy, with a bar across it once it is blocked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.table.painting.emblems import rounded
from gui.table.picture.facing import Facing, FacingSign
from gui.theme import Theme
from gui.translation import tr

_WIDE, _HIGH = 26.0, 20.0
_TEXT = 11.0


class FacingItem(QGraphicsItem):
    """Draws one sign: hollow until blockers are declared, full if unblocked, behind a bar if blocked."""

    def __init__(self, sign: FacingSign, theme: Theme) -> None:
        super().__init__()
        self._sign, self._theme = sign, theme
        self._bounds, self._words = QRectF(), ""
        self._stand()

    def show_sign(self, sign: FacingSign, theme: Theme) -> None:
        """Draw a sign where it stands."""
        if sign != self._sign or theme is not self._theme:
            self.prepareGeometryChange()
            self._sign, self._theme = sign, theme
            self._stand()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        sign, theme = self._sign, self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = QColor(theme.illegal if sign.is_wrong else theme.attack)
        is_full = sign.facing is Facing.UNBLOCKED
        dashed = sign.facing is Facing.PLANNED
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(color, 2.2, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(color if is_full else QColor(theme.table))
        painter.drawPolygon(_arrowhead(is_up=sign.is_up))
        if sign.facing is Facing.BLOCKED:
            painter.setPen(QPen(QColor(theme.card), 1.4))
            painter.setBrush(QColor(theme.block))
            painter.drawPath(rounded(QRectF(-_WIDE / 2, -4.5, _WIDE, 9), 4.5))
        if sign.at:
            painter.setPen(QColor(theme.ink))
            painter.setFont(font(_TEXT, semibold=True))
            painter.drawText(self._text_box(), Qt.AlignmentFlag.AlignCenter, self._words)

    def _stand(self) -> None:
        sign = self._sign
        self.setPos(sign.x, sign.y)
        self.setToolTip(_words(sign.facing, sign.at))
        shape = QRectF(-_WIDE / 2 - 2, -_HIGH / 2 - 2, _WIDE + 4, _HIGH + 4)
        metrics = QFontMetricsF(font(_TEXT, semibold=True))
        self._words = metrics.elidedText(sign.at, Qt.TextElideMode.ElideRight, sign.room - 4)
        self._bounds = shape.united(self._text_box()) if sign.at else shape
        self.update()

    def _text_box(self) -> QRectF:
        """Return where the name of what is attacked stands: between the sign and the attacker."""
        room, high = self._sign.room, _TEXT + 4
        return QRectF(-room / 2, _HIGH / 2 if self._sign.is_up else -_HIGH / 2 - high, room, high)


def _words(facing: Facing, at: str) -> str:
    """Return how an attacker stands; `at` is what it attacks, if that is said."""
    match facing:
        case Facing.PLANNED:
            words = tr("will attack {target}") if at else tr("will attack")
        case Facing.ATTACKING:
            words = tr("attacks {target}") if at else tr("attacks")
        case Facing.BLOCKED:
            words = tr("attacks {target}, blocked") if at else tr("blocked")
        case Facing.UNBLOCKED:
            words = tr("attacks {target}, unblocked") if at else tr("unblocked")
    return words.format(target=at)


def _arrowhead(*, is_up: bool) -> QPolygonF:
    tip = -8.0 if is_up else 8.0
    return QPolygonF([QPointF(-9, -tip), QPointF(0, tip), QPointF(9, -tip), QPointF(0, -tip * 0.45)])
