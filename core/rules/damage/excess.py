"""Excess damage: what a permanent is dealt beyond what it can take (CR 120.4a, 120.10)."""

from __future__ import annotations

from collections.abc import Iterable

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.characteristics.damageable import can_be_dealt_damage
from core.events.damage import Damage, ExcessMoved
from core.model.game import Game
from core.rules.damage.measures import lethal_measure
from core.terms.card_types import CardType
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap, replace


def excess_damage(game: Game, damage: Iterable[Damage]) -> FrozenMap[ObjectId, int]:
    """Return the excess that all sources together deal to each permanent, where there is any.

    `game` is the game before the damage. CR 120.10: of several types, the greatest excess.
    """
    dealt: dict[ObjectId, list[Damage]] = {}
    for one in damage:
        if one.recipient not in game.players:
            dealt.setdefault(ObjectId(one.recipient), []).append(one)
    excess = [(recipient, _excess(game, recipient, parts)) for recipient, parts in dealt.items()]
    return FrozenMap([(recipient, amount) for recipient, amount in excess if amount > 0])


def move_excess(game: Game, damage: tuple[Damage, ...]) -> ExcessMoved | None:
    """Return how excess damage goes where its effect says; None if there is none that goes anywhere.

    CR 120.4a: what other sources would deal at the same time counts, and only the source's own deathtouch.
    CR 614.15, 616.1a: the spell or ability replaces part of its own effect, so other effects come later.
    """
    changed: list[Damage] = []
    into: dict[Damage, tuple[Damage, ...]] = {}
    for one in damage:
        to = one.excess_to
        if to is None or one.recipient in game.players or not can_be_dealt_damage(game, to):
            continue
        alongside = sum(other.amount for other in damage if other.recipient == one.recipient) - one.amount
        deadly = characteristics(game, one.source).has(Keyword.DEATHTOUCH)
        limits = _limits(game, ObjectId(one.recipient), deadly=deadly, alongside=alongside)
        stays = min(one.amount, *limits)
        if stays < one.amount:
            changed.append(one)
            kept = (replace(one, amount=stays, excess_to=None),) if stays else ()
            into[one] = (*kept, replace(one, amount=one.amount - stays, recipient=to, excess_to=None))
    if not changed:
        return None
    return ExcessMoved(
        changed=tuple(changed),
        into=tuple(new for one in changed for new in into[one]),
        remaining=tuple(new for one in damage for new in into.get(one, (one,))),
    )


def _excess(game: Game, recipient: ObjectId, damage: list[Damage]) -> int:
    total, deadly = 0, False
    for one in damage:
        total += one.amount
        deadly = deadly or Keyword.DEATHTOUCH in characteristics(game, one.source).keywords
    limits = _limits(game, recipient, deadly=deadly)
    return total - min(limits) if limits else 0


def _limits(game: Game, recipient: ObjectId, *, deadly: bool, alongside: int = 0) -> list[int]:
    """Return what the permanent can take as each of its types, besides what it is dealt `alongside`.

    CR 702.2c: deathtouch leaves a creature 1.
    """
    limits: list[int] = []
    what = characteristics(game, recipient)
    if CardType.CREATURE in what.types:
        lethal = max(0, lethal_measure(what).points - game.battlefield[recipient].damage - alongside)
        limits.append(min(1, lethal) if deadly else lethal)
    if CardType.PLANESWALKER in what.types:
        limits.append(max(0, what.loyalty - alongside))
    if CardType.BATTLE in what.types:
        limits.append(max(0, what.defense - alongside))
    return limits
