"""Permanents leave the battlefield by an effect: destroyed, exiled, sacrificed, returned (CR 701)."""

from __future__ import annotations

from typing import Literal

from core.events.effects import PermanentsLeft, StatusChanged
from core.model.game import Game
from core.rules.procedure import Procedure, happen
from core.rules.state_based.regeneration import regeneration_shield
from core.rules.triggers import notice_triggers
from core.terms.counters import SHIELD
from core.terms.ids import ObjectId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

Cause = Literal["destroy", "exile", "sacrifice", "return_to_hand"]
_WHERE = {
    "destroy": (Zone.GRAVEYARD, "701.8a"),
    "exile": (Zone.EXILE, "701.13a"),
    "sacrifice": (Zone.GRAVEYARD, "701.21a"),
    "return_to_hand": (Zone.HAND, "400.7"),
}


def leave_battlefield(game: Game, gone: tuple[ObjectId, ...], cause: Cause) -> Procedure[Game]:
    """Let permanents leave the battlefield at the same time.

    CR 122.1c: what would be destroyed by an effect loses a shield counter instead.
    CR 701.19a: or is regenerated, if there is a shield for that.
    """
    if cause == "destroy":
        for one in gone:
            if game.battlefield[one].counters.get(SHIELD):
                saved = StatusChanged(object=one, counter_removed=SHIELD, rule=RuleNumber("122.1c"))
                game = yield from happen(saved)
                gone = tuple(other for other in gone if other != one)
            elif (shield := regeneration_shield(game, one)) is not None:
                saved = StatusChanged(object=one, regenerated_by=shield.id, rule=RuleNumber("701.19a"))
                game = yield from happen(saved)
                gone = tuple(other for other in gone if other != one)
    if not gone:
        return game
    to, rule = _WHERE[cause]
    before = game
    pairs = tuple((one, next_incarnation(one)) for one in gone)
    game = yield from happen(PermanentsLeft(objects=pairs, to=to, cause=cause, rule=RuleNumber(rule)))
    return (yield from notice_triggers(before, game))
