"""Explaining the damage event: how it starts, is dealt, becomes its results, and occurs (CR 120.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.causes import ByDamage
from core.events.damage import (
    Damage,
    DamageDealt,
    DamageEventBegan,
    DamageEventOccurred,
    DamageProcessed,
    ExcessMoved,
)
from core.events.results import CountersPut, DamageMarked, LifeGained, LifeLost, Result
from core.explain.explaining import Fold, explains
from core.explain.explanation import IN_A_SENTENCE, Explanation
from core.explain.given import given_abilities
from core.explain.last_known import MATTER, is_gone, last_known_words
from core.explain.looking_back import looked_back, outlives_its_source
from core.explain.result_rules import rule_of
from core.explain.tape import (
    by_recipient,
    by_source,
    damage_tape,
    result_tape,
    result_words,
    subject_of,
)
from core.language.phrases import phrase
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.eras import DAMAGE_RESOLVES, has_damage_on_stack
from core.rules.triggers.watching import is_watched
from core.terms.counters import CounterKind
from core.terms.eras import Era
from core.terms.ids import ObjectId, PlayerId, RecipientId, first_incarnation
from core.terms.rule_numbers import cited
from core.terms.values import FrozenMap
from core.words.english import damage as words
from core.words.english.names import called


@explains(DamageEventBegan, fold=Fold.NEXT)
def event_began(_before: Game, event: DamageEventBegan, game: Game) -> Explanation:
    """Explain how a damage event starts out."""
    because = " ".join(last_known_words(game, one) for one in by_source(event.damage) if is_gone(game, one))
    told = words.would_be_dealt(_parts(game, event.damage))
    return Explanation(told, cited(event.rule), because, (), damage_tape(game, event.damage))


@explains(ExcessMoved)
def excess_moved(_before: Game, event: ExcessMoved, game: Game) -> Explanation:
    """Explain that excess damage goes elsewhere, before anything else is done to the damage."""
    parts = [(one.amount, game.label(one.source), game.label(one.recipient)) for one in event.changed]
    into = [(one.amount, game.label(one.recipient)) for one in event.into]
    told = words.excess_moved(parts, into)
    return Explanation(told, cited(event.rule), "", (), damage_tape(game, event.remaining))


@explains(DamageDealt)
def dealt(_before: Game, event: DamageDealt, game: Game) -> Explanation:
    """Explain that amounts are final: who deals what to whom."""
    is_combat = any(one.is_combat for one in event.damage)
    item = game.stack[-1] if game.stack and not is_combat else None
    has_left = isinstance(item, OnStack) and _is_from_what_has_left(game, item, event.damage)
    told, each = _dealt(game, event.damage, has_left=has_left)
    past = _from_the_past(game, item, event) if isinstance(item, OnStack) else ()
    why = " ".join(dict.fromkeys((*past, *_as_counters(game, event.damage))))
    rule = _simultaneous(game.era) if is_combat else cited(event.rule)
    tape = (*damage_tape(game, event.damage), *result_tape(game, event.besides))
    return Explanation(told, rule, why, each, tape)


def _is_from_what_has_left(game: Game, item: OnStack, damage: tuple[Damage, ...]) -> bool:
    """Whether an ability has its source deal all this damage, which is no longer there."""
    return bool(damage) and outlives_its_source(game, item) and set(by_source(damage)) == {item.source}


def _dealt(game: Game, damage: tuple[Damage, ...], *, has_left: bool) -> tuple[str, tuple[str, ...]]:
    """Return who deals what to whom; where that is much, what each is dealt, and a line for each source."""
    parts = _parts(game, damage)
    if not parts:
        return words.no_damage_is_dealt(), ()
    if has_left:
        return words.is_dealt_by_what_has_left(parts), ()
    if len(parts) == 1 or sum(len(shares) for _, shares in parts) <= IN_A_SENTENCE:
        return words.is_dealt(parts), ()
    totals = [(amount, game.label(to)) for to, amount in by_recipient(damage).items()]
    return words.all_is_dealt(totals), tuple(words.is_dealt([part]) for part in parts)


def _from_the_past(game: Game, item: OnStack, event: DamageDealt) -> Iterator[str]:
    """Yield what of a spell's or ability's damage is decided by what is no longer there."""
    yield from looked_back(game, item)
    for source in by_source(event.damage):
        if is_gone(game, source) and any(map(characteristics(game, source).has, MATTER)):
            yield last_known_words(game, source)


def _as_counters(game: Game, damage: tuple[Damage, ...]) -> Iterator[str]:
    """Yield what wither and infect make of this damage: counters (CR 120.3b, 120.3d).

    Where it is only as though a source had them, that is said of the result.
    """
    found: dict[Keyword, list[Damage]] = {}
    for one in damage:
        has = characteristics(game, one.source).keywords
        on = game.battlefield.get(ObjectId(one.recipient))
        is_creature = on is not None and characteristics(game, on.id).is_creature
        for keyword in (Keyword.INFECT,) if on is None else (Keyword.WITHER, Keyword.INFECT):
            if keyword in has and (on is None or is_creature):
                found.setdefault(keyword, []).append(one)
                break
    for keyword, those in found.items():
        sources = [game.label(one) for one in dict.fromkeys(one.source for one in those)]
        rules = {"120.3b" if one.recipient in game.players else "120.3d" for one in those}
        whom = ["player" if rule == "120.3b" else "creature" for rule in sorted(rules)]
        yield words.becomes_counters(keyword.value, sources, whom, cited(", ".join(sorted(rules))))


def _simultaneous(era: Era) -> str:
    """Return the rule worth knowing of combat damage: all of it is dealt at once."""
    return cited(DAMAGE_RESOLVES) if has_damage_on_stack(era) else "CR 510.2"


@explains(DamageProcessed, fold=Fold.LAST)
def processed(_before: Game, event: DamageProcessed, game: Game) -> Explanation:
    """Explain what damage turns into."""
    tape = result_tape(game, event.results)
    is_dealt = any(isinstance(one.cause, ByDamage) for one in event.results)
    results = [cell.text for cell in tape]
    told = words.becomes_results(results) if is_dealt or not results else words.happens_instead(results)
    unusual = [one for one in event.results if _is_unusual(one)]
    because = " ".join(told for one in unusual for told in _because(game, one))
    details = tuple(dict.fromkeys(chain.from_iterable(_whence(game, one) for one in event.results)))
    return Explanation(told, cited(event.rule), because, details, tape)


def _is_more_than_marked(before: Game, event: DamageEventOccurred, game: Game) -> Fold:
    """Marked damage is what was dealt; that is told already."""
    changes = (one for subject in _subjects(event) for one in _changes(before, game, event, subject))
    return Fold.LAST if event.results and next(changes, None) is None else Fold.ADDS


@explains(DamageEventOccurred, fold=_is_more_than_marked)
def occurred(before: Game, event: DamageEventOccurred, game: Game) -> Explanation:
    """Explain what is different now that the event has occurred."""
    changes = {subject: tuple(_changes(before, game, event, subject)) for subject in _subjects(event)}
    if clauses := [one for some in changes.values() for one in some]:
        told = words.changes(clauses)
    elif event.results:
        told = words.damage_is_marked([game.label(subject) for subject in changes])
    else:
        told = words.nothing_changes()
    rules = dict.fromkeys(str(rule_of(before, one)) for one in event.results if changes[subject_of(one)])
    if any(_is_saved(before, game, event, player) for player in game.players):
        rules["704.3"] = None
    rule = cited(", ".join(rules)) if rules else cited(event.rule)
    tape = result_tape(game, event.results)
    return Explanation(told, rule, "", tuple(_further(game, event)), tape)


def _parts(game: Game, damage: Iterable[Damage]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Return what each source deals to whom, by names."""
    return [
        (game.label(source), [(amount, game.label(to)) for to, amount in by_recipient(part).items()])
        for source, part in by_source(damage).items()
    ]


