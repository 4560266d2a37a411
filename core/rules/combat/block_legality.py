"""Who may block whom: candidates, restrictions, requirements (CR 509.1a, 509.1b, 509.1c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum

from core.abilities.effects.on_one_object import MustBlock
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.abilities.restrictions import (
    AllMustBlock,
    AtLeastBlockedBy,
    AtMostBlockedBy,
    AtMostBlockers,
    BlocksAdditional,
    BlocksIfAble,
    CantBlock,
    CantBlockAlone,
    MustBeBlocked,
)
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.characteristics.matching import Speaker
from core.model.effects import Waiting
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.evasion import why_not_block
from core.rules.combat.obedience import Declaration, most_obedient
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap

_MENACE = 2
"""How many blockers menace asks for (CR 702.111b)."""

BlockMap = Mapping[ObjectId, tuple[ObjectId, ...]]
"""Who blocks whom."""


class BlockBar(StrEnum):
    """What keeps a creature from blocking at all."""

    NOT_THERE = "not_there"
    NO_CREATURE = "no_creature"
    NOT_CONTROLLED = "not_controlled"
    BATTLE = "battle"
    TAPPED = "tapped"
    EFFECT = "effect"


class CannotBlock(Violation):
    """A creature can't block anything."""

    creature: ObjectId
    why: BlockBar


class NotAttackingPlayer(Violation):
    """What a creature of `player` would block does not attack that player, or what is theirs."""

    attacker: ObjectId
    player: PlayerId


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
    """A creature blocks alone that can't."""

    creature: ObjectId


class TooManyBlockers(Violation):
    """A permanent allows no more than `limit` blockers."""

    source: ObjectId
    count: int
    limit: int


class BlockDisobeys(Violation):
    """More requirements to block could be obeyed, as with `example`."""

    obeyed: int
    possible: int
    example: FrozenMap[ObjectId, tuple[ObjectId, ...]]


