"""Words for the choice of a legendary permanent."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, refused
from core.model.game import Game
from core.rules.choices.legend import ChooseLegend, NotALegend
from core.terms.words import listed


def _not_a_legend(game: Game, wrong: NotALegend) -> Told:
    reason = f"'{wrong.value}' is not one of the legendary permanents with the same name"
    names = listed(f"{game.label(legend)} ({legend})" for legend in wrong.about)
    return refused(reason, wrong.rule, f"Keep one of {names}.")


def asked(game: Game, choice: ChooseLegend) -> str:
    """Return `Amy keeps one of these`."""
    return f"{game.label(choice.player)} keeps one of these"


VIOLATIONS: Violations = {NotALegend: _not_a_legend}
