"""Counters that cancel each other, and those of which there are too many (CR 704.5q, 704.5r)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_life_and_counters import CounterLimit
from core.events.state_based import CountersCancelled, CountersExceeded, StateBasedCondition
from core.model.characteristics import Characteristics
from core.model.permanents import Permanent
from core.rules.state_based.condition import Condition
from core.terms.counters import MINUS_ONE, PLUS_ONE, CounterKind


def failing_counters(permanent: Permanent, what: Characteristics) -> Iterator[Condition]:
    """Yield a condition for each kind of counter that cannot all stay on a permanent."""
    yield from _opposite_counters(permanent)
    yield from _too_many_counters(permanent, what)


def _opposite_counters(permanent: Permanent) -> Iterator[Condition]:
    """Yield a condition for +1/+1 and -1/-1 counters, which cancel each other (CR 704.5q)."""
    pairs = min(permanent.counters.get(PLUS_ONE, 0), permanent.counters.get(MINUS_ONE, 0))
    if pairs:
        cancelled = CountersCancelled(object=permanent.id, amount=pairs)
        kind = StateBasedCondition.OPPOSITE_COUNTERS
        yield Condition(kind=kind, about=(permanent.id,), leads_to=cancelled)


def _too_many_counters(permanent: Permanent, what: Characteristics) -> Iterator[Condition]:
    """Yield a condition for each kind of counter of which there are more than may be (CR 704.5r)."""
    limits: dict[CounterKind, int] = {}
    for effect in what.effects:
        if isinstance(effect, CounterLimit):
            limits[effect.counter] = min(effect.at_most, limits.get(effect.counter, effect.at_most))
    for kind, most in limits.items():
        surplus = permanent.counters.get(kind, 0) - most
        if surplus > 0:
            removed = CountersExceeded(object=permanent.id, counter=kind, amount=surplus)
            yield Condition(
                kind=StateBasedCondition.TOO_MANY_COUNTERS, about=(permanent.id,), leads_to=removed
            )