def attackers_on(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the creatures attacking this player, their planeswalkers or battles they protect.

    CR 509.1a, 802.4a: only these can that player's creatures block. What attacks nothing any
    more may still be blocked (CR 506.4c). CR 310.8c: a battle is defended by its
    protector alone.
    """
    attackers = game.combat.attackers.values() if game.combat else ()
    return tuple(attacker.id for attacker in attackers if attacker.defending_player == player)


def why_not_block_at_all(game: Game, player: PlayerId, creature: ObjectId) -> Violation | None:
    """Return what keeps one creature from blocking anything, or None (CR 509.1a, 509.1b)."""
    for rule, why in _reasons_not_to_block(game, player, creature):
        return CannotBlock(about=(creature,), rule=RuleNumber(rule), creature=creature, why=why)
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
    """Return how many attackers a creature may block; None if any number (CR 509.1a)."""
    extra = characteristics(game, creature).each(BlocksAdditional)
    total = 1
    for ability in extra:
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


def block_violations(game: Game, player: PlayerId, blocks: BlockMap) -> Iterator[Violation]:
    """Yield everything wrong with one player's declaration of blockers.

    CR 509.1a: who blocks what. CR 509.1b: restrictions. CR 509.1c: requirements. CR 802.4b: other players'
    blocks do not matter.
    """
    yield from _pair_violations(game, player, blocks)
    yield from _set_violations(game, player, blocks)
    yield from _requirement_violations(game, player, blocks)


def most_obedient_blocks(game: Game, player: PlayerId) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    """Return the block with the fewest creatures that obeys as many requirements as possible."""
    if not _has_requirements(game, player):
        return FrozenMap()
    best = most_obedient(_declaration(game, player))
    return FrozenMap((creature, tuple(map(ObjectId, a))) for creature, a in best.example.items())


def _reasons_not_to_block(game: Game, player: PlayerId, creature: ObjectId) -> Iterator[tuple[str, BlockBar]]:
    permanent = game.battlefield.get(creature)
    if permanent is None:
        yield "509.1a", BlockBar.NOT_THERE
        return
    what = characteristics(game, creature)
    if not what.is_creature:
        yield "506.3", BlockBar.NO_CREATURE
    if permanent.controller != player:
        yield "509.1a", BlockBar.NOT_CONTROLLED
    if what.is_battle:
        yield "509.1a", BlockBar.BATTLE
    if permanent.status.tapped:
        yield "509.1a", BlockBar.TAPPED
    if what.each(CantBlock):
        yield "509.1b", BlockBar.EFFECT


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
        least, most = _fewest_blockers(game, attacker), _most_blockers(game, attacker)
        if least <= len(blockers) and (most is None or len(blockers) <= most):
            continue
        if len(blockers) < least:
            by_menace = characteristics(game, attacker).has(Keyword.MENACE) and least == _MENACE
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
        if len(acting) == 1 and creature in game.battlefield and _cant_block_alone(game, creature):
            yield BlocksAlone(about=(creature,), rule=RuleNumber("509.1b"), creature=creature)
    for source, limit in _limits(game):
        if len(acting) > limit:
            yield TooManyBlockers(
                about=(source,), rule=RuleNumber("509.1b"), source=source, count=len(acting), limit=limit
            )


def _requirement_violations(game: Game, player: PlayerId, blocks: BlockMap) -> Iterator[Violation]:
    """Yield that a block obeys fewer requirements than it could (CR 509.1c)."""
    if not _has_requirements(game, player):
        return
    declaration = _declaration(game, player)
    obeyed = declaration.obeyed(blocks)
    if obeyed >= declaration.bound():
        return
    best = most_obedient(declaration)
    if obeyed >= best.obeyed:
        return
    example = FrozenMap((creature, tuple(map(ObjectId, some))) for creature, some in best.example.items())
    yield BlockDisobeys(
        about=tuple(best.example),
        rule=RuleNumber("509.1c"),
        obeyed=obeyed,
        possible=best.obeyed,
        example=example,
    )


def _has_requirements(game: Game, player: PlayerId) -> bool:
    """Whether anything at all requires this player to block; spares the search where nothing does."""
    if any(isinstance(waiting.effect, MustBlock) for waiting in game.effects):
        return True
    lures = {one for kind in (AllMustBlock, MustBeBlocked) for one, _ in each_ability(game, kind)}
    if lures and not lures.isdisjoint(attackers_on(game, player)):
        return True
    return any(game.battlefield[one].controller == player for one, _ in each_ability(game, BlocksIfAble))


def _required_blocks(game: Game) -> Counter[tuple[RecipientId | None, ObjectId | None]]:
    """Return how often an effect requires a creature to block an attacker (CR 509.1c)."""
    return Counter(
        (blocker, waiting.must_be_blocked)
        for waiting in game.effects
        if isinstance(waiting.effect, MustBlock)
        for blocker in _required(game, waiting, waiting.effect.blockers)
    )


def _required(game: Game, waiting: Waiting, wanted: Objects | None) -> tuple[RecipientId | None, ...]:
    """Return which creatures an effect requires to block: the one it is fixed to, or all such."""
    if wanted is None:
        return (waiting.subject,)
    speaker = Speaker(game, waiting.controller, waiting.made_by, defending=waiting.defending_player)
    return tuple(one for one in game.battlefield if speaks_of_object(speaker, one, wanted))


def _declaration(game: Game, player: PlayerId) -> Declaration:
    attackers = attackers_on(game, player)
    able = able_blocks(game, player)
    lures = {attacker: len(characteristics(game, attacker).each(AllMustBlock)) for attacker in attackers}
    must = {attacker: len(characteristics(game, attacker).each(MustBeBlocked)) for attacker in attackers}
    required = _required_blocks(game)
    limits = [limit for _, limit in _limits(game)]
    capacities = {creature: block_capacity(game, creature) for creature in able}
    return Declaration(
        may=able,
        capacity={c: len(attackers) if capacity is None else capacity for c, capacity in capacities.items()},
        wants=_positive(
            {creature: len(characteristics(game, creature).each(BlocksIfAble)) for creature in able}
        ),
        wants_pair={
            (creature, attacker): count
            for creature, may in able.items()
            for attacker in may
            if (count := lures[attacker] + required[creature, attacker])
        },
        wants_target=FrozenMap(_positive(must).items()),
        at_least={a: least for a in attackers if (least := _fewest_blockers(game, a)) > 1},
        at_most={a: most for a in attackers if (most := _most_blockers(game, a)) is not None},
        creatures_at_most=min(limits, default=None),
        not_alone=frozenset(creature for creature in able if _cant_block_alone(game, creature)),
    )


def _positive(counts: Mapping[ObjectId, int]) -> dict[ObjectId, int]:
    return {key: count for key, count in counts.items() if count}


def _fewest_blockers(game: Game, attacker: ObjectId) -> int:
    """Return how many blockers an attacker needs if any (CR 702.111b)."""
    what = characteristics(game, attacker)
    menace = _MENACE if what.has(Keyword.MENACE) else 1
    return max([menace, *(ability.count for ability in what.each(AtLeastBlockedBy))])


def _most_blockers(game: Game, attacker: ObjectId) -> int | None:
    """Return how many blockers an attacker allows; None if any number."""
    limits = characteristics(game, attacker).each(AtMostBlockedBy)
    return min((ability.count for ability in limits), default=None)


def _cant_block_alone(game: Game, creature: ObjectId) -> bool:
    return bool(characteristics(game, creature).each(CantBlockAlone))


def _limits(game: Game) -> Iterator[tuple[ObjectId, int]]:
    return ((one, ability.count) for one, ability in each_ability(game, AtMostBlockers))
