"""Creatures that have to attack or block if able, and don't: what keeps them from it (CR 508.1d, 509.1c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.restrictions import AllMustBlock, AttacksIfAble, BlocksIfAble, Goaded, MustBeBlocked
from core.characteristics.current import characteristics
from core.events.combat import AttackersDeclared, BlockersDeclared
from core.explain.choices.costs_to_attack_and_block import each_price
from core.explain.violations import told
from core.model.combat import Owed
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.attack_candidates import candidates
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.attack_requirements import AttackDisobeys
from core.rules.combat.attackable import attackable
from core.rules.combat.block_candidates import able_blocks
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.rules.combat.block_requirements import BlockDisobeys
from core.rules.combat.costs_to_attack_and_block import Fight, costs_of_attack, costs_of_block
from core.terms.ids import ObjectId
from core.words.english import why_not as words


def not_made_to_attack(before: Game, event: AttackersDeclared, _game: Game) -> Iterator[str]:
    """Yield what keeps idle creatures from attacking that attack if able (CR 508.1d)."""
    choice = DeclareAttackers(player=event.player)
    for creature in candidates(before, event.player):
        if creature in event.attacks or not _says(before, creature, (AttacksIfAble, Goaded)):
            continue
        for target in attackable(before, event.player):
            if owed := costs_of_attack(before, {creature: target}):
                yield _need_not_pay(before, creature, owed, "attack", "CR 508.1d")
            else:
                attacks = Attacks(attacks=event.attacks.with_({creature: target}))
                yield from _restrictions(before, choice.violations(before, attacks))


def not_made_to_block(before: Game, event: BlockersDeclared, _game: Game) -> Iterator[str]:
    """Yield what keeps idle creatures from blocking that block if able (CR 509.1c)."""
    choice = DeclareBlockers(player=event.player)
    for creature, attackers in able_blocks(before, event.player).items():
        wanted = [one for one in attackers if _says(before, one, (AllMustBlock, MustBeBlocked))]
        if creature in event.blocks or not (wanted or _says(before, creature, (BlocksIfAble,))):
            continue
        if owed := costs_of_block(before, {creature: attackers[:1]}):
            yield _need_not_pay(before, creature, owed, "block", "CR 509.1c")
            continue
        for attacker in wanted or attackers:
            blocks = Blocks(blocks=event.blocks.with_({creature: (attacker,)}))
            yield from _restrictions(before, choice.violations(before, blocks))


def _says(game: Game, creature: ObjectId, kinds: tuple[type, ...]) -> bool:
    return any(isinstance(one, kinds) for one in characteristics(game, creature).abilities)


def _need_not_pay(game: Game, creature: ObjectId, owed: tuple[Owed, ...], to: Fight, rule: str) -> str:
    player = game.permanent(creature).controller
    told = words.need_not_pay(player=game.label(player), name=game.label(creature), to=to, rule=rule)
    return " ".join((*each_price(game, player, owed), told))


def _restrictions(game: Game, violations: Iterable[Violation]) -> Iterator[str]:
    for wrong in violations:
        if not isinstance(wrong, AttackDisobeys | BlockDisobeys):
            yield told(game, wrong).sentence
