"""Declaring attackers and blockers: the turn-based actions (CR 508.1, 509.1).

CR 509.1h: what becomes blocked and what unblocked.
"""

from __future__ import annotations

from core.abilities.keywords import Keyword
from core.characteristics.among_permanents import with_keyword
from core.events.causes import AsCost
from core.events.combat import AttackersDeclared, BlockersDeclared, CostToFightPaid
from core.model.combat import Combat, Owed
from core.model.game import Game
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.attackable import defender, is_planeswalker
from core.rules.combat.banding import blocks_by_band
from core.rules.combat.block_candidates import attackers_on
from core.rules.combat.block_choice import DeclareBlockers
from core.rules.combat.costs_to_attack_and_block import (
    Fight,
    costs_of_attack,
    costs_of_block,
    in_all,
    payer_of,
    tapping,
)
from core.rules.combat.exerting import exert_attackers
from core.rules.paying import pay
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap


def declare_attackers(game: Game) -> Procedure[Game]:
    """Have the active player declare attackers (CR 508.1).

    CR 508.1f: attackers are tapped unless they have vigilance (CR 702.20b). CR 508.1g: optional costs.
    CR 508.1j: costs are paid. CR 508.1k: they are attacking from now on. CR 508.2a, 508.3a: abilities
    trigger on what was declared.
    """
    player = game.active_player
    answer = yield from ask(DeclareAttackers(player=player))
    owed, tapped = costs_of_attack(game, answer.attacks), tapping(game, answer.attacks)
    game = yield from _pay(game, player, "attack", owed, tapped)
    attacks = FrozenMap([(a, target) for a, target in answer.attacks.items() if _is_still(game, player, a)])
    attackers, vigilant = tuple(attacks), with_keyword(game, Keyword.VIGILANCE)
    declared = AttackersDeclared(
        player=player,
        attacks=attacks,
        defending=FrozenMap(
            [(attacker, defender(game, target) or player) for attacker, target in attacks.items()]
        ),
        planeswalkers=tuple([a for a in attackers if is_planeswalker(game, attacks[a])]),
        bands=tuple([band for band in answer.bands if len(band) > 1 and attacks.keys() >= set(band)]),
        tapped=tuple([a for a in attackers if a not in vigilant]),
        enlisted=FrozenMap(
            (attacker, some) for attacker, some in answer.enlists.items() if some and attacker in attacks
        ),
    )
    game = yield from happen(game, declared)
    return (yield from exert_attackers(game, player, attackers))


def _is_still(game: Game, player: PlayerId, creature: ObjectId) -> bool:
    """CR 508.1k, 509.1g: whether a player still controls a creature, once all costs are paid."""
    return creature in game.battlefield and game.battlefield[creature].controller == player


def declare_blockers(game: Game) -> Procedure[Game]:
    """Have each defending player who is attacked declare blockers, in APNAP order (CR 509.1, 802.4)."""
    for player in game.apnap:
        if attackers_on(game, player):
            game = yield from _declare_blockers(game, player)
    return game


def _declare_blockers(game: Game, player: PlayerId) -> Procedure[Game]:
    """Have one player declare blockers; attackers become blocked or unblocked (CR 509.1h).

    CR 509.1f: costs are paid. CR 509.3f: abilities trigger on what creatures are at this moment.
    """
    answer = yield from ask(DeclareBlockers(player=player))
    owed = costs_of_block(game, answer.blocks)
    game = yield from _pay(game, player, "block", owed, frozenset())
    combat = game.combat or Combat()
    blocks = FrozenMap(
        [
            (blocker, attackers)
            for blocker, attackers in answer.blocks.items()
            if attackers and _is_still(game, player, blocker)
        ]
    )
    blocking = FrozenMap(
        [(blocker, blocks_by_band(combat, attackers)) for blocker, attackers in blocks.items()]
    )
    reached = {attacker for attackers in blocking.values() for attacker in attackers}
    attackers = attackers_on(game, player)
    blocked = tuple([attacker for attacker in attackers if attacker in reached])
    # what entered blocking before has made its attacker a blocked creature (CR 509.1h)
    already = {attacker for attacker in attackers if combat.attackers[attacker].blocked_by}
    unblocked = tuple([attacker for attacker in attackers if attacker not in reached | already])
    declared = BlockersDeclared(
        player=player, blocks=blocks, blocking=blocking, blocked=blocked, unblocked=unblocked
    )
    return (yield from happen(game, declared))


def _pay(
    game: Game, player: PlayerId, to: Fight, owed: tuple[Owed, ...], tapped: frozenset[ObjectId]
) -> Procedure[Game]:
    """Have a player pay what creatures cost; return the game. Nothing happens where nothing is owed."""
    if not owed:
        return game
    source = owed[0].source
    payer = payer_of(player, source, to, tapped)
    game = yield from happen(game, CostToFightPaid(player=player, to=to, owed=owed, rule=payer.rule))
    cause = AsCost(item=source, name=Called(game.label(source)))
    for cost in in_all(owed):
        game = yield from pay(game, payer, cause, cost)
    return game
