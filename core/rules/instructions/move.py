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
from core.rules.zones.exiled_for_a_while import wait_in_exile
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
    item = resolution.item
    if part.until is not None and game.on_battlefield(item.source) is None:
        return game  # CR 610.3a, 610.3b: what was waited for has happened
    game = yield from leave_battlefield(
        game, gone, part.kind, instruction_of(item), is_regenerable=part.is_regenerable
    )
    return (yield from wait_in_exile(game, gone, item)) if part.until is not None else game
