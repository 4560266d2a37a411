"""Card types and supertypes that a permanent can have (CR 110.4, 205.4)."""

from __future__ import annotations

from enum import StrEnum


class CardType(StrEnum):
    """A permanent type (CR 110.4), or one of the spell types that a damage source may have."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    LAND = "land"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"


SPELL_TYPES = frozenset({CardType.INSTANT, CardType.SORCERY})
"""The types of spells that never become permanents (CR 304.4, 307.4)."""

PERMANENT_TYPES = frozenset(CardType) - SPELL_TYPES
"""The types a card needs one of to be on the battlefield (CR 110.4)."""


class Supertype(StrEnum):
    """A supertype (CR 205.4a)."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    SNOW = "snow"
    WORLD = "world"
