"""What dragging a creature onto something would mean, and whether the rules allow it.

The judgements are the core's; here they are only asked for, pair by pair. What concerns a
whole declaration (menace, requirements) is judged when it is made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto

from core.explain.violations import told
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.choices.violation import Violation
from core.rules.combat.attack_candidates import why_not_attack, why_not_attack_target
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.attackable import defender
from core.rules.combat.block_candidates import attackers_on, why_not_block_at_all, why_not_this_block
from core.rules.combat.block_choice import DeclareBlockers
from core.rules.combat.enlisting import enlist_capacity, why_not_enlist
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value
from gui.session import Session


class DragAction(Enum):
    """What a drop means."""

    ATTACK = auto()
    BLOCK = auto()
    ENLIST = auto()


class Verdict(Value, kw_only=False):
    """What dropping a creature here would mean in `game`; `violation` says why it may not."""

    game: Game
    action: DragAction
    violation: Violation | None = None

    @property
    def is_legal(self) -> bool:
        """Whether the rules allow it, as far as these two are concerned."""
        return self.violation is None

    @property
    def why_not(self) -> str:
        """Why the rules do not allow it, in words; empty if they do."""
        return told(self.game, self.violation).sentence if self.violation is not None else ""


def verdicts(session: Session, creature: ObjectId) -> Mapping[RecipientId, Verdict]:
    """Return what each thing on the table would be as a target for a creature dragged onto it.

    A creature dragged onto an attacker of its own side with enlist is enlisted by it.
    """
    found: dict[RecipientId, Verdict] = {}
    attack = session.decision_of(DeclareAttackers)
    if attack is not None and _controller(attack.game, creature) == attack.choice.player:
        found.update(_attacks(attack.game, attack.choice.player, creature))
        found.update(_enlisting(attack, creature))
    for decision in session.decisions_of(DeclareBlockers):
        choice = decision.choice
        if _controller(decision.game, creature) == choice.player:
            found.update(_blocks(decision.game, choice.player, creature))
    return found


def _controller(game: Game, creature: ObjectId) -> PlayerId | None:
    permanent = game.battlefield.get(creature)
    return permanent.controller if permanent else None


def _attacks(game: Game, player: PlayerId, creature: ObjectId) -> Iterator[tuple[RecipientId, Verdict]]:
    own_fault = why_not_attack(game, player, creature)
    targets: list[RecipientId] = [other for other in game.players if other != player]
    targets += [card for card in game.battlefield if card != creature and defender(game, card) is not None]
    for target in targets:
        fault = own_fault or why_not_attack_target(game, player, target)
        yield target, Verdict(game, DragAction.ATTACK, fault)


def _enlisting(decision: Decision, creature: ObjectId) -> Iterator[tuple[RecipientId, Verdict]]:
    game, player = decision.game, decision.choice.player
    answer = decision.answer or decision.choice.default(game)
    attacks = answer.attacks if isinstance(answer, Attacks) else {}
    for attacker in attacks:
        if attacker != creature and enlist_capacity(game, attacker):
            yield attacker, Verdict(game, DragAction.ENLIST, why_not_enlist(game, player, creature, attacks))


def _blocks(game: Game, player: PlayerId, creature: ObjectId) -> Iterator[tuple[RecipientId, Verdict]]:
    own_fault = why_not_block_at_all(game, player, creature)
    mine = attackers_on(game, player)
    for attacker in game.combat.attackers if game.combat else ():
        fault = own_fault or why_not_this_block(game, player, creature, attacker)
        if attacker in mine or fault is not None:
            yield attacker, Verdict(game, DragAction.BLOCK, fault)
