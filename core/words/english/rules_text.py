"""What rules say, and rules text about a game that is under way: "you" has a name there."""

from __future__ import annotations

import re

from core.words.english.grammar import possessive
from core.words.speaking import said


@said
def paraphrase(english: str) -> str:
    """What a rule says, as the index of rules has it."""
    return english


@said
def section_title(english: str) -> str:
    """What a section of the rules is called."""
    return english


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
