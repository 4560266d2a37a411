"""What has to block, and whom: requirements (CR 509.1c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from core.abilities.effects.on_one_object import MustBlock
from core.abilities.filters import Objects
from core.abilities.restrictions import AllMustBlock, BlocksIfAble, CantBlockAlone, MustBeBlocked
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.characteristics.speaker import Speaker
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.waiting_effects import Waiting
from core.rules.choices.violation import Violation
from core.rules.combat.block_candidates import able_blocks, attackers_on, block_capacity
from core.rules.combat.block_limits import (
    fewest_blockers,
    limits_on_blockers,
    most_blockers,
)
from core.rules.combat.company import company_of
from core.rules.combat.costs_to_attack_and_block import cost_to_block
from core.rules.combat.declaration import Declaration, Wanted
from core.rules.combat.obedience import most_obedient
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap

BlockMap = Mapping[ObjectId, tuple[ObjectId, ...]]
"""Who blocks whom."""


class BlockDisobeys(Violation):
    """More requirements to block could be obeyed, as with `example`."""

    obeyed: int
    possible: int
    example: FrozenMap[ObjectId, tuple[ObjectId, ...]]


def most_obedient_blocks(game: Game, player: PlayerId) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    """Return the block with the fewest creatures that obeys as many requirements as possible."""
    if not _has_requirements(game, player):
        return FrozenMap()
    best = most_obedient(_declaration(game, player))
    return FrozenMap((creature, tuple(map(ObjectId, a))) for creature, a in best.example.items())


def is_best_known(game: Game, player: PlayerId) -> bool:
    """Whether it can be found in time how many requirements to block can be obeyed."""
    return not _has_requirements(game, player) or most_obedient(_declaration(game, player)).is_proven


def requirement_violations(game: Game, player: PlayerId, blocks: BlockMap) -> Iterator[Violation]:
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


def _is_meant(game: Game, attacker: ObjectId, blocker: ObjectId, wanted: Objects | None) -> bool:
    """Whether a requirement on who blocks an attacker speaks of this creature."""
    speaker = Speaker(game, game.permanent(attacker).controller, attacker)
    return wanted is None or speaks_of_object(speaker, blocker, wanted)


def _wanted(
    game: Game, able: Iterable[ObjectId], attacking: Iterable[tuple[ObjectId, Characteristics]]
) -> Iterator[Wanted]:
    """Yield by whom, and by how many of them, attackers must be blocked (CR 509.1c)."""
    for attacker, what in attacking:
        for must, count in Counter(what.each(MustBeBlocked)).items():
            by = frozenset(one for one in able if _is_meant(game, attacker, one, must.blockers))
            yield Wanted(attacker, by, must.at_least, count)


def _declaration(game: Game, player: PlayerId) -> Declaration:
    """Return what can be required of a block; CR 509.1c: nothing for which a cost would have to be paid."""
    attackers = attackers_on(game, player)
    able = {c: a for c, a in able_blocks(game, player).items() if not any(cost_to_block(game, c))}
    attacking = [(attacker, characteristics(game, attacker)) for attacker in attackers]
    required = _required_blocks(game)
    required.update(
        (creature, attacker)
        for attacker, what in attacking
        for lure in what.each(AllMustBlock)
        for creature in able
        if _is_meant(game, attacker, creature, lure.blockers)
    )
    limits = [limit for _, limit in limits_on_blockers(game)]
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
            if (count := required[creature, attacker])
        },
        wanted=tuple(_wanted(game, able, attacking)),
        at_least={a: least for a, what in attacking if (least := fewest_blockers(what)) > 1},
        at_most={a: most for a, what in attacking if (most := most_blockers(what)) is not None},
        creatures_at_most=min(limits, default=None),
        company=company_of(game, CantBlockAlone, able),
    )


def _positive(counts: Mapping[ObjectId, int]) -> dict[ObjectId, int]:
    return {key: count for key, count in counts.items() if count}
