"""Playing many random boards: a fault is told, with the board on which it shows."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event

import pytest

from core.scenario.reading import read_scenario
from tests.core import fuzz
from tests.core.fuzz import Board


def test_boards_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["3", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert "fuzz 3 --seed 7" in told
    assert told.endswith("No fault.\n")


def test_a_fault_is_told_with_its_board_in_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> None:
        raise AssertionError("points are lost")

    monkeypatch.setattr(fuzz, "check", lost)
    assert fuzz.main(["5", "--seed", "8", "--out", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert "on random board 8" in told.err
    assert "Board 8 shows a fault: AssertionError: points are lost" in told.out
    assert "fuzz 1 --seed 8" in told.out
    written = read_scenario(tmp_path / "board-8.scenario.json")
    assert written.title == "Random board 8"
    assert written.battlefield == Board(8).scenario.battlefield
    assert written.script


def test_a_board_that_takes_too_long_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = Event()
    monkeypatch.setattr(fuzz, "check", lambda *_: left.wait(20))
    monkeypatch.setattr(os, "_exit", lambda _: left.set())
    fuzz.main(["1", "--seed", "9", "--seconds", "0.5", "--out", str(tmp_path)])
    assert left.is_set()
    assert "Board 9 shows a fault: it was still being played after 0.5 seconds" in capsys.readouterr().out
    assert read_scenario(tmp_path / "board-9.scenario.json").title == "Random board 9"


@pytest.mark.parametrize("words", [["0"], ["many"], []])
def test_a_number_of_boards_is_needed(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(words)
