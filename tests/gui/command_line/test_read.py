"""`damagestep read`: the same lines are accepted as in a file."""

from __future__ import annotations

import json

import pytest

from gui.command_line.main import main


def test_each_argument_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "Flying", "Protection from red", "This creature can't block."]) == 0
    sentences, data = (
        capsys.readouterr().out.splitlines()[::2],
        ["flying", "protection from red", "can't block"],
    )
    assert sentences == ["Flying", "Protection from red", "This creature can't block."]
    assert main(["read", "Flying\nProtection from red", "This creature can't block."]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()[1::2]] == data


def test_the_name_of_the_card_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    line = "When Ember Fox dies, draw a card."
    assert main(["read", line]) == 2
    assert "Ember Fox" in capsys.readouterr().err
    assert main(["read", "--name", "Ember Fox, the Red", line]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[1])["when"]["event"] == "dies"


@pytest.mark.parametrize("keyword", ["Convoke", "Delve"])
def test_a_line_that_is_not_played_is_accepted_as_in_a_file(
    capsys: pytest.CaptureFixture[str], keyword: str
) -> None:
    assert main(["read", "Flying", keyword]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"Not played here: {keyword}"


def test_where_reading_stops_is_shown_in_the_words_that_were_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["read", "Flying", "When Ember Fox dyes, draw a card.", "--name", "Ember Fox"]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("Flying\n")
    assert err.splitlines() == [
        "Line 2 can't be read: it stops at 'dyes, draw a card.'; what could stand there: deals, or is, or "
        "attacks, or enlists.",
        "  When Ember Fox [here]dyes, draw a card.",
        "Did you mean 'When Ember Fox dies, draw a card.'?",
    ]
