"""What is asked and refused as one thing among several is chosen."""

from __future__ import annotations

from core.explain.choices.purposes import option_words, purpose_asked
from core.explain.choices.question_words import Told, Violations
from core.model.game import Game
from core.rules.choices.one import ChooseOne, NotOffered
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words
from core.words.english.choices.refusals import choose


def asked(game: Game, choice: ChooseOne) -> str:
    """Return `Amy may use Goat's ability`."""
    return purpose_asked(game, choice.player, choice.purpose)


def _not_offered(_game: Game, wrong: NotOffered) -> Told:
    names = dict.fromkeys(option_words(wrong.purpose, ref) for ref in wrong.among)
    return Told(words.not_offered(wrong.value, cited(wrong.rule)), choose(tuple(names)))


VIOLATIONS: Violations = {NotOffered: _not_offered}
