"""Auras, Equipment, Fortifications and Roles in the wrong place (CR 704.5m, 704.5n, 704.5p, 704.5y)."""

from __future__ import annotations

from collections.abc import Iterator

from core.characteristics.current import characteristics
from core.events.state_based import StateBasedCondition, Unattached
from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.state_based.candidates import looked_at
from core.rules.state_based.condition import Condition, to_graveyard
from core.rules.zones.attaching import may_enchant, may_stay_attached
from core.terms.ids import PlayerId, RecipientId
from core.terms.subtypes import AURA, EQUIPMENT, FORTIFICATION


def illegal_attachments(game: Game) -> Iterator[Condition]:
    """Yield a condition for each permanent attached where it can't be, and each Aura attached to nothing.

    CR 704.5m: an Aura goes to the graveyard. CR 704.5n: Equipment and Fortifications become
    unattached. CR 704.5p: so does anything else that is attached. CR 702.103f: a bestowed Aura as well,
    which is a creature then.
    """
    for one in looked_at(game).attached:
        permanent, subtypes = game.battlefield[one], characteristics(game, one).subtypes
        if AURA in subtypes:
            if not may_enchant(game, permanent) and permanent.is_bestowed:
                ceases = StateBasedCondition.NO_LONGER_BESTOWED
                unattached = Unattached(object=permanent.id, because=(ceases,))
                yield Condition(kind=ceases, about=(permanent.id,), leads_to=unattached)
            elif not may_enchant(game, permanent):
                yield to_graveyard(permanent.id, StateBasedCondition.ILLEGAL_AURA)
        elif not may_stay_attached(game, permanent):
            is_equipment = bool({EQUIPMENT, FORTIFICATION} & set(subtypes))
            kind = (
                StateBasedCondition.ILLEGALLY_EQUIPPED
                if is_equipment
                else StateBasedCondition.ILLEGALLY_ATTACHED
            )
            unattached = Unattached(object=permanent.id, because=(kind,))
            yield Condition(kind=kind, about=(permanent.id,), leads_to=unattached)


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
