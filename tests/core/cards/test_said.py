"""Rules text in a file: each line an ability, the lines of a spell one ability together."""

from __future__ import annotations

import pytest

from core.abilities.card_texts.stack_abilities import Spell, Triggered
from core.abilities.effects.grants import Grants
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.keywords import Keyword
from core.abilities.restrictions import CantBlock
from core.cards.said import blocks, said_by
from core.language.lines import write_line


def test_each_line_is_an_ability() -> None:
    said = said_by(
        "Flying, haste\nThis creature can't block.\nWhen Ember Fox dies, you gain 1 life.", "Ember Fox"
    )
    flying, haste, cant_block, trigger = said.meanings
    assert (flying, haste, cant_block) == (Keyword.FLYING, Keyword.HASTE, CantBlock())
    assert isinstance(trigger, Triggered)
    assert not said.unread


def test_the_lines_of_a_spell_are_one_ability() -> None:
    (spell,) = said_by("Tap target creature.\nDestroy target artifact.\nDraw a card.").meanings
    assert isinstance(spell, Spell)
    assert [part.kind for part in spell.does] == ["tap", "destroy", "draw_now"]
    assert [getattr(part, "on", None) for part in spell.does] == ["target", "target_2", None]


def test_a_later_line_with_an_ability_word_may_change_what_an_earlier_one_does() -> None:
    """CR 207.2c, 608.2c: the ability word means nothing, and the line by itself would mean nothing."""
    text = (
        "This spell deals 2 damage to target creature.\n"
        "Raid — This spell deals 6 damage instead if you attacked this turn.\n"
        "Threshold — Then if you have 5 or less life, draw a card.\nFlashback {2}"
    )
    said = said_by(text)
    spell, flashback = said.meanings
    assert not said.unread
    assert isinstance(spell, Spell)
    assert [part.kind for part in spell.does] == ["if", "if"]
    assert write_line(flashback) == "Flashback {2}"


def test_a_later_line_that_cannot_be_read_leaves_the_others() -> None:
    said = said_by("Tap target creature.\nThat creature sings.\nDraw a card.")
    (spell,) = said.meanings
    assert isinstance(spell, Spell)
    assert [part.kind for part in spell.does] == ["tap", "draw_now"]
    assert [one.line for one in said.unread] == [2]


def test_lines_that_cannot_be_read_are_told_by_their_number() -> None:
    said = said_by("Flying\n\nThis creature sings.\nReach")
    assert said.meanings == (Keyword.FLYING, Keyword.REACH)
    assert [one.line for one in said.unread] == [3]


@pytest.mark.parametrize(
    "line",
    [
        "Delve",
        "When this creature enters, look at the top three cards of your library.",
        "This spell costs {1} less to cast for each artifact you control.",
    ],
)
def test_a_line_about_what_is_not_on_this_table_is_set_aside(line: str) -> None:
    said = said_by(f"Flying\n{line} (A reminder.)\nReach")
    assert said.meanings == (Keyword.FLYING, Keyword.REACH)
    assert (said.unread, said.beside) == ((), (line,))


@pytest.mark.parametrize(
    "line", ["Flyng", "Draw a crad.", "Whenever this creature attacks, you gian 1 life."]
)
def test_a_slip_of_the_pen_is_not_set_aside(line: str) -> None:
    said = said_by(line)
    assert [one.line for one in said.unread] == [1]
    assert not said.beside


def test_modes_belong_to_the_line_before_them_and_reminders_to_none() -> None:
    text = "Choose one —\n• Draw a card.\n• You gain 3 life.\n(It is one or the other.)\nFlash"
    assert list(blocks(text)) == [(1, "Choose one —\n• Draw a card.\n• You gain 3 life."), (5, "Flash")]


def test_what_a_color_is_chosen_for_stands_on_the_next_line() -> None:
    chooses = "As this creature enters, choose a color.\nThis creature has protection from the chosen color."
    text = f"{chooses}\nFlying"
    assert [line for line, _ in blocks(text)] == [1, 3]
    choosing, flying = said_by(text).meanings
    assert flying is Keyword.FLYING
    assert isinstance(choosing, EntersEffect)
    assert choosing.gains


@pytest.mark.parametrize(
    ("first", "second"),
    [("{1}{G}: Level 2", "{4}{G}: Level 3"), ("2+", "8+ | Haste")],
)
def test_what_an_object_has_at_a_level_is_not_what_it_has(first: str, second: str) -> None:
    """All that follows belongs to the level (CR 716.2, 721.2)."""
    text = f"Reach\n{first}\nFlying\nThis creature can't block.\n{second}\nVigilance"
    assert [block for _, block in blocks(text)] == [
        "Reach",
        f"{first}\nFlying\nThis creature can't block.",
        f"{second}\nVigilance",
    ]
    said = said_by(text)
    assert said.meanings == (Keyword.REACH,)
    assert len(said.unread) == 2


def test_what_a_leveler_has_at_some_levels_is_one_static_ability() -> None:
    """CR 711.2: its size and all its abilities there, up to the next level symbol."""
    text = "Reach\nLEVEL 1-3\n2/3\nFlying\nThis creature can't block.\nLEVEL 4+\n4/4\nVigilance"
    reach, low, high = said_by(text).meanings
    assert reach is Keyword.REACH
    assert isinstance(low, Grants)
    assert isinstance(high, Grants)
    assert low.gains == (Keyword.FLYING, CantBlock())
    assert (high.base_power, high.base_toughness, high.gains) == (4, 4, (Keyword.VIGILANCE,))
