"""Comparing what came out with what a scenario expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import astuple

from core.events.event import Event
from core.explain.violations import what_is_wrong
from core.language.naming import with_names
from core.language.phrasebook import ENGLISH
from core.model.game import Game
from core.play.playthrough import Playthrough
from core.scenario.format import ExpectSpec, Scenario
from core.scenario.outcome import Outcome, outcome_of
from core.terms.ids import first_incarnation
from core.terms.values import Value, plain

_ZONES = ("battlefield", "phased_out", "graveyard", "exile", "hand", "library")


def differences(scenario: Scenario, playthrough: Playthrough) -> tuple[str, ...]:
    """Return a sentence for everything that came out otherwise than the scenario expects."""
    expect = scenario.expect
    return (
        *_refusal_differences(expect, playthrough),
        *_number_differences(expect, playthrough),
        *_zone_differences(expect, playthrough.game),
        *_event_differences(expect, playthrough),
    )


def parts_of(event: Event) -> Iterator[Value]:
    """Yield an event, then what it is made of: its damage, results, findings or actions."""
    yield event
    for value in astuple(event):
        if isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, Value))


def _refusal_differences(expect: ExpectSpec, playthrough: Playthrough) -> Iterator[str]:
    refused = playthrough.refused
    if refused is None:
        if expect.illegal is not None:
            yield f"the last answer should be illegal by CR {expect.illegal}, but it is legal"
        for index in playthrough.unused:
            yield f"script, entry {index + 1}: no question of the rules was found for it"
        return
    rules = [violation.rule.rpartition(":")[2] for violation in refused.violations]
    if expect.illegal is None:
        wrong = " ".join(map(str, what_is_wrong(refused)))
        yield f"script, entry {refused.next_entry + 1} is illegal: {wrong}"
    elif expect.illegal.rpartition(":")[2] not in rules:
        yield f"the last answer is illegal by CR {', '.join(rules)}, not by CR {expect.illegal}"


def _number_differences(expect: ExpectSpec, playthrough: Playthrough) -> Iterator[str]:
    outcome = outcome_of(playthrough)
    for key in ("life", "poison", "loyalty", "defense", "damage", "power_toughness"):
        found: Mapping[str, object] = getattr(outcome, key)
        for named, value in getattr(expect, key).items():
            if named not in found:
                yield f"{key} of {named}: expected {value}, but it is not there"
            elif found[named] != value:
                yield f"{key} of {named}: expected {value}, got {found[named]}"
    yield from _counter_differences(expect, outcome)
    for key in ("lost", "won"):
        wanted, got = getattr(expect, key), getattr(outcome, key)
        if wanted is not None and sorted(wanted) != sorted(got):
            yield f"{key}: expected {', '.join(wanted) or 'nobody'}, got {', '.join(got) or 'nobody'}"


def _counter_differences(expect: ExpectSpec, outcome: Outcome) -> Iterator[str]:
    for named, counters in expect.counters.items():
        found: Mapping[str, int] = outcome.counters.get(named, {})
        for kind, count in counters.items():
            if found.get(kind, 0) != count:
                yield f"{kind} counters on {named}: expected {count}, got {found.get(kind, 0)}"


def _zone_differences(expect: ExpectSpec, game: Game) -> Iterator[str]:
    for zone in _ZONES:
        for player, names in getattr(expect, zone).items():
            there = list(_in_zone(game, zone, player))
            for name in names:
                match = next((card for card in there if name in card), None)
                if match is None:
                    yield f"{zone} of {player}: expected {name}, but it is not there"
                else:
                    there.remove(match)
        for player, names in getattr(expect, f"not_{zone}").items():
            for name in names:
                if any(name in card for card in _in_zone(game, zone, player)):
                    yield f"{zone} of {player}: {name} should not be there, but it is"


def _in_zone(game: Game, zone: str, player: str) -> Iterator[tuple[str, str]]:
    """Yield name and first id of each card that a player has in a zone."""
    if zone in {"battlefield", "phased_out"}:
        for permanent in getattr(game, zone).values():
            if permanent.controller == player:
                yield permanent.card.name, first_incarnation(permanent.id)
        return
    for card in getattr(game, zone):
        if card.owner == player:
            yield card.card.name, first_incarnation(card.id)


def _event_differences(expect: ExpectSpec, playthrough: Playthrough) -> Iterator[str]:
    happened = [plain(part, ENGLISH) for frame in playthrough.frames for part in parts_of(frame.event)]
    position = 0
    for wanted in expect.events:
        while position < len(happened) and not _contains(happened[position], wanted):
            position += 1
        if position == len(happened):
            yield f"events: {dict(wanted)} did not happen, or not in this order"
            break
        position += 1
    for unwanted in expect.not_events:
        if any(_contains(one, unwanted) for one in happened):
            yield f"events: {dict(unwanted)} should not happen, but it did"


def _contains(whole: Any, part: Any) -> bool:  # noqa: ANN401 - any JSON
    """Whether JSON `whole` has everything that `part` names; lists must be equal item by item."""
    if isinstance(part, Mapping):
        return isinstance(whole, Mapping) and all(
            key in whole and _contains(whole[key], value) for key, value in part.items()
        )
    if isinstance(part, Sequence) and not isinstance(part, str):
        if not isinstance(whole, Sequence) or len(whole) != len(part):
            return False
        return all(_contains(w, p) for w, p in zip(whole, part, strict=True))
    return bool(with_names(whole) == part)
