"""What is asked and refused as the effect that applies next is chosen."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations
from core.model.game import Game
from core.rules.choices.replacement import ChooseReplacement, NotAnEffect
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words
from core.words.english.choices.refusals import choose
from core.words.english.names import called


def asked(game: Game, choice: ChooseReplacement) -> str:
    """Return `Amy: which effect applies first?`."""
    return words.replacement_asked(game.label(choice.player))


def _not_an_effect(game: Game, wrong: NotAnEffect) -> Told:
    told = words.not_an_effect(wrong.value, game.label(wrong.about[0]), cited(wrong.rule))
    return Told(told, choose([called(ref.name) for ref in wrong.among]))


VIOLATIONS: Violations = {NotAnEffect: _not_an_effect}
