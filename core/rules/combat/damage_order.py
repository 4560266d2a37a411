"""Damage assignment order, announced as blockers are declared (era `ordered`; CR 509.2-3 of July 2024)."""

from __future__ import annotations

from core.choices import AnnounceDamageOrder, Orders, Violation
from core.events.combat import DamageOrderAnnounced
from core.model.combat import Combat
from core.model.game import Game
from core.rules.damage.lethal import lethal_damage
from core.rules.eras import ATTACKERS_ORDER, BLOCKERS_ORDER
from core.rules.procedure import Procedure, ask, happen
from core.terms.frozen import FrozenMap
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.words import listed


def announce_damage_order(game: Game) -> Procedure[Game]:
    """Have the attacking player order blockers, then each defending player the attackers blocked."""
    combat = game.combat or Combat()
    blockers = {a.id: a.blocked_by for a in combat.attackers.values() if len(a.blocked_by) > 1}
    game = yield from _announce(game, game.active_player, blockers, ATTACKERS_ORDER)
    for player in game.apnap:
        attackers = {
            b.id: b.blocks
            for b in combat.blockers.values()
            if len(b.blocks) > 1 and game.battlefield[b.id].controller == player
        }
        game = yield from _announce(game, player, attackers, BLOCKERS_ORDER)
    return game


def order_violations(game: Game, choice: AnnounceDamageOrder, answer: Orders) -> tuple[Violation, ...]:
    """Return everything wrong with announced orders: each must hold just the creatures concerned."""
    wrong: list[Violation] = []
    for creature, order in answer.orders.items():
        expected = choice.among.get(creature, ())
        if sorted(order) != sorted(expected):
            names = listed(game.label(other) for other in expected)
            label = game.label(creature) if creature in game.battlefield else creature
            wrong.append(
                Violation(
                    about=(creature,),
                    rule=choice.rule,
                    sentence=f"The damage assignment order of {label} consists of {names}, each once "
                    f"({cited(choice.rule)}).",
                    remedy="Put just those in order." if expected else "Leave it out.",
                )
            )
    return tuple(wrong)


def default_orders(game: Game, choice: AnnounceDamageOrder) -> Orders:
    """Return orders that begin with the creature that takes least to kill."""
    return Orders(
        orders=FrozenMap(
            (
                creature,
                tuple(sorted(others, key=lambda other: (lethal_damage(game, other, creature, {}), other))),
            )
            for creature, others in choice.among.items()
        )
    )


def _announce(
    game: Game, player: PlayerId, among: dict[ObjectId, tuple[ObjectId, ...]], rule: RuleNumber
) -> Procedure[Game]:
    if not among:
        return game
    choice = AnnounceDamageOrder(player=player, among=FrozenMap(among), rule=rule)
    answer = yield from ask(choice, Orders)
    orders = default_orders(game, choice).orders.with_(answer.orders)
    return (yield from happen(DamageOrderAnnounced(player=player, orders=orders, rule=rule)))
