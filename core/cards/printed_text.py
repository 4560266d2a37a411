"""The rules text of printed cards, read line by line: what each says, or where reading it stopped.

Card files come from their users; the program carries none of their text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from core.abilities.card_texts.stack_abilities import Spell
from core.cards.said import blocks
from core.cards.table_matters import concerns_table
from core.language.lines import (
    Stopped,
    UnreadableError,
    in_plain_words,
    read_line,
    write_keywords,
    write_line,
)
from core.language.speaker import Speaker
from core.words.english.errors import reading_errors

if TYPE_CHECKING:
    from core.language.english.lines import Meaning


class PrintedCard(NamedTuple):
    """What is printed on a card as far as its abilities go."""

    name: str
    type_line: str
    text: str


class ReadLine(NamedTuple):
    """A line of a card.

    Attributes:
        text: as it is printed, several lines if they are one ability with modes.
        said: what it says; nothing if it could not be read.
        stopped: where reading it stopped, if it could not be read.
        concerns_table: whether it speaks of what can happen on this table.
        again: the same ability in the words of the program, or nothing.
    """

    text: str
    said: tuple[Meaning, ...]
    stopped: UnreadableError | None
    concerns_table: bool
    again: str = ""

    @property
    def lines(self) -> int:
        """How many printed lines it is."""
        return self.text.count("\n") + 1


_SHORT_OF_LEGENDS: Final = re.compile(r"^(.*?) (?:of|the|from|and) ")
_NO_NAMES: Final = frozenset(
    {"The", "Lord", "Lady", "King", "Queen", "Captain", "Baron", "Doctor", "General"}
)
_SELF_TYPES: Final = (
    ("Aura", "this Aura"),
    ("Equipment", "this Equipment"),
    ("Vehicle", "this Vehicle"),
    ("Creature", "this creature"),
    ("Planeswalker", "this planeswalker"),
    ("Battle", "this battle"),
    ("Artifact", "this artifact"),
    ("Enchantment", "this enchantment"),
    ("Land", "this land"),
)


def speaker_of(card: PrintedCard) -> Speaker:
    """Return what a card calls itself and what it is attached to."""
    names = tuple(_names(card))
    is_spell = "Instant" in card.type_line or "Sorcery" in card.type_line
    itself = next((words for word, words in _SELF_TYPES if word in card.type_line), "this permanent")
    if is_spell:
        itself = card.name
    elif "Legendary" in card.type_line:
        itself = card.name.split(",")[0]
    bearer = "equipped creature" if "Equipment" in card.type_line else "enchanted creature"
    dies = any(word in card.type_line for word in ("Creature", "Planeswalker", "Vehicle", "Battle"))
    return Speaker(itself, bearer, names, dies or is_spell)


def _names(card: PrintedCard) -> Iterator[str]:
    yield card.name
    name = card.name.removeprefix("A-")
    yield name
    if "," in name:
        yield name.split(",")[0]
    if "Legendary" in card.type_line:
        first = name.split(" ")[0]
        if len(first) > 3 and first not in _NO_NAMES:  # noqa: PLR2004 - shorter words are no names
            yield first
        short = _SHORT_OF_LEGENDS.match(name)
        if short is not None and len(short[1]) > 2:  # noqa: PLR2004 - shorter words are no names
            yield short[1]


def read_card(card: PrintedCard) -> tuple[ReadLine, ...]:
    """Return what a card says line by line; what can't be read is told with where it stopped."""
    speaker = speaker_of(card)
    is_spell = "Instant" in card.type_line or "Sorcery" in card.type_line
    return tuple(_read(text, speaker, is_spell=is_spell) for _, text in blocks(card.text))


def _read(text: str, speaker: Speaker, *, is_spell: bool) -> ReadLine:
    matters = concerns_table(in_plain_words(text, speaker))
    try:
        said = read_line(text, speaker)
    except UnreadableError as error:
        return ReadLine(text, (), error, matters)
    if not is_spell and any(isinstance(one, Spell) and not one.is_of_any_card for one in said):
        why = reading_errors.spell_text_of_permanent()
        return ReadLine(text, (), UnreadableError(Stopped(text, text, 0), (why,)), matters)
    return ReadLine(text, said, None, matters, _again(said, speaker))


def _again(said: tuple[Meaning, ...], speaker: Speaker) -> str:
    try:
        words = [write_line(one, speaker) for one in said]
        is_keywords = not any(line.endswith((".", "”")) for line in words)
        return write_keywords(said) if is_keywords else " ".join(words)
    except ValueError:
        return ""
