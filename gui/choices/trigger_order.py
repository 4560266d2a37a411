"""Putting waiting abilities in order, in the bar."""

from __future__ import annotations

from core.explain.choices.trigger_order import short_names
from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.trigger_order import OrderTriggers, StackOrder, ordered
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, with_room
from gui.translation import tr


class TriggerOrderOnTable(OnTable[OrderTriggers, StackOrder]):
    """The one that goes on the stack last is pressed."""

    def question(self, game: Game, choice: OrderTriggers, answer: StackOrder) -> Question:
        """Return the order so far."""
        names, up = short_names(game, choice), ordered(choice.among, answer.order)
        stacked = " → ".join(names[own] for own in up)
        shown, more = with_room(
            Option(own, tr("{ability} last").format(ability=names[own])) for own in up[:-1]
        )
        return Question(
            asked(game, choice),
            tr("{order}. The last one resolves first (CR 603.3b).").format(order=stacked),
            proceed=tr("Use this order"),
            options=shown,
            more=more,
        )

    def clicked(
        self, _game: Game, choice: OrderTriggers, answer: StackOrder, value: str
    ) -> tuple[StackOrder, str] | None:
        """Return the order with the one clicked at its end."""
        if value not in choice.ids:
            return None
        before = tuple(own for own in ordered(choice.among, answer.order) if own != value)
        return StackOrder(order=(*before, value)), tr("Put abilities on the stack")

    def settles(self, _choice: OrderTriggers) -> bool:
        """Return that more may follow."""
        return False
