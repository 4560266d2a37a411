#!/usr/bin/env python3
"""The budgets of the program, measured here: `python3 packaging/run.py bench`.

Each figure is the median of several runs after a warm-up. Times depend on the machine; the
budgets are for two cores and no graphics card.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
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
    starts = [_start() for _ in range(runs + 1)][1:]
    yield Figure("process start to first painted, usable window", 0.6, statistics.median(starts), "s")
    yield from _core_figures(runs)
    yield from _window_figures(runs)


def _core_figures(runs: int) -> Iterator[Figure]:
    from combat_bench import TEN_EFFECTS, combat, explained

    for count, budget in ((1, 0.5), (4, 1.2), (10, 2.3), (20, 4.9), (100, 29.5)):
        words = f"{count} against {count}, from declare attackers to end of combat"
        yield Figure(words, budget, _median(combat(count), runs), "ms")
    times = _ratio(combat(10, TEN_EFFECTS), combat(10), runs)
    yield Figure("10 against 10, ten replacement effects, to that without", 1.5, times, "x")
    yield Figure("explaining all frames of 10 against 10", 3, _median(explained(10), runs), "ms")


_WARM_UP_S = 0.1
_PAIRS = 10
"""How many pairs are measured for each run: one call alone is short, and other programs disturb it."""


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
        yield Figure(
            "frame time, 20 of 60 cards in motion at 1280x800, p95", 16.7, bench.frame_time_p95(), "ms"
        )
        yield Figure("drop of a card until it is on the table, 60 cards", 50, bench.drop(runs), "ms")
        yield Figure(
            "drop of a card until it is on the table, 200 cards", 50, bench.drop(runs, cards=200), "ms"
        )
        yield Figure("jump to any frame of a 2,000-frame timeline", 16, bench.jump(runs), "ms")
        bench.close()
    yield Figure("memory, window open with 60 cards", 150, _memory_with_cards(60), "MB")


def _start() -> float:
    """Return seconds from starting a process to its first painted window."""
    started = time.time()
    printed = _in_a_window("started", "0")
    return printed["painted"] - started


def _memory_with_cards(count: int) -> float:
    """Return megabytes resident in a process whose window shows that many cards."""
    return _in_a_window("memory", str(count))["resident"] / 1_000_000


def _in_a_window(*arguments: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(ROOT / "packaging" / "window_process.py"), folder, *arguments]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # starts find compiled modules, as users' do
        printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    found: dict[str, float] = json.loads(printed.stdout)
    return found


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
