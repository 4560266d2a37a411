"""A film is made by a process of its own, whose faults are the program's."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gui.film.film_process import FilmProcess, FilmProcessError
from tests.support import creature, table

ROOT = Path(__file__).parents[3]
FAULTY = """
import gui.command_line.film as film

def fail(*_):
    raise RuntimeError("in the other process")

film.export = fail
"""


def test_a_fault_of_the_process_is_said_in_a_sentence_and_reported_with_its_traceback(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FAULTY, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(ROOT))))
    process, reasons = FilmProcess(), list[str]()
    process.failed.connect(reasons.append)
    with qtbot.capture_exceptions() as raised:
        process.start(table(creature("bear", "2/2")), tmp_path / "film.gif", [])
        qtbot.waitUntil(lambda: not process.is_running)
    assert reasons == ["The export failed because of a mistake in Damage Step."]
    [(kind, error, _)] = raised
    assert kind is FilmProcessError
    assert str(error).endswith("RuntimeError: in the other process")
