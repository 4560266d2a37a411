"""What has to attack, and whom: requirements (CR 508.1d)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.abilities.restrictions import AttacksIfAble, AttacksPlayerIfAble, CantAttackAlone
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.attack_candidates import candidates, why_not_attack_there
from core.rules.combat.attack_limits import limits_on_attackers
from core.rules.combat.attackable import attackable
from core.rules.combat.company import company_of
from core.rules.combat.costs_to_attack_and_block import cost_to_attack
from core.rules.combat.declaration import Declaration
from core.rules.combat.goaders import goaders
from core.rules.combat.obedience import most_obedient
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap

AttackMap = Mapping[ObjectId, RecipientId]
"""Who attacks what."""


class AttackDisobeys(Violation):
    """More requirements to attack could be obeyed, as with `example`.

    `goaded`: which of its creatures are (CR 701.15b); `meant`: which have to attack a certain player.
    """

    obeyed: int
    possible: int
    example: FrozenMap[ObjectId, RecipientId]
    goaded: tuple[ObjectId, ...] = ()
    meant: tuple[ObjectId, ...] = ()


def most_obedient_attacks(game: Game, player: PlayerId) -> FrozenMap[ObjectId, RecipientId]:
    """Return the attack with the fewest creatures that obeys as many requirements as possible."""
    if not _has_requirements(game, player):
        return FrozenMap()
    best = most_obedient(_declaration(game, player))
    return FrozenMap((creature, targets[0]) for creature, targets in best.example.items())


def is_best_known(game: Game, player: PlayerId) -> bool:
    """Whether it can be found in time how many requirements to attack can be obeyed."""
    return not _has_requirements(game, player) or most_obedient(_declaration(game, player)).is_proven


def requirement_violations(game: Game, player: PlayerId, attacks: AttackMap) -> Iterator[Violation]:
    """Yield that an attack obeys fewer requirements than it could (CR 508.1d)."""
    if not _has_requirements(game, player):
        return
    declaration = _declaration(game, player)
    obeyed = declaration.obeyed({creature: (target,) for creature, target in attacks.items()})
    if obeyed >= declaration.bound():
        return
    best = most_obedient(declaration)
    if obeyed >= best.obeyed:
        return
    missing = [creature for creature in best.example if creature not in attacks]
    yield AttackDisobeys(
        about=tuple(missing or best.example),
        rule=RuleNumber("508.1d"),
        obeyed=obeyed,
        possible=best.obeyed,
        example=FrozenMap((creature, targets[0]) for creature, targets in best.example.items()),
        goaded=tuple(creature for creature in best.example if goaders(game, creature)),
        meant=tuple(one for one in best.example if characteristics(game, one).each(AttacksPlayerIfAble)),
    )


def _has_requirements(game: Game, player: PlayerId) -> bool:
    """Whether anything requires a creature to attack; spares the search where nothing does."""
    if any(each_ability(game, AttacksIfAble)) or any(each_ability(game, AttacksPlayerIfAble)):
        return True
    mine = (one.id for one in game.battlefield.values() if one.controller == player)
    return any(goaders(game, one) for one in mine)


def _declaration(game: Game, player: PlayerId) -> Declaration:
    """Return what can be required of an attack; CR 508.1d: nothing for which a cost would have to be paid."""
    able = candidates(game, player)
    targets = attackable(game, player)
    limits = [limit for _, limit in limits_on_attackers(game)]
    goaded = {creature: by for creature in able if (by := goaders(game, creature))}
    wants = {
        creature: len(characteristics(game, creature).each(AttacksIfAble)) + len(goaded.get(creature, ()))
        for creature in able
    }
    return Declaration(
        may={
            creature: tuple(
                one
                for one in targets
                if why_not_attack_there(game, player, creature, one) is None
                and not any(cost_to_attack(game, creature, one))
            )
            for creature in able
        },
        wants={creature: count for creature, count in wants.items() if count},
        wants_pair={
            (creature, target): count
            for creature in able
            for target in targets
            if target in game.players
            and (count := _wants_player(game, creature, PlayerId(target), goaded.get(creature, ())))
        },
        creatures_at_most=min(limits, default=None),
        company=company_of(game, CantAttackAlone, able),
    )


def _wants_player(game: Game, creature: ObjectId, player: PlayerId, goaded_by: tuple[PlayerId, ...]) -> int:
    """Return how many requirements a creature obeys by attacking a player, besides those to attack at all."""
    meant = characteristics(game, creature).each(AttacksPlayerIfAble)
    return sum(one.player == player for one in meant) + sum(goader != player for goader in goaded_by)
