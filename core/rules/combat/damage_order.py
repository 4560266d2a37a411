"""Damage assignment order, announced for blockers as they come: in the era `ordered`.

CR 509.2 of July 2024, CR 509.3 of July 2024, CR 509.7 of July 2024.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.choices import AnnounceDamageOrder, Orders, Violation
from core.events.combat import DamageOrderAnnounced
from core.model.combat import Combat
from core.model.game import Game
from core.rules.damage.lethal import lethal_damage
from core.rules.eras import ATTACKERS_ORDER, BLOCKERS_ORDER, PLACED_IN_ORDER, has_damage_order
from core.rules.procedure import Procedure, ask
from core.rules.triggers.noticing import happen
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.steps import Step
from core.terms.values import FrozenMap
from core.terms.words import listed

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
        elif not _others_stay(expected, order, choice.placed):
            wrong.append(_moved(game, choice, creature, expected))
    return tuple(wrong)


def default_orders(game: Game, choice: AnnounceDamageOrder) -> Orders:
    """Return orders that begin with the creature that takes least to kill.

    What has come later stands before the first that takes more, and the others stay as they were.
    """
    return Orders(
        orders=FrozenMap(
            (creature, _default_order(game, creature, others, choice.placed))
            for creature, others in choice.among.items()
        )
    )


def _default_order(
    game: Game, creature: ObjectId, others: tuple[ObjectId, ...], placed: ObjectId | None
) -> tuple[ObjectId, ...]:
    need = {other: lethal_damage(game, other, creature, {}) for other in others}
    if placed is None:
        return tuple(sorted(others, key=lambda other: (need[other], other)))
    stay = [other for other in others if other != placed]
    place = next((at for at, other in enumerate(stay) if need[other] > need[placed]), len(stay))
    return (*stay[:place], placed, *stay[place:])


def _others_stay(before: tuple[ObjectId, ...], order: tuple[ObjectId, ...], placed: ObjectId | None) -> bool:
    """Whether all but the one that is placed are in the order in which they were."""
    if placed is None:
        return True
    was, now = ([other for other in some if other != placed] for some in (before, order))
    return was == now


def _moved(
    game: Game, choice: AnnounceDamageOrder, creature: ObjectId, before: tuple[ObjectId, ...]
) -> Violation:
    placed = game.label(choice.placed or creature)
    others = listed(game.label(other) for other in before if other != choice.placed)
    return Violation(
        about=(creature,),
        rule=choice.rule,
        sentence=f"Only {placed} is placed in the damage assignment order of {game.label(creature)} now "
        f"({cited(choice.rule)}).",
        remedy=f"Leave {others} in the order they had.",
    )


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
    answer = yield from ask(choice, Orders)
    orders = default_orders(game, choice).orders.with_(answer.orders)
    return (yield from happen(game, DamageOrderAnnounced(player=player, orders=orders, rule=rule)))
