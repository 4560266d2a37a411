"""What came out of a game, player by player, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum

from core.explain.ending import ending, marks
from core.explain.violations import what_is_wrong
from core.model.game import Game
from core.model.permanents import Permanent
from core.play.playthrough import Playthrough
from core.terms.counters import CounterKind
from core.terms.ids import PlayerId
from core.terms.values import Value
from core.words.english import board as words


class Topic(StrEnum):
    """What a part of the outcome is about, in the order in which it is told."""

    LIFE = "life"
    COUNTERS = "counters"
    BATTLEFIELD = "battlefield"
    PHASED_OUT = "phased_out"
    GRAVEYARD = "graveyard"
    EXILE = "exile"
    HAND = "hand"
    END = "game"


Results = Mapping[Topic, tuple[str, ...]]
"""What came out for one player, in parts; a topic of which there is nothing to tell is left out."""


def results(game: Game) -> dict[PlayerId, Results]:
    """Return what came out for each player: `19`, `Cub (2 damage)`, `lost the game`.

    Permanents are told with marked damage and counters; what is alike is told once, with its number.
    """
    return {player: _results(game, player) for player in game.players}


class Gist(Value, kw_only=False):
    """What came out of a game, short enough for a row of a table.

    Attributes:
        players: life, counters and whether the game is lost, for each player by name.
        gone: what was on the battlefield and no longer is.
        there: what is on the battlefield and was not there, or not so, with damage and counters.
    """

    players: tuple[tuple[str, str], ...]
    gone: tuple[str, ...]
    there: tuple[str, ...]


def gist(start: Game, end: Game) -> Gist:
    """Return what came out of a game, set against how it started."""
    told = results(end)
    players = tuple(
        (one.name, ", ".join((str(one.life), *told[id_].get(Topic.COUNTERS, ()), *_end(end, id_))))
        for id_, one in end.players.items()
    )
    stay = (*end.battlefield, *end.phased_out)
    gone = tuple(start.label(one) for one in start.battlefield if one not in stay)
    there = tuple(
        _with_state(one)
        for one in end.battlefield.values()
        if one.id not in start.battlefield or tuple(marks(one)) != tuple(marks(start.battlefield[one.id]))
    )
    return Gist(players, gone, _each_once(there))


def how_it_ends(playthrough: Playthrough) -> tuple[str, ...]:
    """Return what was wrong with the answer at which play stopped, or else what became of everything."""
    return refusals(playthrough) or tuple(ending(playthrough))


def refusals(playthrough: Playthrough) -> tuple[str, ...]:
    """Return what was wrong with the answer at which play stopped; empty if it did not."""
    refused = playthrough.refused
    return tuple(words.illegal(str(wrong)) for wrong in what_is_wrong(refused)) if refused else ()


def _results(game: Game, player: PlayerId) -> Results:
    there = (_with_state(p) for p in game.battlefield.values() if p.controller == player)
    told = {
        Topic.LIFE: (str(game.players[player].life),),
        Topic.COUNTERS: _counters(game.players[player].counters),
        Topic.BATTLEFIELD: _each_once(there),
        Topic.PHASED_OUT: _each_once(
            _with_state(p) for p in game.phased_out.values() if p.controller == player
        ),
        Topic.GRAVEYARD: _each_once(c.card.name for c in game.graveyard if c.owner == player),
        Topic.EXILE: _each_once(c.card.name for c in game.exile if c.owner == player),
        Topic.HAND: _each_once(c.card.name for c in game.hand if c.owner == player),
        Topic.END: _end(game, player),
    }
    return {topic: parts for topic, parts in told.items() if parts}


def _with_state(permanent: Permanent) -> str:
    state = ", ".join(marks(permanent))
    return f"{permanent.card.name} ({state})" if state else permanent.card.name


def _counters(counters: Mapping[CounterKind, int]) -> tuple[str, ...]:
    return tuple(words.counters(count, kind) for kind, count in counters.items() if count)


def _each_once(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names; of those that are alike only one, with their number."""
    counted = Counter(names).items()
    return tuple(f"{name} \N{MULTIPLICATION SIGN}{count}" if count > 1 else name for name, count in counted)


def _end(game: Game, player: PlayerId) -> tuple[str, ...]:
    if game.is_over and len(game.players_in_game) != 1:
        return (words.game_is_a_draw(),)
    if game.players[player].has_lost:
        return (words.lost_the_game(),)
    return (words.won_the_game(),) if game.is_over else ()
