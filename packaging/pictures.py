"""The pictures of the README's tour, made with the program itself, without a screen."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from environment import ROOT
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget

from core.cards.library import built_in
from core.rules.choices.replacement import ChooseReplacement
from core.scenario.changes import changed
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.sharing.board_line.reading import scenario_of_line
from gui.app import open_window, prepare
from gui.film.exporting import Order, export
from gui.film.film import Film, Take
from gui.film.painting import Style
from gui.film.screenplay import Pace
from gui.table.payload import Payload
from gui.theme import LIGHT
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands

FOLDER = ROOT / "assets" / "screenshots"
_SIZE = 1280, 800

STRIKER = (
    "Title: A double striker; Amy 20: Boros Swiftblade; Nicole 20: Grizzly Bears. "
    "Amy attacks Boros Swiftblade -> Nicole; Grizzly Bears blocks Boros Swiftblade."
)
FLYER = (
    "Title: A flying attacker; Amy 20: Serra Angel, Hill Giant; Nicole 20: Grizzly Bears, Giant Spider. "
    "Amy attacks Serra Angel -> Nicole."
)
DOUBLER = (
    "Title: A doubler and a shield; Amy 20: Enormous Baloth, Furnace of Rath; "
    "Nicole 20: Valkmira, Protector's Shield. Amy attacks Enormous Baloth -> Nicole."
)
LIGHTNING = (
    "Title: Arc Lightning; Amy 20: Hill Giant; Nicole 20: Grizzly Bears, Llanowar Elves; "
    "Amy's hand: Arc Lightning, Shock; From: precombat main."
)
ERAS = (
    ROOT / "assets" / "scenarios" / "published-examples" / "gorger-and-order-2-and-3-is-illegal.scenario.json"
)


def main() -> int:
    """Make them all; return the exit code."""
    app = QApplication([])
    prepare(app)
    for name, show in (
        ("block", _block),
        ("damage", _damage),
        ("effects", _effects),
        ("casting", _casting),
        ("eras", _eras),
        ("library", _library),
    ):
        with tempfile.TemporaryDirectory() as folder:
            window = _window(Path(folder))
            shown = show(window)
            _settle()
            shown.grab().save(str(FOLDER / f"{name}.png"))
            print(f"{name}.png")
            window.session.undo_stack.setClean()
            window.close()
    _gif()
    return 0


def _window(folder: Path) -> MainWindow:
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("theme", "light")
    window = open_window(settings, folder)
    window.resize(*_SIZE)
    window.show()
    _settle()
    return window


def _settle() -> None:
    """Let everything be drawn that is drawn between other events."""
    end = time.monotonic() + 1.5
    while time.monotonic() < end:
        QApplication.processEvents()


def _board(line: str) -> Scenario:
    return scenario_of_line(line, built_in())


def _block(window: MainWindow) -> QWidget:
    """Return the window while a creature is dragged onto an attacker that it can't block."""
    window.session.load(_board(FLYER))
    window.player.go_to(len(window.session.frames))
    Hands(window).hold("grizzly-bears", "serra-angel")
    return window


def _damage(window: MainWindow) -> QWidget:
    """Return the window while damage leaves a double striker in the first step."""
    window.session.load(changed(_board(STRIKER), undecided="default"))
    kinds = [frame.event.kind for frame in window.session.frames]
    window.player.scrub(kinds.index("damage_dealt") + 0.45)
    return window


def _effects(window: MainWindow) -> QWidget:
    """Return the window where a shield and a doubler compete."""
    window.session.load(changed(_board(DOUBLER), undecided="default"))
    decision = window.session.decision_of(ChooseReplacement)
    assert decision is not None
    window.player.go_to(decision.frame)
    return window


def _casting(window: MainWindow) -> QWidget:
    """Return the window while the damage of a spell is divided."""
    window.session.load(_board(LIGHTNING))
    hands = Hands(window)
    hands.drop(Payload("spell", "Arc Lightning"), "grizzly-bears")
    hands.click("llanowar-elves")
    return window


def _eras(window: MainWindow) -> QWidget:
    """Return the comparison of one board under three eras."""
    window.session.load(read_scenario(ERAS))
    window.beside.comparisons.show_eras()
    dialog = window.beside.comparisons.eras
    assert dialog is not None
    while not dialog.text:
        QApplication.processEvents()
    return dialog


def _library(window: MainWindow) -> QWidget:
    """Return the library with the first lessons."""
    window.learning.show_library()
    window.learning.library.catalogue.load()
    return window


def _gif() -> None:
    """Make the animation: the striker's combat."""
    playthrough = play_scenario(_board(STRIKER), built_in())
    style = Style(theme=LIGHT, width=800, height=450)
    film = Film((Take(playthrough, "A double striker"),), style, Pace(1.6))
    export(film, Order(path=FOLDER / "combat.gif"), lambda _done, _count: None)
    print("combat.gif")


if __name__ == "__main__":
    sys.exit(main())
