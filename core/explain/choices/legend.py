"""What is asked and refused as a legendary permanent is kept."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations
from core.model.game import Game
from core.rules.choices.legend import ChooseLegend, NotALegend
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words


def asked(game: Game, choice: ChooseLegend) -> str:
    """Return `Amy keeps one of these`."""
    return words.legend_asked(game.label(choice.player))


def _not_a_legend(game: Game, wrong: NotALegend) -> Told:
    legends = [(game.label(legend), legend) for legend in wrong.about]
    return Told(words.not_a_legend(wrong.value, cited(wrong.rule)), words.keep(legends))


VIOLATIONS: Violations = {NotALegend: _not_a_legend}
