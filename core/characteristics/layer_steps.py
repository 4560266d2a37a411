"""Working out the whole battlefield: every effect, layer by layer (CR 613)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.characteristics.board import Board
from core.characteristics.change import changed
from core.characteristics.continuous_effects import Continuous, effects_in_force, given_effects, own_effects
from core.characteristics.copiable_values import change_by_counters, copiable, finished
from core.characteristics.effect_order import dependents, next_effect, removes_abilities
from core.characteristics.layer import Layer
from core.characteristics.remembering import from_each_alone
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.ids import ObjectId
from core.terms.values import Value, replace


class Step(Value, kw_only=False):
    """One effect applied in one layer; or all counters on power and toughness, where `effect` is None.

    Attributes:
        reached: the objects it was applied to.
        now: what everything is after it; it goes on changing with the next step.
        waited_for: the effects of its layer that it depended on, and so was applied after (CR 613.8).
        is_left_over: whether its ability was gone by then, and it had begun in a layer before (CR 613.6).
    """

    layer: Layer
    effect: Continuous | None
    reached: tuple[ObjectId, ...]
    now: Mapping[ObjectId, Characteristics]
    waited_for: tuple[Continuous, ...] = ()
    is_left_over: bool = False


def worked_out(game: Game) -> dict[ObjectId, Characteristics]:
    """Return what everything on the battlefield is, after all effects."""
    board = Board(game)
    for _ in _steps(game, board, one_by_one=False):
        pass
    return from_each_alone(game, board.now, finished)


def steps(game: Game) -> Iterator[Step]:
    """Yield one by one what makes everything on the battlefield what it is."""
    yield from _steps(game, Board(game), one_by_one=True)


def worked_out_alone(permanent: Permanent) -> Characteristics:
    """Return what a permanent is if nothing but counters and changes by hand makes it other than it is."""
    what = copiable(permanent)
    if permanent.counters or permanent.by_hand:
        own = sorted(own_effects(permanent), key=_timestamp)
        for layer in (Layer.ABILITY, Layer.RULES):
            for effect in own:
                what = changed(what, effect.grants, layer, 1) if layer in effect.layers else what
        what = _with_counters(what, permanent)
    return finished(what)


def _steps(game: Game, board: Board, *, one_by_one: bool) -> Iterator[Step]:
    """Yield each effect of each layer as it is applied; if not `one_by_one`, but those that only add.

    CR 613.1: layer by layer. CR 613.8c: the order is worked out again after each effect. CR 613.5: all
    of it is done again whenever the game changes. CR 611.3a: static abilities are never locked in.
    """
    on_one = (effect for permanent in game.battlefield.values() for effect in own_effects(permanent))
    every = sorted((*effects_in_force(game), *on_one), key=_timestamp)
    for layer in Layer:
        if layer is Layer.CHANGING:
            yield from _counters(game, board)
        # CR 613.3: characteristic-defining abilities first, a stable sort keeps the rest as it is
        waiting = sorted([one for one in every if layer in one.layers], key=lambda one: not one.defines)
        waiting = [one for one in waiting if board.exists(one)]
        if waiting and not one_by_one and all(one.only_adds for one in waiting):
            board.add_up(waiting)
            continue
        waited_for: dict[Continuous, list[Continuous]] = {}
        while waiting:
            effect = next_effect(board, layer, waiting)
            if one_by_one:
                for dependent in dependents(board, layer, effect, waiting):
                    waited_for.setdefault(dependent, []).append(effect)
            is_left_over = not board.is_from_an_ability_still_there(effect)
            waiting.remove(effect)
            reached = board.apply(effect, layer)
            if layer is Layer.ABILITY and effect.grants.abilities:
                new = [given for one in reached for given in given_effects(effect, game.battlefield[one])]
                every = sorted((*every, *new), key=_timestamp)
                waiting = sorted((*waiting, *(one for one in new if layer in one.layers)), key=_timestamp)
            if removes_abilities(layer, effect):
                waiting = [one for one in waiting if board.exists(one)]
            waited = tuple(waited_for.get(effect, ()))
            yield Step(layer, effect, reached, board.now, waited_for=waited, is_left_over=is_left_over)


def _counters(game: Game, board: Board) -> Iterator[Step]:
    """Apply counters to power and toughness.

    Where another effect of this layer reads power, it depends on them (CR 613.8); otherwise what is
    added in which order makes no difference.
    """
    counted = tuple(permanent for permanent in game.battlefield.values() if permanent.counters)
    if counted:
        board.now.update((one.id, _with_counters(board.now[one.id], one)) for one in counted)
        yield Step(Layer.CHANGING, None, tuple(one.id for one in counted), board.now)


def _with_counters(what: Characteristics, permanent: Permanent) -> Characteristics:
    power, toughness = change_by_counters(permanent)
    if not power and not toughness:
        return what
    return replace(what, power=what.power + power, toughness=what.toughness + toughness)


def _timestamp(effect: Continuous) -> int:
    return effect.timestamp
