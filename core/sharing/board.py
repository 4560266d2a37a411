"""A board from any text that can hold one: a scenario file, a share code, or a board line."""

from __future__ import annotations

from pathlib import Path

from core.cards.library import built_in
from core.scenario.errors import Problem, ScenarioError
from core.scenario.format import Scenario
from core.scenario.reading import file_text, parse_scenario
from core.sharing.board_line.reading import is_board_line, scenario_of_line
from core.sharing.board_line.splitting import BoardLineError
from core.sharing.share_code import ShareCodeError, code_in, scenario_of_code


def board_of(text: str, source: str = "") -> Scenario:
    """Return the board that a text holds; `source` names it in errors. Lines name cards of the library.

    Raises:
        ScenarioError: the text holds none; says what is wrong in the kind of text that it looks like, or
            what a board line would need.
    """
    if text.lstrip()[:1] in {"{", "["}:
        return parse_scenario(text, source)
    try:
        code = code_in(text)
        if code is not None:
            return scenario_of_code(code)
        if source.endswith(".json") and not is_board_line(text):
            return parse_scenario(text, source)
        return scenario_of_line(text, built_in())
    except (ShareCodeError, BoardLineError) as error:
        raise ScenarioError(source, [Problem("", str(error))]) from error


def holds_board(text: str) -> bool:
    """Whether a text is meant as a whole board: it has a share code in it, or is a board line."""
    return code_in(text) is not None or is_board_line(text)


def read_board(path: Path) -> Scenario:
    """Return the board in a file.

    Raises:
        ScenarioError: the file cannot be read or holds no board.
    """
    return board_of(file_text(path), str(path))
