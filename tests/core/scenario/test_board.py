"""The board in words: what there is as play begins, as far as it matters."""

from __future__ import annotations

from core.scenario.board import cards_cast, sides, spells
from tests.core.explain.stories import playthrough_of
from tests.support import NICOLE, creature, played


def board(name: str) -> list[str]:
    playthrough = playthrough_of(name)
    lines = [line for _, those in sides(playthrough.start, cards_cast(playthrough)) for line in those]
    return [*lines, *spells(playthrough)]


def begins(lines: list[str], start: str) -> bool:
    return any(line.startswith(start) for line in lines)


def test_colors_are_told_where_something_asks_for_them() -> None:
    """CR 105.2: an object has the colors of its mana cost."""
    lines = board("combust-boros-reckoner-and-harm-s-way")
    assert begins(lines, "Boros Reckoner 3/3, white and red: ")
    assert begins(lines, "Harm's Way Instant, white: ")
    assert "Grizzly Bears 2/2" in board("bolt-on-a-bear")


def test_a_shield_for_creatures_that_share_a_color_asks_for_colors() -> None:
    lines = board("the-apothecary-and-a-creature-that-enters-later")
    assert "Grizzly Bears 2/2, green" in lines


def test_subtypes_are_told_where_something_asks_for_them() -> None:
    """Daunting Defender speaks of Clerics, and is one."""
    lines = board("daunting-defender-and-pyroclasm")
    assert begins(lines, "Daunting Defender 3/3, Cleric: ")
    assert "Rival Cleric 1/3, Cleric" in lines
    assert "Grizzly Bears 2/2" in lines
    assert "Grizzly Bears 2/2" in board("bolt-on-a-bear")


def test_a_size_that_is_not_the_printed_one_is_told() -> None:
    lines = board("doubled-tokens-enter-with-doubled-counters")
    assert begins(lines, "Phantom Nomad 2/2 (printed 0/0, two +1/+1 counters): ")


def test_the_printed_size_is_told_too_where_counters_could_be_thought_to_be_left_out() -> None:
    """A Scimitar makes up for the -1/-1 counter."""
    lines = board("disarmed-before-it-died")
    assert begins(lines, "Prodigal Pyromancer 1/1 (printed 1/1, one -1/-1 counter): ")


def test_cards_in_hand_and_graveyard_are_named() -> None:
    assert "Graveyard: Grizzly Bears" in board("life-becomes-cards-become-cards-of-the-graveyard")
    nicole = {"id": NICOLE, "hand": ["Shock", "Fog"]}
    _, (_, lines) = sides(played(creature("ox", "3/3"), players=[{"id": "amy"}, nicole]).start)
    assert lines == ("Hand: Shock and Fog",)
