"""Untapping: what an instruction untaps, and all that untaps in the untap step (CR 502.3, 701.26b)."""

from __future__ import annotations

from core.abilities.restrictions import DoesntUntap
from core.characteristics.current import characteristics
from core.events.causes import ByRule, Cause
from core.events.flow import PermanentsUntapped
from core.events.status import CountersSpent, Untapped
from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.counters import STUN
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber


def untap(game: Game, tapped: tuple[ObjectId, ...], cause: Cause) -> Procedure[Game]:
    """Let tapped permanents untap at the same time, as an instruction says; return the game."""
    stunned = tuple(one for one in tapped if _is_stunned(game.battlefield[one]))
    for one in stunned:
        stun = CountersSpent(object=one, counter=STUN, amount=1, cause=ByRule(), rule=RuleNumber("122.1d"))
        game = yield from happen(game, stun)
    free = tuple(one for one in tapped if one not in stunned)
    return (yield from happen(game, Untapped(objects=free, cause=cause))) if free else game


def untap_all(game: Game) -> Procedure[Game]:
    """Let the active player's permanents untap at the same time, but for what stays tapped; return the game.

    CR 502.3: what is kept from untapping in this step would not untap, so it loses no stun counter.
    CR 701.43a: nor does what that player has exerted; CR 701.43b: with this step that is over.
    """
    player = game.active_player
    tapped = [p for p in game.battlefield.values() if p.status.tapped and p.controller == player]
    if not tapped and not any(player in p.exerted_by for p in game.everything):
        return game
    kept = tuple(
        p.id for p in tapped if player in p.exerted_by or characteristics(game, p.id).each(DoesntUntap)
    )
    would = [p for p in tapped if p.id not in kept]
    stunned = tuple(p.id for p in would if _is_stunned(p))
    free = tuple(p.id for p in would if p.id not in stunned)
    return (yield from happen(game, PermanentsUntapped(objects=free, stunned=stunned, kept=kept)))


def _is_stunned(permanent: Permanent) -> bool:
    """CR 122.1d: what has a stun counter loses one of them instead of untapping."""
    return bool(permanent.counters.get(STUN))
