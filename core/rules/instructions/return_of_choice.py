"""A player returns permanents of their choice to their owners' hands (CR 608.2d)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import ReturnOfChoice
from core.characteristics.filtering import speaks_of_object
from core.events.causes import instruction_of
from core.model.game import Game
from core.rules.choosing_permanents import choose_permanents
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.zones.leaving_battlefield import leave_battlefield


@performs(ReturnOfChoice)
def return_of_choice(resolution: Resolution, part: ReturnOfChoice) -> Procedure[Game]:
    """Have the controller choose so many of these; then all of them are returned at once."""
    game, item = resolution.game, resolution.item
    there = tuple(one for one in game.battlefield if speaks_of_object(resolution.speaker, one, part.what))
    amount = resolution.how_much(part.amount)
    gone = yield from choose_permanents(game, item.controller, there, amount, "return")
    return (yield from leave_battlefield(game, gone, "return_to_hand", instruction_of(item)))
