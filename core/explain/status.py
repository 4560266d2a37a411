"""Explaining what became of permanents that stay: tapped, attached, blocked, controlled by another player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never, get_args

from core.abilities.effects.on_one_object import Controls
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.causes import AsCost
from core.events.status import (
    BecameAttached,
    BecameBlocked,
    BecameGoaded,
    BecameMonstrous,
    BecameRenowned,
    BecameSaddled,
    BecameUnattached,
    BecameUnblocked,
    ControlChanged,
    CountersSpent,
    Exerted,
    LoyaltyPaid,
    StatusEvent,
    Tapped,
    Untapped,
)
from core.explain.explaining import Fold, explains
from core.explain.explanation import Explanation, names
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber, cited
from core.words.english import permanents as words
from core.words.english.names import called


def _belongs_to(before: Game, event: StatusEvent, _game: Game) -> Fold:
    if isinstance(event, ControlChanged):
        return Fold.LAST if all(_just_gained(before, *one) for one in event.to.items()) else Fold.ADDS
    paid = isinstance(event, LoyaltyPaid) or (
        isinstance(event, Tapped | CountersSpent) and isinstance(event.cause, AsCost)
    )
    paid = paid or (isinstance(event, Exerted) and event.by is None)
    return Fold.LAST if paid else Fold.OWN


def _just_gained(game: Game, object_id: ObjectId, player: PlayerId) -> bool:
    """Whether an effect that has begun gives an object to a player; then that is told already."""
    return any(
        isinstance(one.effect, Controls) and (one.subject, one.controller) == (object_id, player)
        for one in game.effects
    )


@explains(*get_args(StatusEvent), fold=_belongs_to)
def status_changed(before: Game, event: StatusEvent, game: Game) -> Explanation:
    """Explain a change of status, control or attachments."""
    because = _without(before, game, event.bearer) if isinstance(event, BecameUnattached) else ""
    return Explanation(words.status(tuple(_told(game, event))), _rules(event), because)


def _without(before: Game, game: Game, bearer: ObjectId) -> str:
    """Return how a permanent has changed by losing what was attached to it; empty if it hasn't."""
    was, now = characteristics(before, bearer), characteristics(game, bearer)
    lost = [one.value for one in Keyword if was.has(one) and not now.has(one)]
    is_other = now.is_creature and (was.power, was.toughness) != (now.power, now.toughness)
    size = f"{now.power}/{now.toughness}" if is_other else ""
    return words.without_attachments(game.label(bearer), size, lost) if size or lost else ""


def _told(game: Game, event: StatusEvent) -> Iterator[str]:
    match event:
        case Tapped(objects=objects):
            as_cost = isinstance(event.cause, AsCost)
            yield from (words.becomes_tapped(name, as_cost=as_cost) for name in names(game, objects))
        case Untapped(objects=objects):
            yield from map(words.becomes_untapped, names(game, objects))
        case BecameRenowned():
            yield words.becomes_renowned(game.label(event.object))
        case BecameMonstrous():
            yield words.becomes_monstrous(game.label(event.object))
        case BecameSaddled():
            yield words.becomes_saddled(game.label(event.object))
        case BecameGoaded(objects=objects, player=player):
            yield words.becomes_goaded(names(game, objects), game.label(player))
        case Exerted():
            yield words.exerts(game.label(event.player), game.label(event.object))
        case ControlChanged(to=to):
            yield from (
                words.changes_control(name=game.label(one), player=game.label(who)) for one, who in to.items()
            )
        case CountersSpent():
            as_cost = isinstance(event.cause, AsCost)
            yield words.counters_spent(game.label(event.object), event.amount, event.counter, as_cost=as_cost)
        case LoyaltyPaid():
            yield words.loyalty_paid(game.label(event.object), event.change)
        case BecameAttached():
            yield words.becomes_attached(game.label(event.object), game.label(event.to))
        case BecameUnattached(objects=objects):
            effect = called(event.cause.name)
            yield words.becomes_unattached(effect, names(game, objects), game.label(event.bearer))
        case BecameBlocked(objects=objects, banded=banded):
            own = names(game, (one for one in objects if one not in banded))
            yield words.becomes_blocked(own, names(game, banded))
        case BecameUnblocked():
            yield words.becomes_unblocked(game.label(event.object))
        case _:
            assert_never(event)


def _rules(event: StatusEvent) -> str:
    banded = isinstance(event, BecameBlocked) and event.banded
    return f"{cited(event.rule)}, {RuleNumber('702.22i')}" if banded else cited(event.rule)
