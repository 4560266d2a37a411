"""A board from any text."""

from __future__ import annotations

import pytest

from core.scenario.errors import ScenarioError
from core.sharing.board import board_of, holds_board
from core.sharing.share_code import share_code


@pytest.mark.parametrize("text", ["hello", "Amy 20: Grizzly Bears", "Amy attacks Nicole"])
def test_a_text_that_is_no_file_is_told_what_a_board_line_needs(text: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        board_of(text)
    assert str(caught.value).startswith("A board line names two players or more, and what each has:")


@pytest.mark.parametrize(("text", "source"), [("{", ""), ("[1,", ""), ("hello", "b.json")])
def test_what_begins_like_a_file_or_is_one_is_told_where_its_json_breaks(text: str, source: str) -> None:
    with pytest.raises(ScenarioError, match=r"line 1, column \d+: not JSON"):
        board_of(text, source)


def test_a_board_line_and_a_text_with_a_share_code_are_meant_as_boards() -> None:
    line = "Amy 20: Grizzly Bears; Nicole 20:"
    assert holds_board(line)
    assert holds_board(f"Look at this: {share_code(board_of(line))}")
    assert not holds_board("Grizzly Bears")
