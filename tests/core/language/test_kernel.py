"""The machinery of the grammar: one declaration reads and writes."""

from __future__ import annotations

from core.abilities.instructions.to_players import ChangeLife
from core.language.kernel.pattern import Patterns, maybe
from core.language.kernel.phrase import Listed, Phrase, Text, Token, Words
from core.language.kernel.said import meant

NUMBER = Token("a number", r"\d+", int, lambda value: str(value) if isinstance(value, int) else None)
COLORS = Listed(Words("a color", [("red", 1), ("blue", 2), ("green", 3)]))


def read(phrase: Phrase, words: str) -> list[object]:
    text = Text(words)
    return [meant(value) for value, end in text.readings(phrase, 0) if end == len(words)]


def gains() -> Patterns:
    patterns = Patterns("an instruction", {"amount": NUMBER})
    patterns.says(
        ChangeLife, "gain {amount} life", maybe(", opponent", who="opponents"), kind="gain_life_now"
    )
    return patterns


def test_a_pattern_reads_what_it_writes() -> None:
    for gain in (
        ChangeLife(kind="gain_life_now", amount=3),
        ChangeLife(kind="gain_life_now", amount=2, who="opponents"),
    ):
        words = gains().write(gain)
        assert words is not None
        assert read(gains(), words) == [gain]


def test_a_pattern_writes_nothing_that_it_would_not_say() -> None:
    assert gains().write(ChangeLife(kind="gain_life_now", amount=2, who="defending_player")) is None
    assert gains().write(ChangeLife(kind="lose_life_now", amount=2)) is None


def test_a_pattern_may_be_added_after_the_first_was_used() -> None:
    patterns = gains()
    assert not read(patterns, "lose 1 life")
    patterns.says(ChangeLife, "lose {amount} life", kind="lose_life_now")
    assert read(patterns, "lose 1 life") == [ChangeLife(kind="lose_life_now", amount=1)]


def test_lists_have_a_comma_before_the_last_of_three() -> None:
    assert read(COLORS, "red") == [(1,)]
    assert read(COLORS, "red and blue") == [(1, 2)]
    assert read(COLORS, "red, blue, and green") == [(1, 2, 3)]
    assert not read(COLORS, "red, and blue")
    assert COLORS.write((1, 2, 3)) == "red, blue, and green"


def test_a_text_knows_how_far_it_was_read_and_what_was_wanted() -> None:
    text = Text("gain three life")
    assert not text.readings(gains(), 0)
    assert (text.furthest, list(text.wanted)) == (len("gain "), ["a number"])
