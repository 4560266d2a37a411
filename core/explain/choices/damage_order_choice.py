"""What is asked and refused as a damage assignment order is announced."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, present
from core.model.game import Game
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, MovesOthers, WrongOrder
from core.terms.rule_numbers import cited
from core.words.english.choices import assignment_choice as words
from core.words.english.choices.refusals import leave_out


def asked(game: Game, choice: AnnounceDamageOrder) -> str:
    """Return `Amy announces damage assignment order`, or what is placed in one."""
    name = game.label(choice.player)
    return (
        words.order_asked(name)
        if choice.placed is None
        else words.place_asked(name, game.label(choice.placed))
    )


def _wrong_order(game: Game, wrong: WrongOrder) -> Told:
    expected = [game.label(one) for one in wrong.expected]
    told = words.wrong_order(present(game, wrong.creature), expected, cited(wrong.rule))
    return Told(told, words.order_these() if expected else leave_out())


def _moves_others(game: Game, wrong: MovesOthers) -> Told:
    placed, creature = game.label(wrong.placed or wrong.creature), game.label(wrong.creature)
    told = words.moves_others(creature=creature, placed=placed, rule=cited(wrong.rule))
    return Told(told, words.keep_order([game.label(one) for one in wrong.others]))


VIOLATIONS: Violations = {WrongOrder: _wrong_order, MovesOthers: _moves_others}
