"""Transforming: a double-faced permanent is turned over (CR 701.27, 712)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import Transform
from core.events.effects import Transformed
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.procedure import Procedure
from core.rules.stack.scene import Scene
from core.rules.triggers.noticing import happen


def transform(scene: Scene, part: Transform) -> Procedure[Game]:
    """Turn over what an instruction is about; nothing happens to what can't transform (CR 701.27c)."""
    game = scene.game
    for one in scene.each(part.on, None):
        permanent = game.battlefield[one]
        other = permanent.other_face
        if other is not None and _can_transform(permanent) and not _is_too_late(scene.item, permanent):
            game = yield from happen(game, Transformed(object=one, into=other.name))
    return game


def _can_transform(permanent: Permanent) -> bool:
    """CR 701.27d: not into an instant or sorcery. CR 712.15a: not while it is face down."""
    other = permanent.other_face
    return other is not None and is_permanent_card(other) and not permanent.status.face_down


def _is_too_late(item: OnStack, permanent: Permanent) -> bool:
    """CR 701.27f: its own ability does nothing if it has transformed since that went on the stack."""
    return not item.is_spell and item.source == permanent.id and permanent.transformed_at > item.made
