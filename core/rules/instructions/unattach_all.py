"""What is attached to a permanent becomes unattached (CR 701.3d)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import UnattachAll
from core.characteristics.filtering import speaks_of_object
from core.events.causes import instruction_of
from core.events.status import BecameUnattached
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(UnattachAll)
def unattach_all(resolution: Resolution, part: UnattachAll) -> Procedure[Game]:
    """Unattach from a permanent everything of a kind that is attached to it."""
    game, cause = resolution.game, instruction_of(resolution.item)
    for one in resolution.each(part.on, None):
        loose = tuple(
            permanent.id
            for permanent in game.battlefield.values()
            if permanent.attached_to == one
            and speaks_of_object(resolution.speaker, permanent.id, part.attachments)
        )
        if loose:
            game = yield from happen(game, BecameUnattached(objects=loose, bearer=one, cause=cause))
    return game
