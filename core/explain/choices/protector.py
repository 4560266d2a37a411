"""What is asked and refused as a battle's protector is chosen."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations
from core.model.game import Game
from core.rules.choices.protector import ChooseProtector, NotAProtector
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words


def asked(game: Game, choice: ChooseProtector) -> str:
    """Return `Amy chooses who protects Invasion of Ikoria`."""
    return words.protector_asked(game.label(choice.player), game.label(choice.battle))


def _not_a_protector(game: Game, wrong: NotAProtector) -> Told:
    told = words.not_a_protector(wrong.value, game.label(wrong.about[0]), cited(wrong.rule))
    return Told(told, words.choose_player([(game.label(one), one) for one in wrong.among]))


VIOLATIONS: Violations = {NotAProtector: _not_a_protector}
