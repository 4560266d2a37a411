"""Triggered abilities go on the stack: in which order, with which targets (CR 603.3)."""

from __future__ import annotations

from core.abilities.instructions.one_shot import OneShot
from core.events.spells_and_abilities import DidNotResolve, TargetsChosen, WhyNot
from core.events.stack import AbilityPutOnStack
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.rules.choices.targets import ChooseTargets
from core.rules.choices.trigger_order import OrderTriggers, ordered
from core.rules.procedure import Procedure, ask
from core.rules.targets.legal_targets import can_be_chosen, legal_targets
from core.rules.targets.targeting import targeting
from core.rules.triggers.noticing import happen
from core.terms.ids import PlayerId


def put_triggers_on_stack(game: Game) -> Procedure[Game]:
    """Put waiting abilities on the stack, the active player's first and so lowest.

    CR 603.3b: each player puts theirs there in any order.
    """
    for player in game.apnap:
        mine = tuple(ability for ability in game.triggered if ability.controller == player)
        for ability in (yield from _in_order(player, mine)):
            game = yield from happen(game, AbilityPutOnStack(ability=ability))
            game = yield from _choose_targets(game, ability)
    return game


def _in_order(player: PlayerId, mine: tuple[StackObject, ...]) -> Procedure[tuple[StackObject, ...]]:
    if len({(ability.source, _instructions(ability)) for ability in mine}) < 2:  # noqa: PLR2004 - of two kinds
        return mine
    choice = OrderTriggers(player=player, among=mine)
    answer = yield from ask(choice)
    by_id = dict(zip(choice.ids, mine, strict=True))
    return tuple(by_id[own] for own in ordered(choice.among, answer.order))


def _instructions(ability: StackObject) -> tuple[OneShot, ...] | None:
    """Return what an ability does, if it is composed of instructions."""
    return ability.does if isinstance(ability, OnStack) else None


def _choose_targets(game: Game, ability: StackObject) -> Procedure[Game]:
    """Have targets chosen as the ability goes on the stack; without legal ones it has none (CR 603.3d)."""
    if not isinstance(ability, OnStack) or not ability.wanted:
        return game
    by = targeting(ability)
    legal = tuple(tuple(legal_targets(game, spec, by)) for spec in ability.wanted)
    another = tuple(spec.another for spec in ability.wanted)
    if not can_be_chosen(ability.wanted, legal):
        return (yield from happen(game, DidNotResolve(ability=ability, why=WhyNot.NOTHING_TO_TARGET)))
    choice = ChooseTargets(player=ability.controller, ability=ability.name, among=legal, another=another)
    targets = (yield from ask(choice)).targets
    return (yield from happen(game, TargetsChosen(ability=ability, targets=targets)))
