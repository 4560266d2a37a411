"""How events happen: whatever triggers on one is noticed as soon as it has happened (CR 603.2)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from core.abilities.triggers import When
from core.events.event import Event
from core.events.stack import Together
from core.model.game import Game
from core.rules.procedure import Procedure, game_after
from core.rules.triggers.occurrences import Occurrence, fits
from core.rules.triggers.trigger_table import TABLE, Once, Own, Watched
from core.rules.triggers.watching import About, Found, is_watched, item_of, trigger, watching
from core.terms.rule_numbers import RuleNumber


def happen(game: Game, event: Event) -> Procedure[Game]:
    """Let `event` happen to `game`, and trigger what triggers on it; return the game after that."""
    after = game_after((yield event))
    rows = TABLE.get(type(event))
    if rows is None:
        return after
    found: list[Found] = []
    for row in rows:
        if isinstance(row, Own):
            found += row.find(game, event, after)
        elif is_watched(game if row.looks_back is not None else after, row.event):  # mostly nobody watches
            found += _found(row, game, event, after)
    return (yield from trigger(after, found)) if found else after


def _found(row: Watched[Event], before: Game, event: Event, after: Game) -> Iterator[Found]:
    """Yield the abilities of permanents that trigger on what occurred, those of one permanent together."""
    then = before if row.looks_back is not None else after
    occurred = tuple(row.find(before, event, after))
    for this, ability in watching(then, row.event, after) if occurred else ():
        groups: dict[Hashable, list[Occurrence]] = {}
        for number, one in enumerate(occurred):
            if fits(then, this, ability.when, one):
                groups.setdefault(_group(row.once, ability.when, number, one), []).append(one)
        for group in groups.values():
            subjects = {one.subject for one in group}
            if ability.when.at_least is not None and len(subjects) < ability.when.at_least:
                continue
            about = {one.it for one in group}
            it = group[0].it if len(about) == 1 else None
            subject = group[0].subject if len(subjects) == 1 else None
            rule = row.rule if ability.when.at_least is None else _ONCE_FOR_ALL
            yield Found(
                item_of(then, this, ability, About(it, sum(one.amount for one in group), subject)),
                looked_back=row.looks_back if this not in after.battlefield else None,
                together=Together(count=len(group), rule=rule) if len(group) > 1 else None,
            )


_ONCE_FOR_ALL = RuleNumber("603.2c")


def _group(once: Once, when: When, number: int, one: Occurrence) -> Hashable:
    """Return what is the same for all the occurrences on which an ability triggers only once."""
    if when.at_least is not None:  # CR 508.3d: as of a player who attacks
        return None if when.to.is_anything else one.to
    match once:
        case Once.EACH:
            return number
        case Once.SUBJECT:
            return one.subject
        case Once.PAIR:
            return one.subject, None if when.to.is_anything else one.to
        case Once.ALL:
            return None
