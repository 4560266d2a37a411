"""Starting: what is not needed at once is neither imported nor built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

_SCHEMAS = """
from pydantic import BaseModel

def kinds(model):
    return [model, *(kind for child in model.__subclasses__() for kind in kinds(child))]

ours = [kind for kind in kinds(BaseModel) if kind.__module__.startswith("core.")]
assert len(ours) > 100
print([kind.__name__ for kind in ours if kind.__pydantic_complete__])
"""
"""Prints the models of ours that pydantic has built schemas of."""


@pytest.mark.parametrize("module", ["core.scenario.playing", "gui.app"])
def test_importing_builds_no_schema(module: str) -> None:
    assert _printed(f"import {module}\n{_SCHEMAS}") == "[]"


def test_an_empty_table_is_played_without_schemas() -> None:
    code = "from core.cards.library import built_in\nfrom gui.session import Session\nSession(built_in())\n"
    assert _printed(code + _SCHEMAS) == "[]"


def test_an_idle_window_builds_what_the_first_drop_needs(tmp_path: Path) -> None:
    code = f"""
import time
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from gui.app import open_window
from core.scenario.format import Scenario
app = QApplication([])
folder = Path({str(tmp_path)!r})
window = open_window(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder)
print(Scenario.__pydantic_complete__)
window.show()
end = time.monotonic() + 10
while not Scenario.__pydantic_complete__ and time.monotonic() < end:
    app.processEvents()
print(Scenario.__pydantic_complete__)
"""
    assert _printed(code).split() == ["False", "True"]


def test_a_window_is_drawn_before_any_card_is_read(tmp_path: Path) -> None:
    code = f"""
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from gui.app import open_window
from core.cards.spec import CardSpec
app = QApplication([])
folder = Path({str(tmp_path)!r})
window = open_window(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder)
window.grab()
print(CardSpec.__pydantic_complete__)
"""
    assert _printed(code) == "False"


def test_qt_leaves_pythons_own_import_in_place() -> None:
    code = "import builtins\nown = builtins.__import__\nimport gui.app\nprint(builtins.__import__ is own)"
    assert _printed(code) == "True"


@pytest.mark.parametrize("word", ["--version", "--help", "resolve --help", "chekc"])
def test_words_that_need_neither_window_nor_rules_import_neither(word: str) -> None:
    code = f"""
import contextlib, io, sys
from gui.command_line.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
    with contextlib.suppress(SystemExit):
        main({word.split()!r})
print([name for name in ("PySide6", "pydantic", "core.rules", "core.abilities") if name in sys.modules])
"""
    assert _printed(code) == "[]"


def _printed(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
