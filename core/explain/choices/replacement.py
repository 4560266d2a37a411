"""Words for the choice of the effect that is applied next."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, either, refused
from core.language.naming import called
from core.model.game import Game
from core.rules.choices.replacement import ChooseReplacement, NotAnEffect


def _not_an_effect(game: Game, wrong: NotAnEffect) -> Told:
    affected = game.label(wrong.about[0])
    reason = f"'{wrong.value}' is no effect that can be applied next to what would happen to {affected}"
    return refused(reason, wrong.rule, f"Choose {either(called(ref.name) for ref in wrong.among)}.")


def asked(game: Game, choice: ChooseReplacement) -> str:
    """Return `Amy: which effect goes first?`."""
    return f"{game.label(choice.player)}: which effect goes first?"


VIOLATIONS: Violations = {NotAnEffect: _not_an_effect}
