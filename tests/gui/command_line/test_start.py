"""Starting: what is not needed at once is neither imported nor built."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

_FIELDS = "\nfrom core.data.shapes import fields_of\nprint(fields_of.cache_info().currsize)\n"
"""Prints how many models were looked into, to read data or to write it."""


def test_importing_looks_into_no_model_and_qt_leaves_pythons_own_import_in_place() -> None:
    code = "import builtins\nown = builtins.__import__\nimport core.scenario.playing, gui.app"
    assert _printed(f"{code}{_FIELDS}print(builtins.__import__ is own)").split() == ["0", "True"]


def test_an_empty_table_is_played_without_reading_data() -> None:
    code = "from core.cards.library import built_in\nfrom gui.session import Session\nSession(built_in())\n"
    assert _printed(code + _FIELDS) == "0"


def test_a_window_is_drawn_before_any_card_is_read_and_then_reads_what_the_first_drop_needs(
    tmp_path: Path,
) -> None:
    code = f"""
import time
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from core.data.shapes import fields_of
from core.explain.rule_index import rule_index
from gui.app import open_window
app = QApplication([])
folder = Path({str(tmp_path)!r})
window = open_window(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder)
window.grab()
print(fields_of.cache_info().currsize, rule_index.cache_info().currsize)
window.show()
end = time.monotonic() + 120
while not rule_index.cache_info().currsize and time.monotonic() < end:
    app.processEvents()
print(rule_index.cache_info().currsize)
"""
    assert _printed(code).split() == ["0", "0", "1"]


def test_the_first_window_suits_its_screen_and_the_next_is_as_large_as_the_last(tmp_path: Path) -> None:
    screen = {"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080}
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [screen | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}))
    code = f"""
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen:configfile={screens}"
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
import gui.app
from gui.window.main_window import MainWindow
folder = Path({str(tmp_path)!r})
gui.app.QSettings = lambda: QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
gui.app.data_folder = lambda: folder
def use_it(_):
    window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    print(window.width(), window.height())
    window.resize(1100, 700)
    window.close()
QApplication.exec = use_it
gui.app.run_window(None)
"""
    assert [_printed(code), _printed(code)] == ["1632 918", "1100 700"]


@pytest.mark.parametrize("word", ["--version", "--help", "resolve --help", "chekc"])
def test_words_that_need_neither_window_nor_rules_import_neither(word: str) -> None:
    code = f"""
import contextlib, io, sys
from gui.command_line.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
    with contextlib.suppress(SystemExit):
        main({word.split()!r})
print([name for name in ("PySide6", "msgspec", "core.rules", "core.abilities") if name in sys.modules])
"""
    assert _printed(code) == "[]"


def _printed(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
