"""What one effect does to one object in one layer."""

from __future__ import annotations

from collections.abc import Sequence

from core.abilities.ability import Ability, abilities_among, rules_among
from core.abilities.card_texts.card_text import given_texts
from core.abilities.effects.grants import Grants
from core.abilities.keyword_abilities import BandsWithOther, HexproofFrom
from core.abilities.keywords import Keyword
from core.characteristics.layer import Layer
from core.model.characteristics import Characteristics
from core.terms.card_types import SPELL_TYPES, CardType
from core.terms.subtypes import BASIC_LAND_TYPES, replaced_subtypes, subtypes_of
from core.terms.values import replace


def changed(what: Characteristics, grants: Grants, layer: Layer, count: int) -> Characteristics:
    """Return the object after one layer's part of an effect; `count` is how many it is "for each" of."""
    match layer:
        case Layer.TYPE:
            return _with_types(what, grants)
        case Layer.COLOR:
            # CR 105.3: new colors take the place of the old ones
            return replace(what, colors=frozenset(grants.colors or ()))
        case Layer.ABILITY:
            return _with_abilities(what, grants)
        case Layer.DEFINING:
            power = (grants.base_power or 0) + grants.power * count
            toughness = (grants.base_toughness or 0) + grants.toughness * count
            defines_power = grants.base_power is not None or grants.power
            defines_toughness = grants.base_toughness is not None or grants.toughness
            return _sized(
                what,
                power if defines_power else what.power,
                toughness if defines_toughness else what.toughness,
            )
        case Layer.SETTING:
            return _sized(
                what,
                what.power if grants.base_power is None else grants.base_power,
                what.toughness if grants.base_toughness is None else grants.base_toughness,
            )
        case Layer.CHANGING:
            return _sized(what, what.power + grants.power * count, what.toughness + grants.toughness * count)
        case Layer.SWITCHING:
            return _sized(what, what.toughness, what.power)
        case Layer.RULES:
            return _with_rules(what, grants)


def sets_land_type(grants: Grants) -> bool:
    """Whether lands get basic land types instead of their own, and so lose their abilities (CR 305.7)."""
    return grants.only_types and not BASIC_LAND_TYPES.isdisjoint(grants.subtypes)


def _sized(what: Characteristics, power: int, toughness: int) -> Characteristics:
    return replace(what, power=power, toughness=toughness)


def _with_types(what: Characteristics, grants: Grants) -> Characteristics:
    """CR 205.1a: set types take the place of others. CR 205.1b: or they are added. CR 205.3d.

    CR 205.1a: a type that is lost takes along its subtypes.
    """
    if grants.loses_type is not None:
        left = what.types - {grants.loses_type}
        what = replace(what, types=left, subtypes=subtypes_of(left, what.subtypes))
    if not grants.only_types:
        types = what.types | set(grants.types)
        more = subtypes_of(types, grants.subtypes)
        return replace(what, types=types, subtypes=tuple(dict.fromkeys((*what.subtypes, *more))))
    types = frozenset(grants.types) | (what.types & SPELL_TYPES) if grants.types else what.types
    kept = subtypes_of(types, what.subtypes) if grants.types else what.subtypes
    subtypes = replaced_subtypes(types, kept, grants.subtypes) if grants.subtypes else kept
    changed = replace(what, types=types, subtypes=tuple(dict.fromkeys(subtypes)))
    return _bare(changed) if CardType.LAND in types and sets_land_type(grants) else changed


def _bare(what: Characteristics) -> Characteristics:
    """Return what is left without any abilities."""
    return replace(what, keywords=frozenset(), abilities=(), effects=())


def _with_abilities(what: Characteristics, grants: Grants) -> Characteristics:
    """Return the object with the abilities it gains and loses (CR 613.1f).

    CR 113.10c: the latest effect prevails, since they come in timestamp order.
    """
    left = _bare(what) if grants.loses_abilities else what
    given = _given(_without(left, grants.loses), abilities_among(grants.gains))
    if not grants.abilities:
        return given
    return replace(given, effects=(*given.effects, *given_texts(grants)))


def _with_rules(what: Characteristics, grants: Grants) -> Characteristics:
    return _given(_without(what, rules_among(grants.loses)), rules_among(grants.gains))


_VARIANTS = ((Keyword.BANDING, BandsWithOther), (Keyword.HEXPROOF, HexproofFrom))
"""Keywords that, lost, take with them other abilities that are kinds of them (CR 702.11e, 702.22b)."""


def _without(what: Characteristics, lost: Sequence[Keyword | Ability]) -> Characteristics:
    """Take away every instance of abilities (CR 113.10b), and variants of a keyword with it (CR 702.11e)."""
    if not lost:
        return what
    variants = tuple(kind for keyword, kind in _VARIANTS if keyword in lost)
    left = (one for one in what.abilities if one not in lost and not isinstance(one, variants))
    return replace(what, keywords=what.keywords.difference(lost), abilities=tuple(left))


def _given(what: Characteristics, given: Sequence[Keyword | Ability]) -> Characteristics:
    if not given:
        return what
    keywords = what.keywords.union(one for one in given if isinstance(one, Keyword))
    more = (one for one in given if not isinstance(one, Keyword))
    return replace(what, keywords=keywords, abilities=(*what.abilities, *more))
