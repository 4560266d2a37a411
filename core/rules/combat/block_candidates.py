"""Which creatures may block which attackers, each pair looked at by itself (CR 509.1a, 509.1b)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.conditions import Condition
from core.abilities.restrictions import BlocksAdditional, CantBlock
from core.characteristics.current import characteristics
from core.characteristics.filtering import holds
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.evasion import why_not_block
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


class BlockBar(StrEnum):
    """What keeps a creature from blocking at all."""

    NOT_THERE = "not_there"
    NO_CREATURE = "no_creature"
    NOT_CONTROLLED = "not_controlled"
    BATTLE = "battle"
    TAPPED = "tapped"
    EFFECT = "effect"
    UNLESS = "unless"


class CannotBlock(Violation):
    """A creature can't block anything for `player`, as long as `unless` is not true."""

    creature: ObjectId
    player: PlayerId
    why: BlockBar
    unless: Condition | None = None


class NotAttackingPlayer(Violation):
    """What a creature of `player` would block does not attack that player, or what is theirs."""

    attacker: ObjectId
    player: PlayerId


def attackers_on(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the creatures attacking this player, their planeswalkers or battles they protect.

    CR 509.1a, 802.4a: only these can that player's creatures block. What attacks nothing any
    more may still be blocked (CR 506.4c). CR 310.8c: a battle is defended by its
    protector alone.
    """
    attackers = game.combat.attackers.values() if game.combat else ()
    return tuple([attacker.id for attacker in attackers if attacker.defending_player == player])


def why_not_block_at_all(game: Game, player: PlayerId, creature: ObjectId) -> Violation | None:
    """Return what keeps one creature from blocking anything, or None (CR 509.1a, 509.1b)."""
    for rule, why in _reasons_not_to_block(game, player, creature):
        return CannotBlock(
            about=(creature,), rule=RuleNumber(rule), creature=creature, player=player, why=why
        )
    for ability in characteristics(game, creature).each(CantBlock):
        if not holds(game, ability.unless, player, creature):
            return CannotBlock(
                about=(creature,),
                rule=RuleNumber("509.1b"),
                creature=creature,
                player=player,
                why=BlockBar.UNLESS,
                unless=ability.unless,
            )
    return None


def why_not_this_block(
    game: Game, player: PlayerId, creature: ObjectId, attacker: ObjectId
) -> Violation | None:
    """Return what keeps a creature, which may block, from blocking this attacker, or None.

    CR 509.1a: it must attack the player who blocks. CR 509.1b: evasion must allow it.
    """
    attacking = game.combat.attackers.get(attacker) if game.combat else None
    if attacking is None or attacking.defending_player != player:
        return NotAttackingPlayer(
            about=(creature, attacker), rule=RuleNumber("509.1a"), attacker=attacker, player=player
        )
    return why_not_block(game, creature, attacker)


def block_capacity(game: Game, creature: ObjectId) -> int | None:
    """Return how many attackers a creature may block; None if any number.

    One (CR 509.1a), and so many more as its abilities say.
    """
    total = 1
    for ability in characteristics(game, creature).each(BlocksAdditional):
        if ability.count is None:
            return None
        total += ability.count
    return total


def able_blocks(game: Game, player: PlayerId) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """Return, for each creature of `player` that could block, the attackers it could block one by one."""
    attackers = attackers_on(game, player)
    able: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for permanent in game.battlefield.values():
        if permanent.controller == player and why_not_block_at_all(game, player, permanent.id) is None:
            may = tuple(a for a in attackers if why_not_block(game, permanent.id, a) is None)
            if may:
                able[permanent.id] = may
    return able


def _reasons_not_to_block(game: Game, player: PlayerId, creature: ObjectId) -> Iterator[tuple[str, BlockBar]]:
    """Yield what keeps a creature from blocking anything: it is tapped, a battle, not theirs (CR 509.1a)."""
    permanent = game.battlefield.get(creature)
    if permanent is None:
        yield "509.1a", BlockBar.NOT_THERE
        return
    what = characteristics(game, creature)
    if CardType.CREATURE not in what.types:
        yield "506.3", BlockBar.NO_CREATURE
    if permanent.controller != player:
        yield "509.1a", BlockBar.NOT_CONTROLLED
    if CardType.BATTLE in what.types:
        yield "509.1a", BlockBar.BATTLE
    if permanent.status.tapped:
        yield "509.1a", BlockBar.TAPPED
    if what.abilities and any(ability.is_absolute for ability in what.each(CantBlock)):
        yield "509.1b", BlockBar.EFFECT
