"""What `they` and `those creatures` are, what is switched, and what becomes a creature."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Activated, Spell
from core.abilities.instructions.give import Give
from core.abilities.instructions.to_permanents import Untap
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker
from core.terms.card_types import CardType

CREATURE = Speaker("this creature", "enchanted creature")


@pytest.mark.parametrize(
    "line",
    [
        "Untap all creatures you control. They gain flying until end of turn.",
        "Creatures you control get +2/+0 until end of turn. Untap those creatures.",
        "When this creature enters, tap all other creatures.",
        "Time Lords you control get +1/+1.",
        "Tap all Time Lords. They can't attack this turn.",
        "Untap target Time Lord.",
        "Put a +1/+1 counter on each creature you control. Those creatures gain vigilance until end of turn.",
        "Tap all creatures your opponents control. They can't block this turn.",
        "Switch target creature's power and toughness until end of turn.",
        "Switch each creature's power and toughness until end of turn.",
        "Whenever this creature attacks, switch its power and toughness until end of turn.",
        "Whenever a land you control enters, you may switch this creature's power and toughness until end of "
        "turn.",
        "{1}{G}: This creature becomes a 3/3 green Ape creature with trample in addition to its other types "
        "until end of turn.",
    ],
)
def test_it_comes_back_as_it_is_printed(line: str) -> None:
    (ability,) = read_line(line)
    assert write_line(ability, CREATURE) == line


def test_those_creatures_are_the_ones_that_were_given_something() -> None:
    (ability,) = read_line("Creatures you control get +2/+0 until end of turn. Untap those creatures.")
    assert isinstance(ability, Spell)
    assert ability.does[1] == Untap(on="those")


@pytest.mark.parametrize(
    "line",
    [
        "Untap those creatures.",
        "Tap target creature. Untap those creatures.",
        "Destroy all creatures. They gain flying until end of turn.",
        "Untap all lands you control. Those creatures gain flying until end of turn.",
    ],
)
def test_those_of_whom_nothing_was_said_are_refused(line: str) -> None:
    with pytest.raises(UnreadableError):
        read_line(line)


def test_what_is_still_a_land_keeps_its_types() -> None:
    """CR 205.1b."""
    (ability,) = read_line(
        "{1}: This land becomes a 1/1 Soldier creature with flying until end of turn. It's still a land."
    )
    assert isinstance(ability, Activated)
    (given,) = ability.does
    assert isinstance(given, Give)
    assert (given.types, given.only_types, given.base_power) == ((CardType.CREATURE,), False, 1)


def test_an_artifact_creature_would_lose_its_creature_types() -> None:
    """CR 205.1b: all but creature types stay, which can't be said yet."""
    with pytest.raises(UnreadableError):
        read_line("{1}: This artifact becomes a 2/2 Golem artifact creature until end of turn.")


@pytest.mark.parametrize(
    "line",
    [
        "When this creature enters, proliferate.",
        "{2}: Adapt 2.",
        "Whenever this creature attacks, amass Orcs 2.",
        "When this creature dies, bolster X, where X is its power.",
        "Whenever this creature attacks, you may populate.",
        "This creature can't attack or block alone.",
        "Whenever a land you control enters, you may have Ally creatures you control gain flying until end "
        "of turn.",
        "Whenever this creature attacks, defending player gets a poison counter.",
        "When this creature enters, you get two experience counters.",
        "Whenever you cast or copy an instant or sorcery spell, this creature gets +1/+0 until end of turn.",
        "{W}: This creature gains protection from the color of your choice until end of turn.",
        "Target creature becomes the color of your choice until end of turn.",
        "{1}: This creature gains your choice of flying, vigilance, or haste until end of turn.",
        "When this creature enters, return another creature you control to its owner's hand.",
        "When this creature enters, return two lands you control to their owner's hand.",
        "Whenever this creature attacks, you may tap or untap target permanent.",
        "Whenever this creature attacks, you may sacrifice a Food. If you do, untap this creature and draw a "
        "card.",
        "At the beginning of your upkeep, you may pay {2}. If you don't, sacrifice this creature.",
        "Whenever this creature attacks, you may pay {1}. When you do, tap target creature.",
    ],
)
def test_actions_and_choices_come_back_as_they_are_printed(line: str) -> None:
    (ability,) = read_line(line)
    assert write_line(ability, CREATURE) == line


def test_what_stands_behind_if_you_do_is_one_sentence() -> None:
    """Whether a sentence after it is done only if you do is not always clear."""
    with pytest.raises(UnreadableError):
        read_line("When this creature enters, you may pay {2}. If you do, draw a card. You gain 2 life.")


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("When this creature enters, amass 2.", "When this creature enters, amass Zombies 2."),
        (
            "Enchanted creature has protection from black and from red.",
            "Enchanted creature has protection from black and protection from red.",
        ),
        (
            "This creature gets +1/+1 for each artifact and/or creature you control.",
            "This creature gets +1/+1 for each artifact or creature you control.",
        ),
        (
            "Destroy all white and/or blue creatures.",
            "Destroy all white or blue creatures.",
        ),
    ],
)
def test_other_words_say_the_same(line: str, same: str) -> None:
    assert read_line(line) == read_line(same)


def test_rad_counters_are_not_taken_for_others() -> None:
    """CR 728.1: an ability that is nowhere printed goes with them."""
    with pytest.raises(UnreadableError):
        read_line("Whenever this creature attacks, defending player gets two rad counters.")
