"""Choosing targets on the table."""

from __future__ import annotations

from core.explain.explanation import label
from core.explain.questions import asked
from core.model.game import Game
from core.rules.choices.picking import Targets
from core.rules.choices.targets import ChooseTargets
from core.terms.ids import ObjectId, RecipientId
from gui.choices.on_table import OnTable
from gui.choices.question import Option, Question, either
from gui.translation import listed, tr

_NONE = "no target"
"""What the answer is called by which no target is chosen; nothing on the table is called so."""


class TargetsOnTable(OnTable[ChooseTargets, Targets]):
    """Targets are clicked; one that need not be chosen is left out with a button, or with another click."""

    def question(self, game: Game, choice: ChooseTargets, answer: Targets) -> Question:
        """Return the targets so far, what else may be chosen beside."""
        rest = [Option(one, label(game, one)) for one in self.clickable(choice) if one not in answer.targets]
        if answer.targets and not choice.fewest:
            rest.append(Option(_NONE, tr("No target")))
        chosen = listed(label(game, one) for one in answer.targets) or tr("No target")
        return either(asked(game, choice), chosen, rest, choice.rule, tr("Click it."))

    def clickable(self, choice: ChooseTargets) -> tuple[RecipientId, ...]:
        """Return all that may be a target."""
        return tuple(dict.fromkeys(one for every in choice.among for one in every))

    def clicked(
        self, game: Game, choice: ChooseTargets, answer: Targets, value: str
    ) -> tuple[Targets, str] | None:
        """Return the targets with the one clicked."""
        if value == _NONE and not choice.fewest:
            return Targets(targets=()), tr("Choose no target")
        if value not in self.clickable(choice):
            return None
        return _retargeted(choice, answer, ObjectId(value)), tr("Choose {what}").format(
            what=label(game, value)
        )

    def settles(self, choice: ChooseTargets) -> bool:
        """Return whether there is only one target."""
        return len(choice.among) == 1


def _retargeted(choice: ChooseTargets, answer: Targets, value: RecipientId) -> Targets:
    """Return the targets with another one: in the first place it fits, whose target takes its old place."""
    targets = list(answer.targets)
    if value in targets and len(targets) > max(choice.fewest, 1):
        return Targets(targets=tuple(one for one in targets if one != value))
    if len(targets) < len(choice.among) and value in choice.among[len(targets)]:
        return Targets(targets=(*targets, value))
    places = (place for place, legal in enumerate(choice.among[: len(targets)]) if value in legal)
    place = next((one for one in places if targets[one] != value), None)
    if place is None:
        return Targets(targets=tuple(targets))
    if value in targets and targets[place] in choice.among[targets.index(value)]:
        targets[targets.index(value)] = targets[place]
    targets[place] = value
    return Targets(targets=tuple(targets))
