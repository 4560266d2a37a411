"""Words for the choice of a battle's protector."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, refused
from core.model.game import Game
from core.rules.choices.protector import ChooseProtector, NotAProtector
from core.terms.words import listed


def _not_a_protector(game: Game, wrong: NotAProtector) -> Told:
    reason = f"'{wrong.value}' can't be the protector of {game.label(wrong.about[0])}"
    return refused(
        reason, wrong.rule, f"Choose {listed(f'{game.label(one)} ({one})' for one in wrong.among)}."
    )


def asked(game: Game, choice: ChooseProtector) -> str:
    """Return `Amy chooses who protects Invasion of Ikoria`."""
    return f"{game.label(choice.player)} chooses who protects {game.label(choice.battle)}"


VIOLATIONS: Violations = {NotAProtector: _not_a_protector}
