"""What the player with priority does (CR 117.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import ClassVar

from core.events.edits import CardEdit, Edit, ObjectEdit
from core.model.game import Game
from core.rules.announcing.activating_abilities import activation_violations
from core.rules.announcing.casting_spells import cast_violations
from core.rules.announcing.where_abilities_work import object_with_abilities, with_object_meant
from core.rules.choices.actions import Action, Activate, Cast, EditNow, Pass
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.violation import Violation
from core.terms.ids import PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class EditBar(StrEnum):
    """What keeps something from being changed by hand."""

    NOT_THERE = "not_there"
    HAS_LEFT = "has_left"
    PHASED_OUT = "phased_out"


class CannotEdit(Violation):
    """A change by hand can't be made, because of `subject`."""

    subject: RecipientId
    why: EditBar


class Priority(Choice[Action], tag="priority"):
    """What does the player with priority do? (CR 117.3)."""

    answered_by: ClassVar[type[Answer]] = Action

    player: PlayerId
    rule: RuleNumber = RuleNumber("117.3")

    def wrong_with(self, game: Game, answer: Action) -> Iterator[Violation]:
        """Yield why the player can't do that now; passing is always possible."""
        match answer:
            case Cast():
                yield from cast_violations(game, self.player, answer)
            case Activate():
                yield from activation_violations(game, self.player, answer)
            case EditNow(edit=edit):
                yield from self._edit_violations(game, edit)
            case _:
                pass

    def default(self, _game: Game) -> Pass:
        """Pass."""
        return Pass()

    def is_forced(self, _game: Game) -> bool:
        """Always: nothing but passing is sensible until somebody says otherwise."""
        return True

    def written(self, answer: Action, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"pass": "amy"}`.

        Raises:
            TypeError: it is something else that is done, which is written as the entry it came from.
        """
        if not isinstance(answer, Pass):
            raise TypeError(f"{answer!r} is written as the entry it came from")
        return {"pass": self.player}

    def is_meant(self, game: Game, answer: Answer, by: PlayerId | None) -> bool:
        """Whether this player would do it: the active player casts where nobody is named."""
        match answer:
            case Pass() | EditNow():
                return True
            case Cast():
                return by is not None or self.player == game.active_player
            case Activate(object=object_id):
                meant = with_object_meant(game, self.player, Activate(object=object_id)).object
                permanent = object_with_abilities(game, meant)
                return permanent is not None and permanent.controller == self.player
            case _:
                return False

    def _edit_violations(self, game: Game, edit: Edit | CardEdit) -> Iterator[Violation]:
        if isinstance(edit, CardEdit):
            if edit.controller not in game.players_in_game:
                yield self._cannot_edit(edit.controller, "800.4b", EditBar.HAS_LEFT)
            yield from self._no_bearer(game, edit.attached_to)
            return
        subject = edit.object if isinstance(edit, ObjectEdit) else edit.player
        if isinstance(edit, ObjectEdit) and edit.object in game.phased_out:
            if edit != ObjectEdit(object=edit.object, phased_in=True):
                yield self._cannot_edit(edit.object, "702.26b", EditBar.PHASED_OUT)
            return
        if subject not in (game.battlefield if isinstance(edit, ObjectEdit) else game.players):
            yield self._cannot_edit(subject, "400.7", EditBar.NOT_THERE)
        if isinstance(edit, ObjectEdit):
            yield from self._no_bearer(game, edit.attached_to)
        if isinstance(edit, ObjectEdit) and edit.controller not in {None, *game.players_in_game}:
            yield self._cannot_edit(edit.controller or subject, "800.4b", EditBar.HAS_LEFT)

    def _no_bearer(self, game: Game, bearer: RecipientId | None) -> Iterator[Violation]:
        if bearer is not None and bearer not in game.battlefield and bearer not in game.players:
            yield self._cannot_edit(bearer, "400.7", EditBar.NOT_THERE)

    def _cannot_edit(self, subject: RecipientId, rule: str, why: EditBar) -> CannotEdit:
        return CannotEdit(about=(self.player,), rule=RuleNumber(rule), subject=subject, why=why)
