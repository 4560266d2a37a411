"""Rules text about a game that is under way: "you" has a name there."""

from __future__ import annotations

from core.model.game import Game
from core.terms.ids import PlayerId
from core.words.english import rules_text


def bound(game: Game, words: str, you: PlayerId) -> str:
    """Return words of rules text, "you" and opponents by name, as `Amy or a permanent they control`."""
    opponents = game.opponents(you)
    return rules_text.bound(words, game.label(you), game.label(opponents[0]) if len(opponents) == 1 else "")
