"""What the player with priority does (CR 117.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.events.edits import Edit, ObjectEdit
from core.model.game import Game
from core.rules.choices.actions import Action, Activate, Cast, EditNow, Pass
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.violation import Violation
from core.rules.stack.announcing import activation_violations, cast_violations
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber


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
                permanent = game.battlefield.get(object_id)
                return permanent is not None and permanent.controller == self.player
            case _:
                return False

    def _edit_violations(self, game: Game, edit: Edit) -> Iterator[Violation]:
        subject = edit.object if isinstance(edit, ObjectEdit) else edit.player
        if isinstance(edit, ObjectEdit) and edit.object in game.phased_out:
            yield from self._phased_out_violations(game, edit)
            return
        if subject not in (game.battlefield if isinstance(edit, ObjectEdit) else game.players):
            yield self._nothing_to_edit(subject)
        bearer = edit.attached_to if isinstance(edit, ObjectEdit) else None
        if bearer is not None and bearer not in game.battlefield and bearer not in game.players:
            yield self._nothing_to_edit(bearer)
        if isinstance(edit, ObjectEdit) and edit.controller not in {None, *game.players_in_game}:
            yield Violation(
                about=(self.player,),
                rule=RuleNumber("800.4b"),
                sentence=f"{game.label(edit.controller or subject)} has left the game and can't get control "
                "of anything (CR 800.4b).",
                remedy="Give it to a player who is still in the game.",
            )

    def _phased_out_violations(self, game: Game, edit: ObjectEdit) -> Iterator[Violation]:
        if edit != ObjectEdit(object=edit.object, phased_in=True):
            yield Violation(
                about=(self.player,),
                rule=RuleNumber("702.26b"),
                sentence=f"{game.label(edit.object)} is phased out and treated as though it does not exist "
                "(CR 702.26b).",
                remedy="Have it phase in first.",
            )

    def _nothing_to_edit(self, subject: str) -> Violation:
        return Violation(
            about=(self.player,),
            rule=RuleNumber("400.7"),
            sentence=f"'{subject}' is not there now; what has left the battlefield is another object "
            "(CR 400.7).",
            remedy="Change it earlier, or change something else.",
        )
