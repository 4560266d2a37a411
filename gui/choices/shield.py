"""Splitting a shield on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.shield import Split, SplitShield
from gui.choices.on_table import OnTable
from gui.choices.question import Question
from gui.translation import tr


class ShieldOnTable(OnTable[SplitShield, Split]):
    """Numbers on the table are clicked."""

    def question(self, game: Game, choice: SplitShield, _answer: Split) -> Question:
        """Return how points are moved."""
        how = tr(
            "Prevent {count} damage. Click a number to add 1, right-click to take 1 away (CR 615.7)."
        ).format(count=choice.points)
        return Question(asked(game, choice), how, proceed=tr("Use the shield"))
