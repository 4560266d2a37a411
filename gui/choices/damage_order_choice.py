"""Announcing damage assignment orders on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, Orders
from gui.choices.on_table import OnTable
from gui.choices.question import Question
from gui.translation import QT_TR_NOOP, tr


class DamageOrderOnTable(OnTable[AnnounceDamageOrder, Orders]):
    """Places in the order are clicked."""

    accepting = QT_TR_NOOP("Announce damage assignment order")

    def question(self, game: Game, choice: AnnounceDamageOrder, _answer: Orders) -> Question:
        """Return how places are changed."""
        lethal = tr("Each creature must be assigned lethal damage before the next.")
        if choice.placed is None:
            hint = tr("Click a number to move that creature up one place.")
        else:
            hint = tr("Click a number to move {creature} up one place. The others keep their order.").format(
                creature=game.label(choice.placed)
            )
        hint = f"{hint} {lethal}"
        return Question(asked(game, choice), hint, proceed=tr("Announce order"))
