"""The program itself, in a process of its own, on a real (virtual) screen, with real drags."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QListView, QWidget

from core.data.writing import written
from core.scenario.changes import changed
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.saving import write_scenario
from gui.table.gestures.drop_outcome import stack_box
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.real_window.screen import Screen, wait_until
from tests.support import AMY, NICOLE, creature, table

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(
        not sys.platform.startswith("linux") or not (shutil.which("Xvfb") and shutil.which("xdotool")),
        reason="needs Xvfb and xdotool",
    ),
]
BOARD = table(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), title="Bear")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A virtual screen with a home of its own."""
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    screen = Screen(home)
    yield screen
    screen.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A board on disk."""
    path = tmp_path / "bear.scenario.json"
    write_scenario(BOARD, path)
    return path


class Map:
    """Where things are in the other process: where they are in a window like it, without a screen."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        hands.show(BOARD, watching=False)
        QApplication.processEvents()

    def follow(self, scenario: Scenario) -> None:
        """Show what the other window shows."""
        self._hands.show(scenario, watching=False)
        self._hands.window.session.move_to(10_000)

    def at(self, subject: str) -> tuple[int, int]:
        """Return the pixel of a card or player."""
        return self._pixel(self._hands.viewport, self._hands.at(subject))

    def beside(self, subject: str, dx: int) -> tuple[int, int]:
        """Return a pixel beside a card or player."""
        x, y = self.at(subject)
        return x + dx, y

    def stack(self) -> tuple[int, int]:
        """Return the pixel where cards are dropped to be cast."""
        x, y = stack_box(self._hands.window.table.resting_picture().layout).center
        return self._pixel(self._hands.viewport, QPoint(round(x), round(y)))

    def first_row(self) -> tuple[int, int]:
        """Return the pixel of the first card of the palette."""
        rows = self._hands.widget(QListView, "Palette")
        return self._pixel(rows.viewport(), rows.visualRect(rows.model().index(0, 0)).center())

    def _pixel(self, widget: QWidget, at: QPoint) -> tuple[int, int]:
        place = widget.mapTo(self._hands.window, at)
        return place.x(), place.y()


def saved(screen: Screen, file: Path, **expected: Any) -> Scenario:
    """Save with the keyboard until the file holds what is expected; return what it holds."""

    def is_there() -> bool:
        screen.press("ctrl+s")
        try:
            data = written(read_scenario(file))
        except ScenarioError:
            return False
        return all(data.get(key) == value or _ids(data.get(key)) == value for key, value in expected.items())

    wait_until(is_there, f"{expected} in the file")
    return read_scenario(file)


def _ids(value: object) -> object:
    return (
        [entry.get("id") for entry in value if isinstance(entry, dict)] if isinstance(value, list) else None
    )


def test_a_person_builds_a_board_attacks_and_blocks(
    screen: Screen, file: Path, hands: Hands, window: MainWindow
) -> None:
    """From the palette to the table is a drag of the window system: no offscreen test can do it."""
    window.resize(1280, 800)
    there = Map(hands)
    screen.start(str(file))
    screen.drag(there.first_row(), there.beside(NICOLE, 250))
    board = saved(screen, file, battlefield=["bear", "wall", "accursed-spirit"])
    there.follow(board)
    screen.drag(there.at("bear"), there.at(NICOLE))
    board = saved(screen, file, script=[{"attack": {"bear": "nicole"}}])
    screen.press("space")
    there.follow(board)
    screen.drag(there.at("wall"), there.at("bear"))
    saved(screen, file, script=[{"attack": {"bear": "nicole"}}, {"block": {"wall": "bear"}}])


def test_a_card_is_put_into_a_hand_and_cast_out_of_it(
    screen: Screen, file: Path, hands: Hands, window: MainWindow
) -> None:
    """CR 601.2a: from the palette to the hand, and from there onto the stack."""
    window.resize(1280, 800)
    there = Map(hands)
    write_scenario(changed(BOARD, start="precombat_main"), file)
    screen.start(str(file))
    screen.drag(there.first_row(), there.beside(AMY, -180))
    amy, nicole = (
        {"id": "amy", "name": "Amy", "hand": ["Accursed Spirit"]},
        {"id": "nicole", "name": "Nicole"},
    )
    board = saved(screen, file, players=[amy, nicole])
    there.follow(board)
    screen.drag(there.at("amy.hand.1"), there.stack())
    saved(screen, file, script=[{"by": "amy", "at": "precombat_main", "cast": "Accursed Spirit"}])


def test_a_killed_program_s_board_is_back_at_the_next_start(screen: Screen, file: Path, hands: Hands) -> None:
    there = Map(hands)
    screen.start(str(file))
    screen.drag(there.first_row(), there.beside(NICOLE, 250))
    wait_until(lambda: "*" in screen.title(), "a change")
    screen.kill()
    assert read_scenario(file) == BOARD, "nobody saved"
    screen.start()
    wait_until(lambda: screen.title().startswith("bear*"), "the lost board")
    saved(screen, file, battlefield=["bear", "wall", "accursed-spirit"])
