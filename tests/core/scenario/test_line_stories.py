"""Each variation of a scenario in short: what it is called, where it parts, how it ends."""

from __future__ import annotations

from core.cards.library import built_in
from core.scenario.line_stories import line_stories, name_of_line
from core.scenario.variations import lines
from tests.support import NICOLE, creature, table

BLOCKS = {"name": "Wall blocks", "after": 1, "script": [{"block": {"wall": "ox"}}]}
WITHOUT_A_NAME = {"after": 0, "script": [{"attack": {}}], "variations": [{"after": 0, "script": []}]}
SCENARIO = table(
    creature("ox", "3/3"),
    creature("wall", "0/4", by=NICOLE),
    script=[{"attack": {"ox": NICOLE}}, {"block": {}}],
    variations=[BLOCKS, WITHOUT_A_NAME],
)


def test_a_line_has_its_name_or_its_number() -> None:
    names = [name_of_line(SCENARIO, line) for line in lines(SCENARIO)]
    assert names == ["Main line", "Wall blocks", "Line 2", "Line 2.1"]


def test_a_variation_says_where_it_parts_from_the_line_it_leaves_and_how_it_ends() -> None:
    blocks, *_ = line_stories(SCENARIO, built_in())
    assert blocks.name == "Wall blocks"
    assert blocks.parting is not None
    assert blocks.parting.other.startswith("Nicole blocks Ox with Wall")
    assert blocks.ends == ("No creature died.", "Wall survives with 3 damage.")
