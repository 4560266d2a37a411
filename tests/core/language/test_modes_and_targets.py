"""Lines with several modes, or with targets that need not be chosen, are read and written."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker

CREATURE = Speaker("this creature", "enchanted creature")


def test_modes_stand_on_lines_of_their_own() -> None:
    line = "Choose one —\n• Destroy target artifact.\n• This creature deals 3 damage to target creature."
    (spell,) = read_line(line, CREATURE)
    assert isinstance(spell, Spell)
    assert [mode.does[0].kind for mode in spell.modes] == ["destroy", "deal_damage"]
    assert write_line(spell, CREATURE) == line


@pytest.mark.parametrize(
    ("head", "count", "numbers"),
    [
        ("Choose one or both", 2, (1, 2)),
        ("Choose one or more", 3, (1, 3)),
        ("Choose two", 4, (2, 2)),
        ("{2}, {T}: Choose one", 2, (1, 1)),
        ("When this creature enters, choose two", 3, (2, 2)),
        ("When this creature enters, choose one that hasn't been chosen", 3, (1, 1)),
        ("Whenever this creature attacks, choose one that hasn't been chosen this turn", 2, (1, 1)),
    ],
)
def test_so_many_modes_are_chosen(head: str, count: int, numbers: tuple[int, int]) -> None:
    """CR 700.2."""
    modes = (
        "Destroy target artifact.",
        "You gain 3 life.",
        "Tap target creature.",
        "Each player loses 1 life.",
    )
    line = f"{head} \N{EM DASH}" + "".join(f"\n\N{BULLET} {mode}" for mode in modes[:count])
    (text,) = read_line(line, CREATURE)
    assert isinstance(text, Spell | Activated | Triggered)
    assert (len(text.modes), text.least_modes, text.most_modes) == (count, *numbers)
    assert write_line(text, CREATURE) == line


@pytest.mark.parametrize(
    "head",
    [
        "Choose one or both",
        "Choose three",
        "Choose up to one",
        "Choose one at random",
        "Choose one that hasn't been chosen",
    ],
)
def test_what_is_chosen_otherwise_among_three_modes_is_not_read(head: str) -> None:
    modes = ["You gain 3 life."] * (3 if head.endswith("both") else 2)
    line = f"{head} \N{EM DASH}" + "".join(f"\n\N{BULLET} {mode}" for mode in modes)
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


@pytest.mark.parametrize(
    ("line", "least"),
    [
        ("When this creature enters, tap up to one target creature.", 0),
        ("Up to one target creature gets +1/+1 until end of turn.", 0),
        ("Destroy target creature. Tap up to one other target creature.", 1),
        ("{T}: This creature deals 1 damage to up to one target.", 0),
        ("+1: Put a +1/+1 counter on up to one target creature.", 0),
    ],
)
def test_a_target_need_not_be_chosen(line: str, least: int) -> None:
    """CR 601.2c."""
    (text,) = read_line(line, CREATURE)
    assert isinstance(text, Spell | Activated | Triggered)
    assert text.least_targets == least
    assert write_line(text, CREATURE) == line


def test_a_target_that_need_not_be_chosen_is_not_read_as_one_that_must() -> None:
    """What triggers as something is done has no number of targets of its own."""
    line = "When ~ enters, you may sacrifice an artifact. When you do, tap up to one target creature."
    with pytest.raises(UnreadableError, match="must be chosen"):
        read_line(line, CREATURE)


def test_no_target_that_must_be_chosen_stands_behind_one_that_need_not_be() -> None:
    """The first targets are those that must be chosen."""
    with pytest.raises(UnreadableError, match="behind one that need not be"):
        read_line("Destroy up to one target artifact. Tap target creature.", CREATURE)


def test_the_name_of_a_mode_stays_as_it_is_written() -> None:
    line = "Choose one —\n• smash — Destroy target artifact.\n• Gaze — You gain 3 life.\n• Draw a card."
    (spell,) = read_line(line, CREATURE)
    assert isinstance(spell, Spell)
    assert [mode.name for mode in spell.modes] == ["smash", "Gaze", ""]
    assert write_line(spell, CREATURE) == line
