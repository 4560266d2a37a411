"""Who may block whom: candidates, restrictions, requirements (CR 509.1a, 509.1b, 509.1c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

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
from core.choices import Blocks, DeclareBlockers, Violation
from core.model.effects import Waiting
from core.model.game import Game
from core.rules.combat.evasion import why_not_block
from core.rules.combat.obedience import Declaration, most_obedient
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap
from core.terms.words import listed, number_of, possessive

_MENACE = 2
"""How many blockers menace asks for (CR 702.111b)."""


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
    for rule, reason in _reasons_not_to_block(game, player, creature):
        return _violation((creature,), rule, reason, "Leave it out of the block.")
    return None


def why_not_this_block(
    game: Game, player: PlayerId, creature: ObjectId, attacker: ObjectId
) -> Violation | None:
    """Return what keeps a creature, which may block, from blocking this attacker, or None.

    CR 509.1a: it must attack the player who blocks. CR 509.1b: evasion must allow it.
    """
    attacking = game.combat.attackers.get(attacker) if game.combat else None
    if attacking is None or attacking.defending_player != player:
        name = game.label(attacker) if attacker in game.battlefield else attacker
        reason = f"{name} is not attacking {game.label(player)}, their planeswalkers or battles they protect"
        return _violation((creature, attacker), "509.1a", reason, "Block one that is.")
    if why := why_not_block(game, creature, attacker):
        rule, reason = why
        return _violation((creature, attacker), rule, reason, "Choose another blocker or another attacker.")
    return None


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


def block_violations(game: Game, choice: DeclareBlockers, answer: Blocks) -> tuple[Violation, ...]:
    """Return everything wrong with one player's declaration of blockers.

    CR 509.1a: who blocks what. CR 509.1b: restrictions. CR 509.1c: requirements. CR 802.4b: other players'
    blocks do not matter.
    """
    return (
        *_pair_violations(game, choice.player, answer),
        *_set_violations(game, choice.player, answer),
        *_requirement_violations(game, choice.player, answer),
    )


def default_blocks(game: Game, choice: DeclareBlockers) -> Blocks:
    """Return the block with the fewest creatures that obeys as many requirements as possible."""
    if not _has_requirements(game, choice.player):
        return Blocks()
    best = most_obedient(_declaration(game, choice.player))
    return Blocks(
        blocks=FrozenMap((creature, tuple(map(ObjectId, a))) for creature, a in best.example.items())
    )


def _reasons_not_to_block(game: Game, player: PlayerId, creature: ObjectId) -> Iterator[tuple[str, str]]:
    permanent = game.battlefield.get(creature)
    if permanent is None:
        yield "509.1a", f"{creature} is not on the battlefield"
        return
    what, name = characteristics(game, creature), permanent.label
    if not what.is_creature:
        yield "506.3", f"{name} is not a creature, and only creatures block"
    if permanent.controller != player:
        yield (
            "509.1a",
            f"{name} is {possessive(game.label(permanent.controller))}, and one blocks with one's own",
        )
    if what.is_battle:
        yield "509.1a", f"{name} is also a battle, and battles can't block"
    if permanent.tapped:
        yield "509.1a", f"{name} is tapped"
    if what.each(CantBlock):
        yield "509.1b", f"{name} can't block: an ability or effect says so"


def _pair_violations(game: Game, player: PlayerId, answer: Blocks) -> Iterator[Violation]:
    for creature, attackers in answer.blocks.items():
        if violation := why_not_block_at_all(game, player, creature):
            yield violation
            continue
        for attacker in attackers:
            if violation := why_not_this_block(game, player, creature, attacker):
                yield violation
        capacity = block_capacity(game, creature)
        if len(set(attackers)) < len(attackers):
            yield _violation(
                (creature,),
                "509.1a",
                f"{game.label(creature)} would block the same attacker twice",
                "Once is enough.",
            )
        elif capacity is not None and len(attackers) > capacity:
            names = listed(map(game.label, attackers))
            reason = f"{game.label(creature)} would block {names} but may block only {capacity}"
            yield _violation((creature, *attackers), "509.1a", reason, "Let it block fewer attackers.")


def _set_violations(game: Game, player: PlayerId, answer: Blocks) -> Iterator[Violation]:
    """Yield restrictions on several blockers that a block disobeys: menace and the like (CR 509.1b)."""
    blocked_by: dict[ObjectId, list[ObjectId]] = {}
    for creature, attackers in answer.blocks.items():
        for attacker in attackers:
            blocked_by.setdefault(attacker, []).append(creature)
    for attacker in attackers_on(game, player):
        blockers = blocked_by.get(attacker)
        if not blockers:
            continue
        least, most = _fewest_blockers(game, attacker), _most_blockers(game, attacker)
        if least <= len(blockers) and (most is None or len(blockers) <= most):
            continue
        name, by = game.label(attacker), number_of(len(blockers), "creature")
        if len(blockers) < least:
            by_menace = characteristics(game, attacker).has(Keyword.MENACE) and least == _MENACE
            rule = "702.111b" if by_menace else "509.1b"
            why = "has menace" if by_menace else f"can't be blocked except by {least} or more"
            reason = f"{name} {why}, but {by} would block it"
            yield _violation(
                (attacker, *blockers), rule, reason, f"Block it with {least} or more, or not at all."
            )
        if most is not None and len(blockers) > most:
            reason = f"{name} can't be blocked by more than {most}, but {by} would block it"
            yield _violation((attacker, *blockers), "509.1b", reason, f"Block it with {most} at the most.")
    acting = [creature for creature, attackers in answer.blocks.items() if attackers]
    for creature in acting:
        if len(acting) == 1 and creature in game.battlefield and _cant_block_alone(game, creature):
            reason = f"{game.label(creature)} can't block alone"
            yield _violation(
                (creature,), "509.1b", reason, "Block with another creature too, or leave it out."
            )
    for source, limit in _limits(game):
        if len(acting) > limit:
            many = number_of(len(acting), "creature")
            reason = f"{many} would block, but {game.label(source)} allows only {limit}"
            yield _violation((source,), "509.1b", reason, "Block with fewer creatures.")


def _requirement_violations(game: Game, player: PlayerId, answer: Blocks) -> Iterator[Violation]:
    """Yield that a block obeys fewer requirements than it could (CR 509.1c)."""
    if not _has_requirements(game, player):
        return
    declaration = _declaration(game, player)
    obeyed = declaration.obeyed(answer.blocks)
    if obeyed >= declaration.bound():
        return
    best = most_obedient(declaration)
    if obeyed >= best.obeyed:
        return
    blocks = "; ".join(
        f"{game.label(creature)} blocks {listed(map(game.label, attackers))}"
        for creature, attackers in best.example.items()
    )
    yield _violation(
        tuple(best.example),
        "509.1c",
        f"This block obeys {obeyed} of the requirements to block, but {best.obeyed} can be obeyed "
        "without disobeying a restriction",
        f"For example: {blocks}.",
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


def _violation(about: tuple[RecipientId, ...], rule: str, reason: str, remedy: str) -> Violation:
    return Violation(about=about, rule=RuleNumber(rule), sentence=f"{reason} (CR {rule}).", remedy=remedy)
