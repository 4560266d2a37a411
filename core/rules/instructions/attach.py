"""A permanent becomes attached to something (CR 701.3a)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import Attach
from core.events.causes import instruction_of
from core.events.status import BecameAttached
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.attaching import may_be_attached
from core.terms.values import replace


@performs(Attach)
def attach(resolution: Resolution, part: Attach) -> Procedure[Game]:
    """Attach a permanent to what an instruction names.

    CR 701.3a: what can't be attached there stays where it is; CR 701.3b: nor does anything move twice.
    """
    game, to = resolution.game, resolution.one(part.to)
    for one in resolution.each(part.what, None):
        moved = replace(game.battlefield[one], attached_to=to)
        if to is None or game.battlefield[one].attached_to == to or not may_be_attached(game, moved):
            continue
        attached = BecameAttached(object=one, to=to, cause=instruction_of(resolution.item))
        game = yield from happen(game, attached)
    return game
