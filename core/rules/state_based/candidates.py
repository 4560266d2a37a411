"""Which permanents state-based actions can be about, found once while all stay what they are (CR 704.5)."""

from __future__ import annotations

from typing import NamedTuple

from core.abilities.keywords import Keyword
from core.characteristics.among_permanents import all_characteristics
from core.characteristics.remembering import of_objects
from core.model.game import Game
from core.terms.card_types import CardType, Supertype
from core.terms.ids import ObjectId
from core.terms.subtypes import AURA, ROLE, SAGA


class LookedAt(NamedTuple):
    """The permanents that some condition of CR 704.5 asks about, each in the order of the battlefield.

    Attributes:
        weak: creatures without toughness, planeswalkers without loyalty, and those with counters; all
            others fail only by damage.
        attached: those that are attached, and Auras, which have to be.
        has_others: whether there are any besides those that fail by themselves.
    """

    weak: frozenset[ObjectId]
    legends: tuple[ObjectId, ...]
    worlds: tuple[ObjectId, ...]
    attached: tuple[ObjectId, ...]
    battles: tuple[ObjectId, ...]
    roles: tuple[ObjectId, ...]
    sagas: tuple[ObjectId, ...]
    indestructible: tuple[ObjectId, ...]
    has_others: bool


@of_objects
def looked_at(game: Game) -> LookedAt:
    """Return the permanents that a check looks at; those of most tables are few, or none."""
    weak: list[ObjectId] = []
    legends: list[ObjectId] = []
    worlds: list[ObjectId] = []
    attached: list[ObjectId] = []
    battles: list[ObjectId] = []
    roles: list[ObjectId] = []
    sagas: list[ObjectId] = []
    indestructible: list[ObjectId] = []
    for one, what in all_characteristics(game):
        permanent = game.battlefield[one]
        types, subtypes, supertypes = what.types, what.subtypes, what.supertypes
        if (
            permanent.counters
            or (what.toughness <= 0 and CardType.CREATURE in types)
            or (what.loyalty == 0 and CardType.PLANESWALKER in types)
        ):
            weak.append(one)
        if supertypes:
            if Supertype.LEGENDARY in supertypes:
                legends.append(one)
            if Supertype.WORLD in supertypes:
                worlds.append(one)
        if permanent.attached_to is not None or AURA in subtypes:
            attached.append(one)
        if CardType.BATTLE in types:
            battles.append(one)
        if ROLE in subtypes:
            roles.append(one)
        if SAGA in subtypes:
            sagas.append(one)
        if Keyword.INDESTRUCTIBLE in what.keywords:
            indestructible.append(one)
    return LookedAt(
        frozenset(weak),
        tuple(legends),
        tuple(worlds),
        tuple(attached),
        tuple(battles),
        tuple(roles),
        tuple(sagas),
        tuple(indestructible),
        has_others=bool(legends or worlds or attached or battles or roles or sagas),
    )
