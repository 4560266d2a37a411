"""Which permanents state-based actions can be about, found once while all stay what they are (CR 704.5)."""

from __future__ import annotations

from typing import NamedTuple

from core.characteristics.current import characteristics
from core.characteristics.remembering import remembered, what_objects_are
from core.model.game import Game
from core.terms.card_types import Supertype
from core.terms.ids import ObjectId

AURA, ROLE = "Aura", "Role"


class LookedAt(NamedTuple):
    """The permanents that some condition of CR 704.5 asks about, each in the order of the battlefield.

    Attributes:
        weak: creatures without toughness, planeswalkers without loyalty, and those with counters; all
            others fail only by damage.
        attached: those that are attached, and Auras, which have to be.
    """

    weak: frozenset[ObjectId]
    legends: tuple[ObjectId, ...]
    worlds: tuple[ObjectId, ...]
    attached: tuple[ObjectId, ...]
    battles: tuple[ObjectId, ...]
    roles: tuple[ObjectId, ...]


@remembered(what_objects_are)
def looked_at(game: Game) -> LookedAt:
    """Return the permanents that a check looks at; those of most tables are few, or none."""
    weak: list[ObjectId] = []
    legends: list[ObjectId] = []
    worlds: list[ObjectId] = []
    attached: list[ObjectId] = []
    battles: list[ObjectId] = []
    roles: list[ObjectId] = []
    for one, permanent in game.battlefield.items():
        what = characteristics(game, one)
        subtypes, supertypes = what.subtypes, what.supertypes
        if (
            permanent.counters
            or (what.toughness <= 0 and what.is_creature)
            or (what.loyalty == 0 and what.is_planeswalker)
        ):
            weak.append(one)
        if supertypes:
            if Supertype.LEGENDARY in supertypes:
                legends.append(one)
            if Supertype.WORLD in supertypes:
                worlds.append(one)
        if permanent.attached_to is not None or AURA in subtypes:
            attached.append(one)
        if what.is_battle:
            battles.append(one)
        if ROLE in subtypes:
            roles.append(one)
    return LookedAt(
        frozenset(weak), tuple(legends), tuple(worlds), tuple(attached), tuple(battles), tuple(roles)
    )
