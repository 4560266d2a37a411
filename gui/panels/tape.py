"""The damage event as a tape: its parts in brackets, each rewriting below the one before."""

from __future__ import annotations

from msgspec import Struct, field
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.explain.explanation import Cell
from gui.fonts import font
from gui.table.painting.emblems import rounded
from gui.theme import Theme
from gui.translation import tr

_LINE, _GAP, _PAD = 24.0, 5.0, 8.0
_MOST_CELLS, _MOST_OLD_CELLS = 12, 4
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class _Row(Struct):
    """Cells side by side, each with its left edge and width; one that is too wide takes several lines."""

    cells: list[tuple[Cell, float, float]] = field(default_factory=list)
    height: float = _LINE


class TapeView(QWidget):
    """Draws tapes from the oldest to the newest; older ones are faint."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tapes: tuple[tuple[Cell, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def show_tapes(self, tapes: tuple[tuple[Cell, ...], ...]) -> None:
        """Show the tape at several moments, oldest first; nothing for none."""
        self.tapes = tapes
        self.setVisible(bool(tapes))
        words = "; ".join(", ".join(cell.words for cell in tape) for tape in tapes)
        self.setAccessibleName(tr("Damage event: {damage}").format(damage=words) if tapes else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        heights = (row.height + _GAP for tape in self.tapes for row in self._rows(tape))
        return QSize(200, round(sum(heights) + len(self.tapes) * _PAD + 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 2.0
        for number, tape in enumerate(self.tapes):
            newest = number == len(self.tapes) - 1
            rows = self._rows(tape)
            height = sum(row.height + _GAP for row in rows) - _GAP
            self._paint_brackets(painter, y, height, newest=newest)
            for row in rows:
                for cell, x, width in row.cells:
                    self._paint_cell(painter, cell, QRectF(x, y, width, row.height), newest=newest)
                y += row.height + _GAP
            y += _PAD

    def _rows(self, tape: tuple[Cell, ...]) -> list[_Row]:
        """Return cells with their left edge and width, broken into rows that fit."""
        newest = tape is self.tapes[-1]
        metrics = QFontMetricsF(font(self._theme.px(11.5), semibold=newest))
        room = max(160.0, self.width() - 14.0)
        most = _MOST_CELLS if newest else _MOST_OLD_CELLS
        shown = tape[:most]
        if len(tape) > most:
            shown = (
                *shown,
                Cell(
                    tr("and {count} more", None, len(tape) - most).format(count=len(tape) - most),
                    "damage",
                    (),
                ),
            )
        rows = [_Row()]
        x = 10.0
        for cell in shown or (Cell(tr("nothing"), "prevented", ()),):
            width = min(room - 12, metrics.horizontalAdvance(cell.words) + 18)
            if x + width > room and rows[-1].cells:
                rows.append(_Row())
                x = 10.0
            rows[-1].cells.append((cell, x, width))
            needed = metrics.boundingRect(QRectF(0, 0, width - 16, 1000), _WRAPPED, cell.words).height()
            rows[-1].height = max(rows[-1].height, needed + _LINE - metrics.height())
            x += width + _GAP
        return rows

    def _paint_brackets(self, painter: QPainter, y: float, height: float, *, newest: bool) -> None:
        painter.setPen(QPen(QColor(self._theme.ink if newest else self._theme.ink_faint), 2))
        for x, inward in ((3.0, 4.0), (self.width() - 3.0, -4.0)):
            painter.drawLine(QRectF(x, y, 0, height).topLeft(), QRectF(x, y, 0, height).bottomLeft())
            for end in (y, y + height):
                painter.drawLine(QRectF(x, end, 0, 0).topLeft(), QRectF(x + inward, end, 0, 0).topLeft())

    def _paint_cell(self, painter: QPainter, cell: Cell, rect: QRectF, *, newest: bool) -> None:
        theme = self._theme
        line = {"damage": theme.damage, "prevented": theme.ink_faint, "result": theme.accent}[cell.kind]
        style = Qt.PenStyle.DashLine if cell.kind == "prevented" else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(line if newest else theme.panel_line), 1.4, style))
        painter.setBrush(QColor(theme.card if newest else theme.panel))
        painter.drawPath(rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), 4 if cell.kind == "result" else 11))
        cell_font = font(self._theme.px(11.5), semibold=newest)
        cell_font.setStrikeOut(cell.kind == "prevented")
        painter.setFont(cell_font)
        painter.setPen(QColor(theme.ink if newest else theme.ink_faint))
        painter.drawText(rect.adjusted(7, 0, -7, 0), _WRAPPED, cell.words)
