"""What an object is right now: what it is by itself, and what effects make of it (CR 613)."""

from __future__ import annotations

from core.characteristics.continuous_effects import effects_in_force
from core.characteristics.layer_steps import worked_out, worked_out_alone
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.ids import ObjectId


def characteristics(game: Game, object_id: ObjectId) -> Characteristics:
    """Return what the permanent is now, or was as it last existed (CR 608.2h).

    Raises:
        KeyError: no permanent ever had this id.
    """
    found = game.derived.get(object_id)
    if found is None:
        found = game.derived[object_id] = _work_out(game, object_id)
    return found


def is_influenced(game: Game) -> bool:
    """Whether any effect makes objects on the battlefield other than they are by themselves."""
    return bool(effects_in_force(game))


def _work_out(game: Game, object_id: ObjectId) -> Characteristics:
    if object_id not in game.battlefield:
        permanent = game.last_known[object_id]
        return permanent.last or worked_out_alone(permanent)
    if not is_influenced(game):
        return worked_out_alone(game.battlefield[object_id])
    game.derived.update(worked_out(game))
    return game.derived[object_id]
