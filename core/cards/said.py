"""What the rules text of a card or an object says, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.keywords import Keyword
from core.cards.table_matters import is_beside_point
from core.language.lines import UnreadableError, in_plain_words, read_line
from core.language.speaker import Speaker

_CHOOSES, _CHOSEN = re.compile(r"enters(?: the battlefield)?, choose a color\.$"), "the chosen color"
"""A line, and what is in the next one if both are one ability."""
_LEVEL = re.compile(r"LEVEL \d+(?:-\d+|\+)$|(?:STATION )?\d+\+(?: |$)|(?:\{[^{}]+\})+: Level \d+$")
"""Begins a part of the text that an object has only at a level or with so many counters.

All that follows up to the next such line belongs to it (CR 711.2, 716.2, 721.2).
"""
_REMINDER = re.compile(r"\([^()]*\)")


class Unread(NamedTuple):
    """A line that can't be read: its number in the text, counted from 1, and why."""

    line: int
    why: UnreadableError


class Said(NamedTuple):
    """What a text says, and what of it can't be read.

    `beside`: the lines that can't be read and speak of what is not on this table; `unread`: the others.
    """

    meanings: tuple[Keyword | Ability | CardText, ...]
    unread: tuple[Unread, ...]
    beside: tuple[str, ...] = ()


@lru_cache(maxsize=512)
def said_by(text: str, name: str = "") -> Said:
    """Return what a text says on a card of that name.

    Each line is an ability; the lines that say what a spell does are one ability together (CR 113.3a).
    """
    speaker = (
        Speaker(names=tuple(dict.fromkeys((name, name.split(",", maxsplit=1)[0])))) if name else Speaker()
    )
    meanings: list[Keyword | Ability | CardText] = []
    spell_lines: list[str] = []
    unread: list[Unread] = []
    beside: list[str] = []
    for number, block in blocks(text):
        try:
            told = read_line(block, speaker)
        except UnreadableError as error:
            if is_beside_point(in_plain_words(block, speaker)):
                beside.append(_REMINDER.sub("", block).strip())
            else:
                unread.append(Unread(number, error))
            continue
        if any(isinstance(one, Spell) for one in told):
            spell_lines.append(block)
        meanings += (one for one in told if not isinstance(one, Spell) or len(spell_lines) == 1)
    if len(spell_lines) > 1:
        try:
            together = read_line(" ".join(spell_lines), speaker)
        except UnreadableError as error:
            unread.append(Unread(1, error))
        else:
            meanings = [*(one for one in meanings if not isinstance(one, Spell)), *together]
    return Said(tuple(meanings), tuple(unread), tuple(beside))


def blocks(text: str) -> Iterator[tuple[int, str]]:
    """Yield the abilities of a text, each with the number of its first line.

    The modes of an ability stand on lines of their own that begin with a bullet, and so does what a color
    is chosen for, and what an object has at a level; reminder text alone is no ability.
    """
    block: list[str] = []
    begun = 1
    spaced = text.replace(" \N{EM DASH} * ", " \N{EM DASH}\n• ")
    for number, line in enumerate(spaced.split("\n"), 1):
        words = line.strip()
        if words.startswith("* "):
            words = f"• {words[2:]}"
        if not _REMINDER.sub("", words).strip():
            continue
        is_told_before = bool(block) and _CHOOSES.search(block[-1]) and _CHOSEN in words
        is_at_level = bool(block) and _LEVEL.match(block[0]) and not _LEVEL.match(words)
        if (words.startswith("•") and block) or is_told_before or is_at_level:
            block.append(words)
            continue
        if block:
            yield begun, "\n".join(block)
        block, begun = [words], number
    if block:
        yield begun, "\n".join(block)
