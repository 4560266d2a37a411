"""Playing many random boards: a fault is told, with the board on which it shows."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from core.scenario.reading import read_scenario
from tests.core import fuzz
from tests.core.fuzz import BoardError, TookTooLongError, play_board
from tests.core.random_effects import random_board_with_effects


def test_boards_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["3", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert "fuzz 3 --seed 7" in told
    assert told.endswith("No fault.\n")


def test_a_fault_is_told_with_its_board_in_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = random_board_with_effects(Random(8))
    seen: list[int] = []

    def play(number: int) -> None:
        seen.append(number)
        if number == 8:
            raise BoardError(number, board) from AssertionError("points are lost")

    monkeypatch.setattr(fuzz, "play_board", play)
    assert fuzz.main(["5", "--seed", "6", "--out", str(tmp_path)]) == 1
    assert seen == [6, 7, 8]
    told = capsys.readouterr().out
    assert "Board 8 shows a fault: AssertionError: points are lost" in told
    assert "fuzz 1 --seed 8" in told
    written = read_scenario(tmp_path / "board-8.scenario.json")
    assert (written.title, written.battlefield) == ("Random board 8", board.battlefield)


def test_a_board_that_takes_too_long_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "check", lambda *_: all(number >= 0 for number in count()))
    with pytest.raises(BoardError) as raised:
        play_board(1, seconds=0.2)
    assert raised.value.number == 1
    assert isinstance(raised.value.__cause__, TookTooLongError)


def test_what_raises_is_told_with_the_answers_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise AssertionError("points are lost")

    monkeypatch.setattr(fuzz, "check", wrong)
    with pytest.raises(BoardError) as raised:
        play_board(3)
    assert str(raised.value.__cause__) == "points are lost"
    assert raised.value.scenario.script


@pytest.mark.parametrize("words", [["0"], ["many"], []])
def test_a_number_of_boards_is_needed(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(words)
