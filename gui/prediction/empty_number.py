"""A number that is empty until one is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox

from core.files import limits
from gui.slots import without_arguments

_BESIDE = 6
"""Pixels at the left and right of the number."""


class EmptyNumber(QSpinBox):
    """A number that is empty until one is typed, and that Enter confirms.

    From the empty field, the arrows begin at `start`. Below the least number Qt keeps one more, which
    stands for none and is written as nothing.

    Signals:
        confirmed: Enter was pressed.
    """

    confirmed = Signal()

    def __init__(self, name: str, start: int, least: int) -> None:
        super().__init__()
        self._start, self._none = start, least - 1
        self.setRange(self._none, limits.NUMBER)
        self.setValue(self._none)
        self.setAccessibleName(name)
        self.setObjectName("prediction")
        self.lineEdit().setTextMargins(_BESIDE, 0, _BESIDE, 0)
        self.valueChanged.connect(without_arguments(self._align))
        self._align()

    @property
    def number(self) -> int | None:
        """The number; None while there is none."""
        return None if self.value() == self._none else self.value()

    def stepBy(self, steps: int) -> None:
        now = self._start if self.number is None else self.number + steps
        self.setValue(max(self._none + 1, now))
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        return (
            QAbstractSpinBox.StepEnabledFlag.StepUpEnabled | QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        )

    def textFromValue(self, val: int) -> str:
        return "" if val == self._none else super().textFromValue(val)

    def valueFromText(self, text: str) -> int:
        return super().valueFromText(text) if text.strip() else self._none

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - as Qt has it
        return super().validate(input, pos) if input.strip() else (QValidator.State.Acceptable, input, pos)

    def _align(self) -> None:
        """Put the number in the middle; there Qt shows no placeholder in a field with the keyboard."""
        aside, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | (aside if self.number is None else middle))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.interpretText()
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)
