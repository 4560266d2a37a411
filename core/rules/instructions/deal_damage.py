"""Damage is dealt as an instruction says: how much, and to whom (CR 120.2b, 608.2)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.damage_and_fights import DealDamage
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of
from core.events.damage import Damage
from core.model.game import Game
from core.rules.damage.event import deal_damage
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber


@performs(DealDamage)
def instructed_damage(resolution: Resolution, part: DealDamage) -> Procedure[Game]:
    """Deal the damage that an instruction says, all at the same time (CR 608.2f)."""
    return (yield from deal_damage(resolution.game, tuple(_damage(resolution, part)), RuleNumber("120.2b")))


def _damage(resolution: Resolution, part: DealDamage) -> Iterator[Damage]:
    """Yield the damage that an instruction deals, by each that deals it."""
    for source in _dealers(resolution, part):
        yield from _damage_by(resolution, part, source)


def _dealers(resolution: Resolution, part: DealDamage) -> tuple[ObjectId, ...]:
    """Return what deals damage, its source (CR 120.7); nothing if that is gone from the game."""
    if part.by_each is not None or part.by == "targets":
        return resolution.each(part.by, part.by_each)
    dealer = resolution.one(part.by)
    return () if dealer is None or dealer in resolution.game.players else (ObjectId(dealer),)


def _damage_by(resolution: Resolution, part: DealDamage, source: ObjectId) -> Iterator[Damage]:
    """Yield the damage that one source deals; what it deals to the same one in several parts is added up."""
    shares: dict[RecipientId, int] = {}
    for one in part.one_by_one:
        for recipient, share in _recipients(resolution, one, source):
            shares[recipient] = shares.get(recipient, 0) + share
    for recipient, share in shares.items():
        if share > 0:
            yield Damage(
                source=source,
                recipient=recipient,
                amount=share,
                is_combat=False,
                is_preventable=part.is_preventable,
                excess_to=_excess_to(resolution, part, source, recipient),
            )


def _excess_to(
    resolution: Resolution, part: DealDamage, source: ObjectId, recipient: RecipientId
) -> RecipientId | None:
    """Return where excess damage goes, if an instruction says so and its condition is met (CR 120.4a)."""
    game, keyword = resolution.game, part.excess_if
    if part.excess_to is None or recipient in game.players:
        return None
    if keyword is not None and not characteristics(game, source).has(keyword):
        return None
    if part.excess_to == "recipient_controller":
        return game.permanent(ObjectId(recipient)).controller
    return resolution.one(part.excess_to)


def _recipients(
    resolution: Resolution, part: DealDamage, source: ObjectId
) -> Iterator[tuple[RecipientId, int]]:
    game, item = resolution.game, resolution.item
    amount = resolution.how_much(part.amount, source)
    if part.is_divided:
        yield from ((target, item.division.get(target, 0)) for target in resolution.legal if target)
    elif part.each is not None:
        every: tuple[RecipientId, ...] = (*game.players_in_game, *game.battlefield)
        yield from ((one, amount) for one in every if speaks_of(resolution.speaker, one, part.each))
    elif part.to == "targets":
        yield from ((one, amount) for one in resolution.all_legal)
    elif (one := resolution.one(part.to)) is not None:
        yield one, amount
