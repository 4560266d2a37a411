"""Choosing several things, on the table or in the bar."""

from __future__ import annotations

from core.explain.choices.purposes import option_words
from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.picking import Targets
from core.rules.choices.some import ChooseSome
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import cited
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, with_room
from gui.translation import listed, tr

_MOST_NAMED = 2
"""Of so many things chosen together the main button says the names; of more, how many."""


class SomeOnTable(OnTable[ChooseSome, Targets]):
    """Each thing clicked takes the place of the one chosen for longest.

    Where fewer may be chosen, one that is chosen already is left out if it is clicked.
    """

    def question(self, game: Game, choice: ChooseSome, answer: Targets) -> Question:
        """Return those chosen so far on the main button, the others beside."""
        taken = choice.chosen(answer.targets)
        varies = choice.fewest < choice.count
        is_order = choice.fewest == len(choice.among)
        shown, more = with_room(
            Option(ref.id, option_words(choice.purpose, ref), is_chosen=ref in taken)
            for ref in choice.among
            if varies or is_order or ref not in taken
        )
        these = (
            tr("None")
            if not taken
            else (
                tr("These {count}", None, len(taken)).format(count=len(taken))
                if len(taken) > _MOST_NAMED and not is_order
                else listed(option_words(choice.purpose, ref) for ref in taken)
            )
        )
        hint = (
            tr("Click one to add it or leave it out. Press Space to confirm ({rule}).")
            if varies
            else tr("Click another to swap it in. Press Space to confirm ({rule}).")
        )
        if is_order:
            hint = tr("Click one to put it last. Press Space to confirm ({rule}).")
        told = hint.format(rule=cited(choice.rule))
        return Question(asked(game, choice), told, proceed=these, options=shown, more=more)

    def clickable(self, choice: ChooseSome) -> tuple[RecipientId, ...]:
        """Return them all."""
        return tuple(ObjectId(ref.id) for ref in choice.among)

    def clicked(
        self, _game: Game, choice: ChooseSome, answer: Targets, value: str
    ) -> tuple[Targets, str] | None:
        """Return what is chosen with the one clicked, in the place of what has been chosen for longest."""
        found = next((ref for ref in choice.among if ref.id == value), None)
        if found is None:
            return None
        taken, name = self.taken(choice, answer), option_words(choice.purpose, found)
        rest = tuple(one for one in taken if one != value)
        if value in taken and len(rest) >= choice.fewest:
            return Targets(targets=rest), tr("Leave out {what}").format(what=name)
        chosen = (*rest, ObjectId(value))[-choice.count :]
        return Targets(targets=chosen), tr("Choose {what}").format(what=name)

    def taken(self, choice: ChooseSome, answer: Targets) -> tuple[RecipientId, ...]:
        """Return which are chosen so far."""
        return tuple(ObjectId(ref.id) for ref in choice.chosen(answer.targets))

    def settles(self, choice: ChooseSome) -> bool:
        """Return whether only one is to be chosen."""
        return choice.count == 1
