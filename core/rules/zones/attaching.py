"""What a permanent may be attached to (CR 301.5, 303.4c, 701.3a)."""

from __future__ import annotations

from core.abilities.filters import Objects
from core.abilities.keyword_abilities import Enchant
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.characteristics.player_abilities import player_protection
from core.characteristics.qualities import protection_against
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.subtypes import AURA, EQUIPMENT, FORTIFICATION


def may_be_attached(game: Game, permanent: Permanent) -> bool:
    """Whether a permanent may be attached to what it is attached to (CR 701.3a)."""
    if AURA in characteristics(game, permanent.id).subtypes:
        return may_enchant(game, permanent)
    return may_stay_attached(game, permanent)


def may_enchant(game: Game, aura: Permanent) -> bool:
    """Whether an Aura may be attached to what it is attached to (CR 303.4c, 303.4d, 702.16c)."""
    what = characteristics(game, aura.id)
    if aura.attached_to is None or aura.attached_to == aura.id or what.is_creature or what.is_battle:
        return False
    if aura.attached_to in game.players:
        player = PlayerId(aura.attached_to)
        if game.players[player].has_lost or player_protection(game, player, aura.id) is not None:
            return False
        theirs = player in game.opponents(aura.controller)
        return all(one.what == "player" or (one.what == "opponent" and theirs) for one in what.each(Enchant))
    if aura.attached_to not in game.battlefield:
        return False
    enchanted = ObjectId(aura.attached_to)
    speaker = Speaker(game, aura.controller, aura.id)
    wanted = (one.what for one in what.each(Enchant))
    allowed = all(isinstance(one, Objects) and speaks_of_object(speaker, enchanted, one) for one in wanted)
    return allowed and protection_against(game, enchanted, aura.id) is None


def may_stay_attached(game: Game, permanent: Permanent) -> bool:
    """Whether a permanent that is no Aura may stay attached (CR 301.5, 301.6, 702.16d)."""
    what = characteristics(game, permanent.id)
    if what.is_creature or what.is_battle or permanent.attached_to not in game.battlefield:
        return False
    bearer = ObjectId(permanent.attached_to or "")
    bears = characteristics(game, bearer)
    fits = (EQUIPMENT in what.subtypes and bears.is_creature) or (
        FORTIFICATION in what.subtypes and CardType.LAND in bears.types
    )
    return fits and bearer != permanent.id and protection_against(game, bearer, permanent.id) is None
