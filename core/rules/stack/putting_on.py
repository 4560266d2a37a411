"""Triggered abilities go on the stack: in which order, with which targets (CR 603.3)."""

from __future__ import annotations

from core.abilities.card_texts.modes import Mode
from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.instructions.one_shot import OneShot
from core.abilities.subjects import TargetSpec
from core.characteristics.current import characteristics
from core.events.spells_and_abilities import (
    DidNotResolve,
    ModeChosen,
    PointsDivided,
    TargetsChosen,
    WhyNot,
)
from core.events.stack import AbilityPutOnStack
from core.model.game import Game
from core.model.permanents import ModeChosenBefore
from core.model.stack import OnStack, StackObject
from core.model.waiting_effects import EffectId
from core.rules.announcing.announced_division import divided_points
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import WhichMode
from core.rules.choices.some import ChooseSome
from core.rules.choices.targets import ChooseTargets, Legal
from core.rules.choices.trigger_order import OrderTriggers, ordered
from core.rules.procedure import Procedure, ask
from core.rules.stack.division_choice import DivideAmongTargets
from core.rules.targets.legal_targets import can_be_chosen, legal_targets
from core.rules.targets.targeting import targeting
from core.rules.triggers.happening import happen
from core.terms.called import Called
from core.terms.ids import PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


def put_triggers_on_stack(game: Game) -> Procedure[Game]:
    """Put waiting abilities on the stack, the active player's first and so lowest.

    CR 603.3b: each player puts theirs there in any order.
    """
    for player in game.apnap:
        mine = tuple(ability for ability in game.triggered if ability.controller == player)
        for ability in (yield from _in_order(player, mine)):
            game = yield from happen(game, AbilityPutOnStack(ability=ability))
            if isinstance(ability, OnStack):
                game = yield from _announce(game, ability)
    return game


def _in_order(player: PlayerId, mine: tuple[StackObject, ...]) -> Procedure[tuple[StackObject, ...]]:
    if len({(ability.source, _instructions(ability)) for ability in mine}) < 2:  # noqa: PLR2004 - of two kinds
        return mine
    choice = OrderTriggers(player=player, among=mine)
    answer = yield from ask(choice)
    by_id = dict(zip(choice.ids, mine, strict=True))
    return tuple(by_id[own] for own in ordered(choice.among, answer.order))


def _instructions(ability: StackObject) -> tuple[OneShot, ...] | tuple[Mode, ...] | None:
    """Return what an ability does or may do, if it is composed of instructions."""
    return (ability.modes or ability.does) if isinstance(ability, OnStack) else None


def _announce(game: Game, ability: OnStack) -> Procedure[Game]:
    """Have the mode and the targets of an ability chosen as it goes on the stack.

    CR 603.3c: a mode without legal targets can't be chosen; without any mode, or with too few, the
    ability is gone.
    """
    if not ability.modes:
        return (yield from _choose_targets(game, ability))
    possible = [
        number
        for number, mode in enumerate(ability.modes, 1)
        if not _was_chosen(game, ability, mode)
        and _can_be_chosen(game, ability, mode.targets, mode.least_targets)
    ]
    if len(possible) < ability.least_modes:
        return (yield from happen(game, DidNotResolve(ability=ability, why=WhyNot.NO_MODE)))
    first, *others = yield from _chosen_modes(ability, possible)
    chosen = ModeChosen(ability=ability, number=first, besides=tuple(others))
    game = yield from happen(game, chosen)
    return (yield from _choose_targets(game, chosen.chosen))


def _was_chosen(game: Game, ability: OnStack, mode: Mode) -> bool:
    """Whether a mode was chosen before of an ability that says of which modes one is chosen.

    If its object has that ability more than once, each has modes of its own.
    """
    if ability.unchosen is None:
        return False
    this_turn = ability.unchosen == "this_turn"
    effects = characteristics(game, ability.source).effects
    alike = sum(isinstance(one, Triggered) and one.modes == ability.modes for one in effects)
    before = game.permanent(ability.source).modes_chosen
    return before.count(ModeChosenBefore(mode=mode, this_turn=this_turn)) >= max(1, alike)


def _chosen_modes(ability: OnStack, possible: list[int]) -> Procedure[list[int]]:
    """Have one mode chosen, or so many as it says, of those that may be; return them in their order."""
    among = tuple(EffectRef(id=EffectId(str(number)), name=Called(str(number))) for number in possible)
    player, purpose, rule = ability.controller, WhichMode(ability=ability), RuleNumber("603.3c")
    if ability.most_modes == 1:
        one = ChooseOne(player=player, purpose=purpose, among=among, rule=rule)
        return [int((yield from ask(one)).value)]
    most = min(ability.most_modes, len(possible))
    if ability.least_modes == len(possible):
        return possible
    some = ChooseSome(
        player=player, purpose=purpose, among=among, count=most, least=ability.least_modes, rule=rule
    )
    return sorted(int(number) for number in (yield from ask(some)).targets)


def _can_be_chosen(game: Game, ability: OnStack, wanted: tuple[TargetSpec, ...], least: int | None) -> bool:
    """Whether there are legal targets for those that have to be chosen (CR 601.2c)."""
    needed = wanted[:least]
    return can_be_chosen(needed, _legal(game, ability, needed))


def _legal(game: Game, ability: OnStack, wanted: tuple[TargetSpec, ...]) -> Legal:
    return tuple(tuple(legal_targets(game, spec, targeting(ability))) for spec in wanted)


def _choose_targets(game: Game, ability: OnStack) -> Procedure[Game]:
    """Have targets chosen as the ability goes on the stack; without legal ones it has none (CR 603.3d)."""
    if not ability.wanted:
        return game
    targets: tuple[RecipientId, ...] = ()
    for wanted in _each_with_targets(ability):
        legal = _legal(game, ability, wanted)
        another = tuple(spec.another for spec in wanted)
        least = ability.least_targets
        if not _can_be_chosen(game, ability, wanted, least):
            return (yield from happen(game, DidNotResolve(ability=ability, why=WhyNot.NOTHING_TO_TARGET)))
        if (points := divided_points(ability.does, ability.amount)) is not None:
            legal, another = legal[:points], another[:points]  # CR 601.2d: each gets at least 1
        choice = ChooseTargets(
            player=ability.controller, ability=ability.name, among=legal, another=another, least=least
        )
        targets += (yield from ask(choice)).targets
    chosen = TargetsChosen(ability=ability, targets=targets)
    return (yield from _divide((yield from happen(game, chosen)), chosen.chosen))


def _divide(game: Game, ability: OnStack) -> Procedure[Game]:
    """Have points divided among the targets, if the ability divides any (CR 601.2d)."""
    points = divided_points(ability.does, ability.amount)
    if points is None or not ability.targets:
        return game
    choice = DivideAmongTargets(
        player=ability.controller,
        ability=ability.name,
        source=ability.source,
        points=points,
        among=ability.targets,
    )
    division = (yield from ask(choice)).points.get(ability.source, FrozenMap())
    return (yield from happen(game, PointsDivided(ability=ability, division=division)))


def _each_with_targets(ability: OnStack) -> tuple[tuple[TargetSpec, ...], ...]:
    """Return what the targets may be, of each mode by itself: the same may be chosen for several."""
    parts = tuple(part.targets for part in ability.parts) or (ability.wanted,)
    return tuple(wanted for wanted in parts if wanted)
