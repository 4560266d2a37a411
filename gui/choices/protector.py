"""Choosing a battle's protector on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.picking import Chosen
from core.rules.choices.protector import ChooseProtector
from core.terms.ids import PlayerId, RecipientId
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, either
from gui.translation import tr


class ProtectorOnTable(OnTable[ChooseProtector, Chosen]):
    """A player is clicked."""

    def question(self, game: Game, choice: ChooseProtector, answer: Chosen) -> Question:
        """Return who would be the protector, the others beside."""
        rest = (Option(one, game.label(one)) for one in choice.among if one != answer.value)
        chosen = game.label(PlayerId(answer.value))
        return either(asked(game, choice), chosen, rest, "310.11a", tr("Click a player."))

    def clickable(self, choice: ChooseProtector) -> tuple[RecipientId, ...]:
        """Return the players who may be it."""
        return choice.among

    def clicked(
        self, game: Game, choice: ChooseProtector, _answer: Chosen, value: str
    ) -> tuple[Chosen, str] | None:
        """Return that the player clicked is it."""
        if value not in choice.among:
            return None
        return Chosen(value=value), tr("Choose {what}").format(what=game.label(PlayerId(value)))
