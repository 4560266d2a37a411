"""What the rules text of a card or an object says, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.card_texts.stack_abilities import Activated, Spell
from core.abilities.keywords import Keyword
from core.cards.table_matters import is_beside_point
from core.language.lines import UnreadableError, in_plain_words, read_line, read_paragraphs
from core.language.speaker import Speaker

_CHOOSES, _CHOSEN = re.compile(r"enters(?: the battlefield)?, choose a color\.$"), "the chosen color"
"""A line, and what is in the next one if both are one ability."""
_LEVEL = re.compile(r"LEVEL \d+(?:-\d+|\+)$|(?:STATION )?\d+\+(?: |$)|(?:\{[^{}]+\})+: Level \d+$")
"""Begins a part of the text that an object has only at a level or with so many counters.

All that follows up to the next such line belongs to it (CR 711.2, 716.2, 721.2).
"""
_COST = re.compile(r"[^“:.]+: ")
"""What an activated ability begins with (CR 602.1)."""
_REMINDER = re.compile(r"\([^()]*\)")


class Unread(NamedTuple):
    """A line that can't be read: its number in the text, counted from 1, and why."""

    line: int
    why: UnreadableError


class Said(NamedTuple):
    """What a text says, and what of it can't be read.

    `beside`: the lines that can't be read and speak of what is not on this table; `unread`: the others.
    `unplayed_numbers`: which of its activated abilities those `beside` are, counted from 1 on.
    """

    meanings: tuple[Keyword | Ability | CardText, ...]
    unread: tuple[Unread, ...]
    beside: tuple[str, ...] = ()
    unplayed_numbers: tuple[int, ...] = ()


@lru_cache(maxsize=512)
def said_by(text: str, name: str = "") -> Said:
    """Return what a text says on a card of that name.

    Each line is an ability (CR 113.2c); the lines that say what a spell does are one ability together
    (CR 113.3a), so that a later one may speak of what an earlier one does, or change it (CR 608.2c).
    """
    speaker = speaker_named(name)
    meanings: list[tuple[Keyword | Ability | CardText, ...]] = []
    spell = _SpellLines(speaker)
    spell_place = activated = 0
    unplayed: list[int] = []
    unread: list[Unread] = []
    beside: list[str] = []
    for number, block in blocks(text):
        try:
            said = read_line(block, speaker)
        except UnreadableError as error:
            if spell.goes_on_with(block):
                continue
            if is_beside_point(in_plain_words(block, speaker)):
                beside.append(_REMINDER.sub("", block).strip())
                if _COST.match(in_plain_words(block, speaker)):
                    activated += 1
                    unplayed.append(activated)
            else:
                unread.append(Unread(number, spell.fault or error))
            continue
        if not any(isinstance(meaning, Spell) for meaning in said):
            meanings.append(said)
            activated += sum(isinstance(meaning, Activated) for meaning in said)
            continue
        spell_place = spell_place if spell.said else len(meanings)
        if not spell.goes_on_with(block, said) and spell.fault is not None:
            unread.append(Unread(number, spell.fault))
    meanings.insert(spell_place, spell.said)
    return Said(tuple(chain.from_iterable(meanings)), tuple(unread), tuple(beside), tuple(unplayed))


def speaker_named(name: str) -> Speaker:
    """Return what says a text on a card of that name, which may be called by what stands before a comma."""
    return Speaker(names=tuple(dict.fromkeys((name, name.split(",", maxsplit=1)[0])))) if name else Speaker()


class _SpellLines:
    """The lines of a text that say what a spell does, and what they say together."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._lines: tuple[str, ...] = ()
        self.said: tuple[Keyword | Ability | CardText, ...] = ()
        self.fault: UnreadableError | None = None

    def goes_on_with(self, line: str, said: tuple[Keyword | Ability | CardText, ...] = ()) -> bool:
        """Take one more line if all can be read together with it; otherwise `fault` says why not, if it can.

        `said`: what the line says alone; a first line must say something.
        """
        self.fault = None
        if not self._lines:
            self._lines, self.said = ((line,), said) if said else ((), ())
            return bool(said)
        try:
            self.said = read_paragraphs((*self._lines, line), self._speaker)
        except UnreadableError as error:
            self.fault = error
            return False
        self._lines = (*self._lines, line)
        return True


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
