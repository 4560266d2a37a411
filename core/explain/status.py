"""Explaining what became of permanents that stay: tapped, attached, blocked, controlled by another player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never, get_args

from core.events.causes import AsCost, Cause
from core.events.status import (
    BecameAttached,
    BecameBlocked,
    BecameRenowned,
    BecameUnattached,
    BecameUnblocked,
    ControlChanged,
    CountersSpent,
    LoyaltyPaid,
    StatusEvent,
    Tapped,
    Untapped,
)
from core.explain.explaining import explains
from core.explain.explanation import Explanation, names, sentence
from core.model.game import Game
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.words import listed, number_of, some_of


@explains(*get_args(StatusEvent))
def status_changed(_before: Game, event: StatusEvent, game: Game) -> Explanation:
    """Explain a change of status, control or attachments."""
    return Explanation(sentence(f"{listed(_told(game, event))} ({_rules(event)})"))


def _told(game: Game, event: StatusEvent) -> Iterator[str]:
    match event:
        case Tapped(objects=objects):
            yield from (f"{name} becomes tapped{_as_cost(event.cause)}" for name in names(game, objects))
        case Untapped(objects=objects):
            yield from (f"{name} becomes untapped" for name in names(game, objects))
        case BecameRenowned():
            yield f"{game.label(event.object)} becomes renowned"
        case ControlChanged(to=to):
            yield from (
                f"{game.label(one)} is controlled by {game.label(player)} now" for one, player in to.items()
            )
        case CountersSpent():
            lost = number_of(event.amount, f"{event.counter} counter")
            yield f"{game.label(event.object)} loses {lost}{_as_cost(event.cause)}"
        case LoyaltyPaid():
            yield f"{game.label(event.object)} pays for its ability: {_loyalty_words(event.change)}"
        case BecameAttached():
            yield f"{game.label(event.object)} becomes attached to {game.label(event.to)}"
        case BecameUnattached(objects=objects):
            be = "is" if len(objects) == 1 else "are"
            loose = some_of(names(game, objects))
            yield f"{loose} {be} no longer attached to {game.label(event.bearer)}"
        case BecameBlocked(objects=objects, banded=banded):
            name = listed(names(game, (one for one in objects if one not in banded)))
            also = f", and so does {listed(names(game, banded))}, in its band" if banded else ""
            yield f"{name} becomes blocked, though nothing blocks it{also}"
        case BecameUnblocked():
            yield f"{game.label(event.object)} becomes unblocked"
        case _:
            assert_never(event)


def _rules(event: StatusEvent) -> str:
    banded = isinstance(event, BecameBlocked) and event.banded
    return f"{cited(event.rule)}, {RuleNumber('702.22i')}" if banded else cited(event.rule)


def _as_cost(cause: Cause) -> str:
    return " as a cost" if isinstance(cause, AsCost) else ""


def _loyalty_words(change: int) -> str:
    """Return the cost of a loyalty ability in words: `1 loyalty counter is removed`."""
    if not change:
        return "no loyalty counters"
    counters = number_of(abs(change), "loyalty counter")
    return f"{counters} {'more' if change > 0 else 'fewer'}"
