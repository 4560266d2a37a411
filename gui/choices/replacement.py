"""Choosing the effect that is applied next, in the bar."""

from __future__ import annotations

from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.picking import Chosen
from core.rules.choices.replacement import ChooseReplacement
from core.words.english.names import called
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question
from gui.translation import tr

_MOST_EFFECTS = 4
"""So many competing effects have a button each; of more, all but this many less one are in a menu."""


class ReplacementOnTable(OnTable[ChooseReplacement, Chosen]):
    """Each effect has a button that shows what it leads to."""

    def question(self, game: Game, choice: ChooseReplacement, answer: Chosen) -> Question:
        """Return the effects."""
        shown, more = _effects(choice, answer.value)
        hint = tr("Affects {what} (CR 616.1).").format(what=game.label(choice.affected))
        return Question(asked(game, choice), hint, options=shown, more=more)

    def clicked(
        self, _game: Game, choice: ChooseReplacement, _answer: Chosen, value: str
    ) -> tuple[Chosen, str] | None:
        """Return that the effect clicked is applied."""
        name = next((called(ref.name) for ref in choice.among if ref.id == value), None)
        return (
            (Chosen(value=value), tr("Apply {effect} first").format(effect=name))
            if name is not None
            else None
        )


def _effects(choice: ChooseReplacement, chosen: str | None) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Return the effects to choose from, as far as there is room, and the others."""
    every = tuple(Option(ref.id, called(ref.name), ref, is_chosen=ref.id == chosen) for ref in choice.among)
    if len(every) <= _MOST_EFFECTS:
        return every, ()
    kept = every[: _MOST_EFFECTS - 1]
    if not any(option.is_chosen for option in kept):
        kept = (*kept[:-1], *(option for option in every if option.is_chosen))
    return kept, tuple(option for option in every if option not in kept)
