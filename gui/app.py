"""Starting the window."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import gui.loading_qt  # noqa: F401 - before anything of Qt

# isort: split
from PySide6.QtCore import QObject, QSettings, QStandardPaths
from PySide6.QtGui import QAccessible, QAccessibleInterface, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from core.cards.library import built_in
from core.scenario.format import Scenario
from gui.faults.log import log_folder
from gui.faults.watch import FaultWatch
from gui.fonts import load_fonts
from gui.language import Language, speak
from gui.session import Session
from gui.settings import Settings
from gui.translation import tr
from gui.window.fault_telling import FaultTelling
from gui.window.main_window import MainWindow
from gui.window.recovery import Recovery
from gui.window.style_sheet import ICONS
from gui.window.widget_keys import WidgetKeys


def run_window(
    file: Path | None, board: Scenario | None = None, language: Language = Language.ENGLISH
) -> int:
    """Open the window, with a file or a board in it if one is given; return when it is closed."""
    gc.disable()  # nor does opening the window make garbage
    app = QApplication(sys.argv[:1])
    prepare(app)
    speak(app, language)
    watch = FaultWatch(app)
    watch.install()
    window = open_window(QSettings(), data_folder())
    FaultTelling(watch, window, log_folder())
    if window.settings.geometry.isEmpty():
        window.fit_screen()
    window.show()
    if file is not None:
        window.documents.open_file(file)
    elif board is not None:
        window.documents.open_board(board)
    elif window.documents.recover():
        window.say(tr("Restored your last board."))
    window.file_troubles.look()
    gc.freeze()  # what is there now stays; later collections need not look at it, and pause less
    window.warm_up.finished.connect(gc.freeze)  # nor at what was made ready
    gc.enable()
    return app.exec()


def prepare(app: QApplication) -> None:
    """Give the application its names, style and typeface."""
    app.setApplicationName("Damage Step")
    app.setOrganizationName("Damage Step")
    app.setDesktopFileName("damage-step")
    app.setWindowIcon(QIcon(str(ICONS / "damage-step.png")))
    app.setStyle("Fusion")
    WidgetKeys(app)
    QAccessible.installFactory(_interface_of)
    load_fonts()


def _interface_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return what speaks for a widget that the program draws; Qt asks once for each of its classes."""
    window = thing.window() if class_name in _DRAWN and isinstance(thing, QWidget) else None
    if not isinstance(thing, QWidget) or not isinstance(window, MainWindow):
        return None
    return window.accessibility.interface_of(thing)


_DRAWN = frozenset(
    {"TableView", "Timeline", "StepRibbon", "TapeView", "DraggableCard", "ChoiceBar", "PaletteList"}
)


def open_window(store: QSettings, folder: Path) -> MainWindow:
    """Return a window that keeps its settings in `store`; recovery files and answers in `folder`."""
    settings = Settings(store)
    recovery = Recovery(folder / "recovery")
    window = MainWindow(Session(built_in()), settings, recovery, folder / "progress.json")
    if not settings.geometry.isEmpty():
        window.restoreGeometry(settings.geometry)
    return window


def speak_in(window: MainWindow, app: QApplication, language: Language) -> MainWindow:
    """Speak a language from now on; return the window that shows the same board in it.

    It takes the place of `window`, which is gone, and can undo what could be undone there.
    """
    speak(app, language)
    other = window.successor()
    other.setGeometry(window.geometry())
    other.setVisible(window.isVisible())
    window.hide()
    window.deleteLater()
    return other


def data_folder() -> Path:
    """Return the folder for the program's own files on this system."""
    location = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(location))
