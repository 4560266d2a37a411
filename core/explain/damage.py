"""Explaining the damage event: the tape, and each of its moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from core.abilities.phrases import phrase
from core.events.damage import (
    Damage,
    DamageDealt,
    DamageEventBegan,
    DamageEventOccurred,
    DamagePrevented,
    DamageProcessed,
    DamageReplaced,
    ExcessMoved,
    ResultsReplaced,
)
from core.events.results import (
    CardDrawn,
    CardReturned,
    CountersPut,
    CountersRemoved,
    DamageMarked,
    LifeGained,
    LifeLost,
    Result,
    TopExiled,
)
from core.explain.explanation import Cell, Explanation, names, sentence
from core.model.game import Game
from core.terms.counters import CounterKind
from core.terms.frozen import FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId, first_incarnation
from core.terms.rule_numbers import cited
from core.terms.words import clauses, listed, number_of, possessive, some_of


def event_began(game: Game, event: DamageEventBegan) -> Explanation:
    """Explain how a damage event starts out."""
    total = sum(one.amount for one in event.damage)
    to = some_of(f"{amount} to {game.label(r)}" for r, amount in _by_recipient(event.damage).items())
    told = f"{total} damage would be dealt, all at the same time: {to} ({cited(event.rule)})"
    return Explanation(sentence(told), _lines(game, event.damage, "would deal"), _tape(game, event.damage))


def excess_moved(game: Game, event: ExcessMoved) -> Explanation:
    """Explain that excess damage goes elsewhere, before anything else is done to the damage."""
    parts = (
        f"{one.amount} from {game.label(one.source)} to {game.label(one.recipient)}" for one in event.changed
    )
    new = listed(f"{one.amount} to {game.label(one.recipient)}" for one in event.into)
    told = f"Of {listed(parts)} the excess is dealt elsewhere instead: {new} ({cited(event.rule)})"
    return Explanation(sentence(told), (), _tape(game, event.remaining))


def prevented(game: Game, event: DamagePrevented) -> Explanation:
    """Explain a prevention."""
    total = sum(one.amount for one in event.prevented)
    sources = some_of(names(game, dict.fromkeys(one.source for one in event.prevented)))
    who = f"{event.name} has {phrase(event.ability)}" if event.ability is not None else event.name
    if total:
        told = f"{who}: {total} damage from {sources} is prevented ({cited(event.rule)})"
    else:
        who = who if event.ability is not None else f"{who} is applied"
        told = f"{who}, but this damage can't be prevented ({cited(event.rule)})"
    told += _shield(event)
    if not event.remaining:
        told += ". Nothing is left to be dealt"
    cells = tuple(
        Cell(f"{one.amount} damage to {game.label(one.recipient)} prevented", "prevented", (one.recipient,))
        for one in event.prevented
    )
    besides = _result_tape(game, event.besides)
    return Explanation(
        sentence(told), _besides(game, event), (*_tape(game, event.remaining), *besides, *cells)
    )


def replaced(game: Game, event: DamageReplaced) -> Explanation:
    """Explain a replacement of damage."""
    old = listed(f"{one.amount} to {game.label(one.recipient)}" for one in event.changed)
    new = listed(f"{one.amount} to {game.label(one.recipient)}" for one in event.into) or "nothing"
    verb = "is redirected: it becomes" if event.rule == "614.9" else "becomes"
    told = f"{event.name}: {old} {verb} {new} ({cited(event.rule)})"
    told += _shield(event)
    tape = (*_tape(game, event.remaining), *_result_tape(game, event.besides))
    return Explanation(sentence(told), _besides(game, event), tape)


def results_replaced(game: Game, event: ResultsReplaced) -> Explanation:
    """Explain a replacement of results, or that some are impossible."""
    old = listed(result_words(game, one) for one in event.changed)
    new = listed(result_words(game, one) for one in event.into)
    if event.rule == "614.17":
        told = f"{event.name}: this can't happen and is left out: {old} ({cited(event.rule)})"
    else:
        told = f"{event.name}: instead of “{old}”, {new or 'nothing happens'} ({cited(event.rule)})"
    return Explanation(sentence(told), (), _result_tape(game, event.results))


def dealt(game: Game, event: DamageDealt) -> Explanation:
    """Explain that amounts are final."""
    parts = (f"{game.label(s)} deals {_amounts(game, d)}" for s, d in _by_source(event.damage).items())
    told = f"The damage is dealt: {clauses(parts)} ({cited(event.rule)})"
    return Explanation(sentence(told), _lines(game, event.damage, "deals"), _tape(game, event.damage))


def processed(game: Game, event: DamageProcessed) -> Explanation:
    """Explain what damage turns into."""
    tape = _result_tape(game, event.results)
    dealt = any(isinstance(one, DamageMarked) or not one.effect for one in event.results)
    what = "The damage becomes its results" if dealt else "No damage is dealt; what happens besides"
    told = f"{what}: {clauses(cell.text for cell in tape)} ({cited(event.rule)})"
    lines = tuple(
        sentence(f"{_because(game, one)}: {result_words(game, one)} ({cited(one.rule)})")
        for one in event.results
    )
    return Explanation(sentence(told), lines, tape)


def occurred(before: Game, game: Game, event: DamageEventOccurred) -> Explanation:
    """Explain what is different now that the event has occurred."""
    subjects = dict.fromkeys(_subject(result) for result in event.results)
    changes = [change for subject in subjects for change in _changes(before, game, subject)]
    if not changes:
        told = f"The event is over, and nothing has changed by it ({cited(event.rule)})"
        return Explanation(sentence(told), tuple(_further(game, event)), _result_tape(game, event.results))
    told = f"All of it happens at once: {clauses(changes)} ({cited(event.rule)})"
    lines = (*(f"{change[:1].upper()}{change[1:]}." for change in changes), *_further(game, event))
    return Explanation(sentence(told), lines, _result_tape(game, event.results))


def _shield(event: DamagePrevented | DamageReplaced) -> str:
    """Return what is left of a shield, in words."""
    if event.is_used_up:
        return "; it is used up"
    return f"; {event.left} of it is left" if event.left is not None else ""


def _besides(game: Game, event: DamagePrevented | DamageReplaced) -> tuple[str, ...]:
    return tuple(f"{event.name}, besides: {result_words(game, one)} (CR 615.5)." for one in event.besides)


def _tape(game: Game, damage: Iterable[Damage]) -> tuple[Cell, ...]:
    """Return the tape, one cell for each recipient: sources that hit the same one add up."""
    return tuple(
        Cell(f"{amount} damage to {game.label(recipient)}", "damage", (recipient,))
        for recipient, amount in _by_recipient(damage).items()
    )


def _result_tape(game: Game, results: Iterable[Result]) -> tuple[Cell, ...]:
    """Return the tape of results: what happens to one object or player in one way adds up.

    Life gains do not: each source's gain is an event of its own (CR 119.9).
    """
    merged: dict[object, Result] = {}
    for one in results:
        own = one.source if isinstance(one, LifeGained) else None
        which = getattr(one, "counter", None) or getattr(one, "card", None)
        key = (one.kind, _subject(one), which, own)
        total = one.amount + (merged[key].amount if key in merged else 0)
        merged[key] = type(one).model_validate({**dict(one), "amount": total})
    return tuple(Cell(result_words(game, one), "result", (_subject(one),)) for one in merged.values())


def _by_recipient(damage: Iterable[Damage]) -> dict[RecipientId, int]:
    totals: dict[RecipientId, int] = {}
    for one in damage:
        totals[one.recipient] = totals.get(one.recipient, 0) + one.amount
    return totals


def _by_source(damage: Iterable[Damage]) -> dict[ObjectId, list[Damage]]:
    parts: dict[ObjectId, list[Damage]] = {}
    for one in damage:
        parts.setdefault(one.source, []).append(one)
    return parts


def _amounts(game: Game, damage: Iterable[Damage]) -> str:
    return listed(f"{amount} to {game.label(to)}" for to, amount in _by_recipient(damage).items())


def _lines(game: Game, damage: Iterable[Damage], verb: str) -> tuple[str, ...]:
    return tuple(f"{game.label(s)} {verb} {_amounts(game, d)}." for s, d in _by_source(damage).items())


def _subject(result: Result) -> RecipientId:
    match result:
        case LifeLost() | LifeGained() | CardDrawn() | CardReturned() | TopExiled():
            return result.player
        case CountersPut(on=on):
            return on
        case CountersRemoved(object=object_id) | DamageMarked(object=object_id):
            return object_id
        case _:
            assert_never(result)


def result_words(game: Game, result: Result) -> str:
    """Return a result in words, as `Nicole loses 3 life`."""
    name, amount = game.label(_subject(result)), result.amount
    match result:
        case LifeLost():
            return f"{name} loses {amount} life"
        case LifeGained():
            return f"{name} gains {amount} life"
        case CountersPut(counter=counter):
            return f"{number_of(amount, f'{counter} counter')} on {name}"
        case CountersRemoved(counter=counter):
            return f"{number_of(amount, f'{counter} counter')} removed from {name}"
        case DamageMarked():
            return f"{amount} marked on {name}"
        case CardDrawn():
            return f"{name} draws {number_of(amount, 'card')}"
        case CardReturned(name=card):
            return f"{name} returns {card} from the graveyard to hand"
        case TopExiled():
            return f"{name} exiles the top card of the library"
        case _:
            assert_never(result)


def _because(game: Game, result: Result) -> str:
    if not isinstance(result, DamageMarked) and result.effect:
        return result.effect
    source = possessive(game.label(result.source))
    match result:
        case LifeGained():
            return f"{source} damage, with lifelink"
        case CountersPut(rule="120.3g"):
            return f"{source} combat damage, with toxic"
        case CountersPut(rule="120.3b"):
            return f"{source} damage, with infect"
        case CountersPut():
            return f"{source} damage, with wither or infect"
        case _:
            return f"{source} damage"


def _changes(before: Game, game: Game, subject: RecipientId) -> Iterator[str]:
    """Yield what differs about a player or permanent, as `Nicole goes from 20 to 14 life`."""
    name = game.label(subject)
    if subject in game.players:
        was, now = before.players[PlayerId(subject)], game.players[PlayerId(subject)]
        if was.life != now.life:
            yield f"{name} goes from {was.life} to {now.life} life"
        elif was.counters == now.counters and _hand(before, subject) == _hand(game, subject):
            yield f"{name} loses as much life as {name} gains and stays at {now.life}"
        yield from _counter_changes(name, was.counters, now.counters)
        if _hand(before, subject) != _hand(game, subject):
            yield f"{name} has {number_of(_hand(game, subject), 'card')} in hand"
        return
    old, new = before.permanent(ObjectId(subject)), game.permanent(ObjectId(subject))
    if old.damage != new.damage:
        yield f"{name} has {new.damage} damage marked"
    yield from _counter_changes(name, old.counters, new.counters)


def _hand(game: Game, player: RecipientId) -> int:
    return sum(card.owner == player for card in game.hand)


def _counter_changes(
    name: str, old: FrozenMap[CounterKind, int], new: FrozenMap[CounterKind, int]
) -> Iterator[str]:
    for kind in dict.fromkeys((*old, *new)):
        if old.get(kind, 0) != new.get(kind, 0):
            yield f"{name} has {number_of(new.get(kind, 0), f'{kind} counter')}"


def _further(game: Game, event: DamageEventOccurred) -> Iterator[str]:
    for creature in event.deathtouched:
        yield f"{game.label(creature)} was dealt damage by a source with deathtouch (CR 702.2b)."
    for damage in event.commander_damage:
        player = game.players[PlayerId(damage.recipient)]
        total = player.commander_damage[first_incarnation(damage.source)]
        source = game.label(damage.source)
        yield f"{player.name} has now been dealt {total} combat damage by {source}, a commander (CR 903.10a)."
    for permanent, amount in event.excess.items():
        yield f"{amount} of the damage to {game.label(permanent)} was excess damage (CR 120.10)."
