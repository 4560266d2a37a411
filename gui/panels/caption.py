"""The caption below the table in a presentation: what happens, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from gui.panels.telling import told_at
from gui.session import Session
from gui.translation import tr


class CaptionBar(QLabel):
    """Shows the sentence of the frame before the cursor; the title before anything has happened."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setObjectName("caption")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        session.cursor_moved.connect(self.refresh)
        session.scenario_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what has just happened."""
        cursor = self._session.cursor
        if cursor == 0:
            self.setText(self._session.scenario.title or tr("Starting board"))
            return
        self.setText(told_at(self._session, cursor).headline)
