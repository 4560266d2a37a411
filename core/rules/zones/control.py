"""Control of permanents for as long as an effect lasts (CR 108.4, 611.2b, 613.1b)."""

from __future__ import annotations

from collections.abc import Collection

from core.abilities.effects.on_one_object import Controls
from core.events.causes import ByRule
from core.events.spells_and_abilities import EffectBegan, EffectsEnded
from core.events.status import ControlChanged
from core.model.game import Game
from core.model.waiting_effects import Waiting
from core.rules.combat.removal_from_combat import keep_combat_true
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap


def gain_control(game: Game, effect: Waiting) -> Procedure[Game]:
    """Let an effect begin that gives its controller a permanent; it leaves combat (CR 506.4)."""
    before = game
    game = yield from happen(game, EffectBegan(effect=effect))
    return (yield from _give(before, game, ObjectId(effect.subject or ""), effect.controller))


def end_control(before: Game, game: Game) -> Procedure[Game]:
    """Give back what was held by effects that are over: since `before`, or because something left.

    CR 800.4c: what nobody in the game has a right to any more is exiled.
    """
    if not game.effects and not before.effects:
        return game
    over = [
        one
        for one in game.effects
        if isinstance(one.effect, Controls)
        and one.while_there is not None
        and one.while_there not in game.battlefield
    ]
    if over:
        ids, names = tuple(one.id for one in over), tuple(one.name for one in over)
        game = yield from happen(game, EffectsEnded(effects=ids, names=names))
    for one in before.effects:
        held = ObjectId(one.subject or "")
        if isinstance(one.effect, Controls) and one not in game.effects and game.on_battlefield(held):
            # CR 702.26f: it may end while what it is about is phased out
            player = rightful_controller(game, held, game.players_in_game)
            if player is not None:
                game = yield from _give(game, game, held, player)
            elif held in game.battlefield:
                game = yield from leave_battlefield(game, (held,), "exile", ByRule())
    return game


def rightful_controller(game: Game, object_id: ObjectId, among: Collection[PlayerId]) -> PlayerId | None:
    """Return whom the newest effect gives a permanent, else under whom it entered (CR 110.2, 800.4a).

    Only players in `among` count; None if there is none of them (CR 800.4c).
    """
    effects = (one for one in game.effects if isinstance(one.effect, Controls) and one.subject == object_id)
    held = game.on_battlefield(object_id) or game.permanent(object_id)
    players = [held.entered_under, *(one.controller for one in effects)]
    return next((player for player in reversed(players) if player in among), None)


def _give(before: Game, game: Game, object_id: ObjectId, player: PlayerId) -> Procedure[Game]:
    held = game.on_battlefield(object_id)
    if held is None or held.controller == player:
        return game
    game = yield from happen(game, ControlChanged(to=FrozenMap({object_id: player})))
    return (yield from keep_combat_true(before, game))
