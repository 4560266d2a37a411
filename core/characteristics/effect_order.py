"""In which order the effects of one layer are applied: by timestamp (CR 613.7) or dependency (CR 613.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from core.abilities.amounts import Different, SizeAmong
from core.abilities.filters import Objects
from core.characteristics.board import Board, has_ability
from core.characteristics.change import sets_land_type
from core.characteristics.continuous_effects import Continuous
from core.characteristics.layer import Layer
from core.model.characteristics import Characteristics
from core.terms.ids import ObjectId


def next_effect(board: Board, layer: Layer, waiting: Sequence[Continuous]) -> Continuous:
    """Return which effect is applied next; `waiting` are those not yet applied, in timestamp order.

    CR 613.8b: one that depends on others waits until they have been applied. Where they depend on
    each other in a circle, those in it go by their timestamps.
    CR 613.7: by timestamp. CR 613.8: unless one depends on another. CR 613.8c: the order is worked out
    again after each effect.
    """
    if len(waiting) == 1:
        return waiting[0]
    awaited: dict[Continuous, set[Continuous]] = {}

    def awaited_by(one: Continuous) -> set[Continuous]:
        """Work it out when it is asked for: most often the first effect waits for none."""
        if one not in awaited:
            awaited[one] = set(_awaited(board, layer, one, waiting))
        return awaited[one]

    return next(
        one for one in waiting if all(one in _in_the_end(other, awaited_by) for other in awaited_by(one))
    )


def dependents(
    board: Board, layer: Layer, one: Continuous, waiting: Sequence[Continuous]
) -> Iterator[Continuous]:
    """Yield the effects with earlier timestamps that wait for `one`, as they depend on it (CR 613.8b)."""
    for other in waiting[: waiting.index(one)]:
        if one in _awaited(board, layer, other, waiting):
            yield other


def _in_the_end(one: Continuous, awaited_by: Callable[[Continuous], set[Continuous]]) -> set[Continuous]:
    """Return all that an effect waits for, and what those wait for in turn."""
    found: set[Continuous] = set()
    left = [one]
    while left:
        fresh = awaited_by(left.pop()) - found
        found |= fresh
        left.extend(fresh)
    return found


def _awaited(
    board: Board, layer: Layer, one: Continuous, waiting: Sequence[Continuous]
) -> Iterator[Continuous]:
    """Yield the effects that one depends on (CR 613.8a)."""
    reads = _reads(board, layer, one)
    may_be_lost = one.this is not None and one not in board.begun
    if not reads and not may_be_lost:
        return
    for other in waiting:
        if other is one or other.defines is not one.defines:
            continue
        if (reads or removes_abilities(layer, other)) and _depends(board, layer, one, other):
            yield other


def _depends(board: Board, layer: Layer, one: Continuous, other: Continuous) -> bool:
    """Whether applying `other` would change if `one` is there, what it applies to, or what it does."""
    after = board.after(other, layer, board.reach(other))
    if one.this in after and one not in board.begun and not has_ability(after[one.this], one):
        return True
    if not board.is_settled(one) and any(
        board.reaches(one, each, what) != board.reaches(one, each, board.now[each])
        for each, what in after.items()
    ):
        return True
    if board.applies(one, {**board.now, **after}) != board.applies(one, board.now):
        return True
    return layer.is_about_size and _gains_or_loses(board, one, after) != 0


def _gains_or_loses(board: Board, one: Continuous, after: dict[ObjectId, Characteristics]) -> int:
    """Return by how many more, or fewer, an effect would be "for each" of."""
    return sum(
        board.counts(one, each, what) - board.counts(one, each, board.now[each])
        for each, what in after.items()
    )


def _reads(board: Board, layer: Layer, one: Continuous) -> bool:
    """Whether an effect looks at a part of what objects are that this layer changes."""
    settled = board.is_settled(one)
    wanted = [] if settled else [one.grants.objects]
    condition = one.grants.as_long_as
    if condition is not None and condition.objects is not None and not settled:
        wanted.append(condition.objects)
    if condition is not None and condition.among is not None and not settled:
        wanted.append(condition.among.among)
        if _adds_up(condition.among, layer):
            return True
    if layer.is_about_size and isinstance(one.grants.for_each, Objects):
        wanted.append(one.grants.for_each)
    return any(_looks_at(objects, layer) for objects in wanted)


def _adds_up(among: SizeAmong | Different, layer: Layer) -> bool:
    """Whether several objects are asked together for what this layer changes; none changes a mana value."""
    if (among.what if isinstance(among, Different) else among.side) == "mana_value":
        return False
    is_color = isinstance(among, Different) and among.what == "color"
    return layer is Layer.COLOR if is_color else layer.is_about_size


def _looks_at(wanted: Objects, layer: Layer) -> bool:
    match layer:
        case Layer.TYPE:
            # CR 305.7: with its land type a land may lose abilities here already; CR 208.3: only
            # creatures have a size
            kinds = wanted.types or wanted.one_of_types or wanted.subtypes
            return bool(
                kinds
                or wanted.not_types
                or wanted.not_subtypes
                or wanted.keyword
                or wanted.lacks
                or wanted.asks_for_size
            )
        case Layer.COLOR:
            return bool(wanted.colors or wanted.not_colors or wanted.color_count)
        case Layer.ABILITY:
            return wanted.keyword is not None or wanted.lacks is not None
        case Layer.DEFINING | Layer.SETTING | Layer.CHANGING | Layer.SWITCHING:
            return wanted.asks_for_size
        case Layer.RULES:
            return False


def removes_abilities(layer: Layer, effect: Continuous) -> bool:
    """Whether a layer's part of an effect may take away abilities that other effects are from."""
    return (layer is Layer.ABILITY and effect.grants.loses_abilities) or (
        layer is Layer.TYPE and sets_land_type(effect.grants)
    )
