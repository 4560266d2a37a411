"""The catalogue of sentences: every row is said somewhere, and has an example that fills its holes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.words.rows import Row
from tests.core.words.examples import examples, rows

ROOT = Path(__file__).parents[3]
ROWS = dict(rows())


def test_every_row_is_said_somewhere() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for top in ("core", "gui")
        for path in sorted((ROOT / top).rglob("*.py"))
    )
    used = set(re.findall(r"\b[a-z_0-9]+\b(?! = (?:Clause|Sentence)\()", source))
    assert [name for name in ROWS if name.rpartition(".")[2] not in used] == []


@pytest.mark.parametrize("name", ROWS)
def test_an_example_fills_every_hole(name: str) -> None:
    row: Row = ROWS[name]
    for example in examples(row):
        assert not re.search(r"\{[a-z_]|None|  \S", re.sub(r"\n *|  +", "", example)), example