def _is_unusual(result: Result) -> bool:
    """Whether an ability of its source made this of the damage; what effects do is told where they apply."""
    return isinstance(result.cause, ByDamage) and bool(result.cause.abilities)


def _whence(game: Game, result: Result) -> Iterator[str]:
    """Yield where the source of damage has the abilities from that made a result of it, or make it lethal."""
    if result.source is not None and isinstance(result.cause, ByDamage):
        is_deadly = isinstance(result, DamageMarked) and characteristics(game, result.source).has(
            Keyword.DEATHTOUCH
        )
        deathtouch = (Keyword.DEATHTOUCH,) if is_deadly else ()
        yield from given_abilities(game, result.source, (*result.cause.abilities, *deathtouch))


def _because(game: Game, result: Result) -> Iterator[str]:
    """Yield what abilities of the source of damage made of it."""
    if result.source is not None and isinstance(result.cause, ByDamage):
        told, keywords = result_words(game, result), list(_made_it_so(result.cause))
        yield words.result_because(game.label(result.source), keywords, told, cited(result.rule))


def _is_saved(before: Game, game: Game, event: DamageEventOccurred, player: PlayerId) -> bool:
    """Whether a player would be at 0 life or less, had the same event not gained them life."""
    low = before.players[player].life - _total(event, LifeLost, player)
    return low <= 0 < game.players[player].life and bool(_total(event, LifeGained, player))


