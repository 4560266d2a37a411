"""What rules say, and rules text about a game that is under way: "you" has a name there."""

from __future__ import annotations

import re

from core.words.english.grammar import possessive
from core.words.english.row import Clause
from core.words.speaking import said

# What a rule says, as the index of rules has it.
paraphrase = Clause("{english}")
# What a section of the rules is called.
section_title = Clause("{english}")


@said
def bound(words: str, you: str, opponent: str) -> str:
    """Return words of rules text, "you" and the opponent by name, as `Amy or a permanent Amy controls`.

    `opponent` is empty if there are several.
    """
    names = {
        "you control": f"{you} controls",
        "your": possessive(you),
        "you": you,
        "an opponent": opponent or f"an opponent of {you}",
    }
    words = re.sub(r"(^You|\byou) (gain|lose|draw|return)\b", rf"{you} \2s", words)
    words = re.sub(r"^You\b", you, words)
    return re.sub(r"\b(you control|your|you|an opponent)\b", lambda found: names[found[0]], words)
