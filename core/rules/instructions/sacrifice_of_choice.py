"""Players sacrifice permanents of their own choice (CR 608.2d, 608.2e, 701.21a)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import SacrificeOfChoice
from core.characteristics.filtering import speaks_of_object
from core.events.causes import instruction_of
from core.model.game import Game
from core.rules.choosing_permanents import choose_permanents
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.ids import ObjectId


@performs(SacrificeOfChoice)
def sacrifice_of_choice(resolution: Resolution, part: SacrificeOfChoice) -> Procedure[Game]:
    """Have each player choose so many of their permanents; then all of these are sacrificed at once.

    CR 608.2e: they choose one after the other, and know what was chosen before them.
    CR 701.21a: a player sacrifices only what that player controls.
    """
    game, amount = resolution.game, resolution.how_much(part.amount)
    gone: tuple[ObjectId, ...] = ()
    for player in resolution.players(part.who):
        theirs = tuple(
            permanent.id
            for permanent in game.battlefield.values()
            if permanent.controller == player
            and speaks_of_object(resolution.speaker, permanent.id, part.what)
        )
        gone += yield from choose_permanents(game, player, theirs, amount)
    return (yield from leave_battlefield(game, gone, "sacrifice", instruction_of(resolution.item)))
