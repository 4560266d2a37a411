"""Answering a decision otherwise than before: what comes of it, and what stays of the script after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from core.model.cards import Card
from core.play.playthrough import Asking, Decision, Playthrough
from core.rules.choices.choice import Answer
from core.rules.combat.block_choice import DeclareBlockers
from core.scenario.answering import leading_to
from core.scenario.changes import changed, with_entries
from core.scenario.entries import BlockSpec, EntrySpec
from core.scenario.entry_answers import to_entry
from core.scenario.format import Scenario
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap, replace


class Course(NamedTuple):
    """A scenario, and what comes of it."""

    scenario: Scenario
    playthrough: Playthrough


def entry_for(scenario: Scenario, decision: Decision, answer: Answer) -> EntrySpec:
    """Return how the script of a scenario writes an answer; of two players the question tells which."""
    several = len(scenario.players) > 2  # noqa: PLR2004 - the two of an ordinary game
    return to_entry(decision.choice, answer, decision.choice.player if several else None)


def with_entries_for(
    course: Course,
    decision: Decision,
    entries: Sequence[EntrySpec],
    cards: Mapping[str, Card],
    *,
    replaces: bool,
) -> tuple[Scenario, int]:
    """Return the scenario with entries of which the first answers a decision in it, and the last one's place.

    `replaces`: they take the place of the entry that did. `cards` are all that the scenario may name.
    """
    scenario, playthrough = course
    written = (*leading_to(playthrough, decision, entries[0], cards), *entries)
    first = decision.next_entry
    return with_entries(scenario, first, written, replaces=replaces), first + len(written) - 1


def as_far_as_it_fits(
    scenario: Scenario, place: int, play: Callable[[Scenario, Asking], Playthrough], asking: Asking
) -> Course:
    """Return a changed scenario without the entries after `place` that no longer answer anything.

    `play` says what comes of a scenario.
    """
    course = _fitting(scenario, place, lambda one: play(one, asking))
    pending = course.playthrough.decisions[-1] if course.playthrough.pending is not None else None
    if pending is not None and pending.next_entry < len(course.scenario.script):
        # where play waits nobody sees which later entries fit; answered by defaults it shows
        fitting = _fitting(course.scenario, place, lambda one: play(one, Asking.NOTHING)).scenario
        if fitting.script != course.scenario.script:
            return Course(fitting, play(fitting, asking))
    return course


def _fitting(scenario: Scenario, place: int, play: Callable[[Scenario], Playthrough]) -> Course:
    """Return the scenario without what is refused after `place`, or is never used, as far as play goes."""
    playthrough = play(scenario)
    while (refused := playthrough.refused) is not None and refused.next_entry > place:
        at, script = refused.next_entry, scenario.script
        entry = _mended(refused, script[at]) if at < len(script) else None
        kept = () if entry is None else (entry,)
        scenario = changed(scenario, script=(*script[:at], *kept, *script[at + 1 :]))
        playthrough = play(scenario)
    if playthrough.unused:
        used = (entry for at, entry in enumerate(scenario.script) if at not in playthrough.unused)
        scenario = changed(scenario, script=tuple(used))
        playthrough = play(scenario)
    return Course(scenario, playthrough)


def _mended(refused: Decision, entry: EntrySpec) -> EntrySpec | None:
    """Return an entry that was refused without what cannot be any more; None if nothing can be left out.

    Of blocks, those of attackers that no longer attack and by creatures that are gone are left out.
    """
    combat = refused.game.combat
    if not isinstance(refused.choice, DeclareBlockers) or not isinstance(entry, BlockSpec) or combat is None:
        return None
    kept = {}
    for blocker, blocked in entry.block.items():
        attackers = (blocked,) if isinstance(blocked, str) else tuple(blocked)
        still = tuple(one for one in attackers if ObjectId(one) in combat.attackers)
        if still and ObjectId(blocker) in refused.game.battlefield:
            kept[blocker] = blocked if len(still) == len(attackers) else still
    if kept == dict(entry.block):
        return None
    return replace(entry, block=FrozenMap(kept))
