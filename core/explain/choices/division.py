"""What is asked as points are divided among the targets of an ability."""

from __future__ import annotations

from core.model.game import Game
from core.rules.stack.division_choice import DivideAmongTargets
from core.words.english.choices import target_choice as words
from core.words.english.names import called


def asked(game: Game, choice: DivideAmongTargets) -> str:
    """Return `Amy divides 3 points of Titan's ability`."""
    return words.division_asked(
        player=game.label(choice.player), ability=called(choice.ability), points=choice.points
    )
