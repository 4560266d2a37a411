"""Choosing several things, on the table or in the bar."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.picking import Targets
from core.rules.choices.some import ChooseSome
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import cited
from core.words.english.names import called
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, with_room
from gui.translation import listed, tr

_MOST_NAMED = 2
"""Of so many things chosen together the main button says the names; of more, how many."""


class SomeOnTable(OnTable[ChooseSome, Targets]):
    """Each thing clicked takes the place of the one chosen for longest."""

    def question(self, game: Game, choice: ChooseSome, answer: Targets) -> Question:
        """Return those chosen so far on the main button, the others beside."""
        taken = choice.chosen(answer.targets)
        shown, more = with_room(Option(ref.id, called(ref.name)) for ref in choice.among if ref not in taken)
        these = (
            tr("These {count}", None, choice.count).format(count=choice.count)
            if len(taken) > _MOST_NAMED
            else listed(called(ref.name) for ref in taken)
        )
        hint = tr("Click another to swap it in. Press Space to confirm ({rule}).").format(
            rule=cited(choice.rule)
        )
        return Question(asked(game, choice), hint, proceed=these, options=shown, more=more)

    def clickable(self, choice: ChooseSome) -> tuple[RecipientId, ...]:
        """Return them all."""
        return tuple(ObjectId(ref.id) for ref in choice.among)

    def clicked(
        self, _game: Game, choice: ChooseSome, answer: Targets, value: str
    ) -> tuple[Targets, str] | None:
        """Return what is chosen with the one clicked, in the place of what has been chosen for longest."""
        name = next((called(ref.name) for ref in choice.among if ref.id == value), None)
        if name is None:
            return None
        chosen = [one for one in self.taken(choice, answer) if one != value]
        return Targets(targets=(*chosen, ObjectId(value))[-choice.count :]), tr("Choose {what}").format(
            what=name
        )

    def taken(self, choice: ChooseSome, answer: Targets) -> tuple[RecipientId, ...]:
        """Return which are chosen so far."""
        return tuple(ObjectId(ref.id) for ref in choice.chosen(answer.targets))

    def settles(self, choice: ChooseSome) -> bool:
        """Return whether only one is to be chosen."""
        return choice.count == 1
