"""Damage that is dealt to several at the same time is read and written (CR 608.2f)."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.abilities.instructions.damage_and_fights import DealDamage
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker

CREATURE = Speaker("this creature", "enchanted creature")


def dealt(line: str) -> DealDamage:
    """Return the damage that a line says, which is written again as it was."""
    (text,) = read_line(line, CREATURE)
    assert isinstance(text, Spell | Activated | Triggered)
    assert write_line(text, CREATURE) == line
    first = text.does[0]
    assert isinstance(first, DealDamage)
    return first


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("{T}: This creature deals 2 damage to any target and 3 damage to you.", [(2, "target"), (3, "you")]),
        (
            "This creature deals 4 damage to target creature and 2 damage to that creature's controller.",
            [(4, "target"), (2, "target_controller")],
        ),
        (
            "This creature deals 2 damage to any target and 1 damage to any other target.",
            [(2, "target"), (1, "target_2")],
        ),
        (
            "This creature deals 3 damage to any target, 2 damage to any other target, and 1 damage to you.",
            [(3, "target"), (2, "target_2"), (1, "you")],
        ),
        (
            "{T}: This creature deals 2 damage to any target and 3 damage to itself.",
            [(2, "target"), (3, "this")],
        ),
        ("This creature deals 3 damage to each of two target creatures.", [(3, "targets")]),
        (
            "Whenever this creature attacks, it deals 2 damage to target player and 1 damage to itself.",
            [(2, "target"), (1, "this")],
        ),
    ],
)
def test_each_has_an_amount_of_its_own(line: str, parts: list[tuple[object, str]]) -> None:
    assert [(one.amount, one.to) for one in dealt(line).one_by_one] == parts


@pytest.mark.parametrize(
    "line",
    [
        "This creature deals 4 damage to each creature and each planeswalker.",
        "This creature deals 2 damage to target creature and each opponent.",
        "This creature deals 2 damage to each Goblin and 1 damage to you and each creature you control.",
    ],
)
def test_players_and_objects_that_are_dealt_the_same_are_said_in_one(line: str) -> None:
    amounts = [one.amount for one in dealt(line).one_by_one]
    assert len(amounts) == 2


@pytest.mark.parametrize("least", [0, 1])
def test_several_targets_need_not_all_be_chosen(least: int) -> None:
    """CR 601.2c."""
    count = "one or two" if least else "up to two"
    line = f"This creature deals 2 damage to each of {count} targets."
    (spell,) = read_line(line, CREATURE)
    assert isinstance(spell, Spell)
    assert (len(spell.targets), spell.least_targets) == (2, least)
    assert write_line(spell, CREATURE) == line


@pytest.mark.parametrize(
    "line",
    [
        "This creature deals 2 damage to each creature and each player and each planeswalker.",
        "This creature deals 2 damage divided as you choose among one or two targets and 1 damage to you.",
        "Tap itself.",
    ],
)
def test_what_is_not_clear_is_refused(line: str) -> None:
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


def test_x_is_said_once_for_both_amounts() -> None:
    line = (
        "This creature deals X damage to target creature and X damage to that creature's controller, "
        "where X is the number of Swamps you control."
    )
    (spell,) = read_line(line, CREATURE)
    assert isinstance(spell, Spell)
    (part,) = spell.does
    assert isinstance(part, DealDamage)
    assert part.amount == part.also[0].amount != "x"
