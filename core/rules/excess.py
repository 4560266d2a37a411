"""Excess damage: what was dealt to a permanent beyond what it could take (CR 120.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.keywords import Keyword
from core.events.damage import Damage
from core.model.game import Game
from core.rules.layers import characteristics
from core.rules.measures import lethal_measure
from core.terms.frozen import FrozenMap
from core.terms.ids import ObjectId


def excess_damage(game: Game, damage: Iterable[Damage]) -> FrozenMap[ObjectId, int]:
    """Return the excess that all sources together deal to each permanent, where there is any.

    `game` is the game before the damage. CR 120.10: of several types, the greatest excess.
    """
    dealt: dict[ObjectId, list[Damage]] = {}
    for one in damage:
        if one.recipient not in game.players:
            dealt.setdefault(ObjectId(one.recipient), []).append(one)
    excess = {recipient: _excess(game, recipient, parts) for recipient, parts in dealt.items()}
    return FrozenMap((recipient, amount) for recipient, amount in excess.items() if amount > 0)


def _excess(game: Game, recipient: ObjectId, damage: list[Damage]) -> int:
    total = sum(one.amount for one in damage)
    deadly = any(characteristics(game, one.source).has(Keyword.DEATHTOUCH) for one in damage)
    return max((total - limit for limit in _limits(game, recipient, deadly=deadly)), default=0)


def _limits(game: Game, recipient: ObjectId, *, deadly: bool) -> Iterator[int]:
    """Yield what the permanent can take as each of its types; CR 702.2c: deathtouch leaves a creature 1."""
    what = characteristics(game, recipient)
    if what.is_creature:
        lethal = max(0, lethal_measure(what).points - game.battlefield[recipient].damage)
        yield min(1, lethal) if deadly else lethal
    if what.is_planeswalker:
        yield what.loyalty
    if what.is_battle:
        yield what.defense
