"""Triggered abilities go on the stack: in which order, with which targets (CR 603.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.abilities.instructions.one_shot import OneShot
from core.choices import ChooseTargets, EffectRef, OrderTriggers, StackOrder, Targets, Violation
from core.events.effects import DidNotResolve, TargetsChosen, WhyNot
from core.events.stack import AbilityPutOnStack
from core.language.ability_wording import instruction_words
from core.model.effects import EffectId
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.rules.procedure import Procedure, ask
from core.rules.stack.targets import can_be_chosen, legal_targets, targeting
from core.rules.triggers.noticing import happen
from core.terms.ids import PlayerId


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


def order_violations(choice: OrderTriggers, answer: StackOrder) -> Iterator[Violation]:
    """Yield what is wrong with an order: each ability stands in it once."""
    if len(ordered(choice.among, answer.order)) != len(choice.among):
        yield Violation(
            about=(choice.player,),
            rule=choice.rule,
            sentence="Each ability that waits goes on the stack once (CR 603.3b).",
            remedy=f"List {', '.join(ref.id for ref in choice.among)} in some order.",
        )


def ordered(among: tuple[EffectRef, ...], order: tuple[str, ...]) -> tuple[EffectRef, ...]:
    """Return those named, each once, in that order.

    A name is an id, or that of the object whose ability it is: `hero`, or `hero/2` for its second.
    """
    left, found = list(among), []
    for name in order:
        source, _, number = name.partition("/")
        mine = [one for one in among if source == _source(one)]
        if number:
            mine = mine[int(number) - 1 : int(number)] if number.isdigit() else []
        ref = next((one for one in left if name == one.id or one in mine), None)
        if ref is not None:
            left.remove(ref)
            found.append(ref)
    return tuple(found)


def named_by_source(order: tuple[str, ...]) -> tuple[str, ...]:
    """Return ids of abilities as a file names them: by their objects, numbered where one has several."""
    numbers: dict[str, list[int]] = {}
    for one in order:
        source, _, number = one.rpartition("~")
        numbers.setdefault(source, []).append(int(number))
    names = []
    for one in order:
        source, _, number = one.rpartition("~")
        place = sorted(numbers[source]).index(int(number)) + 1
        names.append(source if len(numbers[source]) == 1 else f"{source}/{place}")
    return tuple(names)


def _source(ref: EffectRef) -> str:
    return ref.id.rpartition("~")[0]


def _in_order(
    game: Game, player: PlayerId, mine: tuple[StackObject, ...]
) -> Procedure[tuple[StackObject, ...]]:
    if len({(ability.source, _instructions(ability)) for ability in mine}) < 2:  # noqa: PLR2004 - of two kinds
        return mine
    labels = Counter(game.label(ability.source) for ability in mine)
    among = tuple(EffectRef(id=_own_id(one), name=_short_name(game, one, labels)) for one in mine)
    answer = yield from ask(OrderTriggers(player=player, among=among), StackOrder)
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
        return (yield from happen(game, DidNotResolve(ability=ability, why=WhyNot.NOTHING_TO_TARGET)))
    choice = ChooseTargets(player=ability.controller, ability=ability.name, among=legal, another=another)
    targets = (yield from ask(choice, Targets)).targets
    return (yield from happen(game, TargetsChosen(ability=ability, targets=targets)))
