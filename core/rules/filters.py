"""Whether an object or player is among those a filter speaks of."""

from __future__ import annotations

from core.abilities.filters import Objects, Recipients
from core.abilities.vocabulary import Shorthand
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.rules.layers import characteristics
from core.terms.ids import ObjectId, PlayerId, RecipientId


def is_among(game: Game, object_id: ObjectId, wanted: Objects, you: PlayerId, this: ObjectId | None) -> bool:
    """Whether a permanent, as it is or last was, is one of `wanted`.

    `you` and `this` are the controller of what speaks, and the object it is on, if it is on one.
    """
    if wanted == Objects():
        return True
    permanent, what = game.permanent(object_id), characteristics(game, object_id)
    return (
        _is_that_one(game, object_id, wanted, this)
        and (wanted.controller is None or (permanent.controller == you) is (wanted.controller == "you"))
        and (not wanted.colors or not what.colors.isdisjoint(wanted.colors))
        and what.types.issuperset(wanted.types)
        and (not wanted.subtypes or not set(wanted.subtypes).isdisjoint(what.subtypes))
        and (wanted.keyword is None or what.has(wanted.keyword))
        and (wanted.lacks is None or not _has_word(what, wanted.lacks))
        and (wanted.power_at_least is None or what.power >= wanted.power_at_least)
        and (wanted.is_tapped is None or permanent.tapped is wanted.is_tapped)
        and _fights(game, object_id, wanted)
    )


def is_recipient(
    game: Game, recipient: RecipientId, wanted: Recipients, you: PlayerId, this: ObjectId | None
) -> bool:
    """Whether a player or permanent is one of `wanted`."""
    if wanted.is_anything:
        return True
    if recipient in game.players:
        return wanted.players == "any" or (
            wanted.players is not None and (recipient == you) is (wanted.players == "you")
        )
    return wanted.objects is not None and is_among(game, ObjectId(recipient), wanted.objects, you, this)


def _has_word(what: Characteristics, word: str) -> bool:
    return any(ability.word == word for ability in what.each(Shorthand))


def _is_that_one(game: Game, object_id: ObjectId, wanted: Objects, this: ObjectId | None) -> bool:
    match wanted.which:
        case None:
            return True
        case "this":
            return object_id == this
        case "other":
            return object_id != this
        case "bearer":
            return this is not None and game.permanent(this).attached_to == object_id


def _fights(game: Game, object_id: ObjectId, wanted: Objects) -> bool:
    combat = game.combat
    attacks = combat is not None and object_id in combat.attackers
    blocks = combat is not None and object_id in combat.blockers
    return wanted.is_attacking in {None, attacks} and wanted.is_blocking in {None, blocks}
