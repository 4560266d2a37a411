"""A creature typed in one line."""

import pytest

from core.scenario.quick import QuickCreatureError, quick_creature


@pytest.mark.parametrize(
    ("line", "name", "numbers", "keywords"),
    [
        ("3/3", "Creature 3/3", (3, 3), ()),
        ("3/3 first strike, lifelink", "Creature 3/3", (3, 3), ("first strike", "lifelink")),
        ("  Squire   1/2 toxic 1,protection from red ", "Squire", (1, 2), ("toxic 1", "protection from red")),
        ("-2 / 4 Flying", "Creature -2/4", (-2, 4), ("flying",)),
    ],
)
def test_a_line_is_a_creature(
    line: str, name: str, numbers: tuple[int, int], keywords: tuple[str, ...]
) -> None:
    spec = quick_creature(line)
    assert (spec.name, (spec.power, spec.toughness), spec.keywords) == (name, numbers, keywords)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "Write power/toughness"),
        ("flying", "Write power/toughness"),
        ("3/3 flyng", "Did you mean 'flying'"),
        ("9999999/1", "no further than 1,000,000"),
    ],
)
def test_a_line_that_is_none_says_what_is_wrong(line: str, message: str) -> None:
    with pytest.raises(QuickCreatureError, match=message):
        quick_creature(line)