def _total(event: DamageEventOccurred, kind: type[LifeLost | LifeGained], player: RecipientId) -> int:
    return sum(one.amount for one in event.results if isinstance(one, kind) and one.player == player)


def _subjects(event: DamageEventOccurred) -> Iterable[RecipientId]:
    return dict.fromkeys(subject_of(result) for result in event.results)


def _changes(before: Game, game: Game, event: DamageEventOccurred, subject: RecipientId) -> Iterator[str]:
    """Yield what differs about a player or permanent, as `Nicole: 20 → 14 life`.

    Marked damage is told only where some was marked before: else it is what was dealt.
    """
    name = game.label(subject)
    if subject in game.players:
        was, now = before.players[PlayerId(subject)], game.players[PlayerId(subject)]
        lost, gained = _total(event, LifeLost, subject), _total(event, LifeGained, subject)
        by = _abilities(event, LifeGained, subject)
        if lost and gained:
            is_saving = _is_saved(before, game, event, now.id)
            yield words.life_lost_and_gained(name, was.life, lost, gained, now.life, by, is_saving=is_saving)
        elif was.life != now.life:
            yield words.life(name, was.life, now.life, by)
        yield from _counter_changes(event, subject, name, was.counters, now.counters)
        if _hand(before, subject) != _hand(game, subject):
            yield words.cards_in_hand(name, _hand(game, subject))
        return
    old, new = before.permanent(ObjectId(subject)), game.permanent(ObjectId(subject))
    if old.damage != new.damage and (old.damage or _is_also_counters(event, subject)):
        yield words.marked(name=name, was=old.damage, now=new.damage)
    yield from _counter_changes(event, subject, name, old.counters, new.counters)


def _abilities(
    event: DamageEventOccurred,
    kind: type[LifeGained | CountersPut],
    subject: RecipientId,
    counter: CounterKind | None = None,
) -> list[str]:
    """Return what made damage become this and not what it usually does: `lifelink`, `wither`."""
    made = (
        word
        for one in event.results
        if isinstance(one, kind) and subject_of(one) == subject and isinstance(one.cause, ByDamage)
        if not isinstance(one, CountersPut) or one.counter == counter
        for word in _made_it_so(one.cause)
    )
    return list(dict.fromkeys(made))


def _made_it_so(cause: ByDamage) -> Iterator[str]:
    """Yield the abilities that made damage become this, or as though which it was dealt."""
    for one in cause.abilities:
        word = one.value if isinstance(one, Keyword) else phrase(one)
        yield word if cause.as_though is None else words.as_though(word, called(cause.as_though))


def _is_also_counters(event: DamageEventOccurred, subject: RecipientId) -> bool:
    """Whether only some of what happens to a permanent is damage that is marked."""
    here = [one for one in event.results if subject_of(one) == subject]
    return not all(isinstance(one, DamageMarked) for one in here)


def _hand(game: Game, player: RecipientId) -> int:
    return sum(card.owner == player for card in game.hand)


def _counter_changes(
    event: DamageEventOccurred,
    subject: RecipientId,
    name: str,
    old: FrozenMap[CounterKind, int],
    new: FrozenMap[CounterKind, int],
) -> Iterator[str]:
    for kind in dict.fromkeys((*old, *new)):
        was, now = old.get(kind, 0), new.get(kind, 0)
        if was != now:
            yield words.counters(name, kind, was, now, _abilities(event, CountersPut, subject, kind))


def _further(game: Game, event: DamageEventOccurred) -> Iterator[str]:
    for damage in event.commander_damage:
        player = game.players[PlayerId(damage.recipient)]
        total = player.commander_damage[first_incarnation(damage.source)]
        yield words.commander_damage(player.name, total, game.label(damage.source), "CR 903.10a")
    if has_damage_on_stack(game.era) or not is_watched(
        game, "is_dealt_excess"
    ):  # older rules have no excess damage
        return
    for permanent, amount in event.excess.items():
        yield words.excess(amount, game.label(permanent), "CR 120.10")
