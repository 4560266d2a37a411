"""Splitting a shield on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.shield import Split, SplitShield
from gui.choices.on_table import OnTable
from gui.choices.question import Question


class ShieldOnTable(OnTable[SplitShield, Split]):
    """Numbers on the table are clicked."""

    def question(self, game: Game, choice: SplitShield, _answer: Split) -> Question:
        """Return how points are moved."""
        how = "Click a number for one more, right click for one less (CR 615.7)."
        return Question(asked(game, choice), f"{choice.points} points. {how}", proceed="Use the shield")
