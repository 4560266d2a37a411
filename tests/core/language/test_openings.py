"""What phrases begin with: nothing is passed over that could be read, and what was wanted is noted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from core.abilities.instructions.to_players import ChangeLife
from core.language.english.lines import NEEDS
from core.language.english.slots import SLOTS
from core.language.kernel.openings import Sifted
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Either, Phrase, Text, Token, Words
from core.language.lines import UnreadableError, in_plain_words, read_line
from tests.core.language.sentences import SENTENCES
from tests.core.language.test_lines import CREATURE

COLOR = Words("a color", [("red", 1), ("blue", 2)])
NUMBER = Token("a number", r"\d+", int, lambda value: str(value) if isinstance(value, int) else None)


def coming(phrases: list[Phrase], text: Text, at: int) -> list[Phrase]:
    return [*Sifted[Phrase](lambda: ((one, one) for one in phrases)).coming(text, at)]


@pytest.mark.parametrize("before", ["see ", "see so many things and "])
def test_only_what_begins_like_the_text_is_tried(before: str) -> None:
    text = Text(f"{before}blue skies")
    assert coming([COLOR, NUMBER], text, len(before)) == [COLOR]
    assert (text.furthest, text.wanted) == (len(before), ("a number",))


def test_what_is_passed_over_is_wanted_in_the_order_in_which_it_would_have_been_tried() -> None:
    text = Text("see many skies")
    assert not text.readings(Either("what is seen", NUMBER, COLOR), len("see "))
    assert text.wanted == ("a number", "a color")


def test_what_a_pattern_begins_with_may_grow() -> None:
    patterns = Patterns("an instruction", {"amount": NUMBER})
    patterns.says(ChangeLife, "gain {amount} life", kind="gain_life_now")
    either = Either("what is done", COLOR, patterns)
    assert not Text("lose 1 life").readings(either, 0)
    patterns.says(ChangeLife, "lose {amount} life", kind="lose_life_now")
    assert Text("lose 1 life").readings(either, 0)


def test_a_phrase_reads_nothing_where_it_cannot_begin() -> None:
    for number, line in enumerate(SENTENCES):
        words = in_plain_words(line, CREATURE)
        places = [found.end() for found in re.finditer(r"(?:^| |\b)", words)]
        for at in places[number % 5 :: 5]:
            for phrase in PHRASES[number % 18 :: 18]:
                sifted, read = Text(words), Text(words)
                if not coming([phrase], sifted, at):
                    assert not [*phrase.read(read, at)], (phrase.name, words[at:])
                    assert sifted.furthest == read.furthest, (phrase.name, words[at:])
                    assert set(sifted.wanted) == set(read.wanted), (phrase.name, words[at:])


def test_what_could_stand_where_reading_stops_is_told_in_order() -> None:
    with pytest.raises(UnreadableError) as stopped:
        read_line("Whenever this creature attacks, put a +1/+1 counter on seven creatures.", CREATURE)
    assert stopped.value.stopped.wanted[:3] == ("somebody or something", "a target", "each permanent")


def every(phrase: Phrase, found: dict[Phrase, None]) -> Iterator[Phrase]:
    """Yield a phrase and all that it can begin with, each once."""
    if phrase not in found:
        found[phrase] = None
        yield phrase
        for one in phrase.opens() or ():
            if isinstance(one, Phrase):
                yield from every(one, found)


FOUND: dict[Phrase, None] = {}
PHRASES = [
    one
    for phrase in (NEEDS.ABILITY, *SLOTS.values())
    for one in every(phrase, FOUND)
    if one.opens() is not None
]
