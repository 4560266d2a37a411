"""A box with a list to choose from."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A box that the wheel never changes, so that scrolling over it changes nothing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
