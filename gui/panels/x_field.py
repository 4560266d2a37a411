"""The field in which a person says what X is (CR 601.2b)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from core.files import limits
from gui.choices.question import Number
from gui.panels.form_fields import NumberField
from gui.translation import tr


class XField(QWidget):
    """`X =` and a number; it takes the keyboard as it appears, as what was typed is cast by Enter or Space.

    Signals:
        confirmed: Enter or Space was pressed in it.
        left_off: Esc was pressed in it.
    """

    confirmed = Signal()
    left_off = Signal()

    def __init__(self, on_change: Callable[[int], None]) -> None:
        super().__init__()
        self.number = _Number(tr("Value of X"), on_change, lowest=0)
        self.number.confirmed.connect(self.confirmed)
        self.number.left_off.connect(self.left_off)
        label = QLabel("X =")
        label.setObjectName("choiceTitle")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(label)
        row.addWidget(self.number)
        self.hide()

    def show_question(self, x: Number | None) -> None:
        """Show what X is, to be changed; nothing if it is not asked for."""
        appears = x is not None and self.isHidden()
        if x is not None:
            with QSignalBlocker(self.number):  # a least number moves the one that stood there before
                self.number.setMinimum(min(x.least, limits.NUMBER))
            self.number.show_number(x.now)
        self.setVisible(x is not None)
        if appears:
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.number.selectAll()


class _Number(NumberField):
    """A number that Enter and Space confirm, and Esc leaves off."""

    confirmed = Signal()
    left_off = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.interpretText()
            self.confirmed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left_off.emit()
        else:
            super().keyPressEvent(event)
