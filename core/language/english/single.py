"""Abilities said one by one, as files and palettes name them: `protection from red`, `can't block`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from core.abilities.ability import Ability
from core.abilities.keywords import Keyword
from core.abilities.restrictions import AllMustBlock, AtMostAttackers, AtMostBlockers
from core.language.english import costs
from core.language.english.filters import SELF
from core.language.english.keywords import CREATURES, KEYWORD, QUALITY_WORDS
from core.language.english.rules import ONE_RULE, SENTENCES
from core.language.english.words import SINGULAR, SUBTYPES
from core.language.kernel.phrase import Phrase, Text
from core.language.kernel.said import meant

NEEDS: Final = costs
"""The module whose slots stand in what ward costs."""
_ITSELF: Final = "this creature"
_OF_THE_TABLE: Final = (AllMustBlock, AtMostAttackers, AtMostBlockers)
"""What is no statement about the object that has it, and so a sentence of its own."""


def write_ability(ability: Ability) -> str | None:
    """Return the words for one ability, without a full stop; None if it cannot be said."""
    order = (SENTENCES,) if isinstance(ability, _OF_THE_TABLE) else (KEYWORD, ONE_RULE)
    written = (one.write(ability) for one in order)
    words = next((words for words in written if words is not None), None)
    return words if words is None else words.replace(SELF, _ITSELF)


def read_ability(words: str) -> Keyword | Ability | None:
    """Return the ability that words without a full stop say; None if they say none."""
    for said in dict.fromkeys(_spellings(words)):
        text = Text(said)
        for phrase in (KEYWORD, ONE_RULE, SENTENCES):
            for found in _whole(text, phrase):
                return found
    return None


def _whole(text: Text, phrase: Phrase) -> Iterator[Keyword | Ability]:
    for one, end in text.readings(phrase, 0):
        if end == len(text.words):
            try:
                yield meant(one)  # type: ignore[misc]  # what the phrases of abilities read
            except ValueError:
                continue


_WORD: Final = re.compile(r"[A-Za-z][\w'-]*")
_PLAYER: Final = re.compile(r"^(.* from player) (.+)$", re.IGNORECASE)
_DASH: Final = re.compile(r"^(ward|kicker)(?: ?[\u2014\u2013-] ?| )(?![{])(?!\d+$)")
_PAID_TOGETHER: Final = re.compile(r" and (?=pay |sacrifice |tap |remove |[{])")


def _spellings(words: str) -> Iterator[str]:
    """Yield how the grammar may spell the words: small letters but for subtypes, mana and names."""
    player = _PLAYER.match(words)
    if player is not None:
        yield f"{player[1].lower()} {player[2]}"
    plain = _WORD.sub(_as_it_is_spelt, words)
    plain = re.sub(r"\{[^}]*\}", lambda found: found[0].upper(), plain)
    plain = re.sub(r"^(ward|kicker) (\d+)$", r"\1 {\2}", plain)
    if plain.startswith(("ward", "kicker")):
        plain = _PAID_TOGETHER.sub(", ", _DASH.sub("\\1\N{EM DASH}", plain))
        plain = re.sub(r"^(ward|kicker) ?[\u2014\u2013-] ?", "\\1\N{EM DASH}", plain)
    yield plain.replace(_ITSELF, SELF)
    if plain.startswith("all creatures able to block it "):
        yield plain.replace(" it ", f" {SELF} ", 1)


def _as_it_is_spelt(found: re.Match[str]) -> str:
    word = found[0]
    return word if word in SUBTYPES or word in SINGULAR or word in _TWO_WORDS else word.lower()


_TWO_WORDS: Final = frozenset({"Time", "Lord", "Lords", "Mirrodin"})
_HEADS: Final = ("protection from ", "hexproof from ", "can't be blocked by ", "bands with other ")


def near_quality(words: str) -> str | None:
    """Return the same with the quality that is most like what it speaks of; None if it speaks of none."""
    head = next((one for one in _HEADS if words.lower().startswith(one)), None)
    if head is None:
        return None
    qualities = QUALITY_WORDS if head.endswith("from ") else CREATURES
    known = {one.lower(): one for one, _ in qualities.rows}
    quality = words[len(head) :].lower()
    near = get_close_matches(quality, known, n=1, cutoff=0.6)
    return f"{head}{known[near[0]]}" if near else None
