"""Players exile the top card of their library (CR 701.13a)."""

from __future__ import annotations

from core.abilities.instructions.to_players import ExileTop
from core.events.causes import instruction_of
from core.events.results import TopExiled
from core.model.game import Game
from core.rules.damage.result_effects import let_happen
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure


@performs(ExileTop)
def exile_top(resolution: Resolution, part: ExileTop) -> Procedure[Game]:
    """Let players exile the top card of their library (CR 701.13a)."""
    item = resolution.item
    said = tuple(
        TopExiled(player=player, source=item.source, cause=instruction_of(item))
        for player in resolution.players(part.who)
    )
    return (yield from let_happen(resolution.game, said))
