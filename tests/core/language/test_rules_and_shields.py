"""Rules of combat and shields that stand in one sentence with something else are read and written."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.card_texts.stack_abilities import Activated, Spell
from core.abilities.effects.on_damage import DamageEffect
from core.abilities.instructions.give import Give
from core.abilities.restrictions import CantBeBlocked
from core.data.faults import DataError
from core.data.reading import read
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker

CREATURE = Speaker("this creature", "enchanted creature")


@pytest.mark.parametrize(
    "line",
    [
        "Target creature gets +1/+0 until end of turn and can't be blocked this turn.",
        "Target creature gains deathtouch until end of turn and must be blocked this turn if able.",
        "This creature gets +3/-1 until end of turn and attacks this turn if able.",
        "Creatures you control gain haste until end of turn and can't be blocked this turn except by Walls.",
        "{2}: This creature can block an additional creature this turn.",
        "Creatures with power less than this creature's power can't block it.",
        "This creature can't attack or block alone.",
        "This creature attacks or blocks each combat if able.",
        "This creature can't block or be blocked by creatures with power 2 or greater.",
        "This creature can't block or be blocked by Walls.",
        "Enchanted creature has flying and can't attack or block.",
        "Creatures can't block, can't be blocked by more than one creature, and are red.",
        "All creatures have flying, can't block, can't be blocked by more than one creature, and are red.",
        "Prevent all combat damage that would be dealt to and dealt by enchanted creature.",
        "Prevent all combat damage that would be dealt to and dealt by target creature this turn.",
        "If a source would deal damage to you, prevent all but 1 of that damage.",
        "Prevent the next X damage that would be dealt to target creature this turn.",
    ],
)
def test_a_line_comes_back_as_it_was(line: str) -> None:
    (text,) = read_line(line, CREATURE)
    assert write_line(text, CREATURE) == line


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("Prevent all damage that would be dealt by target creature this turn.", None),
        ("Prevent all damage a source of your choice would deal to you this turn.", None),
        (
            "Each creature you control gets +1/+1 until end of turn.",
            "Creatures you control get +1/+1 until end of turn.",
        ),
        (
            "Double all damage enchanted creature would deal.",
            None,
        ),
    ],
)
def test_other_words_say_the_same(line: str, same: str | None) -> None:
    (text,) = read_line(line, CREATURE)
    written = write_line(text, CREATURE)
    assert read_line(written, CREATURE) == (text,)
    assert same in {None, written}


def test_what_it_can_not_do_is_said_beside_what_it_gets() -> None:
    (spell,) = read_line("Target creature gets +1/+0 until end of turn and can't be blocked this turn.")
    assert isinstance(spell, Spell)
    (part,) = spell.does
    assert isinstance(part, Give)
    assert (part.power, part.gains, part.until) == (1, (CantBeBlocked(),), "end_of_turn")


@pytest.mark.parametrize(
    "line",
    [
        "Target creature gets +1/+0 until end of turn and can't be blocked this combat.",
        "Prevent the next X damage that would be dealt to you.",
    ],
)
def test_what_does_not_go_together_is_refused(line: str) -> None:
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"source": {"colors": ["R"]}}, "says nothing else of either"),
        ({"recipient": {"players": "you"}}, "says nothing else of either"),
        ({"change": {"kind": "multiply"}}, "says nothing else of either"),
        ({"change": {"kind": "prevent", "all_but": 1}}, "says nothing else of either"),
        ({"both_ways": False, "change": {"kind": "prevent", "all_but": 1, "amount": 2}}, "is said once"),
    ],
)
def test_both_ways_is_about_all_damage_of_objects(fields: dict[str, Any], why: str) -> None:
    data = {"kind": "damage", "both_ways": True, "change": {"kind": "prevent"}, **fields}
    with pytest.raises(DataError, match=why):
        read(DamageEffect, data)


def test_an_x_that_is_not_announced_is_refused() -> None:
    """CR 107.3a."""
    with pytest.raises(UnreadableError):
        read_line("{T}: Prevent the next X damage that would be dealt to you this turn.", CREATURE)
    (ability,) = read_line(
        "{X}, {T}: Prevent the next X damage that would be dealt to you this turn.", CREATURE
    )
    assert isinstance(ability, Activated)
