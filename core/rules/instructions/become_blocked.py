"""An attacking creature becomes blocked or unblocked by an effect."""

from __future__ import annotations

from core.abilities.instructions.in_combat import BecomeBlocked, BecomeUnblocked
from core.events.causes import Cause, instruction_of
from core.events.status import BecameBlocked, BecameUnblocked
from core.model.combat import Blocking, Combat
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId


@performs(BecomeBlocked)
def become_blocked(resolution: Resolution, part: BecomeBlocked) -> Procedure[Game]:
    """Let an attacking creature that is unblocked become blocked, though nothing blocks it."""
    game, cause = resolution.game, instruction_of(resolution.item)
    for one in resolution.each(part.on, None):
        game = yield from _become_blocked(game, one, cause)
    return game


@performs(BecomeUnblocked)
def become_unblocked(resolution: Resolution, part: BecomeUnblocked) -> Procedure[Game]:
    """Let an attacking creature that is blocked become unblocked."""
    game, cause = resolution.game, instruction_of(resolution.item)
    for one in resolution.each(part.on, None):
        attacker = game.combat.attackers.get(one) if game.combat is not None else None
        if attacker is not None and attacker.blocking is Blocking.BLOCKED:
            game = yield from happen(game, BecameUnblocked(object=one, cause=cause))
    return game


def _become_blocked(game: Game, creature: ObjectId, cause: Cause) -> Procedure[Game]:
    """CR 509.1h: it is blocked from now on, though nothing blocks it. CR 702.22i: so is all its band."""
    combat = game.combat or Combat()
    if creature not in combat.attackers or combat.attackers[creature].blocking is not Blocking.UNBLOCKED:
        return game
    band = combat.band_of(creature)
    fresh = tuple(one for one in band if combat.attackers[one].blocking is Blocking.UNBLOCKED)
    banded = tuple(one for one in fresh if one != creature)
    return (yield from happen(game, BecameBlocked(objects=fresh, banded=banded, cause=cause)))
