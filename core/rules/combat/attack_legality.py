"""Who may attack what: candidates, restrictions, requirements (CR 302.6, 508.1a, 508.1b, 508.1c, 508.1d)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.filters import Objects
from core.abilities.restrictions import CantAttackAlone
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.attack_candidates import why_not_attack, why_not_attack_target, why_not_attack_there
from core.rules.combat.attack_limits import limits_on_attackers
from core.rules.combat.attack_requirements import AttackMap, requirement_violations
from core.rules.combat.company import lacks_company
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class TooManyAttackers(Violation):
    """A permanent allows no more than `limit` attackers."""

    source: ObjectId
    count: int
    limit: int


class AttacksAlone(Violation):
    """A creature attacks with fewer others than the `others` without whom it can't; `such`: who counts."""

    creature: ObjectId
    others: int
    such: Objects | None = None


def attack_violations(game: Game, player: PlayerId, attacks: AttackMap) -> Iterator[Violation]:
    """Yield everything wrong with who attacks what.

    CR 508.1a: who may attack. CR 508.1b: what. CR 508.1c: restrictions. CR 508.1d: requirements.
    """
    yield from _pair_violations(game, player, attacks)
    yield from _group_violations(game, attacks)
    yield from requirement_violations(game, player, attacks)


def _pair_violations(game: Game, player: PlayerId, attacks: AttackMap) -> Iterator[Violation]:
    judged: set[RecipientId] = set()
    for creature, target in attacks.items():
        if (violation := why_not_attack(game, player, creature)) or (
            violation := why_not_attack_there(game, player, creature, target)
        ):
            yield violation
        if target not in judged:
            judged.add(target)
            if violation := why_not_attack_target(game, player, target):
                yield violation


def _group_violations(game: Game, attacks: AttackMap) -> Iterator[Violation]:
    """Yield restrictions on the whole attack that it disobeys (CR 508.1c)."""
    count = len(attacks)
    for creature, limit in limits_on_attackers(game):
        if count > limit:
            yield TooManyAttackers(
                about=(creature,), rule=RuleNumber("508.1c"), source=creature, count=count, limit=limit
            )
    for creature in attacks:
        if creature not in game.battlefield:
            continue
        for lacking in lacks_company(game, creature, CantAttackAlone, attacks):
            yield AttacksAlone(
                about=(creature,),
                rule=RuleNumber("508.1c"),
                creature=creature,
                others=lacking.others,
                such=lacking.such,
            )
