"""What is asked and refused as several things are chosen."""

from __future__ import annotations

from core.explain.choices.purposes import option_words, purpose_asked
from core.explain.choices.question_words import Told, Violations
from core.model.game import Game
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import WhichMode
from core.rules.choices.some import ChooseSome, TooLittlePower, WrongNumberChosen
from core.terms.rule_numbers import cited
from core.words.english.choices import picking as words


def asked(game: Game, choice: ChooseSome) -> str:
    """Return `Nicole chooses two permanents to sacrifice`."""
    return purpose_asked(game, choice.player, choice.purpose, choice.count, choice.fewest)


def _wrong_number(_game: Game, wrong: WrongNumberChosen) -> Told:
    found, among = ([_named(wrong, ref) for ref in refs] for refs in (wrong.found, wrong.among))
    none = not wrong.about
    told = words.wrong_number(wrong.count, wrong.least, found, cited(wrong.rule), is_none_named=none)
    return Told(told, words.choose_some(wrong.count, wrong.least, among))


def _named(wrong: WrongNumberChosen, option: EffectRef) -> str:
    """Return what something is called in a sentence; a mode is a sentence itself."""
    told = option_words(wrong.purpose, option)
    return words.quoted(told) if isinstance(wrong.purpose, WhichMode) else told


def _too_little_power(_game: Game, wrong: TooLittlePower) -> Told:
    return Told(words.too_little_power(wrong.found, cited(wrong.rule)), words.choose_power(wrong.wanted))


VIOLATIONS: Violations = {WrongNumberChosen: _wrong_number, TooLittlePower: _too_little_power}
