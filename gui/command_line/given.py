"""The board a command is given: a file, standard input, or the board itself as a line."""

from __future__ import annotations

import sys
from pathlib import Path

from core.files import limits
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.words.english import command_line as words

_STANDARD_INPUT = "-"


def board_given(given: str) -> Scenario:
    """Return the board that is meant: in a file, on standard input (`-`), or in the words themselves.

    Raises:
        ScenarioError: there is none, or it is wrong.
    """
    if given.endswith(".json"):
        return read_scenario(Path(given))
    from core.sharing.board import board_of, holds_board, read_board  # noqa: PLC0415 - when it is needed

    if given == _STANDARD_INPUT:
        return board_of(sys.stdin.read(limits.FILE_BYTES), words.standard_input())
    if is_file(given) or not holds_board(given):
        return read_board(Path(given))
    return board_of(given)


def is_file(given: str) -> bool:
    """Whether there is a file of that name."""
    try:
        return Path(given).exists()
    except OSError:  # too long for a name, for instance
        return False


def name_of(given: str) -> str:
    """Return what the board is called in errors."""
    if given == _STANDARD_INPUT:
        return words.standard_input()
    return Path(given).name if is_file(given) else ""
