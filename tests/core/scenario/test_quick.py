"""A creature typed in one line."""

import pytest

from core.scenario.quick import QuickCreatureError, quick_creature
from core.terms.card_types import Supertype


@pytest.mark.parametrize(
    ("line", "name", "numbers", "keywords"),
    [
        ("3/3", "Creature", (3, 3), ()),
        ("3/3 first strike, lifelink", "Creature", (3, 3), ("first strike", "lifelink")),
        ("  Squire   1/2 toxic 1,protection from red ", "Squire", (1, 2), ("toxic 1", "protection from red")),
        ("-2 / 4 Flying", "Creature", (-2, 4), ("flying",)),
    ],
)
def test_a_line_is_a_creature(
    line: str, name: str, numbers: tuple[int, int], keywords: tuple[str, ...]
) -> None:
    spec = quick_creature(line)
    assert (spec.name, (spec.power, spec.toughness), spec.keywords) == (name, numbers, keywords)


def test_a_supertype_may_be_among_the_abilities() -> None:
    spec = quick_creature("Queen 2/2 legendary, flying")
    assert (spec.supertypes, spec.keywords) == ((Supertype.LEGENDARY,), ("flying",))


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
