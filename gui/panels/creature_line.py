"""A line like `3/3 first strike, lifelink` that becomes a creature."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QLineEdit, QWidget

from core.model.cards import Card
from core.scenario.quick import QuickCreatureError, quick_creature, understood
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.panels.palette_rows import PaletteEntry, start_drag
from gui.table.painting.card_painting import paint_card
from gui.table.painting.emblems import rounded
from gui.table.payload import Payload
from gui.table.picture.card_face import printed_face
from gui.theme import Theme
from gui.translation import tr


class CreatureLine(QWidget):
    """A field to write a creature in, its card to drag, and what is wrong with the line.

    Signals:
        chosen: Enter in the field; arguments: payload, and whether Shift was held.
    """

    chosen = Signal(object, bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = _Field()
        self.field.setPlaceholderText(tr("3/3 red, lifelink"))
        self.field.setAccessibleName(tr("Write a creature"))
        self.field.setToolTip(
            tr(
                "Power/toughness, colors and abilities; a name in quotes. "
                "Press Enter to put it on the table, Shift+Enter to put it on the other side."
            )
        )
        self._caption = QLabel(_invitation())
        self._caption.setWordWrap(True)
        self._caption.setObjectName("hint")
        self.card = DraggableCard(theme)
        self.field.textChanged.connect(self._read)
        self.field.entered.connect(self._enter)
        self.card.chosen.connect(self.chosen)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(4)
        layout.addWidget(self.field, 0, 0)
        layout.addWidget(self._caption, 1, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.card, 0, 1, 2, 1)
        layout.setColumnStretch(0, 1)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self.card.set_theme(theme)

    def _read(self, line: str) -> None:
        try:
            spec = quick_creature(line)
        except QuickCreatureError as error:
            self.card.show_entry(None)
            self._caption.setText(str(error) if line else _invitation())
            return
        card = spec.to_card()
        entry = PaletteEntry(Payload("creature", line), spec.name, card=card, spoken=spec.name)
        self.card.show_entry(entry)
        self._caption.setText(understood(spec))

    def _enter(self, for_other_side: bool) -> None:  # noqa: FBT001 - as the signal has it
        if self.card.entry is not None:
            self.chosen.emit(self.card.entry.payload, for_other_side)


def _invitation() -> str:
    return tr("Type your own creature, then drag its card")


class _Field(QLineEdit):
    """A field that tells Enter from Shift+Enter."""

    entered = Signal(bool)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)


class DraggableCard(QWidget):
    """A small card that can be dragged away; an outline while there is none.

    Signals:
        chosen: it is put on the table by its name; arguments: its payload, and whether for the other side.
        changed: it is another card.
    """

    chosen = Signal(object, bool)
    changed = Signal()

    SCALE = 0.52

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._press: QPoint | None = None
        self.entry: PaletteEntry | None = None
        self.setFixedSize(QSize(round(CARD_WIDTH * self.SCALE) + 2, round(CARD_HEIGHT * self.SCALE) + 2))

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def show_entry(self, entry: PaletteEntry | None) -> None:
        """Show the card of an entry, or none."""
        self.entry = entry
        self.changed.emit()
        self.setCursor(Qt.CursorShape.OpenHandCursor if entry else Qt.CursorShape.ArrowCursor)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.entry is None or self.entry.card is None:
            pen = painter.pen()
            pen.setColor(QColor(self._theme.ink_faint))
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawPath(rounded(self.rect().toRectF().adjusted(2, 2, -2, -2), 5))
            return
        self._paint(painter, self.entry.card)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is None or self.entry is None:
            return
        if (event.position().toPoint() - self._press).manhattanLength() >= QApplication.startDragDistance():
            self._press = None
            start_drag(self, self.entry, self._theme)

    def _paint(self, painter: QPainter, card: Card) -> None:
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.SCALE, self.SCALE)
        paint_card(painter, printed_face(card), self._theme, self.SCALE)
