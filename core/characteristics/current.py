"""What an object is right now: what it is by itself, and what effects make of it (CR 613)."""

from __future__ import annotations

from core.characteristics.continuous_effects import effects_in_force
from core.characteristics.layer_steps import worked_out, worked_out_alone
from core.characteristics.spells import is_instant_or_sorcery, worked_out_spell
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.ids import ObjectId


def characteristics(game: Game, object_id: ObjectId) -> Characteristics:
    """Return what the permanent or spell is now, or was as it last existed (CR 608.2h).

    Raises:
        KeyError: nothing ever had this id.
    """
    found = game.notes.objects.get(object_id)
    return found if found is not None else _work_out(game, object_id)


def is_influenced(game: Game) -> bool:
    """Whether any effect makes objects on the battlefield other than they are by themselves."""
    return bool(effects_in_force(game))


def are_known_to_be_as_before(before: Game, after: Game) -> bool:
    """Whether nothing has happened in between that could make a permanent other than it was."""
    return before.notes.objects is after.notes.objects


def _work_out(game: Game, object_id: ObjectId) -> Characteristics:
    objects = game.notes.objects
    if object_id not in game.battlefield:
        permanent = game.last_known[object_id]
        if permanent.last is None and is_instant_or_sorcery(permanent) and is_influenced(game):
            board = [(own, characteristics(game, own)) for own in game.battlefield]
            objects[object_id] = worked_out_spell(game, permanent, board)
        else:
            objects[object_id] = permanent.last or worked_out_alone(permanent)
    elif is_influenced(game):
        objects.update(worked_out(game))
    else:
        objects[object_id] = worked_out_alone(game.battlefield[object_id])
    return objects[object_id]
