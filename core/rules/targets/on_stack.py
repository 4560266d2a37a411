"""Spells and abilities on the stack as targets: which may be one (CR 701.6a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.filters import StackObjects
from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.stack import OnStack
from core.terms.ids import PlayerId, RecipientId


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
