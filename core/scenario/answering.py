"""Writing answers into a script, each so that it is used for the question it is meant for.

An entry is used for the first question it fits. What was answered by default before that
is left alone, unless it would take the entry for itself; then its default is written out, too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import takewhile

from core.model.cards import Card
from core.play.playthrough import Decision, Playthrough
from core.play.script import Entry, Scripted
from core.rules.choices.actions import Pass
from core.scenario.action_entries import PassSpec
from core.scenario.changes import changed
from core.scenario.entries import EntrySpec
from core.scenario.entry_answers import to_entry, to_script
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_scenario


def leading_to(
    playthrough: Playthrough, decision: Decision, entry: EntrySpec, library: Mapping[str, Card]
) -> tuple[EntrySpec, ...]:
    """Return what has to stand right before `entry` in the script, so that it answers `decision`.

    Most often nothing. A spell that is cast as the second of two abilities has resolved needs the
    passes that let the first one resolve. `library` has the scenario's own cards, too.
    """
    before = takewhile(lambda one: one is not decision, playthrough.decisions)
    since = [one for one in before if one.entry is None and one.next_entry == decision.next_entry]
    following, leading = _played(entry, library), deque[EntrySpec]()
    for one in reversed(since):
        if _takes(one, following):
            leading.appendleft(_default_entry(one))
            following = _played(leading[0], library)
    return tuple(leading)


def decided(scenario: Scenario, library: Mapping[str, Card]) -> Scenario:
    """Return the scenario with the default answer to everything that its script leaves open.

    What comes of it is the same; what the script says stays, in its order. Only whether a loop goes on
    still longer, if somebody may end it, is left open where playing stopped (CR 732.4).
    """
    decisions = play_scenario(scenario, library).decisions
    return changed(scenario, script=_written_out(scenario, decisions, known_cards(scenario, library)))


def decided_before(
    scenario: Scenario,
    playthrough: Playthrough,
    decision: Decision,
    entry: EntrySpec,
    library: Mapping[str, Card],
) -> tuple[Scenario, int]:
    """Return the scenario with all that defaults decided before a decision, and where an entry for it stands.

    So the entry answers it also where what the script leaves open is asked for from now on.
    """
    before = tuple(takewhile(lambda one: one is not decision, playthrough.decisions))
    script = _written_out(scenario, before, library, _played(entry, library))
    return changed(scenario, script=script), decision.next_entry + len(script) - len(scenario.script)


def _written_out(
    scenario: Scenario,
    decisions: Sequence[Decision],
    library: Mapping[str, Card],
    following: Entry | None = None,
) -> tuple[EntrySpec, ...]:
    """Return the script with the defaults of decisions that are open, or would take the entry after them.

    `following`: the entry that comes after all of them.
    """
    script = list(scenario.script)
    for decision in reversed(decisions):
        if decision.entry is not None:
            following = _played(scenario.script[decision.entry], library)
        elif _is_open(decision) or (following is not None and _takes(decision, following)):
            entry = _default_entry(decision)
            following = _played(entry, library)
            script.insert(decision.next_entry, entry)
    return tuple(script)


def _is_open(decision: Decision) -> bool:
    return not decision.choice.is_forced(decision.game)


def _default_entry(decision: Decision) -> EntrySpec:
    """Return how a file writes the default answer to a decision."""
    choice, answer = decision.choice, decision.choice.default(decision.game)
    if isinstance(answer, Pass):
        return PassSpec(pass_=choice.player, at=decision.game.turn_step)
    return to_entry(choice, answer, choice.player)


def _played(entry: EntrySpec, library: Mapping[str, Card]) -> Entry:
    return to_script((entry,), library)[0]


def _takes(decision: Decision, entry: Entry) -> bool:
    return isinstance(entry, Scripted) and entry.answers(decision.game, decision.choice)
