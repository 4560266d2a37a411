"""An empty window of Qt, for `bench`: prints when it was painted. The program's start is held against it."""

from __future__ import annotations

import json
import os
import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


class FirstPaint(QObject):
    """Leaves the event loop once the widget it watches has been painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - Qt's arguments
        """Notice the first painting."""
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, QApplication.exit)
        return False


def main() -> None:
    """Open the window, wait for its first painting, print the time."""
    app = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    painted = FirstPaint()
    window.installEventFilter(painted)
    window.show()
    app.exec()
    print(json.dumps({"painted": time.time()}))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
