"""Words for the choice of one thing among several."""

from __future__ import annotations

from core.explain.choices.purposes import option_words, purpose_words
from core.explain.choices.question_words import Told, Violations, either, refused
from core.model.game import Game
from core.rules.choices.one import ChooseOne, NotOffered


def _not_offered(_game: Game, wrong: NotOffered) -> Told:
    names = dict.fromkeys(option_words(wrong.purpose, ref) for ref in wrong.among)
    return refused(f"'{wrong.value}' can't be chosen here", wrong.rule, f"Choose {either(names)}.")


def asked(game: Game, choice: ChooseOne) -> str:
    """Return `Amy may use Goat's ability`."""
    return f"{game.label(choice.player)} {purpose_words(game, choice.purpose)}"


VIOLATIONS: Violations = {NotOffered: _not_offered}
