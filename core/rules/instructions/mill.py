"""Players mill cards (CR 701.17a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.to_cards import Mill
from core.events.causes import instruction_of
from core.events.results import TopMoved
from core.events.spells_and_abilities import ResultsHappened
from core.model.game import Game
from core.rules.giving_up_cards import graveyard_of
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.libraries import top_cards
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(Mill)
def mill(resolution: Resolution, part: Mill) -> Procedure[Game]:
    """Let players put cards from the top of their libraries into their graveyards, all at once."""
    game = resolution.game
    results = tuple(_milled(resolution, resolution.how_much(part.amount), part))
    if not results:
        return game
    return (yield from happen(game, ResultsHappened(results=results, rule=results[0].rule)))


def _milled(resolution: Resolution, amount: int, part: Mill) -> Iterator[TopMoved]:
    """Yield the cards that are milled; CR 701.17b: as many as there are if there are fewer."""
    game, item = resolution.game, resolution.item
    source, cause = item.source, instruction_of(item)
    for player in resolution.players(part.who):
        if not game.players[player].has_known_library:
            yield from (TopMoved(player=player, source=source, cause=cause) for _ in range(amount))
        for card in top_cards(game, player, amount):
            to = graveyard_of(game, card)
            yield TopMoved(player=player, name=card.card.name, to=to, source=source, cause=cause)
