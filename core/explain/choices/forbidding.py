"""Which effect forbids a creature something: its own text, or what gave it that."""

from __future__ import annotations

from core.abilities.restrictions import CantActivate, CantAttack, CantBlock
from core.characteristics.copiable_values import copiable
from core.characteristics.layer_steps import steps
from core.model.game import Game
from core.terms.ids import ObjectId
from core.words.english.choices.refusals import change_by_hand
from core.words.english.names import called

Forbidding = type[CantAttack | CantBlock | CantActivate]


def forbidden_by(game: Game, object_id: ObjectId, what: Forbidding) -> str:
    """Return the name of the effect that forbids it; nothing if that is its own text."""
    if copiable(game.permanent(object_id)).each(what):
        return ""
    for step in steps(game):
        if step.effect is not None and object_id in step.reached and step.now[object_id].each(what):
            return called(step.effect.name) or change_by_hand()
    return ""
