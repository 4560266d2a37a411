"""How events happen: whatever triggers on one is noticed as soon as it has happened (CR 603.2)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from core.abilities.triggers import When
from core.events.event import Event
from core.events.stack import Together
from core.model.game import Game
from core.rules.procedure import Procedure, game_after
from core.rules.triggers.looking_back import game_asked
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
    moved: set[Hashable] = set()
    for row in rows:
        if isinstance(row, Own):
            found += row.find(game, event, after)
        elif is_watched(game_asked(row, game, after), row.event):  # mostly nobody watches
            found += _found(row, game, event, after, moved)
    return (yield from trigger(after, found)) if found else after


def _found(
    row: Watched[Event], before: Game, event: Event, after: Game, moved: set[Hashable]
) -> Iterator[Found]:
    """Yield the abilities of permanents that trigger on what occurred, those of one permanent together.

    CR 603.10a: of what leaves the battlefield, those trigger that were there before it did.

    `moved`: whose going which abilities have triggered on; to die and to be sacrificed is to go once, and
    an ability that watches for either triggers once (CR 603.2c).
    """
    then = game_asked(row, before, after)
    occurred = tuple(row.find(before, event, after))
    for this, ability, whens in watching(then, row.event, after) if occurred else ():
        has_left = this in then.battlefield and this not in after.battlefield
        groups: dict[tuple[When, Hashable], list[Occurrence]] = {}
        for number, one in enumerate(occurred):
            when = next((when for when in whens if fits(then, this, when, one)), None)
            if when is None:
                continue
            going = (this, ability, one.subject)
            if row.looks_back is None or not ability.or_when or going not in moved:
                groups.setdefault((when, _group(row.once, when, number, one)), []).append(one)
        if row.looks_back is not None and ability.or_when:
            moved.update((this, ability, one.subject) for group in groups.values() for one in group)
        for (when, _), group in groups.items():
            subjects = {one.subject for one in group}
            if when.at_least is not None and len(subjects) < when.at_least:
                continue
            about = {one.it for one in group}
            it = group[0].it if len(about) == 1 else None
            subject = group[0].subject if len(subjects) == 1 else None
            rule = row.rule if when.at_least is None else _ONCE_FOR_ALL
            yield Found(
                item_of(then, this, ability, About(it, sum(one.amount for one in group), subject), when),
                looked_back=row.looks_back if has_left else None,
                together=Together(count=len(group), rule=rule) if len(group) > 1 else None,
                limited=ability if ability.times_each_turn is not None else None,
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
