"""Permanents are destroyed, exiled, sacrificed, or returned to hand (CR 701.8a, 701.13a, 701.21a)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.causes import instruction_of
from core.model.game import Game
from core.rules.instructions.cards_in_graveyards import cards_in_graveyards, move_on
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.zones.leaving_battlefield import leave_battlefield


@performs(Move)
def move(resolution: Resolution, part: Move) -> Procedure[Game]:
    """Let what an instruction is about leave the battlefield, all at the same time; or a graveyard."""
    game = resolution.game
    cards = cards_in_graveyards(resolution, part.on) if part.each is None else ()
    if cards and part.kind in {"exile", "return_to_hand"}:
        return (yield from move_on(resolution, part, cards))
    gone = resolution.each(part.on, part.each)
    match part.kind:
        case "destroy":
            gone = tuple(one for one in gone if not characteristics(game, one).has(Keyword.INDESTRUCTIBLE))
        case "sacrifice":  # CR 701.21a: nobody sacrifices what somebody else controls
            you = resolution.item.controller
            gone = tuple(one for one in gone if game.battlefield[one].controller == you)
        case _:
            pass
    cause = instruction_of(resolution.item)
    return (yield from leave_battlefield(game, gone, part.kind, cause, is_regenerable=part.is_regenerable))
