"""A handle by which a board is dragged out of the window: into a folder, a message, another window."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QTemporaryDir, QUrl, Signal
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

from core.scenario.format import Scenario
from core.scenario.saving import scenario_text, write_scenario
from gui.session import Session
from gui.translation import tr

_NOT_IN_FILE_NAMES = re.compile(r"[^\w\- ']+")
_LONGEST_NAME = 60


class BoardHandle(QLabel):
    """Drags the board as a file, with its text for whoever takes no files.

    The file is written as the drag begins, into a folder that goes when the window does.

    Signals:
        refused: the file can't be written; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(tr("⠿ Drag board out"))
        self._session = session
        self._folder = QTemporaryDir()
        self._pressed: QPoint | None = None
        self.setObjectName("handle")
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(tr("Drag this board into a folder, a message or another window"))

    def mime(self) -> QMimeData:
        """Return what is dragged: the board as a file that now exists, and as text.

        Raises:
            OSError: the file can't be written.
        """
        scenario = self._session.scenario
        path = Path(self._folder.path()) / file_name(scenario)
        write_scenario(scenario, path)
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        mime.setText(scenario_text(scenario))
        return mime

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint() if event.button() is Qt.MouseButton.LeftButton else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        moved = event.position().toPoint() - self._pressed
        if moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._pressed = None
        try:
            mime = self.mime()
        except OSError as error:
            self.refused.emit(
                tr("The board can't be dragged out: {why}.").format(why=error.strerror or error)
            )
            return
        drag = QDrag(self)
        drag.setMimeData(mime)
        drag.setPixmap(self.grab())
        drag.exec(Qt.DropAction.CopyAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None


def file_name(scenario: Scenario) -> str:
    """Return the name of the file that a board is dragged out as: its title, as far as files take it."""
    plain = _NOT_IN_FILE_NAMES.sub(" ", scenario.title)
    return f"{' '.join(plain.split())[:_LONGEST_NAME].strip() or 'Board'}.scenario.json"
