"""Rules text about a game that is under way: "you" has a name there."""

from __future__ import annotations

import re

from core.model.game import Game
from core.terms.ids import PlayerId
from core.terms.words import possessive


def bound(game: Game, words: str, you: PlayerId) -> str:
    """Return words of rules text, "you" and opponents by name, as `Amy or a permanent they control`."""
    name, opponents = game.label(you), game.opponents(you)
    opponent = game.label(opponents[0]) if len(opponents) == 1 else f"an opponent of {name}"
    is_named = re.search(r"\byou\b(?! control)", words) is not None
    said = {
        "you control": "they control" if is_named else f"{name} controls",
        "your": possessive(name),
        "you": name,
        "an opponent": opponent,
    }
    words = re.sub(r"^You\b", name, words)
    words = re.sub(r"\byou (gain|lose|draw|return)\b", rf"{name} \1s", words)
    return re.sub(r"\b(you control|your|you|an opponent)\b", lambda found: said[found[0]], words)
