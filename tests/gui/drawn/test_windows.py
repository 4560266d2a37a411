"""The window looks and speaks as it did, in each of many states."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from gui.presentation.fading import Fading
from gui.window.main_window import MainWindow
from tests.gui.drawn import states
from tests.gui.drawn.comparing import changed, held_against
from tests.gui.drawn.windows import menu_lines, window_lines
from tests.gui.hands import Hands

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems draw text otherwise")
_SOON_MS = 1_000
"""What waits longer before it draws more is a message that stays for a while."""

STATES = [
    one
    for one in vars(states).values()
    if inspect.isfunction(one) and list(inspect.signature(one).parameters) == ["hands"]
]


@pytest.fixture(autouse=True)
def _warm(window: MainWindow, qtbot: QtBot) -> None:
    """Wait for what the window reads when it has nothing else to do: a palette shows more then."""
    with qtbot.waitSignal(window.warm_up.finished):
        pass


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_a_state_of_the_window(
    state: states.State,
    hands: Hands,
    window: MainWindow,
    qtbot: QtBot,
    request: pytest.FixtureRequest,
) -> None:
    empty = list(window_lines(window))
    state(hands)
    now = _settled(window, qtbot, _shown)
    found = held_against(f"window-{state.__name__}", changed(empty, now), request.config)
    for one in _others(window):
        one.close()
    assert not found


@pytest.mark.parametrize("entry", states.DIALOGS)
def test_a_dialog(
    entry: str, hands: Hands, window: MainWindow, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    window.settings.export_folder = "/films"  # else the home of whoever runs the tests
    hands.show(states.TRADE, watching=True)
    lines: list[str] = []

    def write() -> None:  # while the dialog is open: some wait for it to be closed
        lines.extend(_settled(window, qtbot, _others))
        for shown in _others(window):
            shown.close()

    QTimer.singleShot(0, write)
    states.choose(window, entry)
    qtbot.waitUntil(lambda: bool(lines))
    name = "".join(one if one.isalpha() else "-" for one in entry.lower()).strip("-")
    assert not held_against(f"dialog-{name}", lines, request.config)


def test_the_menus(hands: Hands, window: MainWindow, request: pytest.FixtureRequest) -> None:
    """With an empty table, then with a combat that stops for blocks and a creature selected."""
    lines = list(_menus(window))
    hands.lay(states.BEAR, states.OX, script=[states.ATTACK])
    hands.press(states.END)
    hands.click("ox")
    lines += changed(lines, list(_menus(window)))
    assert not held_against("menus", lines, request.config)


def test_the_empty_window(window: MainWindow, request: pytest.FixtureRequest) -> None:
    assert not held_against("window", window_lines(window), request.config)


def _settled(window: MainWindow, qtbot: QtBot, which: Callable[[MainWindow], list[QWidget]]) -> list[str]:
    """Return the lines of windows once they no longer change: some things are read and drawn later."""

    def now() -> list[str]:
        qtbot.waitUntil(lambda: not _has_more_to_draw())
        QApplication.processEvents()
        return [line for shown in which(window) for line in window_lines(shown)]

    before, told = now(), now()
    while not told or told != before:
        before, told = told, now()
    return told


def _has_more_to_draw() -> bool:
    """Whether something will be read or drawn soon, other than what fades away."""
    timers = [timer for shown in QApplication.topLevelWidgets() for timer in shown.findChildren(QTimer)]
    soon = [timer for timer in timers if timer.isActive() and timer.interval() < _SOON_MS]
    return any(not isinstance(timer.parent(), Fading) for timer in soon)


def _shown(window: MainWindow) -> list[QWidget]:
    return [window, *_others(window)]


def _others(window: MainWindow) -> list[QWidget]:
    """Return dialogs, menus and other windows that are open."""
    others = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]
    return [one for one in others if not isinstance(one, MainWindow)]


def _menus(window: MainWindow) -> Iterator[str]:
    for entry in window.menuBar().actions():
        menu = entry.menu()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        yield f"== {entry.text()}"
        yield from menu_lines(menu)
