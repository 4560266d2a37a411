"""What an object is right now: its printed characteristics, and what changes them (CR 613).

Of the layers, so far only what counters do is on the table: keyword counters in layer 6
(CR 613.1f), power and toughness counters in layer 7c (CR 613.4c); and face-down in 1b.
"""

from __future__ import annotations

from core.abilities.keywords import COUNTER_KEYWORDS, Keyword
from core.model.cards import FACE_DOWN
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.counters import DEFENSE, LOYALTY, CounterKind, power_toughness_change
from core.terms.ids import ObjectId

_KEYWORD_COUNTERS = {CounterKind(keyword.value): keyword for keyword in COUNTER_KEYWORDS}


def characteristics(game: Game, object_id: ObjectId) -> Characteristics:
    """Return what the permanent is now, or was as it last existed (CR 608.2h).

    Raises:
        KeyError: no permanent ever had this id.
    """
    found = game.derived.get(object_id)
    if found is None:
        found = game.derived[object_id] = _work_out(game.permanent(object_id))
    return found


def _work_out(permanent: Permanent) -> Characteristics:
    card = FACE_DOWN if permanent.face_down else permanent.card
    counters = permanent.counters
    power, toughness = card.power or 0, card.toughness or 0
    keywords: frozenset[Keyword] = card.keywords
    for kind, count in counters.items():
        more_power, more_toughness = power_toughness_change(kind)
        power += count * more_power
        toughness += count * more_toughness
        if kind in _KEYWORD_COUNTERS:
            keywords |= {_KEYWORD_COUNTERS[kind]}
    keywords -= permanent.lost_keywords
    return Characteristics(
        name=card.name,
        types=card.types,
        subtypes=card.subtypes,
        supertypes=card.supertypes,
        colors=card.colors,
        power=power,
        toughness=toughness,
        loyalty=counters.get(LOYALTY, 0),
        defense=counters.get(DEFENSE, 0),
        keywords=keywords,
        abilities=card.abilities,
        effects=card.effects,
    )
