"""Countering spells and abilities (CR 701.6a)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Counter
from core.abilities.restrictions import CantBeCountered
from core.characteristics.current import characteristics
from core.events.spells_and_abilities import Countered, NotCountered
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.targets.on_stack import found_on_stack
from core.rules.triggers.happening import happen
from core.rules.zones.zone_changes import graveyard_or_elsewhere
from core.terms.zones import Zone


@performs(Counter)
def counter(resolution: Resolution, part: Counter) -> Procedure[Game]:
    """Take a spell or ability off the stack; it does nothing, and nothing that was paid comes back.

    CR 101.2: if it can't be countered, nothing happens.
    """
    game, target = resolution.game, resolution.one(part.on)
    item = found_on_stack(game, target) if target is not None else None
    if item is None:
        return game
    if cannot_be_countered(game, item):
        return (yield from happen(game, NotCountered(ability=item)))
    if not item.is_spell:
        return (yield from happen(game, Countered(ability=item, to=Zone.GRAVEYARD)))
    game, where = yield from graveyard_or_elsewhere(game, (item.id,))
    return (yield from happen(game, Countered(ability=item, to=where[item.id])))


def cannot_be_countered(game: Game, item: OnStack) -> bool:
    """Whether a spell says that it can't be countered (CR 101.2)."""
    return item.is_spell and bool(characteristics(game, item.id).each(CantBeCountered))
