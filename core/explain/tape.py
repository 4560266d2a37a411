"""The damage event in words, part by part: the damage that would be dealt, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from core.events.causes import AsCost
from core.events.damage import Damage
from core.events.results import (
    CardDrawn,
    CardGivenUp,
    CardReturned,
    CountersPut,
    CountersRemoved,
    DamageMarked,
    LifeGained,
    LifeLost,
    Result,
    TopExiled,
    TopMoved,
)
from core.explain.explanation import Cell
from core.model.game import Game
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import replace
from core.terms.zones import Zone
from core.words.english import damage as words
from core.words.english import results as in_words


def damage_tape(game: Game, damage: Sequence[Damage]) -> tuple[Cell, ...]:
    """Return the tape, one cell for each recipient: sources that hit the same one add up.

    In combat it does not say who deals it; of a spell or ability the first cell does.
    """
    cells = [
        Cell(words.damage_cell(amount, game.label(recipient)), "damage", (recipient,), amount=amount)
        for recipient, amount in by_recipient(damage).items()
    ]
    if cells and not any(one.is_combat for one in damage) and len(by_source(damage)) == 1:
        cells[0] = replace(cells[0], lead=words.damage_lead(game.label(damage[0].source)))
    return tuple(cells)


def result_tape(game: Game, results: Iterable[Result]) -> tuple[Cell, ...]:
    """Return the tape of results, those that are alike added up."""
    return tuple(
        Cell(result_words(game, result), "result", (subject_of(result),), amount=result.amount)
        for result in added_up(results)
    )


def added_up(results: Iterable[Result]) -> tuple[Result, ...]:
    """Return results with what happens to one object or player in one way made one.

    Life gains are not: each source's gain is an event of its own (CR 119.9).
    """
    merged: dict[object, Result] = {}
    for one in results:
        own = one.source if isinstance(one, LifeGained) else None
        which = getattr(one, "counter", None) or getattr(one, "card", None)
        key = (one.kind, subject_of(one), which, own)
        total = one.amount + (merged[key].amount if key in merged else 0)
        merged[key] = replace(one, amount=total)
    return tuple(merged.values())


def by_recipient(damage: Iterable[Damage]) -> dict[RecipientId, int]:
    """Return how much would be dealt to each recipient."""
    totals: dict[RecipientId, int] = {}
    for one in damage:
        totals[one.recipient] = totals.get(one.recipient, 0) + one.amount
    return totals


def by_source(damage: Iterable[Damage]) -> dict[ObjectId, list[Damage]]:
    """Return what each source would deal."""
    parts: dict[ObjectId, list[Damage]] = {}
    for one in damage:
        parts.setdefault(one.source, []).append(one)
    return parts


def subject_of(result: Result) -> RecipientId:
    """Return whom or what a result is about."""
    match result:  # the most frequent first: a combat of many asks this very often
        case DamageMarked(object=object_id):
            return object_id
        case LifeLost() | LifeGained() | CardDrawn() | CardReturned() | CardGivenUp() | TopExiled():
            return result.player
        case TopMoved(player=player):
            return player
        case CountersPut(on=on):
            return on
        case CountersRemoved(object=object_id):
            return object_id
        case _:
            assert_never(result)


def result_words(game: Game, result: Result) -> str:
    """Return a result in words, as `Nicole loses 3 life`."""
    name, amount = game.label(subject_of(result)), result.amount
    match result:
        case LifeLost():
            return in_words.loses_life(name, amount)
        case LifeGained():
            return in_words.gains_life(name, amount)
        case CountersPut(counter=counter):
            return in_words.gets_counters(name, amount, counter)
        case CountersRemoved(counter=counter):
            return in_words.loses_counters(name, amount, counter)
        case DamageMarked():
            return in_words.gets_marked(name=name, amount=amount)
        case CardDrawn():
            return in_words.draws(name, amount)
        case CardReturned(name=card):
            return in_words.returns_card(name, card)
        case CardGivenUp(name=card, how="discard", to=to):
            return in_words.discards(name, card, to.value if to is not Zone.GRAVEYARD else "")
        case CardGivenUp(name=card, how="put", to=to):
            return in_words.puts(name, card, to.value, is_revealed=False)
        case TopMoved(name=card, how="put" | "reveal" as how, to=to):
            return in_words.puts(name, card, to.value, is_revealed=how == "reveal")
        case CardGivenUp(name=card, cause=AsCost()):
            return in_words.exiles_from_graveyard(name, card)
        case CardGivenUp(name=card):
            return in_words.is_exiled_from_graveyard(player=name, card=card)
        case TopExiled():
            return in_words.exiles_top(name)
        case TopMoved(name=card, to=to):
            return in_words.mills(name, card, to.value if to is not Zone.GRAVEYARD else "")
        case _:
            assert_never(result)
