"""Every line of a printed card is read as it was."""

from __future__ import annotations

import pytest

from tests.golden.readings import PARTS, VARIABLE, cards_file, lines, reading, readings, written_down

SHOWN = 5
"""Lines that are shown which are read in another way."""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_line_is_read_as_it_was(part: int) -> None:
    file = cards_file()
    if file is None:
        pytest.skip(f"the cards are not here; name their file in {VARIABLE}")
    was, now = written_down(), readings(file, part)
    others = [line for line in lines(file) if line.key in now and was.get(line.key) != now[line.key]]
    told = "\n\n".join(f"{line.card.text}\n{reading(line)}" for line in others[:SHOWN])
    assert not others, (
        f"{len(others)} lines are read in another way:\n\n{told}\n\n"
        'If this is meant: python3 packaging/run.py test --regold "why, with the rule"'
    )
