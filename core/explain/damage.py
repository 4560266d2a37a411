"""Explaining the damage event: how it starts, is dealt, becomes its results, and occurs (CR 120.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.keyword_abilities import Toxic
from core.abilities.keywords import Keyword
from core.events.causes import ByDamage, maker_of
from core.events.damage import (
    Damage,
    DamageDealt,
    DamageEventBegan,
    DamageEventOccurred,
    DamageProcessed,
    ExcessMoved,
)
from core.events.results import LifeLost, Result
from core.explain.explaining import explains
from core.explain.explanation import IN_A_SENTENCE, Explanation, label, sentence
from core.explain.last_known import has_left, last_known_words
from core.explain.tape import (
    amounts,
    by_recipient,
    by_source,
    damage_tape,
    result_tape,
    result_words,
    subject_of,
)
from core.language.naming import called
from core.model.game import Game
from core.rules.damage.applicability import idle_redirections
from core.rules.damage.result_effects import idle_floors
from core.rules.eras import has_damage_on_stack
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId, first_incarnation
from core.terms.rule_numbers import cited
from core.terms.values import FrozenMap
from core.terms.words import clauses, listed, number_of, number_word, possessive, some_of


@explains(DamageEventBegan)
def event_began(_before: Game, event: DamageEventBegan, game: Game) -> Explanation:
    """Explain how a damage event starts out."""
    to = by_recipient(event.damage)
    sources = by_source(event.damage)
    source = game.label(event.damage[0].source)
    if len(sources) == len(to) == 1:
        told = f"{source} would deal {sum(to.values())} damage to {game.label(next(iter(to)))}"
    elif len(sources) == 1:
        told = f"{source} would deal damage to all of these at the same time: {amounts(game, event.damage)}"
    else:
        shares = some_of(f"{amount} to {game.label(one)}" for one, amount in to.items())
        told = f"{sum(to.values())} damage would be dealt, all at the same time: {shares}"
    lines = _lines(game, event.damage, "would deal") if len(sources) > 1 else ()
    lines += tuple(
        sentence(f"{game.label(one)} deals it {last_known_words(game, one)}")
        for one in sources
        if has_left(game, one)
    )
    return Explanation(sentence(f"{told} ({cited(event.rule)})"), lines, damage_tape(game, event.damage))


@explains(ExcessMoved)
def excess_moved(_before: Game, event: ExcessMoved, game: Game) -> Explanation:
    """Explain that excess damage goes elsewhere, before anything else is done to the damage."""
    parts = (
        f"{one.amount} from {game.label(one.source)} to {game.label(one.recipient)}" for one in event.changed
    )
    new = listed(f"{one.amount} to {game.label(one.recipient)}" for one in event.into)
    told = f"Of {listed(parts)} the excess is dealt elsewhere instead: {new} ({cited(event.rule)})"
    return Explanation(sentence(told), (), damage_tape(game, event.remaining))


@explains(DamageDealt)
def dealt(_before: Game, event: DamageDealt, game: Game) -> Explanation:
    """Explain that amounts are final."""
    sources = by_source(event.damage)
    parts = (f"{game.label(source)} deals {amounts(game, part)}" for source, part in sources.items())
    told = f"The damage is dealt: {clauses(parts)} ({cited(event.rule)})"
    lines = _lines(game, event.damage, "deals") if len(sources) > IN_A_SENTENCE else ()
    lines += tuple(dict.fromkeys(_led_nowhere(game, event.damage)))
    tape = (*damage_tape(game, event.damage), *result_tape(game, event.besides))
    return Explanation(sentence(told), lines, tape)


@explains(DamageProcessed)
def processed(_before: Game, event: DamageProcessed, game: Game) -> Explanation:
    """Explain what damage turns into."""
    tape = result_tape(game, event.results)
    dealt = any(isinstance(one.cause, ByDamage) for one in event.results)
    what = "The damage becomes its results" if dealt else "No damage is dealt; what happens besides"
    told = f"{what}: {clauses(cell.text for cell in tape)} ({cited(event.rule)})"
    lines = tuple(
        sentence(f"{_because(game, one)}: {result_words(game, one)} ({cited(one.rule)})")
        for one in event.results
    )
    return Explanation(sentence(told), lines, tape)


@explains(DamageEventOccurred)
def occurred(before: Game, event: DamageEventOccurred, game: Game) -> Explanation:
    """Explain what is different now that the event has occurred."""
    tape = result_tape(game, event.results)
    idle = "".join(sentence(one) + " " for one in _idle(before, event))
    changes = [change for subject in _subjects(event) for change in _changes(before, game, event, subject)]
    if not changes:
        told = f"The event is over, and nothing has changed by it ({cited(event.rule)})"
        return Explanation(idle + sentence(told), tuple(_further(game, event)), tape)
    how = "All of it happens at once" if len(changes) > 1 else "It happens"
    told = f"{how}: {clauses(changes)} ({cited(event.rule)})"
    each = tuple(map(sentence, changes)) if len(changes) > IN_A_SENTENCE else ()
    return Explanation(idle + sentence(told), (*each, *_further(game, event)), tape)


def _lines(game: Game, damage: Iterable[Damage], verb: str) -> tuple[str, ...]:
    return tuple(f"{game.label(s)} {verb} {amounts(game, part)}." for s, part in by_source(damage).items())


def _because(game: Game, result: Result) -> str:
    if result.source is None or not isinstance(result.cause, ByDamage):
        maker = maker_of(result.cause)
        return called(maker) if maker is not None else ""
    source = possessive(game.label(result.source))
    abilities = result.cause.abilities
    if any(isinstance(one, Toxic) for one in abilities):
        return f"{source} combat damage, with toxic"
    if abilities == (Keyword.LIFELINK,) and has_left(game, result.source):
        return f"{source} damage, with the lifelink it last had"
    keywords = [one.value for one in abilities if isinstance(one, Keyword)]
    return f"{source} damage, with {listed(keywords)}" if keywords else f"{source} damage"


def _idle(before: Game, event: DamageEventOccurred) -> Iterator[str]:
    """Yield what watches the loss of life in this event and finds nothing to change."""
    for active, effect, left in idle_floors(before, event.results):
        would_be = f"all this would leave {before.label(active.you)} at {left} life, not below {effect.floor}"
        yield f"{called(active.name)} is not applied: {would_be} (CR 120.4c)"


def _led_nowhere(game: Game, damage: Iterable[Damage]) -> Iterator[str]:
    """Yield what would lead damage elsewhere and does nothing, as there is nothing to deal it to."""
    for one in damage:
        for active, to in idle_redirections(game, one):
            there = (
                "is nothing that damage can be dealt to" if to in game.battlefield else "is no longer there"
            )
            told = f"{called(active.name)} does nothing: {label(game, to)} {there}"
            yield sentence(f"{told} (CR 614.9)")


def _subjects(event: DamageEventOccurred) -> Iterable[RecipientId]:
    return dict.fromkeys(subject_of(result) for result in event.results)


def _changes(before: Game, game: Game, event: DamageEventOccurred, subject: RecipientId) -> Iterator[str]:
    """Yield what differs about a player or permanent, as `Nicole goes from 20 to 14 life`."""
    name = game.label(subject)
    if subject in game.players:
        was, now = before.players[PlayerId(subject)], game.players[PlayerId(subject)]
        lost = sum(one.amount for one in event.results if isinstance(one, LifeLost) and one.player == subject)
        if was.life != now.life:
            yield f"{name} goes from {was.life} to {now.life} life"
        elif lost:
            yield f"{name} loses {lost} life and gains {lost}, and stays at {now.life}"
        yield from _counter_changes(name, was.counters, now.counters)
        if _hand(before, subject) != _hand(game, subject):
            yield f"{name} has {number_of(_hand(game, subject), 'card')} in hand"
        return
    old, new = before.permanent(ObjectId(subject)), game.permanent(ObjectId(subject))
    if old.damage and new.damage != old.damage:
        yield f"{name} goes from {old.damage} to {new.damage} damage marked"
    elif new.damage != old.damage:
        yield f"{name} has {new.damage} damage marked"
    yield from _counter_changes(name, old.counters, new.counters)


def _hand(game: Game, player: RecipientId) -> int:
    return sum(card.owner == player for card in game.hand)


def _counter_changes(
    name: str, old: FrozenMap[CounterKind, int], new: FrozenMap[CounterKind, int]
) -> Iterator[str]:
    for kind in dict.fromkeys((*old, *new)):
        was, now = old.get(kind, 0), new.get(kind, 0)
        if was and now != was:
            many = number_word(now) if kind[0] in "+-" else now
            yield f"{name} goes from {number_of(was, f'{kind} counter')} to {many}"
        elif now != was:
            yield f"{name} has {number_of(now, f'{kind} counter')}"


def _further(game: Game, event: DamageEventOccurred) -> Iterator[str]:
    for creature in event.deathtouched:
        yield f"{game.label(creature)} was dealt damage by a source with deathtouch (CR 702.2b)."
    for damage in event.commander_damage:
        player = game.players[PlayerId(damage.recipient)]
        total = player.commander_damage[first_incarnation(damage.source)]
        source = game.label(damage.source)
        yield f"{player.name} has now been dealt {total} combat damage by {source}, a commander (CR 903.10a)."
    if has_damage_on_stack(game.era):  # its rules have no excess damage
        return
    for permanent, amount in event.excess.items():
        yield f"{amount} of the damage to {game.label(permanent)} was excess damage (CR 120.10)."
