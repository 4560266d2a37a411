"""What a replacement or prevention effect makes happen besides (CR 615.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from core.abilities.effects import (
    Amount,
    Besides,
    DamageEffect,
    GainLife,
    LoseLife,
    PutCounters,
    RemoveCounters,
    What,
    Who,
)
from core.events.damage import Damage
from core.events.results import CountersPut, CountersRemoved, LifeGained, LifeLost, Result
from core.model.game import Game
from core.rules.active import Active
from core.rules.replacement import affected_player
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber

_RULE = RuleNumber("615.5")


@dataclass(frozen=True, slots=True)
class Applied:
    """An application of an effect: to damage to `recipient` from `sources`; `taken` is what it took away."""

    active: Active
    recipient: RecipientId
    taken: tuple[Damage, ...]
    sources: tuple[ObjectId, ...]


def besides(game: Game, effect: DamageEffect, applied: Applied) -> tuple[Result, ...]:
    """Return what happens with an application of `effect`.

    What speaks of the source happens for each of them, everything else once.
    """
    return tuple(
        result
        for part in effect.besides
        for about in (applied.sources if _is_about_source(part) else applied.sources[:1])
        for result in _results(game, part, applied, about)
    )


def _results(game: Game, part: Besides, applied: Applied, source: ObjectId) -> Iterator[Result]:
    active, recipient = applied.active, applied.recipient
    mine = (one for one in applied.taken if not _is_about_source(part) or one.source == source)
    amount = _amount(part.amount, tuple(mine))
    this = active.this or source
    if amount == 0:
        return
    match part:
        case GainLife(who=who):
            player = _who(game, active, who, recipient, source)
            yield LifeGained(player=player, amount=amount, source=this, effect=active.name, rule=_RULE)
        case LoseLife(who=who):
            player = _who(game, active, who, recipient, source)
            yield LifeLost(player=player, amount=amount, source=this, effect=active.name, rule=_RULE)
        case PutCounters(on=what, counter=kind):
            on = _what(active, what, recipient, source)
            if on is not None:
                yield CountersPut(
                    on=on, counter=kind, amount=amount, source=this, effect=active.name, rule=_RULE
                )
        case RemoveCounters(on=what, counter=kind):
            there = game.battlefield.get(ObjectId(_what(active, what, recipient, source) or ""))
            if there is not None and there.counters.get(kind):
                amount = min(amount, there.counters[kind])
                yield CountersRemoved(
                    object=there.id, counter=kind, amount=amount, source=this, effect=active.name, rule=_RULE
                )
        case _:
            assert_never(part)


def _amount(amount: Amount, taken: tuple[Damage, ...]) -> int:
    return sum(one.amount for one in taken) if amount == "that_much" else amount


def _is_about_source(part: Besides) -> bool:
    match part:
        case GainLife(who=who) | LoseLife(who=who):
            return who == "source_controller"
        case PutCounters(on=on) | RemoveCounters(on=on):
            return on == "source"


def _who(game: Game, active: Active, who: Who, recipient: RecipientId, source: ObjectId) -> PlayerId:
    match who:
        case "you":
            return active.you
        case "source_controller":
            return game.permanent(source).controller
        case "recipient" | "recipient_controller":
            return affected_player(game, recipient)


def _what(active: Active, what: What, recipient: RecipientId, source: ObjectId) -> RecipientId | None:
    match what:
        case "this":
            return active.this
        case "recipient":
            return recipient
        case "source":
            return source
