"""Abilities that watched for what happened and did not trigger, because of one part of what they ask for."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.triggers import When
from core.characteristics.filtering import holds
from core.events.event import Event
from core.model.game import Game
from core.rules.triggers.looking_back import game_asked
from core.rules.triggers.occurrences import Occurrence, fits
from core.rules.triggers.trigger_table import TABLE, Watched
from core.rules.triggers.watching import Watcher, has_triggered, watchers, watching
from core.terms.ids import ObjectId
from core.terms.values import Value, replace


class Missing(Enum):
    """The part of what an ability asks for that was not so."""

    CONDITION = auto()  # its "if" (CR 603.4)
    PROVIDED = auto()  # what has to be true as it happens
    COMBAT = auto()  # combat damage, or other damage
    TOO_OFTEN = auto()  # that it has triggered less often this turn
    ALONE = auto()  # that it attacks alone (CR 506.5)
    COMPANY = auto()  # that others do the same at the same time


class NearMiss(Value, kw_only=False, eq=False):
    """An ability of `this` that did not trigger on what happened to `one`, only because of `missing`.

    `when`: what it watched for.
    """

    this: ObjectId
    ability: Triggered
    when: When
    one: Occurrence
    missing: Missing


def near_misses(before: Game, event: Event, after: Game) -> Iterator[NearMiss]:
    """Yield each ability that would have triggered on an event but for one part of what it asks for."""
    for row in TABLE.get(type(event), ()):
        if isinstance(row, Watched):
            then = game_asked(row, before, after)
            if watched_for := watchers(then, row.event):
                occurred = tuple(row.find(before, event, after))
                for watcher in watched_for if occurred else ():
                    yield from _missed(then, after, watcher, occurred)


def _missed(
    then: Game, after: Game, watcher: Watcher, occurred: tuple[Occurrence, ...]
) -> Iterator[NearMiss]:
    this, ability, whens = watcher
    if any(when.at_least is not None for when in whens):
        return
    for when in whens:
        found = next((one for one in occurred if fits(then, this, when, one)), None)
        if found is not None:
            if not holds(after, ability.only_if, then.permanent(this).controller, this):
                yield NearMiss(this, ability, when, found, Missing.CONDITION)
            elif has_triggered(after, this, ability):
                yield NearMiss(this, ability, when, found, Missing.TOO_OFTEN)
            return
    for when in whens:
        for missing, relaxed in _relaxed(when):
            found = next((one for one in occurred if fits(then, this, relaxed, one)), None)
            if found is not None:
                yield NearMiss(this, ability, when, found, missing)
                return


def _relaxed(when: When) -> Iterator[tuple[Missing, When]]:
    """Yield what an ability watches for without one part of it."""
    if when.provided is not None:
        yield Missing.PROVIDED, replace(when, provided=None)
    if when.combat is not None:
        yield Missing.COMBAT, replace(when, combat=None)
    if when.alone:
        yield Missing.ALONE, replace(when, alone=False)
    if when.along_with is not None:
        yield Missing.COMPANY, replace(when, along_with=None, companions=1)


def would_trigger(game: Game, event: str, one: Occurrence) -> Iterator[tuple[ObjectId, Triggered]]:
    """Yield the abilities that would trigger if something happened now that does not, with their objects."""
    for this, ability, whens in watching(game, event):
        if any(when.at_least is None and fits(game, this, when, one) for when in whens):
            yield this, ability
