"""Dividing combat damage on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.assignment_choice import AssignCombatDamage, Assignment
from core.rules.combat.assignment_recipients import divisions
from gui.choices.on_table import OnTable
from gui.choices.question import Extra, Question
from gui.translation import QT_TR_NOOP, listed, tr


class AssignmentOnTable(OnTable[AssignCombatDamage, Assignment]):
    """Numbers on the table are clicked."""

    accepting = QT_TR_NOOP("Assign combat damage")

    def question(self, game: Game, choice: AssignCombatDamage, _answer: Assignment) -> Question:
        """Return how points are moved."""
        hint = _hint(game, choice)
        return Question(asked(game, choice), hint, proceed=tr("Assign damage"), extras=(Extra.LETHAL_FIRST,))


def _hint(game: Game, choice: AssignCombatDamage) -> str:
    free = [one.source for one in divisions(game, choice.sources).values() if one.unblocked]
    if free:
        what = listed(game.label(source) for source in free)
        return (
            tr(
                "Click a number to add 1. {creatures} may assign all of their damage as though not blocked, "
                "or none of it."
            ).format(creatures=what)
            if len(free) > 1
            else tr(
                "Click a number to add 1. {creature} may assign all of its damage as though not blocked, "
                "or none of it."
            ).format(creature=what)
        )
    return tr("Click a number to add 1, right-click to take 1 away, or use the wheel; or press ↓, + and -.")
