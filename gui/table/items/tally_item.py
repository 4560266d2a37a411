"""A few words at a card or player: what the numbers there come to."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.table.painting.emblems import rounded
from gui.table.picture.tallies import Tally
from gui.theme import Theme, mixed, readable_on
from gui.translation import tr

_SIZE, _HIGH, _ROOM, _NARROW_ROOM = 11.5, 20.0, 8.0, 3.5
_TINT = 0.22
"""How much of the color of damage there is behind what would be lethal."""


class TallyItem(QGraphicsItem):
    """Draws one tally: full if lethal damage is dealt next, tinted if it would be, outlined otherwise."""

    def __init__(self, tally: Tally, theme: Theme) -> None:
        super().__init__()
        self._tally, self._theme = tally, theme
        self._box = QRectF()
        self._shown = ""
        self.setZValue(45)
        self._stand()

    def show_tally(self, tally: Tally, theme: Theme) -> None:
        """Draw a tally where it stands."""
        if tally != self._tally or theme is not self._theme:
            self.prepareGeometryChange()
            self._tally, self._theme = tally, theme
            self._stand()

    @property
    def words(self) -> str:
        """What is written in it."""
        return self._shown

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        tally, theme = self._tally, self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QColor(theme.accent if tally.is_left else theme.damage)
        painter.setPen(QPen(line, 1.8))
        tinted = mixed(QColor(theme.card), line, _TINT if tally.is_lethal else 0.0)
        painter.setBrush(line if tally.kills else tinted)
        painter.drawPath(rounded(self._box, _HIGH / 2))
        painter.setPen(readable_on(line) if tally.kills else QColor(theme.ink))
        painter.setFont(font(_SIZE, semibold=True))
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self._shown)

    def _words(self) -> str:
        is_marked = self._tally.kills and not self._tally.is_narrow
        return f"{self._tally.text} \N{MULTIPLICATION SIGN}" if is_marked else self._tally.text

    def _stand(self) -> None:
        tally = self._tally
        self.setPos(tally.x, tally.y)
        metrics, pad = QFontMetricsF(font(_SIZE, semibold=True)), _NARROW_ROOM if tally.is_narrow else _ROOM
        self._shown = self._words()
        if tally.is_beside:
            self._shown = metrics.elidedText(self._shown, Qt.TextElideMode.ElideRight, tally.room - 2 * pad)
        wide = metrics.horizontalAdvance(self._shown) + 2 * pad
        left = 0.0 if tally.is_beside else -wide / 2
        self._box = QRectF(left, -_HIGH / 2, wide, _HIGH)
        self.setToolTip(_hint(tally))
        self.update()


def _hint(tally: Tally) -> str:
    """Return what a tally says of what is lethal; nothing of other damage."""
    if not tally.is_lethal:
        return ""
    if tally.kills:
        return tr("{sign}: lethal damage, dealt next.").format(sign="\N{MULTIPLICATION SIGN}")
    return tr("Enough for lethal damage, unless some of it is prevented or replaced.")
