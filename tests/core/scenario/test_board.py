"""The board in words: what there is as play begins, as far as it matters."""

from __future__ import annotations

from core.cards.library import built_in
from core.scenario.board import cards_cast, sides, spells
from core.scenario.playing import play_scenario
from core.sharing.board import board_of
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


def of_line(line: str) -> dict[str, str]:
    """Return what is printed of each permanent of a board line, by its name."""
    start = play_scenario(board_of(line), built_in()).start
    told = [one for _, lines in sides(start) for one in lines]
    return {one.partition(" ")[0]: one for one in told}


def test_abilities_are_those_it_has_now_with_why_they_are_gone() -> None:
    """CR 613.1f: what Humility takes away is not printed as though it were there."""
    told = of_line(
        'Amy 20: 4/4 flying vigilance "Angel" (1 flying counter), 3/3 "Wurm"; Nicole 20: Humility, '
        '1/1 "Elf" [{T}: Elf deals 1 damage to any target.]'
    )
    assert told["Angel"] == (
        "Angel 1/1 (printed 4/4, 1 flying counter): Flying counter: has flying. "
        "Lost flying and vigilance because of Humility, newer than flying counter (CR 613.7)."
    )
    assert told["Elf"] == "Elf 1/1: Lost all its abilities because of Humility."
    assert told["Wurm"] == "Wurm 1/1 (printed 3/3)"


def test_abilities_that_are_given_are_told_with_what_gives_them() -> None:
    told = of_line('Amy 20: 0/1 "Dryad" [Other creatures you control have flying.], 2/2 "Cub"; Nicole 20: ')
    assert told["Cub"] == "Cub 2/2: Flying. Dryad: has flying."
    assert told["Dryad"] == "Dryad 0/1: Other creatures you control have flying."


def test_a_dependency_is_named_where_it_decides() -> None:
    """CR 613.8a: that it applies to the Forest depends on the newer effect."""
    song = 'enchantment "Song" [All creatures are artifacts in addition to their other types.]'
    told = of_line(f"Amy 20: {song}, Living Lands, Forest; Nicole 20: ")
    assert told["Forest"] == (
        "Forest 1/1, Forest: Living Lands: is a creature in addition to its other types. Song: is an "
        "artifact in addition to its other types, after Living Lands, on which it depends (CR 613.8a)."
    )
