"""The caption below the table in a presentation: what happens, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from gui.panels.telling import Telling
from gui.session import Session
from gui.translation import tr


class CaptionBar(QLabel):
    """Shows the headline of what is told now; the title before anything has happened."""

    def __init__(self, session: Session, telling: Telling) -> None:
        super().__init__()
        self._session, self._telling = session, telling
        self.setObjectName("caption")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        telling.changed.connect(self.refresh)
        session.scenario_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what happens, or has just happened."""
        place = self._telling.place
        if place == 0:
            self.setText(self._session.scenario.title or tr("Starting board"))
            return
        self.setText(self._session.told(place).headline)
