"""Dividing points among the targets of an ability on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.assignment_choice import Assignment
from core.rules.stack.division_choice import DivideAmongTargets
from gui.choices.on_table import OnTable
from gui.choices.question import Question
from gui.translation import QT_TR_NOOP, tr


class DivisionOnTable(OnTable[DivideAmongTargets, Assignment]):
    """Numbers on the table are clicked."""

    accepting = QT_TR_NOOP("Divide among targets")

    def question(self, game: Game, choice: DivideAmongTargets, _answer: Assignment) -> Question:
        """Return how points are moved."""
        how = tr(
            "Click a number to add 1, right-click to take 1 away. Each target gets at least 1 (CR 601.2d)."
        )
        return Question(asked(game, choice), how, proceed=tr("Divide"))
