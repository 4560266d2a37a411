"""Explaining what is applied to a damage event: how much before, how much after, by what and whose choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.effects.amount_changes import Halve, Instead, Multiply
from core.abilities.effects.on_damage import Redirect
from core.events.damage import Damage, DamagePrevented, DamageReplaced, Preferred, ResultsReplaced
from core.events.results import CountersPut
from core.explain.explaining import explains
from core.explain.explanation import Cell, Explanation, sentence
from core.explain.tape import added_up, damage_tape, result_tape, result_words, subject_of
from core.language.naming import called
from core.language.phrases import phrase
from core.model.game import Game
from core.model.waiting_effects import RulesEffect
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import cited
from core.terms.values import replace
from core.terms.words import clauses, listed, number_word, possessive, some_of

_TIMES = {2: "doubles", 3: "triples"}


@explains(DamagePrevented)
def prevented(_before: Game, event: DamagePrevented, game: Game) -> Explanation:
    """Explain a prevention: how much of what is prevented, and what is left."""
    who = called(event.name)
    if event.ability is not None:
        who = f"{possessive(who)} {phrase(event.ability)}"
    told = []
    if event.prevented:
        told.append(f"{who} prevents {some_of(_shares(game, event.prevented, event.remaining))}")
    if event.unpreventable:
        verb = "but" if event.prevented else f"{who} is applied, but"
        told.append(f"{verb} {some_of(_shares(game, event.unpreventable, ()))} can't be prevented")
    if not told:
        told.append(f"{who} is applied and prevents nothing")
    words = f"{', '.join(told)} ({_prevention_rules(event)}){_shield(game, event)}"
    if not event.remaining:
        words += ". Nothing is left to be dealt"
    struck = tuple(
        Cell(f"{one.amount} damage to {game.label(one.recipient)} prevented", "prevented", (one.recipient,))
        for one in event.prevented
    )
    return Explanation(sentence(words), tuple(_lines(game, event)), (*_tape(game, event), *struck))


@explains(DamageReplaced)
def replaced(_before: Game, event: DamageReplaced, game: Game) -> Explanation:
    """Explain a replacement of damage."""
    told = _replacement(game, event)
    words = f"{told} ({cited(event.rule)}){_shield(game, event)}"
    lines = list(
        _lines(game, event) if event.into else _preference(game, called(event.name), event.preferred)
    )
    if event.given_by is RulesEffect.PLANESWALKER_REDIRECTION:
        source = game.label(event.changed[0].source)
        asks = f"This is decided as the damage of {source} is about to be dealt"
        lines.append(f"{asks}: nobody has priority, so nobody can respond (CR 117.2e).")
    return Explanation(sentence(words), tuple(lines), _tape(game, event))


@explains(ResultsReplaced)
def results_replaced(_before: Game, event: ResultsReplaced, game: Game) -> Explanation:
    """Explain a replacement of results, or that some are impossible."""
    old = listed(result_words(game, one) for one in added_up(event.changed))
    new = listed(result_words(game, one) for one in added_up(event.into))
    if event.is_impossible:
        told = f"{called(event.name)} makes this impossible, and it is left out: {old}"
    elif pairs := tuple(_more_or_less(game, event)):
        told = f"{called(event.name)}: {clauses(pairs)}"
    else:
        told = f"{called(event.name)}: instead of “{old}”, {new if event.into else 'nothing happens'}"
    lines = tuple(_preference(game, called(event.name), event.preferred))
    return Explanation(sentence(f"{told} ({cited(event.rule)})"), lines, result_tape(game, event.results))


def _more_or_less(game: Game, event: ResultsReplaced) -> Iterator[str]:
    """Yield for each result what it was before, if nothing but amounts is different."""
    changed, into = added_up(event.changed), added_up(event.into)
    if [(one.kind, subject_of(one)) for one in changed] == [(one.kind, subject_of(one)) for one in into]:
        for one, new in zip(changed, into, strict=True):
            in_words = isinstance(one, CountersPut) and one.counter[0] in "+-"
            was = number_word(one.amount) if in_words else one.amount
            yield f"{result_words(game, new)} instead of {was}"


def _replacement(game: Game, event: DamageReplaced) -> str:
    change = event.change
    if event.given_by is RulesEffect.PLANESWALKER_REDIRECTION:
        return _by_choice(game, event)
    if isinstance(change, Redirect):
        there = {(one.source, one.recipient) for one in event.changed}
        arrived = [one for one in event.into if (one.source, one.recipient) not in there]
        to = listed(dict.fromkeys(game.label(one.recipient) for one in arrived))
        gone = _taken(event.changed, event.into)
        return f"{called(event.name)}: {some_of(_shares(game, gone, event.into))} is dealt to {to} instead"
    if isinstance(change, Instead) or not event.into:
        besides = listed(result_words(game, one) for one in event.besides)
        return f"{called(event.name)}: instead of {some_of(_shares(game, event.changed, ()))}, {besides}"
    verb = "halves" if isinstance(change, Halve) else "changes"
    verb = _TIMES.get(change.by, "multiplies") if isinstance(change, Multiply) else verb
    pairs = (
        f"{one.amount} to {game.label(one.recipient)} becomes "
        f"{_amount(event.into, one.source, one.recipient) or 'none'}"
        for one in event.changed
    )
    sources = listed(dict.fromkeys(possessive(game.label(one.source)) for one in event.changed))
    return f"{called(event.name)} {verb} {sources} damage: {clauses(pairs)}"


def _by_choice(game: Game, event: DamageReplaced) -> str:
    """Return who has a source deal its damage to a planeswalker, or leaves it (CR 306.8 of July 2009)."""
    first, new = event.changed[0], event.into[0]
    who, source = game.label(game.permanent(first.source).controller), game.label(first.source)
    player, much = game.label(first.recipient), sum(one.amount for one in event.changed)
    if new.recipient == first.recipient:
        could = f"{who} could have {source} deal its {much} damage to a planeswalker instead"
        return f"{could}, but leaves it to {player}"
    return f"{who} has {source} deal its {much} damage to {game.label(new.recipient)} instead of {player}"


def _shares(game: Game, taken: Iterable[Damage], left: Iterable[Damage]) -> Iterator[str]:
    """Yield how much of what is taken away, as `2 of the 3 damage that Ox would deal to Bear`."""
    left = tuple(left)
    taken = tuple(taken)
    for source, recipient in dict.fromkeys((one.source, one.recipient) for one in taken):
        much, still = _amount(taken, source, recipient), _amount(left, source, recipient)
        whole = f"{much} of the {much + still}" if still else f"the {much}"
        yield f"{whole} damage that {game.label(source)} would deal to {game.label(recipient)}"


def _taken(changed: Iterable[Damage], into: Iterable[Damage]) -> Iterator[Damage]:
    """Yield what is no longer dealt to those it would have been dealt to."""
    into = tuple(into)
    for one in changed:
        less = one.amount - _amount(into, one.source, one.recipient)
        if less > 0:
            yield replace(one, amount=less)


def _amount(damage: Iterable[Damage], source: ObjectId, recipient: RecipientId) -> int:
    return sum(one.amount for one in damage if (one.source, one.recipient) == (source, recipient))


def _prevention_rules(event: DamagePrevented) -> str:
    """Return the rule, and what makes an effect that was applied in vain a prevention effect at all."""
    if event.unpreventable and event.given_by is RulesEffect.PROTECTION:
        return "CR 702.16e, 615.12"
    if event.unpreventable and event.given_by is RulesEffect.SHIELD_COUNTER:
        return "CR 122.1c, 615.12"
    return cited(event.rule)


def _shield(game: Game, event: DamagePrevented | DamageReplaced) -> str:
    """Return what is left of a shield, and who said what it is used for."""
    split = f"; {game.label(event.split_by)} chose which damage it is used for" if event.split_by else ""
    if event.is_used_up:
        return f"{split}; it is used up"
    return f"{split}; {event.left} of it is left" if event.left is not None else split


def _lines(game: Game, event: DamagePrevented | DamageReplaced) -> Iterator[str]:
    yield from _preference(game, called(event.name), event.preferred)
    for one in event.besides:
        yield f"{called(event.name)}, besides: {result_words(game, one)} (CR 615.5)."


def _preference(game: Game, name: str, preferred: Preferred | None) -> Iterator[str]:
    if preferred is not None:
        could = f"{listed((name, *map(called, preferred.over)))} could each be applied next"
        yield f"{could}; {game.label(preferred.player)}, who is affected, chose {name} (CR 616.1)."


def _tape(game: Game, event: DamagePrevented | DamageReplaced) -> tuple[Cell, ...]:
    return (*damage_tape(game, event.remaining), *result_tape(game, (*event.before, *event.besides)))
