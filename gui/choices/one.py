"""Choosing one thing of several, on the table or in the bar."""

from __future__ import annotations

from core.explain.choices.purposes import option_words
from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import Chosen
from core.terms.ids import ObjectId, RecipientId
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, either
from gui.translation import tr


class OneOnTable(OnTable[ChooseOne, Chosen]):
    """The thing is clicked, or the button that names it."""

    def question(self, game: Game, choice: ChooseOne, answer: Chosen) -> Question:
        """Return what would be chosen, the others beside."""
        chosen, named = answer.value, {ref.id: option_words(choice.purpose, ref) for ref in choice.among}
        first = next((words for own, words in named.items() if own == chosen), chosen)
        others = [ref for ref in choice.among if chosen != ref.id]
        return either(asked(game, choice), first, (Option(r.id, named[r.id]) for r in others), choice.rule)

    def clickable(self, choice: ChooseOne) -> tuple[RecipientId, ...]:
        """Return them all, as far as they are on the table."""
        return tuple(ObjectId(ref.id) for ref in choice.among)

    def clicked(
        self, _game: Game, choice: ChooseOne, _answer: Chosen, value: str
    ) -> tuple[Chosen, str] | None:
        """Return that it is the one clicked."""
        found = next((ref for ref in choice.among if ref.id == value), None)
        if found is None:
            return None
        return Chosen(value=value), tr("Choose {what}").format(what=option_words(choice.purpose, found))
