"""Auras, Equipment, Fortifications and Roles in the wrong place (CR 704.5m, 704.5n, 704.5p, 704.5y)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keyword_abilities import Enchant
from core.characteristics.current import characteristics
from core.characteristics.player_abilities import player_protection
from core.characteristics.protection import protection_against
from core.events.state_based import StateBasedCondition, Unattached
from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.state_based.condition import Condition
from core.rules.state_based.failing_permanents import to_graveyard
from core.rules.state_based.looked_at import AURA, looked_at
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId, RecipientId

EQUIPMENT, FORTIFICATION = "Equipment", "Fortification"


def illegal_attachments(game: Game) -> Iterator[Condition]:
    """Yield a condition for each permanent attached where it can't be, and each Aura attached to nothing.

    CR 704.5m: an Aura goes to the graveyard. CR 704.5n: Equipment and Fortifications become
    unattached. CR 704.5p: so does anything else that is attached.
    """
    for one in looked_at(game).attached:
        permanent, subtypes = game.battlefield[one], characteristics(game, one).subtypes
        if AURA in subtypes:
            if not _may_enchant(game, permanent):
                yield to_graveyard(permanent.id, StateBasedCondition.ILLEGAL_AURA)
        elif not _may_stay_attached(game, permanent):
            is_equipment = bool({EQUIPMENT, FORTIFICATION} & set(subtypes))
            kind = (
                StateBasedCondition.ILLEGALLY_EQUIPPED
                if is_equipment
                else StateBasedCondition.ILLEGALLY_ATTACHED
            )
            unattached = Unattached(object=permanent.id, because=(kind,))
            yield Condition(kind=kind, about=(permanent.id,), leads_to=unattached)


def may_be_attached(game: Game, permanent: Permanent) -> bool:
    """Whether a permanent may be attached to what it is attached to (CR 701.3a)."""
    if AURA in characteristics(game, permanent.id).subtypes:
        return _may_enchant(game, permanent)
    return _may_stay_attached(game, permanent)


def surplus_roles(game: Game) -> Iterator[Condition]:
    """Yield a condition for each Role but the newest that one player has on one permanent (CR 704.5y)."""
    newest: dict[tuple[PlayerId, RecipientId], Permanent] = {}
    roles = [game.battlefield[one] for one in looked_at(game).roles]
    for role in roles:
        if role.attached_to is not None:
            key = (role.controller, role.attached_to)
            newest[key] = max(newest.get(key, role), role, key=lambda one: one.timestamp)
    for role in roles:
        if role.attached_to is not None and newest[role.controller, role.attached_to] != role:
            yield to_graveyard(role.id, StateBasedCondition.OLDER_ROLE)


def _may_enchant(game: Game, aura: Permanent) -> bool:
    """Whether an Aura may be attached to what it is attached to (CR 303.4c, 303.4d, 702.16c)."""
    what = characteristics(game, aura.id)
    if aura.attached_to is None or aura.attached_to == aura.id or what.is_creature or what.is_battle:
        return False
    if aura.attached_to in game.players:
        player = PlayerId(aura.attached_to)
        if game.players[player].has_lost or player_protection(game, player, aura.id) is not None:
            return False
        return all(ability.what == "player" for ability in what.each(Enchant))
    if aura.attached_to not in game.battlefield:
        return False
    enchanted = characteristics(game, ObjectId(aura.attached_to))
    allowed = all(a.what == "permanent" or a.what in enchanted.types for a in what.each(Enchant))
    return allowed and protection_against(game, ObjectId(aura.attached_to), aura.id) is None


def _may_stay_attached(game: Game, permanent: Permanent) -> bool:
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
