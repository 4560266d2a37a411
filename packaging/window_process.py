"""A window in a process of its own, for `bench`: prints when it was painted and what it takes.

Arguments: a folder for its files; `started`, `memory` or `drops`, which is what else to print; a number
of cards.
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import sys
import time
from pathlib import Path

gc.disable()  # as the program itself does while it starts

import gui.app  # noqa: F401 - as the program itself does, before Qt

# isort: split
from bare_window import FirstPaint
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from gui.app import open_window, prepare
from gui.table.payload import Payload
from gui.window.main_window import MainWindow

_IDLE_MS = 1_000


def main() -> None:
    """Open the window, wait for its first painting, print figures."""
    folder, what, cards = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    app = QApplication([])
    prepare(app)
    window = open_window(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder)
    players = list(window.session.game.players)
    for number in range(cards):
        window.palette_actions.put(Payload("card", "Grizzly Bears"), players[number % 2])
    painted = FirstPaint()
    window.table.viewport().installEventFilter(painted)
    window.show()
    app.exec()
    figures = {"painted": time.time()}
    if what == "memory":
        gc.enable()
        figures["resident"] = float(_resident())
    if what == "drops":
        gc.freeze()
        gc.enable()
        window.warm_up.finished.connect(gc.freeze)  # so does the program itself
        QTimer.singleShot(_IDLE_MS, QApplication.exit)  # a person needs longer for a first drag
        app.exec()
        first, *later = [_drop(window) for _ in range(6)]
        figures |= {"first": first, "later": statistics.median(later)}
    print(json.dumps(figures))
    sys.stdout.flush()
    os._exit(0)


def _drop(window: MainWindow) -> float:
    """Return milliseconds from letting go of a card until it is painted."""
    started = time.perf_counter()
    window.palette_actions.put(Payload("card", "Serra Angel"), "amy")
    window.table.viewport().repaint()
    return (time.perf_counter() - started) * 1000


def _resident() -> int:
    """Return bytes of memory in use now, or at most so far where the system does not tell."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


main()
