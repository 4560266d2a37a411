"""Whether a declaration of blockers is legal as a whole (CR 509.1a, 509.1b, 509.1c)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.abilities.restrictions import CantBlockAlone
from core.characteristics.current import characteristics
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.block_candidates import (
    attackers_on,
    block_capacity,
    why_not_block_at_all,
    why_not_this_block,
)
from core.rules.combat.block_limits import (
    MENACE,
    fewest_blockers,
    limits_on_blockers,
    most_blockers,
)
from core.rules.combat.block_requirements import BlockMap, requirement_violations
from core.rules.combat.company import lacks_company
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


class BlocksTwice(Violation):
    """A creature blocks the same attacker twice."""

    creature: ObjectId


class BlocksTooMany(Violation):
    """A creature blocks more attackers than it may."""

    creature: ObjectId
    attackers: tuple[ObjectId, ...]
    capacity: int


class TooFewBlockers(Violation):
    """An attacker can't be blocked except by `least` creatures or more."""

    attacker: ObjectId
    count: int
    least: int
    by_menace: bool


class TooManyBlockersOfOne(Violation):
    """An attacker can't be blocked by more than `most` creatures."""

    attacker: ObjectId
    count: int
    most: int


class BlocksAlone(Violation):
    """A creature blocks with fewer others than the `others` without whom it can't; `such`: who counts."""

    creature: ObjectId
    others: int
    such: Objects | None = None


class TooManyBlockers(Violation):
    """A permanent allows no more than `limit` blockers."""

    source: ObjectId
    count: int
    limit: int


def block_violations(game: Game, player: PlayerId, blocks: BlockMap) -> Iterator[Violation]:
    """Yield everything wrong with one player's declaration of blockers.

    CR 509.1a: who blocks what. CR 509.1b: restrictions. CR 509.1c: requirements. CR 802.4b: other players'
    blocks do not matter.
    """
    yield from _pair_violations(game, player, blocks)
    yield from _set_violations(game, player, blocks)
    yield from requirement_violations(game, player, blocks)


def _pair_violations(game: Game, player: PlayerId, blocks: BlockMap) -> Iterator[Violation]:
    for creature, attackers in blocks.items():
        if violation := why_not_block_at_all(game, player, creature):
            yield violation
            continue
        for attacker in attackers:
            if violation := why_not_this_block(game, player, creature, attacker):
                yield violation
        capacity = block_capacity(game, creature)
        if len(set(attackers)) < len(attackers):
            yield BlocksTwice(about=(creature,), rule=RuleNumber("509.1a"), creature=creature)
        elif capacity is not None and len(attackers) > capacity:
            yield BlocksTooMany(
                about=(creature, *attackers),
                rule=RuleNumber("509.1a"),
                creature=creature,
                attackers=attackers,
                capacity=capacity,
            )


def _set_violations(game: Game, player: PlayerId, blocks: BlockMap) -> Iterator[Violation]:
    """Yield restrictions on several blockers that a block disobeys: menace and the like (CR 509.1b)."""
    blocked_by: dict[ObjectId, list[ObjectId]] = {}
    for creature, attackers in blocks.items():
        for attacker in attackers:
            blocked_by.setdefault(attacker, []).append(creature)
    for attacker in attackers_on(game, player):
        blockers = blocked_by.get(attacker)
        if not blockers:
            continue
        what = characteristics(game, attacker)
        least, most = fewest_blockers(what), most_blockers(what)
        if least <= len(blockers) and (most is None or len(blockers) <= most):
            continue
        if len(blockers) < least:
            by_menace = what.has(Keyword.MENACE) and least == MENACE
            yield TooFewBlockers(
                about=(attacker, *blockers),
                rule=RuleNumber("702.111b" if by_menace else "509.1b"),
                attacker=attacker,
                count=len(blockers),
                least=least,
                by_menace=by_menace,
            )
        if most is not None and len(blockers) > most:
            yield TooManyBlockersOfOne(
                about=(attacker, *blockers),
                rule=RuleNumber("509.1b"),
                attacker=attacker,
                count=len(blockers),
                most=most,
            )
    acting = [creature for creature, attackers in blocks.items() if attackers]
    for creature in acting:
        if creature not in game.battlefield:
            continue
        for lacking in lacks_company(game, creature, CantBlockAlone, acting):
            yield BlocksAlone(
                about=(creature,),
                rule=RuleNumber("509.1b"),
                creature=creature,
                others=lacking.others,
                such=lacking.such,
            )
    for source, limit in limits_on_blockers(game):
        if len(acting) > limit:
            yield TooManyBlockers(
                about=(source,), rule=RuleNumber("509.1b"), source=source, count=len(acting), limit=limit
            )
