"""What a permanent is before and after all layers: what it starts from, and what follows at the end."""

from __future__ import annotations

from core.abilities.ability import Ability, split_abilities
from core.abilities.card_texts.keyword_meanings import SHORTHAND, expanded, implied
from core.abilities.keywords import Keyword
from core.model.cards import Card, bestowed, printed_colors
from core.model.characteristics import Characteristics
from core.model.permanents import Permanent
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE, LOYALTY, power_toughness_change
from core.terms.creature_types import CREATURE_TYPES
from core.terms.mana import mana_value
from core.terms.values import replace

_NOTHING_GIVEN: tuple[frozenset[Keyword], tuple[Ability, ...]] = (frozenset(), ())


def copiable(permanent: Permanent) -> Characteristics:
    """Return what it is after layer 1: as printed, or as face-down cards are (CR 613.1a, 613.2b).

    What a choice gave it as it entered is its own from the start, though no part of what a copy gets.
    CR 613.2a: that includes what was copied. CR 702.103b: what is bestowed is an Aura, though no copy of it
    is.
    """
    card, counters = permanent.copiable, permanent.counters
    if permanent.is_bestowed:
        card = bestowed(card)
    is_given = permanent.chosen and not permanent.status.face_down
    keywords, abilities = split_abilities(permanent.chosen) if is_given else _NOTHING_GIVEN
    return Characteristics(
        name=card.name,
        types=card.types,
        subtypes=_subtypes(card),
        supertypes=card.supertypes,
        colors=printed_colors(card),
        power=card.power or 0,
        toughness=card.toughness or 0,
        loyalty=counters.get(LOYALTY, 0),
        defense=counters.get(DEFENSE, 0),
        keywords=card.keywords | keywords,
        abilities=(*card.abilities, *abilities),
        effects=card.effects,
        mana_value=_mana_value(permanent, card),
    )


def _mana_value(permanent: Permanent, card: Card) -> int:
    """Return the mana value of what is `card` now (CR 202.3).

    CR 202.3b: that of a back face is that of the front face, though a copy of a back face has none.
    """
    if permanent.front is not None and card is permanent.card and permanent.printed is None:
        return mana_value(card.mana_cost or permanent.front.mana_cost, permanent.x)
    return mana_value(card.mana_cost, permanent.x)


def _subtypes(card: Card) -> tuple[str, ...]:
    """Return its subtypes; a creature with changeling is of every creature type (CR 702.73a).

    CR 613.3: what defines a characteristic applies before all else in its layer.
    """
    if Keyword.CHANGELING not in card.keywords or CardType.CREATURE not in card.types:
        return card.subtypes
    return tuple(dict.fromkeys((*card.subtypes, *sorted(CREATURE_TYPES))))


def change_by_counters(permanent: Permanent) -> tuple[int, int]:
    """Return what its counters add to power and toughness (CR 122.1a)."""
    power = toughness = 0
    for kind, count in permanent.counters.items():
        more_power, more_toughness = power_toughness_change(kind)
        power += count * more_power
        toughness += count * more_toughness
    return power, toughness


def finished(what: Characteristics) -> Characteristics:
    """Return what it is in the end, with what its shorthand stands for.

    CR 208.3: only creatures have power and toughness.
    """
    if (what.power or what.toughness) and not what.is_creature:
        what = replace(what, power=0, toughness=0)
    if what.abilities and any(isinstance(ability, SHORTHAND) for ability in what.abilities):
        effects = (*what.effects, *expanded(what.abilities))
        what = replace(what, effects=effects, abilities=(*what.abilities, *implied(what.abilities)))
    return what
