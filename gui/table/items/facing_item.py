"""The sign before an attacker: an arrowhead toward the enemy, or a bar once it is blocked."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.table.picture.facing import Facing, FacingSign
from gui.theme import Theme
from gui.translation import tr

_WIDE, _HIGH, _BESIDE = 26.0, 20.0, 3.0
"""How large a sign is, and how much room it has beside it; among small cards it is smaller."""
_BAR = QRectF(-(_WIDE - 2) / 2, -3.25, _WIDE - 2, 6.5)
"""What holds up an attacker that is blocked; the line from its blocker goes through it."""
_RING = 6.0
"""What stands before an attacker that attacks nothing any more; its radius."""
_TEXT = 11.0


class FacingItem(QGraphicsItem):
    """Draws one sign: hollow until blockers are declared, full if unblocked, a bar if blocked, or a ring."""

    def __init__(self, sign: FacingSign, theme: Theme) -> None:
        super().__init__()
        self._sign, self._theme = sign, theme
        self._bounds, self._words, self._part = QRectF(), "", 1.0
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
        painter.save()
        painter.scale(self._part, self._part)
        if sign.facing is Facing.BLOCKED:
            painter.setPen(QPen(QColor(theme.card), 1.2))
            painter.setBrush(QColor(theme.block))
            painter.drawRoundedRect(_BAR, _BAR.height() / 2, _BAR.height() / 2)
        elif sign.facing is Facing.AT_NOTHING:
            painter.setPen(QPen(QColor(theme.ink_soft), 2.2))
            painter.setBrush(QColor(theme.table))
            painter.drawEllipse(QPointF(), _RING, _RING)
        else:
            pen, brush = _look(sign.facing, theme, is_wrong=sign.is_wrong)
            painter.setPen(pen)
            painter.setBrush(brush)
            painter.drawPolygon(_arrowhead(is_up=sign.is_up))
        painter.restore()
        if sign.at:
            painter.setPen(QColor(theme.ink))
            painter.setFont(font(_TEXT, semibold=True))
            painter.drawText(self._text_box(), Qt.AlignmentFlag.AlignCenter, self._words)

    def _stand(self) -> None:
        sign = self._sign
        self.setPos(sign.x, sign.y)
        self.setToolTip(_words(sign.facing, sign.at))
        self._part = min(1.0, sign.room / (_WIDE + _BESIDE))
        wide, high = _WIDE * self._part, _HIGH * self._part
        shape = QRectF(-wide / 2 - 2, -high / 2 - 2, wide + 4, high + 4)
        metrics = QFontMetricsF(font(_TEXT, semibold=True))
        self._words = metrics.elidedText(sign.at, Qt.TextElideMode.ElideRight, sign.room - 4)
        self._bounds = shape.united(self._text_box()) if sign.at else shape
        self.update()

    def _text_box(self) -> QRectF:
        """Return where the name of what is attacked stands: between the sign and the attacker."""
        room, high, shape = self._sign.room, _TEXT + 4, _HIGH / 2 * self._part
        return QRectF(-room / 2, shape if self._sign.is_up else -shape - high, room, high)


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
        case Facing.AT_NOTHING:
            words = at
    return words.format(target=at)


@lru_cache(maxsize=16)
def _look(facing: Facing, theme: Theme, *, is_wrong: bool) -> tuple[QPen, QColor]:
    """Return with what an arrowhead is drawn, and filled."""
    color = QColor(theme.illegal if is_wrong else theme.attack)
    style = Qt.PenStyle.DashLine if facing is Facing.PLANNED else Qt.PenStyle.SolidLine
    pen = QPen(color, 2.2, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    return pen, color if facing is Facing.UNBLOCKED else QColor(theme.table)


@cache
def _arrowhead(*, is_up: bool) -> QPolygonF:
    tip = -8.0 if is_up else 8.0
    return QPolygonF([QPointF(-9, -tip), QPointF(0, tip), QPointF(9, -tip), QPointF(0, -tip * 0.45)])
