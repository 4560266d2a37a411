"""Announcing damage assignment orders on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, Orders
from gui.choices.on_table import OnTable
from gui.choices.question import Question


class DamageOrderOnTable(OnTable[AnnounceDamageOrder, Orders]):
    """Places in the order are clicked."""

    accepting = "Announce damage assignment order"

    def question(self, game: Game, choice: AnnounceDamageOrder, _answer: Orders) -> Question:
        """Return how places are changed."""
        one, then = "that creature", ""
        if choice.placed is not None:
            one, then = game.label(choice.placed), "The others stay as they are. "
        hint = f"Click a place to move {one} one up. {then}Lethal damage is needed before the next."
        return Question(asked(game, choice), hint, proceed="Announce order")
