#!/usr/bin/env python3
"""The budgets of the program, measured here: `python3 packaging/run.py bench`.

Each figure is the median of several runs after a warm-up. Times depend on the machine; the
budgets are for two cores and no graphics card.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))


@dataclass(frozen=True)
class Figure:
    """One row of the table; `budget` and `measured` are in `unit`."""

    what: str
    budget: float
    measured: float
    unit: str

    @property
    def row(self) -> str:
        """The figure as a line of the table."""
        verdict = (
            "ok" if self.measured <= self.budget else f"over by {self.measured - self.budget:.3g} {self.unit}"
        )
        return f"{self.what:<62} {self.budget:>7g} {self.measured:>9.3g} {self.unit:<3} {verdict}"


def main() -> int:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(prog="packaging/run.py bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.add_argument("--runs", type=int, default=7, help="runs of each measurement (default: 7)")
    options = parser.parse_args()
    figures = []
    if not options.json:
        print(f"{'what':<62} {'budget':>7} {'measured':>9}")
    for figure in _figures(options.runs):
        figures.append(figure)
        if not options.json:
            print(figure.row, flush=True)
    if options.json:
        print(json.dumps([vars(figure) for figure in figures], indent=1))
    return 0


def _figures(runs: int) -> Iterator[Figure]:
    yield from _start_figures(runs)
    yield from _core_figures(runs)
    yield from _window_figures(runs)
    film = _printed([str(ROOT / "packaging" / "film_bench.py")])
    yield Figure("a picture of a film at 720p, drawn and encoded", 33, film["ms"], "ms")
    yield Figure("memory, making it", 300, film["resident"] / 1_000_000, "MB")


def _start_figures(runs: int) -> Iterator[Figure]:
    """Yield how long starts take; ours and those of a bare window in turn, on a machine equally busy."""
    pairs = [(_start(), _start_of_bare_window()) for _ in range(runs + 1)][1:]
    yield Figure("process start to first painted, usable window", 0.5, _middle(p[0] for p in pairs), "s")
    yield Figure("the same, in starts of a bare Qt window", 2, _middle(a / b for a, b in pairs), "x")
    yield Figure("`resolve` of a small board, whole process", 0.25, _middle(_resolve_times(runs)), "s")
    drops = [_in_a_window("drops", "0") for _ in range(min(runs, 3))]
    yield Figure("first drop after a start", 30, _middle(one["first"] for one in drops), "ms")
    ratio = _middle(one["first"] / one["later"] for one in drops)
    yield Figure("the same, in later drops", 1.5, ratio, "x")


def _core_figures(runs: int) -> Iterator[Figure]:
    from combat_bench import TEN_EFFECTS, combat, explained

    for count, budget in ((1, 0.5), (4, 1.2), (10, 2.3), (20, 4.9), (100, 29.5)):
        words = f"{count} against {count}, from declare attackers to end of combat"
        yield Figure(words, budget, _median(combat(count), runs), "ms")
    times = _ratio(combat(10, TEN_EFFECTS), combat(10), runs)
    yield Figure("10 against 10, ten replacement effects, to that without", 1.5, times, "x")
    yield Figure("explaining 10 against 10", 3, _median(explained(10), runs), "ms")
    yield Figure("set-up of a 10 against 10 board", 1, _median(_set_up(10), runs), "ms")
    for count, budget in ((50, 100), (200, 400)):
        words = f"{count} abilities that trigger at once, put on the stack and resolved"
        yield Figure(words, budget, _median(_triggers(count), min(runs, 3)), "ms")
    for where, budget in (("end", 30), ("start", 300)):
        words = f"one edit at the {where} of a 2,000-frame playthrough"
        yield Figure(words, budget, _median(_edit(where), min(runs, 3)), "ms")


_WARM_UP_S = 0.1
_PAIRS = 10
"""How many pairs are measured for each run: one call alone is short, and other programs disturb it."""


def _set_up(count: int) -> Callable[[], object]:
    """Return a call that sets up a combat whose blocks are declared."""
    from bench_boards import in_combat

    from core.cards.library import built_in
    from core.scenario.setup import set_up

    scenario, library = in_combat(count), built_in()
    return lambda: set_up(scenario, library)


def _triggers(count: int) -> Callable[[], object]:
    """Return a call in which as many abilities trigger as a creature attacks, and resolve."""
    from bench_boards import exalted

    from core.cards.library import built_in
    from core.scenario.playing import play_scenario

    scenario, library = exalted(count), built_in()
    return lambda: play_scenario(scenario, library)


def _edit(where: str) -> Callable[[], object]:
    """Return a call that changes the first or the last of 1,000 answers, at the start or the end."""
    from bench_boards import long_game

    from core.cards.library import built_in
    from core.play.playthrough import Asking
    from core.scenario.action_entries import EditPlayerSpec, EditSpec
    from core.scenario.changes import with_entries
    from core.scenario.playing import play_instead, play_scenario

    scenario, library, asking = long_game(), built_in(), Asking.DECISIONS
    entry = EditSpec(edit=EditPlayerSpec(player="amy", life=7))
    place = 1 if where == "start" else len(scenario.script) - 1
    now = with_entries(scenario, place, (entry,), replaces=True)
    earlier = play_scenario(scenario, library, asking=asking)
    assert len(earlier.frames) >= 2_000, len(earlier.frames)
    return lambda: play_instead(now, library, asking, scenario, earlier)


def _window_figures(runs: int) -> Iterator[Figure]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from gui.app import prepare

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    prepare(app)
    from window_bench import WindowBench

    with tempfile.TemporaryDirectory() as folder:
        bench = WindowBench(app, Path(folder))
        gc.collect()
        gc.freeze()  # as the program does once its window is open; what was measured before is not its burden
        yield Figure("frame time, 20 of 60 cards in motion at 1280x800, p95", 8, bench.frame_time_p95(), "ms")
        yield Figure("drop of a card until it is on the table, 60 cards", 16, bench.drop(runs), "ms")
        yield Figure(
            "drop of a card until it is on the table, 200 cards", 30, bench.drop(runs, cards=200), "ms"
        )
        yield Figure("jump to any frame of a 2,000-frame timeline", 8, bench.jump(runs), "ms")
        bench.close()
    yield Figure("memory, window open with 60 cards", 110, _memory_with_cards(60), "MB")


def _start() -> float:
    """Return seconds from starting a process to its first painted window."""
    started = time.time()
    printed = _in_a_window("started", "0")
    return printed["painted"] - started


def _start_of_bare_window() -> float:
    started = time.time()
    return _printed([str(ROOT / "packaging" / "bare_window.py")])["painted"] - started


def _resolve_times(runs: int) -> Iterator[float]:
    folder = ROOT / "assets" / "scenarios" / "replacement-and-prevention"
    board = folder / "furnace-of-rath-and-a-trampler.scenario.json"
    for _ in range(runs):
        started = time.perf_counter()
        _run(["-m", "gui.command_line.main", "resolve", str(board)])
        yield time.perf_counter() - started


def _memory_with_cards(count: int) -> float:
    """Return megabytes resident in a process whose window shows that many cards."""
    return _in_a_window("memory", str(count))["resident"] / 1_000_000


def _in_a_window(*arguments: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        return _printed([str(ROOT / "packaging" / "window_process.py"), folder, *arguments])


def _printed(arguments: Sequence[str]) -> dict[str, float]:
    found: dict[str, float] = json.loads(_run(arguments))
    return found


def _run(arguments: Sequence[str]) -> str:
    """Return what Python prints when it is run with these arguments in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # starts find compiled modules, as users' do
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout  # noqa: S603


def _middle(times: Iterable[float]) -> float:
    return statistics.median(tuple(times))


def _median(measured: Callable[[], object], runs: int) -> float:
    """Return milliseconds of one call, after enough calls for Python to run it as fast as it can."""
    warm = time.perf_counter() + _WARM_UP_S
    measured()
    while time.perf_counter() < warm:
        measured()
    return statistics.median(_time(measured) for _ in range(runs))


def _ratio(one: Callable[[], object], other: Callable[[], object], runs: int) -> float:
    """Return how many times as long one call takes as another, measured in turn."""
    _median(one, 1)
    _median(other, 1)
    pairs = [(_time(one), _time(other)) for _ in range(_PAIRS * runs)]
    return statistics.median(first / second for first, second in pairs)


def _time(measured: Callable[[], object]) -> float:
    """Return milliseconds of processor time: what other programs take meanwhile does not count."""
    started = time.process_time()
    measured()
    return (time.process_time() - started) * 1000


if __name__ == "__main__":
    raise SystemExit(main())
