"""A creature typed in one line."""

import pytest

from core.scenario.quick import QuickCreatureError, quick_creature, understood
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
    ("line", "name", "colors", "keywords"),
    [
        ("6/6 red trample and lifelink", "Creature", "R", ("trample", "lifelink")),
        ("red 6/6, trample", "Creature", "R", ("trample",)),
        ("red Dragon 4/4 flying", "Dragon", "R", ("flying",)),
        ("Red Dragon 4/4 flying", "Red Dragon", "", ("flying",)),
        ('"Red" 2/2 green and white first strike vigilance', "Red", "GW", ("first strike", "vigilance")),
        (
            "2/2 white protection from red and from blue",
            "Creature",
            "W",
            ("protection from red", "protection from blue"),
        ),
        ("1/1 black with deathtouch", "Creature", "B", ("deathtouch",)),
    ],
)
def test_colors_and_abilities_stand_in_any_order(
    line: str, name: str, colors: str, keywords: tuple[str, ...]
) -> None:
    spec = quick_creature(line)
    assert (spec.name, "".join(spec.colors or ()), spec.keywords) == (name, colors, keywords)


def test_creature_types_may_follow() -> None:
    spec = quick_creature("4/4 red Dragon warrior flying")
    assert (spec.subtypes, spec.keywords) == (("Dragon", "Warrior"), ("flying",))
    assert understood(spec) == "Red Dragon Warrior 4/4 with flying."


def test_a_line_says_what_it_was_understood_as() -> None:
    spec = quick_creature('"Ox" 6/6 legendary red trample and lifelink')
    assert understood(spec) == "Legendary red 6/6 with trample and lifelink."
    assert understood(quick_creature("2/2")) == "Colorless 2/2."


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "Write power/toughness"),
        ("flying", "Write power/toughness"),
        ("3/3 flyng", "Did you mean 'flying'"),
        ("9999999/1", "can't go beyond 1,000,000"),
    ],
)
def test_a_line_that_is_none_says_what_is_wrong(line: str, message: str) -> None:
    with pytest.raises(QuickCreatureError, match=message):
        quick_creature(line)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("6/6 flying, trample, lifelink Sky Terror", "Sky Terror"),
        ("6/6 Sky Terror flying", "Sky Terror"),
        ("2/2 Terror of the Sky", "Terror of the Sky"),
    ],
)
def test_a_name_after_the_size_is_asked_to_be_quoted(line: str, name: str) -> None:
    with pytest.raises(QuickCreatureError) as caught:
        quick_creature(line)
    assert str(caught.value) == f'Put a name in quotes: "{name}"'


@pytest.mark.parametrize("line", ["3/3 Flyng", "3/3 First Strik"])
def test_an_ability_spelled_wrong_is_no_name(line: str) -> None:
    with pytest.raises(QuickCreatureError, match="Did you mean"):
        quick_creature(line)
