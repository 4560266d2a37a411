"""Control of permanents for as long as an effect lasts (CR 108.4, 611.2b, 613.1b)."""

from __future__ import annotations

from core.abilities.effects import Controls
from core.events.effects import EffectBegan, EffectsEnded, StatusChanged
from core.model.effects import Waiting
from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.procedure import Procedure, happen
from core.rules.removal import keep_combat_true
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber

_RULE = RuleNumber("613.1b")


def gain_control(game: Game, effect: Waiting) -> Procedure[Game]:
    """Let an effect begin that gives its controller a permanent; it leaves combat (CR 506.4)."""
    before = game
    game = yield from happen(EffectBegan(effect=effect))
    return (yield from _give(before, game, ObjectId(effect.protects or ""), effect.controller))


def end_control(before: Game, game: Game) -> Procedure[Game]:
    """Give back what was held by effects that are over: since `before`, or because something left."""
    over = [
        one for one in game.effects if one.while_there is not None and one.while_there not in game.battlefield
    ]
    if over:
        ids, names = tuple(one.id for one in over), tuple(one.name for one in over)
        game = yield from happen(EffectsEnded(effects=ids, names=names))
    for one in before.effects:
        held = ObjectId(one.protects or "")
        if isinstance(one.effect, Controls) and one not in game.effects and game.on_battlefield(held):
            # CR 702.26f: it may end while what it is about is phased out
            game = yield from _give(game, game, held, _rightful(game, held))
    return game


def _held(game: Game, object_id: ObjectId) -> Permanent:
    return game.on_battlefield(object_id) or game.permanent(object_id)


def _rightful(game: Game, object_id: ObjectId) -> PlayerId:
    """Return who controls a permanent: whom the newest effect says, else under whom it entered (CR 110.2)."""
    effects = (one for one in game.effects if isinstance(one.effect, Controls) and one.protects == object_id)
    players = [one.controller for one in effects]
    return players[-1] if players else _held(game, object_id).entered_under


def _give(before: Game, game: Game, object_id: ObjectId, player: PlayerId) -> Procedure[Game]:
    if game.on_battlefield(object_id) is None or _held(game, object_id).controller == player:
        return game
    game = yield from happen(StatusChanged(object=object_id, controller=player, rule=_RULE))
    return (yield from keep_combat_true(before, game))
