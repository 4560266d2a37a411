"""Where in a line, as somebody wrote it, a place in the wording of the grammar is."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

_WORD = re.compile(r"\S+")


def place_in(written: str, plain: str, at: int) -> int:
    """Return where the word of `written` begins that stands at `at` in the same line in plain words.

    It never is within a word. What has no words of its own there, such as an ability word that was left
    out, is passed over; the end of `plain` is the end of `written`.
    """
    theirs, ours = list(_WORD.finditer(written)), list(_WORD.finditer(plain))
    wanted = next((number for number, word in enumerate(ours) if at < word.end()), None)
    if wanted is None:
        return len(written)
    matcher = SequenceMatcher(None, _compared(theirs), _compared(ours), autojunk=False)
    for _, begin, end, our_begin, our_end in matcher.get_opcodes():
        if our_begin <= wanted < our_end:
            number = min(begin + wanted - our_begin, max(begin, end - 1))
            return theirs[number].start() if number < len(theirs) else len(written)
    return len(written)


def _compared(words: list[re.Match[str]]) -> list[str]:
    return [word[0].lower() for word in words]
