"""Starting boards side by side: what is there of one and not, or not so, of another."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from core.model.game import Game
from core.scenario.board import effects, sides
from core.terms.values import Value
from core.words.english import board as words

K = TypeVar("K", bound=Hashable)


class BoardDifference(Value, kw_only=False):
    """What differs for one player, or of the effects in force.

    Attributes:
        about: the player, or what else it is about.
        lines: for each board, in the order of the boards, the lines that not all of them have.
    """

    about: str
    lines: tuple[tuple[str, ...], ...]


def starting_board_differences(starts: Sequence[Game]) -> tuple[BoardDifference, ...]:
    """Return in what the starting boards of the same game in several lines differ; nothing if in nothing.

    Where no line tells of it, as of the order in which permanents entered (CR 613.7), it says just that.
    """
    is_other = [_set_up(one) != _set_up(starts[0]) for one in starts]
    if not any(is_other):
        return ()
    each = [_lines(game) for game in starts]
    names = dict.fromkeys(name for one in each for name in one)
    found = (BoardDifference(name, _only([one.get(name, ()) for one in each])) for name in names)
    differences = tuple(one for one in found if any(one.lines))
    if differences:
        return differences
    told = tuple((words.set_up_otherwise(),) if other else () for other in is_other)
    return (BoardDifference(words.details(), told),)


def other_board(before: Game, now: Game) -> str:
    """Return in a sentence in what a starting board differs from another; empty if in nothing."""
    differences = starting_board_differences((before, now))
    was, there = ([line for one in differences for line in one.lines[place]] for place in (0, 1))
    return words.other_starting_board(was, there) if differences else ""


def _lines(game: Game) -> Mapping[str, tuple[str, ...]]:
    told = {name.partition(",")[0]: (name, *lines) for name, lines in sides(game)}
    return {**told, words.effects_in_force(): tuple(effects(game))}


def _only(each: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Return of each the lines that not all of them have, as often as they have them more."""
    shared = [line for line in dict.fromkeys(each[0]) if all(line in one for one in each)]
    often = {line: min(one.count(line) for one in each) for line in shared}
    return tuple(_beyond(one, often) for one in each)


def _beyond(lines: tuple[str, ...], often: Mapping[str, int]) -> tuple[str, ...]:
    left = dict(often)
    found = []
    for line in lines:
        if left.get(line, 0):
            left[line] -= 1
        else:
            found.append(line)
    return tuple(found)


def _set_up(game: Game) -> tuple[object, ...]:
    cards = game.hand, game.graveyard, game.library
    return game.battlefield, game.phased_out, game.players, *cards, game.effects, game.time_of_day
