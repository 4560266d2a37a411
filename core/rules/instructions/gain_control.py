"""A player gains control of permanents (CR 611.2b)."""

from __future__ import annotations

from core.abilities.effects.on_one_object import Controls
from core.abilities.instructions.to_permanents import GainControl
from core.model.game import Game
from core.model.waiting_effects import EffectId, Waiting
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.zones.control import gain_control


@performs(GainControl)
def begin_control(resolution: Resolution, part: GainControl) -> Procedure[Game]:
    """Let an effect begin that gives control of permanents.

    CR 611.2b: what would last as long as something that is gone already does not begin.
    """
    game, item = resolution.game, resolution.item
    while_there = item.source if part.until == "this_leaves" else None
    if while_there is not None and while_there not in game.battlefield:
        return game
    for one in resolution.each(part.on, None):
        effect = Waiting(
            id=EffectId(f"{item.id}/{game.made + 1}"),
            name=item.name,
            controller=item.controller,
            effect=Controls(),
            subject=one,
            while_there=while_there,
            until=part.until if part.until != "this_leaves" else None,
        )
        game = yield from gain_control(game, effect)
    return game
