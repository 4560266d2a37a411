"""A permanent becomes a copy of another one (CR 707.4)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import BecomeCopy
from core.events.spells_and_abilities import BecameCopy
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.copying import copied
from core.terms.ids import ObjectId


@performs(BecomeCopy)
def become_copy(resolution: Resolution, part: BecomeCopy) -> Procedure[Game]:
    """Let permanents become copies of another one, as that is or last was (CR 707.4)."""
    game, of = resolution.game, resolution.one(part.of)
    if of is None or (of not in game.battlefield and of not in game.last_known):
        return game
    card = copied(game.permanent(ObjectId(of)), part.exceptions)
    for one in resolution.each(part.on, None):
        game = yield from happen(
            game,
            BecameCopy(
                object=one, of=ObjectId(of), card=card, number=_number(game, one, card.name), until=part.until
            ),
        )
    return game


def _number(game: Game, one: ObjectId, name: str) -> int:
    """Return which of those with a name it will be, 0 if it is the only one."""
    alike = [other.number for other in game.everything if other.id != one and other.card.name == name]
    return max(len(alike), *alike) + 1 if alike else 0
