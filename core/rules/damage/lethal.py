"""Lethal damage: how much is enough (CR 120.6, 702.2c, 702.19b)."""

from __future__ import annotations

from collections.abc import Mapping

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.model.game import Game
from core.rules.damage.measures import lethal_measure
from core.rules.eras import has_damage_on_stack
from core.terms.ids import ObjectId


def lethal_damage(game: Game, creature: ObjectId, source: ObjectId, alongside: Mapping[ObjectId, int]) -> int:
    """Return how many points `source` must assign for `creature` to be assigned lethal damage.

    `alongside` is what other creatures assign to it in this same step, by creature. The
    result is 0 when marked damage and `alongside` are already enough.

    CR 702.19b: marked damage and damage assigned alongside count; nothing that will change
    the amount dealt does, nor does indestructible.
    CR 702.2c: any damage from a source with deathtouch is lethal; not before July 2009.
    """
    if not has_damage_on_stack(game.era) and any(
        points > 0 and _has_deathtouch(game, other) for other, points in alongside.items()
    ):
        return 0
    enough = lethal_measure(characteristics(game, creature)).points
    missing = max(0, enough - game.battlefield[creature].damage - sum(alongside.values()))
    deadly = _has_deathtouch(game, source) and not has_damage_on_stack(game.era)
    return min(1, missing) if deadly else missing


def _has_deathtouch(game: Game, object_id: ObjectId) -> bool:
    return characteristics(game, object_id).has(Keyword.DEATHTOUCH)
