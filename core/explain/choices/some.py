"""Words for the choice of several things."""

from __future__ import annotations

from core.explain.choices.purposes import purpose_words
from core.explain.choices.question_words import Told, Violations, refused
from core.language.naming import called
from core.model.game import Game
from core.rules.choices.some import ChooseSome, WrongNumberChosen
from core.terms.words import listed, number_word, some_of


def _wrong_number(_game: Game, wrong: WrongNumberChosen) -> Told:
    count = number_word(wrong.count)
    which = f"of these {listed(called(ref.name) for ref in wrong.found)}" if wrong.found else "none of these"
    reason = f"{count.capitalize()} different ones are needed, and {which} can be chosen"
    return refused(reason, wrong.rule, f"Name {count} of {some_of(called(ref.name) for ref in wrong.among)}.")


def asked(game: Game, choice: ChooseSome) -> str:
    """Return `Nicole chooses two permanents to sacrifice`."""
    return f"{game.label(choice.player)} {purpose_words(game, choice.purpose, choice.count)}"


VIOLATIONS: Violations = {WrongNumberChosen: _wrong_number}
