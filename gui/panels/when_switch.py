"""Which is changed in the inspector while play is under way: the table now, or the starting board."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from gui.translation import tr


class WhenSwitch(QWidget):
    """Two buttons, one of which is down.

    Signals:
        switched: the other one was pressed.
    """

    switched = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._now = _button(tr("Now"), tr("Changes are made at this moment of play"))
        start = _button(tr("Starting board"), tr("Changes are made to the board that play starts from"))
        self._group = QButtonGroup(self)
        self._group.addButton(self._now)
        self._group.addButton(start)
        self._now.setChecked(True)
        self._now.toggled.connect(self.switched)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 0)
        layout.setSpacing(0)
        layout.addWidget(self._now)
        layout.addWidget(start)
        layout.addStretch(1)

    @property
    def is_now(self) -> bool:
        """Whether it is the table at this moment of play."""
        return self._now.isChecked()


def _button(words: str, hint: str) -> QToolButton:
    button = QToolButton()
    button.setText(words)
    button.setToolTip(hint)
    button.setCheckable(True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button
