"""Explaining how permanents come onto the battlefield: planned, changed, entered."""

from __future__ import annotations

from core.abilities.effects.on_entering import CopyOnEntering
from core.characteristics.current import characteristics
from core.events.entering import EntryPlanned, PermanentsEntered, TokensPlanned
from core.events.spells_and_abilities import BecameCopy, Transformed
from core.explain.explaining import explains
from core.explain.explanation import Explanation, sentence
from core.language.naming import called
from core.language.phrases import phrase
from core.language.wording import exception_words
from core.model.game import Game
from core.terms.ids import ObjectId
from core.terms.rule_numbers import cited
from core.terms.words import clauses, listed, number_of, possessive


@explains(TokensPlanned)
def tokens_planned(_before: Game, event: TokensPlanned, _game: Game) -> Explanation:
    """Explain how many tokens will be created, and what has changed their number."""
    if event.name is not None:
        told = f"{called(event.name)}: {event.before} → {number_of(event.amount, 'token')} ({event.token})"
        later = ". How each of them enters is asked after that (CR 616.1g)" if event.amount else ""
        return Explanation(sentence(f"{told} ({cited(event.rule)}){later}"))
    told = f"{number_of(event.amount, 'token')} would be created: {event.token}"
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


@explains(EntryPlanned)
def entry_planned(_before: Game, event: EntryPlanned, game: Game) -> Explanation:
    """Explain that something is about to enter, or what an effect makes of that."""
    label = event.permanent.label
    if event.name is None:
        return Explanation(sentence(f"{label} is about to enter the battlefield ({cited(event.rule)})"))
    told = f"{called(event.name)}: it enters {_changed(game, event)}"
    if event.copy_of is not None:
        also = "Counters, damage and what effects do to the original are not copied (CR 707.2)"
        return Explanation(sentence(f"{told} ({cited(event.rule)}). {also}"))
    return Explanation(sentence(f"{told} ({cited(event.rule)})"))


def _changed(game: Game, event: EntryPlanned) -> str:
    """Return how an effect makes something enter: `tapped and with 1 +1/+1 counters`."""
    told = [f"with {count} {kind} counters" for kind, count in event.counters.items()]
    if event.copy_rules is not None:
        told.append(_as_copy(game, event.copy_rules, event.copy_of))
    if event.under is not None:
        told.append(f"under {possessive(game.label(event.under))} control")
    if event.tapped:
        told.append("tapped")
    if event.color is not None:
        so = f", and so {listed(map(phrase, event.gains))}" if event.gains else ""
        told.append(f"with {event.color.word} as the chosen color{so}")
    return " and ".join(told)


def _as_copy(game: Game, copy: CopyOnEntering, original: ObjectId | None) -> str:
    """Return how something enters that may be a copy: `as a copy of Ox, except it has flying`."""
    if original is None:
        return "as itself, a copy of nothing"
    said = exception_words(copy)
    told = f"as a copy of {game.label(original)}" + (f", except {said}" if said else "")
    more = [number_of(count, f"additional {kind} counter") for kind, count in copy.counters.items()]
    return f"{told} and with {listed(more)}" if more else told


@explains(Transformed)
def transformed(_before: Game, event: Transformed, game: Game) -> Explanation:
    """Explain that a permanent was turned over, and what it is now."""
    permanent, what = game.permanent(event.object), characteristics(game, event.object)
    size = f" ({what.power}/{what.toughness})" if what.is_creature else ""
    was = permanent.other_face.name if permanent.other_face is not None else "it"
    told = f"{was} transforms: {event.into}{size} is up now ({cited(event.rule)}). It is no new object, so"
    return Explanation(f"{told} counters, damage and what is attached to it stay (CR 712.18).")


@explains(BecameCopy)
def became_copy(before: Game, event: BecameCopy, game: Game) -> Explanation:
    """Explain that a permanent became a copy, and what stays as it was."""
    what = characteristics(game, event.object)
    size = f" ({what.power}/{what.toughness})" if what.is_creature else ""
    until = " until end of turn" if event.until is not None else ""
    told = f"{before.label(event.object)} becomes a copy of {before.label(event.of)}{until}"
    now = f"it is {game.label(event.object)}{size} now ({cited(event.rule)})"
    stays = "It is no new object, so counters, damage, effects on it and its place in combat stay"
    return Explanation(f"{told}: {now}. {stays}.")


@explains(PermanentsEntered)
def permanents_entered(_before: Game, event: PermanentsEntered, game: Game) -> Explanation:
    """Explain that permanents entered the battlefield, and in which state."""
    told = []
    for permanent in event.permanents:
        name = game.label(permanent.id)
        who = game.label(permanent.controller)
        state = ["tapped"] if permanent.status.tapped else []
        if permanent.id in event.attacking:
            state.append(f"attacking {game.label(event.attacking[permanent.id])} (CR 508.4)")
        if permanent.id in event.blocking:
            state.append(f"blocking {game.label(event.blocking[permanent.id])} (CR 509.4)")
        if permanent.attached_to is not None:
            state.append(f"attached to {game.label(permanent.attached_to)}")
        state += [f"with {number_of(count, f'{kind} counter')}" for kind, count in permanent.counters.items()]
        what = characteristics(game, permanent.id)
        size = f" ({what.power}/{what.toughness})" if what.is_creature else ""
        state += [f"as the back face of {permanent.front.name}"] if permanent.front is not None else []
        how = f" {listed(state)}" if state else ""
        told.append(f"{name}{size} enters the battlefield under {who}'s control{how}")
    start = f"{called(event.spell.name)} resolves: " if event.spell is not None else ""
    return Explanation(sentence(f"{start}{clauses(told)} ({cited(event.rule)})"))
