"""Damage assignment order, announced for blockers as they come: in the era `ordered`.

CR 509.2 of July 2024, CR 509.3 of July 2024, CR 509.7 of July 2024.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.events.combat import DamageOrderAnnounced
from core.model.combat import Combat
from core.model.game import Game
from core.rules.combat.damage_order_choice import AnnounceDamageOrder
from core.rules.eras import ATTACKERS_ORDER, BLOCKERS_ORDER, PLACED_IN_ORDER, has_damage_order
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from core.terms.values import FrozenMap

_BEFORE_ORDERS = frozenset({Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS})


def announce_damage_order(game: Game) -> Procedure[Game]:
    """Have the attacking player order blockers, then each defending player the attackers blocked.

    CR 509.2 of July 2024: first those of attackers. CR 509.3 of July 2024: then those of blockers.
    """
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


def place_in_damage_order(game: Game, entered: Iterable[ObjectId]) -> Procedure[Game]:
    """Have the active player place what entered blocking in the orders of what it blocks.

    Before orders are announced there is nothing to place it in.
    CR 509.7 of July 2024: the order of the others stays as it is.
    """
    if not has_damage_order(game.era) or game.step in _BEFORE_ORDERS:
        return game
    for blocker in entered:
        combat = game.combat or Combat()
        attackers = (combat.attackers[one] for one in combat.blockers[blocker].blocks)
        among = {one.id: one.blocked_by for one in attackers if len(one.blocked_by) > 1}
        game = yield from _announce(game, game.active_player, among, PLACED_IN_ORDER, blocker)
    return game


def _announce(
    game: Game,
    player: PlayerId,
    among: dict[ObjectId, tuple[ObjectId, ...]],
    rule: RuleNumber,
    placed: ObjectId | None = None,
) -> Procedure[Game]:
    if not among:
        return game
    choice = AnnounceDamageOrder(player=player, among=FrozenMap(among), placed=placed, rule=rule)
    answer = yield from ask(choice)
    orders = choice.default(game).orders.with_(answer.orders)
    return (yield from happen(game, DamageOrderAnnounced(player=player, orders=orders, rule=rule)))
