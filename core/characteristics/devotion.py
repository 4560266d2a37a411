"""Devotion: how many mana symbols of some colors a player's permanents have in their costs (CR 700.5)."""

from __future__ import annotations

from core.abilities.amounts import Devotion
from core.model.game import Game
from core.terms.ids import PlayerId
from core.terms.mana import symbols_of_colors


def devotion(game: Game, player: PlayerId, to: Devotion) -> int:
    """Return a player's devotion to one color, or to several.

    CR 700.5a: copies and who controls what count, no later layer does.
    """
    mine = (one for one in game.battlefield.values() if one.controller == player)
    return sum(symbols_of_colors(one.copiable.mana_cost, to.colors) for one in mine)
