"""Permanents leave the battlefield by an effect: destroyed, exiled, sacrificed, returned (CR 701)."""

from __future__ import annotations

from typing import Literal

from core.events.causes import Cause
from core.events.spells_and_abilities import Departure, DestructionReplaced, PermanentsLeft
from core.model.game import Game
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.destruction import rescues
from core.rules.zones.zone_changes import graveyard_or_elsewhere
from core.terms.ids import ObjectId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

How = Literal["destroy", "exile", "sacrifice", "return_to_hand"]
_WHERE = {
    "destroy": (Zone.GRAVEYARD, "701.8a"),
    "exile": (Zone.EXILE, "701.13a"),
    "sacrifice": (Zone.GRAVEYARD, "701.21a"),
    "return_to_hand": (Zone.HAND, "400.7"),
}


def leave_battlefield(
    game: Game, gone: tuple[ObjectId, ...], how: How, cause: Cause, *, is_regenerable: bool = True
) -> Procedure[Game]:
    """Let permanents leave the battlefield at the same time, unless something happens instead (CR 614).

    `is_regenerable`: what is destroyed may be regenerated (CR 701.19c).
    CR 701.8a: to the graveyard. CR 701.13a: into exile.
    """
    if how == "destroy":
        game, saved = yield from rescues(game, gone, "effect" if is_regenerable else "effect_for_good")
        if saved:
            game = yield from happen(game, DestructionReplaced(rescued=tuple(saved.values())))
            # umbra armor may have been destroyed just now that was to be destroyed by itself
            gone = tuple(one for one in gone if one not in saved and one in game.battlefield)
    if not gone:
        return game
    to, rule = _WHERE[how]
    game, where = yield from graveyard_or_elsewhere(game, gone, to)
    departures = tuple(Departure(object=one, becomes=next_incarnation(one), to=where[one]) for one in gone)
    left = PermanentsLeft(departures=departures, how=how, cause=cause, rule=RuleNumber(rule))
    return (yield from happen(game, left))
