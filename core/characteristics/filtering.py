"""Whether an object or player is among those a filter speaks of, and whether a condition is true."""

from __future__ import annotations

from typing import Final

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Recipients
from core.characteristics.conditions import is_true
from core.characteristics.current import characteristics
from core.characteristics.matching import fits
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import replace


def is_among(game: Game, object_id: ObjectId, wanted: Objects, you: PlayerId, this: ObjectId | None) -> bool:
    """Whether a permanent, as it is or last was, is one of `wanted`.

    `you` and `this` are the controller of what speaks, and the object it is on, if it is on one.
    """
    return speaks_of_object(Speaker(game, you, this), object_id, wanted)


def is_recipient(
    game: Game, recipient: RecipientId, wanted: Recipients, you: PlayerId, this: ObjectId | None
) -> bool:
    """Whether a player or permanent is one of `wanted`."""
    return speaks_of(Speaker(game, you, this), recipient, wanted)


def speaks_of(speaker: Speaker, recipient: RecipientId, wanted: Recipients) -> bool:
    """Whether a player or permanent is one of those that `speaker` wants."""
    if recipient in speaker.game.players:
        player = PlayerId(recipient)
        return wanted.is_anything or _is_player(speaker.game, player, wanted, speaker.you, speaker.this)
    if wanted.objects is None:
        return wanted.players is None
    return speaks_of_object(speaker, ObjectId(recipient), wanted.objects)


def speaks_of_object(speaker: Speaker, object_id: ObjectId, wanted: Objects) -> bool:
    """Whether a permanent, as it is or last was, is one of those that `speaker` wants."""
    if is_any_object(wanted):
        return True
    game, this = speaker.game, speaker.this
    if wanted.which == "this" and object_id != this:  # most that speak of one object speak of their own
        return False
    if wanted.power_than_this is not None and this is not None:
        speaker = replace(speaker, power=characteristics(game, this).power)
    if wanted.outgrows_this is not None and this is not None:
        speaker = replace(speaker, size=characteristics(game, this))
    return fits(wanted, game.permanent(object_id), characteristics(game, object_id), speaker)


def is_any_object(wanted: Objects) -> bool:
    """Whether a filter asks for nothing."""
    return wanted == _ANY


_ANY: Final = Objects()


def _is_player(
    game: Game, player: PlayerId, wanted: Recipients, you: PlayerId, this: ObjectId | None
) -> bool:
    match wanted.players:
        case None:
            return False
        case "any":
            return True
        case "you":
            return player == you
        case "opponent":
            return player != you
        case "bearer":
            return this is not None and game.permanent(this).attached_to == player
        case "bearer_controller":
            bearer = game.permanent(this).attached_to if this is not None else None
            there = game.battlefield.get(ObjectId(bearer)) if bearer is not None else None
            return there is not None and there.controller == player
        case "most_life":
            return all(game.players[player].life >= game.players[one].life for one in game.players_in_game)


def holds(
    game: Game,
    condition: Condition | None,
    you: PlayerId,
    this: ObjectId,
    defending: PlayerId | None = None,
) -> bool:
    """Whether a condition of an ability of `this` is true; no condition always is (CR 603.4).

    `defending`: who is the defending player for it, if that is not just whom `this` attacks.
    """
    if condition is None:
        return True
    speaker = Speaker(game, you, this, defending=defending)
    return is_true(
        condition,
        speaker,
        lambda one, wanted: speaks_of_object(speaker, one, wanted),
        lambda one: characteristics(game, one),
    )
