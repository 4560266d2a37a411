"""The window's budgets, measured in one process."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from bench_boards import long_game
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from core.scenario.changes import changed
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario
from core.scenario.reading import scenario_of
from gui.animation.choreography import choreograph
from gui.animation.cues import duration
from gui.app import open_window
from gui.table.payload import Payload
from gui.table.picture.table_picture import Album
from gui.window.main_window import MainWindow


class WindowBench:
    """A window to measure."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self._app = app
        self._window: MainWindow = open_window(
            QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder
        )
        self._window.resize(1280, 800)
        self._window.show()
        self._app.processEvents()

    def close(self) -> None:
        """Close the window without asking."""
        self._window.session.undo_stack.setClean()
        self._window.close()

    def frame_time_p95(self) -> float:
        """Return the 95th percentile of milliseconds a frame takes while 20 of 60 cards are in motion."""
        window = self._window
        window.session.load(changed(_board(attackers=20, others=40), undecided="default"))
        number = next(
            n for n, frame in enumerate(window.session.frames) if frame.event.kind == "damage_dealt"
        )
        window.session.move_to(number)
        album = Album(window.session.playthrough, *_size(window))
        times = []
        for _ in range(3):
            times += [self._paint(album, number, step / 40) for step in range(40)]
        return statistics.quantiles(times[40:], n=20)[-1]

    def drop(self, runs: int, cards: int = 60) -> float:
        """Return milliseconds from letting go of a card until it is painted on a table of so many."""
        window = self._window
        times = []
        for _ in range(runs + 1):
            window.session.load(_board(attackers=0, others=cards))
            self._app.processEvents()
            started = time.perf_counter()
            window.palette_actions.put(Payload("card", "Serra Angel"), "amy")
            window.table.viewport().repaint()
            times.append((time.perf_counter() - started) * 1000)
        return statistics.median(times[1:])

    def jump(self, runs: int) -> float:
        """Return milliseconds from asking for a frame far away until it is painted, of 2,000 frames."""
        window = self._window
        window.session.load(changed(long_game(), undecided="default"))
        count = len(window.session.frames)
        assert count >= 2_000, count
        times = []
        for number in range(runs * 4 + 1):
            target = (number * 7919) % count
            started = time.perf_counter()
            window.player.go_to(target)
            window.table.viewport().repaint()
            times.append((time.perf_counter() - started) * 1000)
        return statistics.median(times[1:])

    def _paint(self, album: Album, number: int, part: float) -> float:
        window = self._window
        started = time.perf_counter()
        window.table.table.show_picture(
            album.moves(number, part * duration(choreograph(window.session.playthrough, number)))
        )
        window.table.viewport().repaint()
        return (time.perf_counter() - started) * 1000


def _size(window: MainWindow) -> tuple[int, int]:
    size = window.table.viewport().size()
    return size.width(), size.height()


def _board(attackers: int, others: int) -> Scenario:
    """Return a board with that many attackers, half of them blocked, and other creatures besides."""
    mine = [ObjectSpec(id=f"a{n}", card="Boros Swiftblade", controller="amy") for n in range(attackers)]
    rest = [
        ObjectSpec(id=f"o{n}", card="Hill Giant", controller="amy" if n % 2 else "nicole")
        for n in range(others)
    ]
    blocks = {f"o{2 * n}": f"a{n}" for n in range(attackers // 2)}
    script: list[dict[str, object]] = []
    if attackers:
        script = [{"attack": {f"a{n}": "nicole" for n in range(attackers)}}, {"block": blocks}]
    players = (PlayerSpec(id="amy", life=99), PlayerSpec(id="nicole", life=99))
    return scenario_of({"players": players, "battlefield": (*mine, *rest), "script": script})
