"""Makes a film at 720p in a process of its own; prints what each picture took, and the most memory held."""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from core.cards.library import built_in
from core.scenario.changes import changed
from core.scenario.playing import play_scenario
from core.sharing.board_line.reading import scenario_of_line
from gui.film.exporting import Order, export
from gui.film.film import Film, Take
from gui.film.painting import Style
from gui.film.screenplay import Pace
from gui.fonts import load_fonts
from gui.theme import LIGHT

_BOARD = (
    "Amy 20: 3x Boros Swiftblade, Hill Giant, Furnace of Rath; Nicole 20: 4x Grizzly Bears. "
    "Amy attacks Boros Swiftblade 1 and Boros Swiftblade 2 and Hill Giant -> Nicole; "
    "Grizzly Bears 1 blocks Boros Swiftblade 1; Grizzly Bears 2 blocks Hill Giant."
)
_KILOBYTES = 1 if sys.platform == "darwin" else 1024


def main() -> int:
    """Make it, print what it took; return the exit code."""
    QApplication([])
    load_fonts()
    scenario = changed(scenario_of_line(_BOARD, built_in()), undecided="default")
    playthrough = play_scenario(scenario, built_in())
    film = Film((Take(playthrough, "Eight creatures"),), Style(theme=LIGHT), Pace(1.0))
    with tempfile.TemporaryDirectory() as folder:
        order = Order(path=Path(folder) / "film.mp4")
        started = time.perf_counter()
        export(film, order, lambda _done, _count: None)
        taken = time.perf_counter() - started
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _KILOBYTES
    print(json.dumps({"ms": taken * 1000 / film.count(order.rate), "resident": most}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
