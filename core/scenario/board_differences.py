"""Comparing a moment of the game with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.characteristics.current import characteristics
from core.language.phrases import parse, phrase
from core.model.cards import Card
from core.model.game import Game
from core.play.by_name import objects_called
from core.scenario.format import BoardExpectSpec
from core.scenario.outcome import Outcome, outcome_of
from core.terms.ids import ObjectId, first_incarnation
from core.words.english.errors import differences as words
from core.words.english.names import listed

_ZONES = ("battlefield", "phased_out", "graveyard", "exile", "hand", "library")


def board_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    """Yield a sentence for everything that is otherwise in a game than expected: what, where, and what is."""
    outcome = outcome_of(game)
    for key in ("life", "poison", "loyalty", "defense", "damage", "power_toughness"):
        found: Mapping[str, object] = getattr(outcome, key)
        for named, value in getattr(expect, key).items():
            own = _own_id(game, named)
            if own not in found:
                yield words.not_found(key, named, str(value), _whereabouts(game, own))
            elif found[own] != value:
                yield words.got_other(key, named, str(value), str(found[own]))
    yield from _counter_differences(expect, outcome, game)
    yield from _object_differences(expect, game)
    yield from _zone_differences(expect, game)
    yield from _count_differences(expect, game)
    yield from _ending_differences(expect, outcome, game)


def _counter_differences(expect: BoardExpectSpec, outcome: Outcome, game: Game) -> Iterator[str]:
    for named, counters in expect.counters.items():
        found: Mapping[str, int] = outcome.counters.get(_own_id(game, named), {})
        for kind, count in counters.items():
            if found.get(kind, 0) != count:
                yield words.counters(kind, named, count, found.get(kind, 0))


def _object_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    for key in ("tapped", "attached_to", "controller"):
        for named, wanted in getattr(expect, key).items():
            own = _own_id(game, named)
            permanent = game.battlefield.get(own)
            meant = _own_id(game, wanted) if isinstance(wanted, str) else wanted
            if permanent is None:
                yield words.not_found(key, named, _said(wanted), _whereabouts(game, own))
            elif (got := permanent.status.tapped if key == "tapped" else getattr(permanent, key)) != meant:
                yield words.got_other(key, named, _said(wanted), _said(got))
    for named, phrases in expect.keywords.items():
        own = _own_id(game, named)
        missing = [one for one in phrases if one not in _having(game, own, phrases)]
        if missing and own in game.battlefield:
            yield words.got_other("keywords", named, listed(missing), listed(_phrases(game, own)))
        elif missing:
            yield words.not_found("keywords", named, listed(missing), _whereabouts(game, own))
    for named, phrases in expect.not_keywords.items():
        for one in _having(game, _own_id(game, named), phrases):
            yield words.unwanted("keywords", named, one)


def _having(game: Game, named: str, phrases: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of some phrases that name what a permanent has."""
    if named not in game.battlefield:
        return ()
    what = characteristics(game, ObjectId(named))
    return tuple(one for one in phrases if parse(one) in {*what.keywords, *what.abilities})


def _phrases(game: Game, named: str) -> tuple[str, ...]:
    what = characteristics(game, ObjectId(named))
    return (*sorted(what.keywords), *map(phrase, what.abilities))


def _said(value: object) -> str:
    """Return a value as a file writes it; nothing is attached to None."""
    if value is None:
        return words.nothing()
    return str(value).lower() if isinstance(value, bool) else str(value)


def _zone_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    for zone in _ZONES:
        for player, names in getattr(expect, zone).items():
            there = list(_in_zone(game, zone, player))
            held = listed(name for name, _ in there)
            for name in names:
                match = next((card for card in there if name in card), None)
                if match is None:
                    yield words.got_other(zone, player, listed(names), held)
                    break
                there.remove(match)
        for player, names in getattr(expect, f"not_{zone}").items():
            for name in names:
                if any(name in card for card in _in_zone(game, zone, player)):
                    yield words.unwanted(zone, player, name)


def _count_differences(expect: BoardExpectSpec, game: Game) -> Iterator[str]:
    for zone in _ZONES:
        for player, count in getattr(expect.count, zone).items():
            there = [name for name, _ in _in_zone(game, zone, player)]
            if zone == "library" and not game.players[player].has_known_library:
                yield words.unknown_library(player, count)
            elif len(there) != count:
                yield words.count(zone, player, count, there)


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
            yield words.players(key, wanted, got)
    is_draw = game.is_over and not outcome.won
    if expect.draw is True and not is_draw:
        yield words.no_draw(outcome.won[0] if outcome.won else "")
    elif expect.draw is False and is_draw:
        yield words.draw()


def _whereabouts(game: Game, named: str) -> str:
    """Return why something has no such number: where it is, or that it is something else."""
    if named in game.battlefield or named in game.players:
        return words.has_none()
    if named in game.phased_out:
        return words.is_phased_out()
    own = first_incarnation(named)
    zones = (zone for zone in ("graveyard", "exile", "hand", "library") if _is_in(game, zone, own))
    if zone := next(zones, None):
        return words.is_in(zone)
    same = [one for one in objects_called(game, named) if one in game.battlefield]
    if len(same) > 1:
        return words.several_are_called_so(same)
    there = [own if own == card.name else f"{own} ({card.name})" for own, card in _on_battlefield(game)]
    return words.is_not_there(there[:_MOST_LISTED], max(0, len(there) - _MOST_LISTED))


_MOST_LISTED = 12


def _on_battlefield(game: Game) -> Iterator[tuple[ObjectId, Card]]:
    return ((one.id, one.card) for one in game.battlefield.values())


def _own_id(game: Game, named: str) -> ObjectId:
    """Return the id of what a file names by an id, or by the name of a card that only one there has."""
    if game.knows(ObjectId(named)):
        return ObjectId(named)
    called = objects_called(game, named)
    there = [one for one in called if one in game.battlefield] or called
    return there[0] if len(there) == 1 else ObjectId(named)


def _is_in(game: Game, zone: str, own: ObjectId) -> bool:
    return any(first_incarnation(card.id) == own for card in getattr(game, zone))
