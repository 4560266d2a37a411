"""A player's party: up to one each of Cleric, Rogue, Warrior and Wizard among their creatures (CR 700.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.abilities.filters import Objects
from core.terms.card_types import CardType
from core.terms.ids import ObjectId

ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")
FULL = len(ROLES)
"""How many creatures a full party has (CR 700.8c)."""


def party_size(among: Iterable[ObjectId], is_one: Callable[[ObjectId, Objects], bool]) -> int:
    """Return how many creatures a player's party has (CR 700.8a).

    CR 700.8b: a creature that could be several of these counts as one, so that the number is highest.
    `is_one` says whether a permanent fits a filter.
    """
    filters = {
        role: Objects(types=(CardType.CREATURE,), subtypes=(role,), controller="you") for role in ROLES
    }
    every = tuple(among)
    return _most([[one for one in every if is_one(one, wanted)] for wanted in filters.values()], frozenset())


def _most(roles: list[list[ObjectId]], taken: frozenset[ObjectId]) -> int:
    """Return how many roles can be filled, each by another creature."""
    if not roles:
        return 0
    first, *others = roles
    without = _most(others, taken)
    free = [one for one in first if one not in taken][:FULL]
    return max([without, *(1 + _most(others, taken | {one}) for one in free)])
