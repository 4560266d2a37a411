"""Choosing which legendary permanent stays, on the table."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.legend import ChooseLegend
from core.rules.choices.picking import Chosen
from core.terms.ids import ObjectId, RecipientId
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, either
from gui.translation import tr


def _keep(name: str) -> str:
    return tr("Keep {name}").format(name=name)


class LegendOnTable(OnTable[ChooseLegend, Chosen]):
    """The one to keep is clicked."""

    def question(self, game: Game, choice: ChooseLegend, answer: Chosen) -> Question:
        """Return which one would be kept, the others beside."""
        kept = game.label(ObjectId(answer.value))
        others = (Option(one, _keep(game.label(one))) for one in choice.among if one != answer.value)
        return either(asked(game, choice), _keep(kept), others, "704.5j", tr("Click it."))

    def clickable(self, choice: ChooseLegend) -> tuple[RecipientId, ...]:
        """Return them all."""
        return choice.among

    def clicked(
        self, game: Game, choice: ChooseLegend, _answer: Chosen, value: str
    ) -> tuple[Chosen, str] | None:
        """Return that the one clicked is kept."""
        if value not in choice.among:
            return None
        return Chosen(value=value), _keep(game.label(ObjectId(value)))
