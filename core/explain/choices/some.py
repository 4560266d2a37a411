"""What is asked and refused as several things are chosen."""

from __future__ import annotations

from core.explain.choices.purposes import purpose_asked
from core.explain.choices.question_words import Told, Violations
from core.model.game import Game
from core.rules.choices.some import ChooseSome, WrongNumberChosen
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words
from core.words.english.names import called


def asked(game: Game, choice: ChooseSome) -> str:
    """Return `Nicole chooses two permanents to sacrifice`."""
    return purpose_asked(game, choice.player, choice.purpose, choice.count)


def _wrong_number(_game: Game, wrong: WrongNumberChosen) -> Told:
    found, among = ([called(ref.name) for ref in refs] for refs in (wrong.found, wrong.among))
    told = words.wrong_number(wrong.count, found, cited(wrong.rule))
    return Told(told, words.choose_some(wrong.count, among))


VIOLATIONS: Violations = {WrongNumberChosen: _wrong_number}
