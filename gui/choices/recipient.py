"""Choosing whom damage is dealt to, a player or a planeswalker of theirs, on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.picking import Chosen
from core.rules.choices.recipient import ChooseRecipient
from core.terms.ids import ObjectId, RecipientId
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, with_room
from gui.translation import tr


class RecipientOnTable(OnTable[ChooseRecipient, Chosen]):
    """The player or a planeswalker is clicked."""

    def question(self, game: Game, choice: ChooseRecipient, answer: Chosen) -> Question:
        """Return whom it would be dealt to, the others beside."""
        others = (Option(one, game.label(one)) for one in choice.among if one != answer.value)
        shown, more = with_room(others)
        return Question(
            asked(game, choice),
            tr("Click the player or one of their planeswalkers (CR 306.8 of July 2009)."),
            proceed=game.label(ObjectId(answer.value)),
            options=shown,
            more=more,
        )

    def clickable(self, choice: ChooseRecipient) -> tuple[RecipientId, ...]:
        """Return the player and the planeswalkers."""
        return choice.among

    def clicked(
        self, game: Game, choice: ChooseRecipient, _answer: Chosen, value: str
    ) -> tuple[Chosen, str] | None:
        """Return that it is dealt to the one clicked."""
        if value not in choice.among:
            return None
        return Chosen(value=value), tr("Deal damage to {recipient}").format(
            recipient=game.label(ObjectId(value))
        )
