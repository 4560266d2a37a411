"""What a message repeats of a file: nothing that acts on a terminal, and nothing without an end."""

from __future__ import annotations

import pytest

from core.scenario.errors import Problem, ScenarioError
from core.words.shown import LONGEST, as_shown


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\x1b[31mBear", r"\x1b[31mBear"),
        ("Bear\u202e", r"Bear\u202e"),
        ("a\rb\x07", r"a\rb\x07"),
        ("Æther Vial, Jötun — “ok”", "Æther Vial, Jötun — “ok”"),
        ("two\nlines", "two\nlines"),
    ],
)
def test_what_can_not_be_seen_is_written_by_its_number(given: str, shown: str) -> None:
    assert as_shown(given) == shown


def test_a_long_line_has_no_middle() -> None:
    shown = as_shown("a" * 30_000 + "b" * 30_000)
    assert len(shown) < 2 * LONGEST
    assert shown.startswith("aaa")
    assert shown.endswith("bbb")
    assert " … " in shown


def test_an_error_about_a_scenario_is_shown_so() -> None:
    error = ScenarioError("board.json", [Problem("players", "unknown word '\x1b]0;hi\x07'.")])
    assert str(error) == r"board.json, players: unknown word '\x1b]0;hi\x07'."


def test_an_error_tells_all_that_is_wrong_if_it_is_asked() -> None:
    error = ScenarioError("", [Problem(f"entry {number}", "wrong.") for number in range(20)])
    assert str(error).endswith("… and 12 more")
    assert error.whole.count("\n") == 19
