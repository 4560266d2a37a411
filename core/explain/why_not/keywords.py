"""Keywords that make nothing of the damage that is dealt now."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keyword_abilities import Toxic
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.damage import DamageDealt
from core.explain.tape import by_source
from core.model.game import Game
from core.terms.ids import ObjectId
from core.words.english import why_not as words


def toxic(_before: Game, event: DamageDealt, game: Game) -> Iterator[str]:
    """Yield the creatures with toxic that deal no combat damage to a player."""
    idle = [
        game.label(source)
        for source, damage in by_source(event.damage).items()
        if any(characteristics(game, source).each(Toxic))
        and not any(one.is_combat and one.recipient in game.players for one in damage)
    ]
    if idle:
        yield words.toxic_does_nothing(idle, "CR 120.3g")


def wither_and_infect(_before: Game, event: DamageDealt, game: Game) -> Iterator[str]:
    """Yield which damage to planeswalkers and battles wither and infect leave as it is."""
    for one in event.damage:
        if one.recipient not in game.battlefield:
            continue
        if characteristics(game, ObjectId(one.recipient)).is_creature:
            continue
        source = characteristics(game, one.source)
        for keyword, rule in _TURN_INTO_COUNTERS.items():
            if source.has(keyword):
                yield words.not_on_creatures(game.label(one.source), keyword, game.label(one.recipient), rule)


_TURN_INTO_COUNTERS = {Keyword.WITHER: "CR 702.80a", Keyword.INFECT: "CR 702.90c"}
