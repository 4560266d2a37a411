"""Spells and abilities on the stack as targets: which may be one (CR 701.6a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.filters import StackObjects
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of
from core.characteristics.matching import fits_spell
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.model.stack import OnStack
from core.terms.ids import RecipientId


def found_on_stack(game: Game, target: RecipientId | None) -> OnStack | None:
    """Return the spell or ability with this id, None if it is not on the stack."""
    return next((one for one in items_on_stack(game) if one.id == target), None)


def items_on_stack(game: Game) -> Iterator[OnStack]:
    """Yield spells and abilities on the stack, the topmost first."""
    yield from (one for one in reversed(game.stack) if isinstance(one, OnStack))


def is_wanted_on_stack(speaker: Speaker, wanted: StackObjects, item: OnStack) -> bool:
    """Whether a spell or ability is one of those that `speaker` speaks of."""
    if wanted.what not in {"either", "spell" if item.is_spell else "ability"}:
        return False
    if wanted.controller is not None and (wanted.controller == "you") is not (item.controller == speaker.you):
        return False
    return _has_characteristics(speaker.game, wanted, item) and _targets(speaker, wanted, item)


def _has_characteristics(game: Game, wanted: StackObjects, item: OnStack) -> bool:
    if not item.is_spell:
        said = (wanted.types, wanted.subtypes, wanted.supertypes, wanted.not_types, wanted.colors)
        bounds = (wanted.color_count, wanted.mana_value_at_least, wanted.mana_value_at_most)
        return not any(said) and all(one is None for one in bounds)
    return fits_spell(wanted, characteristics(game, item.id))


def _targets(speaker: Speaker, wanted: StackObjects, item: OnStack) -> bool:
    """CR 115.9b: a target that is no longer there does not count."""
    if wanted.targets is None:
        return True
    game = speaker.game
    there = (one for one in item.targets if one in game.players_in_game or one in game.battlefield)
    return any(speaks_of(speaker, one, wanted.targets) for one in there)
