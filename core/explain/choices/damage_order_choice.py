"""Words for the damage assignment order."""

from __future__ import annotations

from core.explain.choices.question_words import Told, Violations, present, refused
from core.model.game import Game
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, MovesOthers, WrongOrder
from core.terms.words import listed


def _wrong_order(game: Game, wrong: WrongOrder) -> Told:
    names, label = listed(map(game.label, wrong.expected)), present(game, wrong.creature)
    reason = f"The damage assignment order of {label} consists of {names}, each once"
    remedy = "Put just those in order." if wrong.expected else "Leave it out."
    return refused(reason, wrong.rule, remedy)


def _moves_others(game: Game, wrong: MovesOthers) -> Told:
    placed, creature = game.label(wrong.placed or wrong.creature), game.label(wrong.creature)
    reason = f"Only {placed} is placed in the damage assignment order of {creature} now"
    return refused(
        reason, wrong.rule, f"Leave {listed(map(game.label, wrong.others))} in the order they had."
    )


def asked(game: Game, choice: AnnounceDamageOrder) -> str:
    """Return `Amy announces damage assignment order`, or what is placed in one."""
    name = game.label(choice.player)
    if choice.placed is None:
        return f"{name} announces damage assignment order"
    return f"{name} places {game.label(choice.placed)} in the damage assignment order"


VIOLATIONS: Violations = {WrongOrder: _wrong_order, MovesOthers: _moves_others}
