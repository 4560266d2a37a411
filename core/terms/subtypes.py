"""Which card type a subtype belongs to (CR 205.3)."""

from __future__ import annotations

from collections.abc import Iterable

from core.terms.card_types import CardType

AURA, ROLE = "Aura", "Role"
EQUIPMENT, FORTIFICATION = "Equipment", "Fortification"
SIEGE = "Siege"
"""The subtype of battles that are defeated (CR 310.11b)."""
SAGA = "Saga"
"""The subtype of enchantments that have chapters (CR 714.2b)."""

BASIC_LAND_TYPES = frozenset({"Forest", "Island", "Mountain", "Plains", "Swamp"})
"""The land types that come with a mana ability (CR 305.6)."""

_ARTIFACT_TYPES = """
    Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity
    Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium"""
_ENCHANTMENT_TYPES = """
    Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine"""
_OTHER_LAND_TYPES = """
    Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's"""
SPELL_SUBTYPES = frozenset({"Adventure", "Arcane", "Lesson", "Omen", "Trap"})
"""The subtypes that instants and sorceries share (CR 205.3k)."""

_OF = {
    CardType.ARTIFACT: frozenset(_ARTIFACT_TYPES.split()),
    CardType.ENCHANTMENT: frozenset(_ENCHANTMENT_TYPES.split()),
    CardType.LAND: BASIC_LAND_TYPES.union(_OTHER_LAND_TYPES.split()),
    CardType.BATTLE: frozenset({SIEGE}),
    CardType.INSTANT: SPELL_SUBTYPES,
    CardType.SORCERY: SPELL_SUBTYPES,
}
_LISTED = frozenset[str]().union(*_OF.values())


def listed_subtypes() -> frozenset[str]:
    """Return the subtypes of artifacts, enchantments, lands and battles."""
    return _LISTED - SPELL_SUBTYPES


def subtypes_of_type(card_type: CardType) -> frozenset[str]:
    """Return the subtypes of artifacts, enchantments, lands or battles; none for other types."""
    return _OF.get(card_type, frozenset())


def subtypes_of(types: Iterable[CardType], subtypes: Iterable[str]) -> tuple[str, ...]:
    """Return those of `subtypes` that an object with these card types can have (CR 205.3d).

    What is in no list of the other types is a creature type or a planeswalker's.
    """
    types = frozenset(types)
    possible = frozenset[str]().union(*(_OF.get(one, frozenset()) for one in types))
    others_too = not types.isdisjoint({CardType.CREATURE, CardType.PLANESWALKER})
    return tuple(one for one in subtypes if one in possible or (others_too and one not in _LISTED))


def replaced_subtypes(types: Iterable[CardType], old: Iterable[str], new: Iterable[str]) -> tuple[str, ...]:
    """Return the subtypes after `new` ones take the place of those of the same kind (CR 205.1a)."""
    types = tuple(types)
    new = subtypes_of(types, new)
    kinds = [one for one in types if subtypes_of((one,), new)]
    return (*(one for one in old if not subtypes_of(kinds, (one,))), *new)
