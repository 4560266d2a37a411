"""Lines that can be read and are much like one that can't: with misspelt words mended, or of the library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.language.lines import UnreadableError, read_line
from core.language.phrases import known_phrases
from core.language.speaker import Speaker
from core.terms.creature_types import CREATURE_TYPES, PLANESWALKER_TYPES
from core.words.english.errors import data_errors, reading_errors

_WORD = re.compile(r"[A-Za-z][\w'-]+")
_MOST_SLIPS = 3
"""So many misspelt words of a line are mended."""
_TRIED = 5
"""So many known words are tried for one that isn't known."""
_ALIKE = 88
"""Lines as alike as this, of 100, say nearly the same."""


def hint_at_line(error: UnreadableError, speaker: Speaker) -> str:
    """Return `Did you mean '…?'` or a similar line as a sentence; nothing where no line is really similar.

    `error`: why a line can't be read that `speaker` says.
    """
    if error.readings:
        return ""
    line = error.stopped.written.rpartition("\n")[2]
    mended = f"{line}." if _is_read(f"{line}.", speaker) else _mended(line, speaker)
    if mended is not None:
        return data_errors.did_you_mean(mended)
    near = process.extractOne(line, _lines(), scorer=fuzz.ratio, score_cutoff=_ALIKE)
    return reading_errors.similar_line(near[0]) if near is not None else ""


def _mended(line: str, speaker: Speaker) -> str | None:
    """Return a line with misspelt words as they are known, if it can be read then."""
    slips = [word for word in _WORD.finditer(line) if _is_unknown(word[0], speaker)]
    if not 0 < len(slips) <= _MOST_SLIPS:
        return None
    for words in product(*(_near(slip[0]) for slip in slips)):
        mended, done = "", 0
        for slip, word in zip(slips, words, strict=True):
            mended, done = f"{mended}{line[done : slip.start()]}{word}", slip.end()
        if _is_read(mended + line[done:], speaker):
            return mended + line[done:]
    return None


def _is_unknown(word: str, speaker: Speaker) -> bool:
    named = chain.from_iterable(map(_WORD.findall, speaker.names))
    return word.lower() not in _words() and word not in set(named)


def _near(word: str) -> Iterator[str]:
    """Yield the known words that are most like one, with a capital letter where it has one."""
    most = 1 if len(word) < 4 else 2  # noqa: PLR2004 - of three letters two would be nearly all
    found = process.extract(
        word.lower(), list(_words()), scorer=OSA.distance, score_cutoff=most, limit=_TRIED
    )
    yield from (near.capitalize() if word[0].isupper() else _words()[near] for near, _, _ in found)


def _is_read(line: str, speaker: Speaker) -> bool:
    try:
        read_line(line, speaker)
    except UnreadableError:
        return False
    return True


@cache
def _lines() -> tuple[str, ...]:
    """Return the lines of all cards of the library."""
    return tuple(sorted({line for card in built_in().values() for line in rules_text(card)}))


@cache
def _words() -> dict[str, str]:
    """Return the words of these lines, of all keywords and subtypes, by themselves in small letters."""
    said = [word for text in (*_lines(), *known_phrases()) for word in _WORD.findall(text)]
    known = {word.lower(): word.lower() for word in said}
    known |= {word.lower(): word for word in (*CREATURE_TYPES, *PLANESWALKER_TYPES)}
    return known | {word: word for word in said if word.islower()}
