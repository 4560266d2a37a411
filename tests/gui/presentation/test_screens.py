"""A presentation on the second of two screens, in a process that has them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

BEAMER = {"name": "Beamer", "x": 1280, "y": 0, "width": 1920, "height": 1080}
LAPTOP = {"name": "Laptop", "x": 0, "y": 0, "width": 1280, "height": 800}
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from core.terms.values import replace
from gui.app import open_window, prepare

app = QApplication([])
prepare(app)
folder = Path(sys.argv[1])
window = open_window(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder)
window.show()
presentations = window.beside.presentations
for screen in ("Beamer", "Laptop", "unplugged"):
    presentations.move_to_screen(screen)
    presentations.toggle()
    app.processEvents()
    print(presentations.open.geometry().getRect(), window.isFullScreen())
    presentations.close()
presentations.wish(replace(presentations.wishes, screen="Laptop"))
presentations.toggle()
presentations.move_to_screen("Beamer")
app.processEvents()
print(presentations.open.geometry().getRect(), window.isFullScreen())
menu = presentations.menu
menu.aboutToShow.emit()
screens = next(one.menu() for one in menu.actions() if one.text() == "S&creen")
checked = [one.text() for one in screens.actions() if one.isChecked()]
print(sorted(one.text() for one in screens.actions()), checked)
[laptop] = [one for one in screens.actions() if one.text().startswith("Laptop")]
laptop.trigger()
app.processEvents()
print(presentations.open.geometry().getRect(), presentations.wishes.screen)
"""


def test_it_fills_the_screen_that_is_wished_for_and_the_window_stays(tmp_path: Path) -> None:
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [{**one, **usual} for one in (LAPTOP, BEAMER)]}))
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
        capture_output=True,
        text=True,
        check=False,
    )
    first, second, own, moved, offered, chosen = run.stdout.splitlines()
    assert first == moved == "(1280, 0, 1920, 1080) False"
    assert second == "(0, 0, 1280, 800) False"
    assert own in {first, second}
    own_words = "The window's own"
    laptop, beamer = "Laptop (1280 \N{MULTIPLICATION SIGN} 800)", "Beamer (1920 \N{MULTIPLICATION SIGN} 1080)"
    assert offered == f"{[beamer, laptop, own_words]} {[beamer]}"
    assert chosen == "(0, 0, 1280, 800) Laptop"
