"""What a script names as a target or source: on the stack a spell may be named, an ability by its object."""

from __future__ import annotations

from core.abilities.subjects import TargetSpec
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.targets.on_stack import found_on_stack, items_on_stack
from core.terms.ids import ObjectId, RecipientId


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
    short = _short_name(game, item)
    return short if _meant(game, short) == target else target


def _meant(game: Game, named: RecipientId) -> RecipientId:
    for item in items_on_stack(game):
        if named in {item.id, _short_name(game, item)}:
            return item.id
    return named


def _short_name(game: Game, item: OnStack) -> ObjectId:
    """Return the name of a spell's card, even if that is face down, or an ability's object."""
    return ObjectId(game.permanent(item.id).card.name) if item.is_spell else item.source


def named_source(game: Game, named: ObjectId | None) -> ObjectId | None:
    """Return the object that is meant as a source, a spell also by its name; the topmost of that name."""
    by_name = (
        one.id
        for one in reversed(game.stack)
        if isinstance(one, OnStack) and one.is_spell and _short_name(game, one) == named
    )
    return named if named in game.battlefield else next(by_name, named)
