"""Counters are put on permanents and players, or removed from them (CR 122.1)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.to_permanents import ChangeCounters
from core.events.causes import instruction_of
from core.events.results import CountersPut, CountersRemoved, Result
from core.model.game import Game
from core.rules.damage.result_effects import let_happen
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


@performs(ChangeCounters)
def change_counters(resolution: Resolution, part: ChangeCounters) -> Procedure[Game]:
    """Put counters on what an instruction is about, or remove them, as effects change it (CR 616.1)."""
    amount = resolution.how_much(part.amount)
    said = tuple(_counters(resolution, part, amount)) if amount > 0 else ()
    return (yield from let_happen(resolution.game, said))


def _counters(resolution: Resolution, part: ChangeCounters, amount: int) -> Iterator[Result]:
    item = resolution.item
    players = resolution.players(part.on) if part.each is None else ()
    recipients: tuple[RecipientId, ...] = (*players, *resolution.each(part.on, part.each))
    for on in recipients:
        if part.kind == "put_counters_now":
            yield CountersPut(
                on=on,
                counter=part.counter,
                amount=amount,
                source=item.source,
                cause=instruction_of(item),
                rule=RuleNumber("122.1"),
            )
        elif there := _counters_on(resolution.game, on).get(part.counter, 0):
            yield CountersRemoved(
                object=ObjectId(on),
                counter=part.counter,
                amount=min(amount, there),
                source=item.source,
                cause=instruction_of(item),
                rule=RuleNumber("122.1"),
            )


def _counters_on(game: Game, on: RecipientId) -> FrozenMap[CounterKind, int]:
    return (
        game.players[PlayerId(on)].counters if on in game.players else game.battlefield[ObjectId(on)].counters
    )
