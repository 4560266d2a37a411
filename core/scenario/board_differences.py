"""Comparing a moment of the game with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.characteristics.current import characteristics
from core.language.phrases import parse, phrase
from core.model.game import Game
from core.scenario.format import BoardExpectSpec
from core.scenario.outcome import Outcome, outcome_of
from core.terms.ids import ObjectId, first_incarnation
from core.terms.words import listed

_ZONES = ("battlefield", "phased_out", "graveyard", "exile", "hand", "library")


def board_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    """Yield a sentence for everything that is otherwise in a game than expected: what, where, and what is."""
    outcome = outcome_of(game)
    for key in ("life", "poison", "loyalty", "defense", "damage", "power_toughness"):
        found: Mapping[str, object] = getattr(outcome, key)
        for named, value in getattr(expect, key).items():
            if named not in found:
                yield f"{key} of {named}: expected {value}, but {_whereabouts(game, named)}"
            elif found[named] != value:
                yield f"{key} of {named}: expected {value}, got {found[named]}"
    yield from _counter_differences(expect, outcome)
    yield from _object_differences(expect, game)
    yield from _zone_differences(expect, game)
    yield from _count_differences(expect, game)
    yield from _ending_differences(expect, outcome, game)


def _counter_differences(expect: BoardExpectSpec, outcome: Outcome) -> Iterator[str]:
    for named, counters in expect.counters.items():
        found: Mapping[str, int] = outcome.counters.get(named, {})
        for kind, count in counters.items():
            if found.get(kind, 0) != count:
                yield f"{kind} counters on {named}: expected {count}, got {found.get(kind, 0)}"


def _object_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    for key in ("tapped", "attached_to", "controller"):
        for named, wanted in getattr(expect, key).items():
            permanent = game.battlefield.get(named)
            if permanent is None:
                yield f"{key} of {named}: expected {_said(wanted)}, but {_whereabouts(game, named)}"
            elif (got := permanent.status.tapped if key == "tapped" else getattr(permanent, key)) != wanted:
                yield f"{key} of {named}: expected {_said(wanted)}, got {_said(got)}"
    for named, phrases in expect.keywords.items():
        missing = [one for one in phrases if one not in _having(game, named, phrases)]
        if missing and named in game.battlefield:
            yield f"keywords of {named}: expected {listed(missing)}, got {listed(_phrases(game, named))}"
        elif missing:
            yield f"keywords of {named}: expected {listed(missing)}, but {_whereabouts(game, named)}"
    for named, phrases in expect.not_keywords.items():
        for one in _having(game, named, phrases):
            yield f"keywords of {named}: {one} should not be there, but it is"


def _having(game: Game, named: str, phrases: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some phrases that name what a permanent has."""
    if named not in game.battlefield:
        return ()
    what = characteristics(game, ObjectId(named))
    return tuple(one for one in phrases if parse(one) in {*what.keywords, *what.abilities})


def _phrases(game: Game, named: str) -> tuple[str, ...]:
    what = characteristics(game, ObjectId(named))
    return (*sorted(what.keywords), *map(phrase, what.abilities))


def _said(value: object) -> object:
    """Return a value as a file writes it; nothing is attached to None."""
    return {True: "true", False: "false", None: "nothing"}.get(value, value)  # type: ignore[call-overload]


def _zone_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    for zone in _ZONES:
        for player, names in getattr(expect, zone).items():
            there = list(_in_zone(game, zone, player))
            held = listed(name for name, _ in there)
            for name in names:
                match = next((card for card in there if name in card), None)
                if match is None:
                    yield f"{zone} of {player}: expected {listed(names)}, got {held}"
                    break
                there.remove(match)
        for player, names in getattr(expect, f"not_{zone}").items():
            for name in names:
                if any(name in card for card in _in_zone(game, zone, player)):
                    yield f"{zone} of {player}: {name} should not be there, but it is"


def _count_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    for zone in _ZONES:
        for player, count in getattr(expect.count, zone).items():
            there = [name for name, _ in _in_zone(game, zone, player)]
            if zone == "library" and not game.players[player].has_known_library:
                yield f"count in library of {player}: expected {count}, but nobody knows what is there"
            elif len(there) != count:
                got = f"{len(there)} ({listed(there)})" if there else "0"
                yield f"count in {zone} of {player}: expected {count}, got {got}"


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


def _ending_differences(expect: BoardExpectSpec, outcome: Outcome, game: Game) -> Iterator[str]:
    for key in ("lost", "won"):
        wanted, got = getattr(expect, key), getattr(outcome, key)
        if wanted is not None and sorted(wanted) != sorted(got):
            yield f"{key}: expected {', '.join(wanted) or 'nobody'}, got {', '.join(got) or 'nobody'}"
    is_draw = game.is_over and not outcome.won
    if expect.draw is True and not is_draw:
        yield f"the game should be a draw, but {f'{outcome.won[0]} won' if outcome.won else 'it goes on'}"
    elif expect.draw is False and is_draw:
        yield "the game should not be a draw, but it is"


def _whereabouts(game: Game, named: str) -> str:
    """Return why something has no such number: where it is, or that it is something else."""
    if named in game.battlefield or named in game.players:
        return "it has none"
    if named in game.phased_out:
        return "it is phased out"
    own = first_incarnation(named)
    zones = (zone for zone in ("graveyard", "exile", "hand", "library") if _is_in(game, zone, own))
    return f"it is in the {zone}" if (zone := next(zones, None)) else "it is not there"


def _is_in(game: Game, zone: str, own: ObjectId) -> bool:
    return any(first_incarnation(card.id) == own for card in getattr(game, zone))
