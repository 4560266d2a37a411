"""Dividing combat damage on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.assignment_choice import AssignCombatDamage, Assignment
from core.rules.combat.division import divisions
from core.terms.words import listed
from gui.choices.on_table import OnTable
from gui.choices.question import Extra, Question


class AssignmentOnTable(OnTable[AssignCombatDamage, Assignment]):
    """Numbers on the table are clicked."""

    accepting = "Assign combat damage"

    def question(self, game: Game, choice: AssignCombatDamage, _answer: Assignment) -> Question:
        """Return how points are moved."""
        hint = _hint(game, choice)
        return Question(asked(game, choice), hint, proceed="Assign damage", extras=(Extra.LETHAL_FIRST,))


def _hint(game: Game, choice: AssignCombatDamage) -> str:
    free = [one.source for one in divisions(game, choice.sources).values() if one.unblocked]
    if free:
        what = listed(game.label(source) for source in free)
        return f"Click a number for one more. {what} may assign as though not blocked: all of it, or none."
    return "Click a number for one more, right click for one less, or turn the wheel; or ↓, + and -."
