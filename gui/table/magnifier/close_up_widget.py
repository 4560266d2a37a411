"""The widget in which a card is shown large."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.layout.geometry import Box
from gui.table.magnifier.close_up import CloseUp
from gui.table.magnifier.close_up_painting import lay_out_close_up, paint_close_up
from gui.table.magnifier.placing import place_beside
from gui.theme import Theme
from gui.translation import tr


class CloseUpWidget(QWidget):
    """Lies on the table and lets the mouse through."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.shown: CloseUp | None = None
        self._theme: Theme | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setVisible(False)

    def show_beside(self, shown: CloseUp, theme: Theme, card: QRect) -> bool:
        """Show a card large beside where it is on the table; return whether there is room for that."""
        whole = self._table.rect()
        table = Box(0, 0, whole.width(), whole.height())
        beside = Box(card.x(), card.y(), card.width(), card.height())
        place = place_beside(beside, table, lambda wide: self._height(shown, wide, whole.height()))
        self.setVisible(place is not None)
        if place is None:
            return False
        self.shown, self._theme = shown, theme
        others = (tr("not played here: {text}").format(text=line) for line in shown.face.not_played)
        told = (shown.name, shown.face.types, *shown.face.abilities, *others, *shown.now, *shown.why)
        self.setAccessibleName(tr("Magnifier: {card}").format(card=shown.name))
        self.setAccessibleDescription(". ".join(told))
        self.setGeometry(QRectF(place.x, place.y, place.width, place.height).toRect())
        self.raise_()
        self.update()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is None or self._theme is None:
            return
        painter = QPainter(self)
        layout = lay_out_close_up(self.shown, self.width(), self.height() + 1)  # its height is rounded
        paint_close_up(painter, self.shown, self._theme, layout, QRectF(self.rect()))
        painter.end()

    def _height(self, shown: CloseUp, wide: float, most: float) -> float:
        return lay_out_close_up(shown, wide, most - 12).height
