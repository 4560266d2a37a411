"""Explaining what is applied to a damage event: how much before, how much after, by what and whose choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.effects.amount_changes import Halve, Instead, Multiply
from core.abilities.effects.on_damage import Redirect
from core.abilities.qualities import OfColor
from core.characteristics.player_abilities import givers_to_player
from core.events.causes import ByDamage, ByEffect
from core.events.damage import Damage, DamagePrevented, DamageReplaced, ResultsReplaced
from core.events.results import CountersPut
from core.explain.explaining import explains
from core.explain.explanation import Cell, Explanation
from core.explain.tape import added_up, damage_tape, result_tape, result_words, subject_of
from core.language.phrases import phrase
from core.model.game import Game
from core.model.waiting_effects import RulesEffect
from core.rules.damage.unpreventable import forbids_prevention
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import cited
from core.terms.values import replace
from core.words.english import characteristics as characteristic_words
from core.words.english import damage as words
from core.words.english.names import called


@explains(DamagePrevented)
def prevented(_before: Game, event: DamagePrevented, game: Game) -> Explanation:
    """Explain a prevention: how much of what is prevented, and what is left."""
    who = preventer(event)
    itself = _bearer(game, event)
    stopped = tuple(_shares(game, event.prevented, event.remaining, itself))
    in_vain = tuple(_shares(game, event.unpreventable, (), itself))
    because = [_shield(game, event), *_of_color(game, event)]
    because += dict.fromkeys(
        words.unpreventable_by(called(name), "CR 615.12")
        for one in event.unpreventable
        if (name := forbids_prevention(game, one)) is not None
    )
    if not event.remaining:
        because.append(words.nothing_remains())
    struck = tuple(
        Cell(words.prevented_cell(one.amount, game.label(one.recipient)), "prevented", (one.recipient,))
        for one in event.prevented
    )
    return Explanation(
        words.prevention(who, stopped, in_vain),
        _prevention_rules(event),
        " ".join(filter(None, (*because, *_more(game, event)))),
        (),
        (*_tape(game, event), *struck),
    )


def preventer(event: DamagePrevented) -> str:
    """Return what prevents: `Shield`, or `Knight's protection from red`."""
    who = called(event.name)
    return who if event.ability is None else words.ability_of(who, phrase(event.ability))


def _of_color(game: Game, event: DamagePrevented) -> Iterator[str]:
    """Yield that sources are of the color of protection (CR 702.16a), and what gives it to a player."""
    if event.ability is not None:
        for player in dict.fromkeys(
            one.recipient for one in event.prevented if one.recipient in game.players
        ):
            for giver in givers_to_player(game, PlayerId(player), event.ability):
                yield characteristic_words.gives(called(giver), game.label(player), phrase(event.ability))
    if event.ability is not None and isinstance(event.ability.quality, OfColor):
        sources = dict.fromkeys(one.source for one in (*event.prevented, *event.unpreventable))
        yield words.is_of_color([game.label(one) for one in sources], event.ability.quality.color.word)


@explains(DamageReplaced)
def replaced(_before: Game, event: DamageReplaced, game: Game) -> Explanation:
    """Explain a replacement of damage."""
    because = [_shield(game, event)]
    if event.into:
        because += _more(game, event)
    if event.given_by is RulesEffect.PLANESWALKER_REDIRECTION:
        because += _why_redirection(game, event)
    told = _replacement(game, event)
    return Explanation(told, cited(event.rule), " ".join(filter(None, because)), (), _tape(game, event))


@explains(ResultsReplaced)
def results_replaced(_before: Game, event: ResultsReplaced, game: Game) -> Explanation:
    """Explain a replacement of results, or that some are impossible."""
    name = called(event.name)
    old = [result_words(game, one) for one in added_up(event.changed)]
    new = [result_words(game, one) for one in added_up(event.into)]
    is_of_damage = any(isinstance(one.cause, ByDamage) for one in event.changed)
    because = _made_applicable(event)
    if event.is_impossible:
        told = _impossible(game, event, name)
        because = words.still_dealt() if is_of_damage else ""
    elif pairs := list(_more_or_less(game, event)):
        told = words.results_changed(name, pairs)
    else:
        told = words.results_replaced(name, old, new)
    return Explanation(told, cited(event.rule), because, (), result_tape(game, event.results))


def _made_applicable(event: ResultsReplaced) -> str:
    """Return which other effect made what is replaced here (CR 616.2); empty if none did."""
    made = [one.cause for one in event.changed if isinstance(one.cause, ByEffect)]
    by = next((called(one.name) for one in made if one.effect != event.by), "")
    return words.made_applicable(by, "CR 616.2") if by else ""


def _impossible(game: Game, event: ResultsReplaced, name: str) -> str:
    changed = added_up(event.changed)
    only = changed[0]
    if len(changed) == 1 and isinstance(only, CountersPut) and str(only.on) == str(event.by):
        return words.no_counters_on_it(name, only.amount, only.counter)
    return words.impossible(name, [result_words(game, one) for one in changed])


def _more_or_less(game: Game, event: ResultsReplaced) -> Iterator[tuple[str, str]]:
    """Yield for each result what it is now and how much it was, if nothing but amounts is different."""
    changed, into = added_up(event.changed), added_up(event.into)
    if [(one.kind, subject_of(one)) for one in changed] == [(one.kind, subject_of(one)) for one in into]:
        for one, new in zip(changed, into, strict=True):
            in_words = isinstance(one, CountersPut) and one.counter[0] in "+-"
            yield result_words(game, new), words.amount_in_words(one.amount) if in_words else str(one.amount)


def _replacement(game: Game, event: DamageReplaced) -> str:
    change, name = event.change, called(event.name)
    if event.given_by is RulesEffect.PLANESWALKER_REDIRECTION:
        return _by_choice(game, event)
    if isinstance(change, Redirect):
        there = {(one.source, one.recipient) for one in event.changed}
        arrived = (one.recipient for one in event.into if (one.source, one.recipient) not in there)
        to = [game.label(one) for one in dict.fromkeys(arrived)]
        gone = tuple(_taken(event.changed, event.into))
        return words.redirected(name, tuple(_shares(game, gone, event.into)), to)
    if isinstance(change, Instead) or not event.into:
        besides = [result_words(game, one) for one in event.besides]
        shares = tuple(_shares(game, event.changed, (), _bearer(game, event)))
        return words.instead_of_damage(name, shares, besides)
    pairs = [
        (one.amount, _amount(event.into, one.source, one.recipient), game.label(one.recipient))
        for one in event.changed
    ]
    sources = [game.label(one) for one in dict.fromkeys(one.source for one in event.changed)]
    if isinstance(change, Multiply):
        is_all = len(event.changed) == len(event.remaining)
        return words.multiplied(name, change.by, sources, pairs, is_all=is_all)
    if isinstance(change, Halve):
        return words.halved(name, sources, pairs)
    return words.amount_changed(name, sources, pairs)


def _by_choice(game: Game, event: DamageReplaced) -> str:
    """Return who has a source deal its damage to a planeswalker, or leaves it (CR 306.8 of July 2009)."""
    first, new = event.changed[0], event.into[0]
    who, source = game.label(game.permanent(first.source).controller), game.label(first.source)
    player, much = game.label(first.recipient), sum(one.amount for one in event.changed)
    if new.recipient == first.recipient:
        return words.no_planeswalker_redirection(who, source, much, player)
    return words.planeswalker_redirection(who, source, much, game.label(new.recipient), player)


def _why_redirection(game: Game, event: DamageReplaced) -> Iterator[str]:
    first = event.changed[0]
    who, source = game.label(game.permanent(first.source).controller), game.label(first.source)
    yield words.why_planeswalker_redirection(
        who=who, source=source, player=game.label(first.recipient), rule=cited(event.rule)
    )
    yield words.nobody_can_respond("CR 117.2e")


def _bearer(game: Game, event: DamagePrevented | DamageReplaced) -> str:
    """Return the name of the permanent that an effect is an ability of; empty if it is of none."""
    own = str(event.by)
    there = (ObjectId(one) for one in (own, own.rpartition("/")[0]))
    return next((game.label(one) for one in there if one in game.battlefield), "")


def _shares(game: Game, taken: Iterable[Damage], left: Iterable[Damage], itself: str = "") -> Iterator[str]:
    """Yield how much of what is taken away, as `2 of the 3 damage Ox would deal to Bear`.

    `itself` has just been named: if it is the recipient, that is `it`.
    """
    left, taken = tuple(left), tuple(taken)
    alike: dict[tuple[ObjectId, int, int], list[str]] = {}
    for source, recipient in dict.fromkeys((one.source, one.recipient) for one in taken):
        much, still = _amount(taken, source, recipient), _amount(left, source, recipient)
        alike.setdefault((source, much, much + still), []).append(game.label(recipient))
    for (source, much, whole), to in alike.items():
        yield words.share(much, whole, game.label(source), to, is_itself=to == [itself])


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
    """Return the rule, and of an effect that was applied in vain what makes it a prevention effect at all.

    That damage can't be prevented is cited where it is said what says so.
    """
    if event.unpreventable and event.given_by is RulesEffect.PROTECTION:
        return "CR 702.16e"
    if event.unpreventable and event.given_by is RulesEffect.SHIELD_COUNTER:
        return "CR 122.1c"
    return cited(event.rule)


def _shield(game: Game, event: DamagePrevented | DamageReplaced) -> str:
    """Return what is left of a shield, and who said what it is used for; empty if it is no shield.

    That it is used up goes without saying where it could not stop all of the damage, or where it was
    for the next time only.
    """
    who = game.label(event.split_by) if event.split_by else ""
    if isinstance(event, DamagePrevented):
        taken, left = event.prevented, event.remaining
    else:
        taken, left = tuple(_taken(event.changed, event.into)), event.into
    is_whole = not any(_amount(left, one.source, one.recipient) for one in taken)
    return words.shield_left(who, event.left if is_whole else None)


def _more(game: Game, event: DamagePrevented | DamageReplaced) -> Iterator[str]:
    rule = "CR 615.5" if isinstance(event, DamagePrevented) else cited(event.rule)
    besides = added_up(event.besides)
    yield from (words.also(result_words(game, one), rule) for one in besides)


def _tape(game: Game, event: DamagePrevented | DamageReplaced) -> tuple[Cell, ...]:
    return (*damage_tape(game, event.remaining), *result_tape(game, (*event.before, *event.besides)))
