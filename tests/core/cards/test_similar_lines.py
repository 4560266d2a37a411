"""A line that can't be read is followed by one that can only where that is much like it."""

from __future__ import annotations

import pytest

from core.cards.similar_lines import hint_at_line
from core.language.lines import UnreadableError, read_line
from core.language.speaker import Speaker

FOX = Speaker(names=("Ember Fox", "Bloked"))


def hint(line: str) -> str:
    with pytest.raises(UnreadableError) as refused:
        read_line(line, FOX)
    return hint_at_line(refused.value, FOX)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("When this creature dyes, draw a card.", "When this creature dies, draw a card."),
        ("When Ember Fox dyes, draw a crad.", "When Ember Fox dies, draw a card."),
        ("Flyng", "Flying"),
        ("Trmaple, haste", "Trample, haste"),
        ("Thsi creature can't be bloked.", "This creature can't be blocked."),
        ("Destroy target Goblni.", "Destroy target Goblin."),
        ("When this creature dies, draw a card", "When this creature dies, draw a card."),
    ],
)
def test_misspelt_words_are_mended(line: str, meant: str) -> None:
    assert hint(line) == f"Did you mean '{meant}'?"


def test_a_name_is_not_misspelt() -> None:
    assert hint("When Bloked dyes, draw a card.") == "Did you mean 'When Bloked dies, draw a card.'?"


@pytest.mark.parametrize(
    "line",
    [
        "This creature sings.",
        "Whenever another creature enters, bark.",
        "Delv a hole.",
        "xyzzy",
        "Qqqq qqqq.",
    ],
)
def test_nothing_is_said_where_nothing_is_similar(line: str) -> None:
    assert not hint(line)


def test_a_line_of_the_library_that_is_nearly_the_same_is_shown() -> None:
    assert hint("All damage that would be dealt to you is instead dealt to this creature.") == (
        "A similar line that can be read: "
        "'All damage that would be dealt to you is dealt to this creature instead.'"
    )
