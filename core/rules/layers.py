"""What an object is right now: its printed characteristics, and what changes them (CR 613).

On the table so far: face-down in layer 1b; keywords and other abilities that counters and
effects give, in layer 6 (CR 613.1f); counters and effects on power and toughness in layer
7c (CR 613.4c). Whom an effect reaches is decided by what objects are before layer 6, so no
effect here depends on another (CR 613.8).
"""

from __future__ import annotations

from functools import cache

from core.abilities.effects import Grants
from core.abilities.expansion import expanded
from core.abilities.keywords import COUNTER_KEYWORDS, Keyword
from core.abilities.phrases import parse
from core.model.cards import FACE_DOWN
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.granting import granted
from core.model.permanents import Permanent
from core.terms.counters import DEFENSE, LOYALTY, CounterKind, power_toughness_change
from core.terms.ids import ObjectId

_KEYWORD_COUNTERS = {CounterKind(keyword.value): keyword for keyword in COUNTER_KEYWORDS}
_parsed = cache(parse)


def characteristics(game: Game, object_id: ObjectId) -> Characteristics:
    """Return what the permanent is now, or was as it last existed (CR 608.2h).

    Raises:
        KeyError: no permanent ever had this id.
    """
    found = game.derived.get(object_id)
    if found is None:
        permanent = game.permanent(object_id)
        grants = granted(game, permanent) if object_id in game.battlefield else permanent.last_grants
        found = game.derived[object_id] = _work_out(permanent, grants)
    return found


def _work_out(permanent: Permanent, grants: tuple[Grants, ...]) -> Characteristics:
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
    abilities = card.abilities
    for grant in grants:
        power += grant.power
        toughness += grant.toughness
        for ability in map(_parsed, grant.phrases):
            if isinstance(ability, Keyword):
                keywords |= {ability}
            else:
                abilities = (*abilities, ability)
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
        abilities=abilities,
        effects=(*card.effects, *expanded(abilities)),
    )
