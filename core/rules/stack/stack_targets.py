"""Spells and abilities on the stack as targets: which may be one, and how a script names them (CR 701.6a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.filters import StackObjects
from core.abilities.subjects import TargetSpec
from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.stack import OnStack
from core.terms.ids import ObjectId, PlayerId, RecipientId


def found_on_stack(game: Game, target: RecipientId | None) -> OnStack | None:
    """Return the spell or ability with this id, None if it is not on the stack."""
    return next((one for one in items_on_stack(game) if one.id == target), None)


def items_on_stack(game: Game) -> Iterator[OnStack]:
    """Yield spells and abilities on the stack, the topmost first."""
    yield from (one for one in reversed(game.stack) if isinstance(one, OnStack))


def is_wanted_on_stack(game: Game, wanted: StackObjects, item: OnStack, you: PlayerId) -> bool:
    """Whether a spell or ability is one of those that `you` may target."""
    if wanted.what not in {"either", "spell" if item.is_spell else "ability"}:
        return False
    if wanted.controller is not None and (wanted.controller == "you") is not (item.controller == you):
        return False
    if not item.is_spell:
        return not (wanted.types or wanted.not_types or wanted.colors)
    what = characteristics(game, item.id)
    return (
        (not wanted.types or not what.types.isdisjoint(wanted.types))
        and what.types.isdisjoint(wanted.not_types)
        and (not wanted.colors or not what.colors.isdisjoint(wanted.colors))
    )


def meant_targets(
    game: Game, wanted: tuple[TargetSpec, ...], targets: tuple[RecipientId, ...]
) -> tuple[RecipientId, ...]:
    """Return targets by id: on the stack a spell may be named, an ability by its object, the topmost such."""
    specs = (*wanted, *(TargetSpec() for _ in targets[len(wanted) :]))
    return tuple(
        _meant(game, target) if spec.on_stack is not None else target
        for spec, target in zip(specs, targets, strict=False)
    )


def stack_reference(game: Game, target: RecipientId) -> RecipientId:
    """Return how a file names something on the stack: by name if that is enough, else by its id."""
    item = found_on_stack(game, target)
    if item is None:
        return target
    short = ObjectId(item.name.name) if item.is_spell else item.source
    return short if _meant(game, short) == target else target


def _meant(game: Game, named: RecipientId) -> RecipientId:
    for item in items_on_stack(game):
        if named in {item.id, item.name.name if item.is_spell else item.source}:
            return item.id
    return named
