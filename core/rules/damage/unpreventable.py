"""Damage that can't be prevented (CR 615.12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.effects.on_damage import CantPrevent
from core.characteristics.active_effects import active_effects
from core.characteristics.filtering import is_among, is_recipient
from core.events.damage import Damage
from core.model.game import Game
from core.terms.called import Called


def unpreventable(game: Game, damage: Iterable[Damage]) -> Iterator[Damage]:
    """Yield the damage that can't be prevented (CR 615.12)."""
    forbidding = active_effects(game, CantPrevent)
    for one in damage:
        if not one.is_preventable or (forbidding and forbids_prevention(game, one) is not None):
            yield one


def forbids_prevention(game: Game, damage: Damage) -> Called | None:
    """Return the name of what says that damage can't be prevented: its source, or an effect; None if none."""
    if not damage.is_preventable:
        return Called(game.label(damage.source))
    for active, effect in active_effects(game, CantPrevent):
        if (
            effect.combat in {None, damage.is_combat}
            and is_among(game, damage.source, effect.source, active.you, active.this)
            and is_recipient(game, damage.recipient, effect.recipient, active.you, active.this)
        ):
            return active.name
    return None
