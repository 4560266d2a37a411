"""Triggered abilities go on the stack: in which order, with which targets (CR 603.3)."""

from __future__ import annotations

from collections import Counter

from core.abilities.instructions.one_shot import OneShot
from core.events.effects import DidNotResolve, TargetsChosen
from core.events.stack import AbilityPutOnStack
from core.language.ability_wording import instruction_words
from core.model.effects import EffectId
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.rules.choices.picking import EffectRef
from core.rules.choices.targets import ChooseTargets
from core.rules.choices.trigger_order import OrderTriggers, ordered
from core.rules.procedure import Procedure, ask
from core.rules.stack.targets import can_be_chosen, legal_targets, targeting
from core.rules.triggers.noticing import happen
from core.rules.triggers.targeted import notice_targets
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


def put_triggers_on_stack(game: Game) -> Procedure[Game]:
    """Put waiting abilities on the stack, the active player's first and so lowest.

    CR 603.3b: each player puts theirs there in any order.
    """
    for player in game.apnap:
        mine = tuple(ability for ability in game.triggered if ability.controller == player)
        for ability in (yield from _in_order(game, player, mine)):
            game = yield from happen(game, AbilityPutOnStack(ability=ability))
            game = yield from _choose_targets(game, ability)
    return game


def _in_order(
    game: Game, player: PlayerId, mine: tuple[StackObject, ...]
) -> Procedure[tuple[StackObject, ...]]:
    if len({(ability.source, _instructions(ability)) for ability in mine}) < 2:  # noqa: PLR2004 - of two kinds
        return mine
    labels = Counter(game.label(ability.source) for ability in mine)
    among = tuple(EffectRef(id=_own_id(one), name=_short_name(game, one, labels)) for one in mine)
    answer = yield from ask(OrderTriggers(player=player, among=among))
    by_id = {_own_id(ability): ability for ability in mine}
    return tuple(by_id[ref.id] for ref in ordered(among, answer.order))


def _own_id(ability: StackObject) -> EffectId:
    """Return what an ability is named by; a Siege has no more than one of its own waiting."""
    return EffectId(ability.id if isinstance(ability, OnStack) else f"{ability.source}~0")


def _instructions(ability: StackObject) -> tuple[OneShot, ...] | None:
    """Return what an ability does, if it is composed of instructions."""
    return ability.does if isinstance(ability, OnStack) else None


def _short_name(game: Game, ability: StackObject, labels: Counter[str]) -> str:
    """Return the name of its object, and what it does where others of that name wait as well."""
    label = game.label(ability.source)
    if labels[label] == 1:
        return label
    does = instruction_words(ability.does, ability.wanted) if isinstance(ability, OnStack) else _DEFEATED
    return f"{label}: {does}"


_DEFEATED = "exile it, then you may cast it transformed"


def _choose_targets(game: Game, ability: StackObject) -> Procedure[Game]:
    """Have targets chosen as the ability goes on the stack; without legal ones it has none (CR 603.3d)."""
    if not isinstance(ability, OnStack) or not ability.wanted:
        return game
    by = targeting(ability)
    legal = tuple(tuple(legal_targets(game, spec, by)) for spec in ability.wanted)
    another = tuple(spec.another for spec in ability.wanted)
    if not can_be_chosen(ability.wanted, legal):
        return (yield from happen(game, DidNotResolve(ability=ability, rule=RuleNumber("603.3d"))))
    choice = ChooseTargets(player=ability.controller, ability=ability.name, among=legal, another=another)
    targets = (yield from ask(choice)).targets
    game = yield from happen(game, TargetsChosen(ability=ability, targets=targets))
    return (yield from notice_targets(game, replace(ability, targets=targets)))
