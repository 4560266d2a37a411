"""Players discard cards (CR 701.9a)."""

from __future__ import annotations

from core.abilities.instructions.to_cards import Discard
from core.characteristics.counting import is_card_like
from core.events.causes import instruction_of
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.rules.giving_up_cards import choose_cards, give_up_cards
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure


@performs(Discard)
def discard(resolution: Resolution, part: Discard) -> Procedure[Game]:
    """Have each player choose cards of their hand; then all of these are discarded at once.

    CR 701.9b: the player who discards chooses. CR 101.4: one after the other, and then all at once.
    CR 101.3: who has fewer cards discards them all.
    """
    game, item = resolution.game, resolution.item
    gone: tuple[ZoneCard, ...] = ()
    for player in resolution.players(part.who):
        theirs = tuple(
            card for card in game.hand if card.owner == player and is_card_like(game, card, part.what)
        )
        count = len(theirs) if part.amount is None else resolution.how_much(part.amount)
        gone += (yield from choose_cards(player, theirs, count, "discard")) if count else ()
    if not gone:
        return game
    return (yield from give_up_cards(game, gone, item.source, instruction_of(item), "discard"))
