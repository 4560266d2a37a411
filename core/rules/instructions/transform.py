"""Transforming: a double-faced permanent is turned over (CR 701.27, 712)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import Transform
from core.abilities.keyword_abilities import Shorthand
from core.events.spells_and_abilities import Transformed
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(Transform)
def transform(resolution: Resolution, part: Transform) -> Procedure[Game]:
    """Turn over what an instruction is about; nothing happens to what can't transform (CR 701.27c)."""
    game = resolution.game
    for one in resolution.each(part.on, None):
        permanent = game.battlefield[one]
        other = permanent.other_face
        if other is not None and _can_transform(permanent) and not _is_too_late(resolution.item, permanent):
            game = yield from happen(game, Transformed(object=one, into=other.name))
    return game


def _can_transform(permanent: Permanent) -> bool:
    """CR 701.27d: not into an instant or sorcery. CR 712.15a: not while it is face down.

    CR 702.145b, 702.145e: what is bound to day or night transforms with them alone.
    """
    other = permanent.other_face
    words = {one.word for one in permanent.card.abilities if isinstance(one, Shorthand)}
    is_bound = not words.isdisjoint({"daybound", "nightbound"})
    return other is not None and is_permanent_card(other) and not permanent.status.face_down and not is_bound


def _is_too_late(item: OnStack, permanent: Permanent) -> bool:
    """CR 701.27f: its own ability does nothing if it has transformed since that went on the stack."""
    return not item.is_spell and item.source == permanent.id and permanent.transformed_at > item.made
