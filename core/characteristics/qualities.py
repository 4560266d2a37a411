"""Whether an object has a quality that an ability speaks of (CR 702.16a)."""

from __future__ import annotations

from typing import assert_never

from core.abilities.keyword_abilities import Protection
from core.abilities.qualities import (
    ByColorCount,
    Everything,
    OfColor,
    OfPlayer,
    OfSubtype,
    OfSupertype,
    OfType,
    Quality,
)
from core.characteristics.current import characteristics
from core.model.game import Game
from core.terms.ids import ObjectId


def has_quality(game: Game, object_id: ObjectId, quality: Quality) -> bool:
    """Whether the permanent has the quality now, or had it as it last existed."""
    what = characteristics(game, object_id)
    match quality:
        case OfColor(color=color):
            return color in what.colors
        case ByColorCount(count="colorless"):
            return not what.colors
        case ByColorCount(count="monocolored"):
            return len(what.colors) == 1
        case ByColorCount():
            return len(what.colors) > 1
        case OfType(type=card_type):
            return card_type in what.types
        case OfSubtype(subtype=subtype):
            return subtype in what.subtypes
        case OfSupertype(supertype=supertype):
            return supertype in what.supertypes
        case OfPlayer(player=player):
            return game.permanent(object_id).controller == player
        case Everything():
            return True
        case _:
            assert_never(quality)


def protection_against(game: Game, protected: ObjectId, source: ObjectId) -> Protection | None:
    """Return the ability by which `protected` has protection from `source`, the first if several.

    CR 702.16m: more than one such ability does nothing more.
    """
    for ability in characteristics(game, protected).each(Protection):
        if has_quality(game, source, ability.quality):
            return ability
    return None
