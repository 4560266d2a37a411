"""A saved board is always one that opens again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from core.scenario.changes import changed
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.saving import write_scenario
from core.terms.values import replace
from tests.support import creature, table

BOARD = table(creature("bear", "2/2"), creature("ox", "3/3"), title="Bear")


def with_ox(**fields: Any) -> Scenario:
    """Return the board with an ox as no edit should ever make it."""
    [bear, ox] = BOARD.battlefield
    return replace(BOARD, battlefield=(bear, replace(ox, **fields)))


@pytest.mark.parametrize(
    ("board", "place"),
    [
        (with_ox(power="three"), "battlefield, object 2 (ox), power: "),
        (with_ox(goaded_by=["nicole"]), "battlefield, 2, goaded_by: "),
    ],
    ids=["can't be read", "is read as something else"],
)
def test_a_board_that_would_not_be_read_again_is_not_saved(
    board: Scenario, place: str, tmp_path: Path
) -> None:
    file = tmp_path / "bear.scenario.json"
    write_scenario(BOARD, file)
    with pytest.raises(ScenarioError, match=f"not saved: .*\n.*{re.escape(place)}"):
        write_scenario(board, file)
    assert read_scenario(file) == BOARD
    assert list(tmp_path.iterdir()) == [file]


def test_a_board_that_is_read_again_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "bear.scenario.json"
    write_scenario(changed(BOARD, title="Two animals"), file)
    assert read_scenario(file).title == "Two animals"
