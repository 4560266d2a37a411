"""Players draw cards (CR 121.1)."""

from __future__ import annotations

from core.abilities.instructions.to_players import DrawNow
from core.events.causes import instruction_of
from core.events.results import CardDrawn
from core.model.game import Game
from core.rules.damage.result_effects import let_happen
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure


@performs(DrawNow)
def draw(resolution: Resolution, part: DrawNow) -> Procedure[Game]:
    """Let players draw cards, as effects change it (CR 121.1)."""
    item = resolution.item
    said = tuple(
        CardDrawn(player=player, source=item.source, cause=instruction_of(item))
        for player in resolution.players(part.who)
        for _ in range(resolution.how_much(part.amount))
    )
    return (yield from let_happen(resolution.game, said))
