"""Day and night: when it becomes which, what daybound and nightbound make of it (CR 702.145a, 731.1)."""

from __future__ import annotations

from core.abilities.conditions import TimeOfDay
from core.abilities.keyword_abilities import Shorthand
from core.abilities.keywords import ShorthandWord
from core.characteristics.among_permanents import each_ability
from core.characteristics.remembering import of_objects
from core.events.flow import TimeChanged
from core.events.spells_and_abilities import Transformed
from core.model.game import Game
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber

_ENOUGH_SPELLS = 2
_BOUND: dict[TimeOfDay, ShorthandWord] = {"night": "daybound", "day": "nightbound"}
"""What transforms as it becomes such a time of day."""
_TRANSFORMS: dict[TimeOfDay, RuleNumber] = {"night": RuleNumber("702.145c"), "day": RuleNumber("702.145f")}


def become(game: Game, time: TimeOfDay, rule: RuleNumber) -> Procedure[Game]:
    """Make it day or night, unless it is, and transform what is bound to the other; return the game."""
    if game.time_of_day == time:
        return game
    game = yield from happen(game, TimeChanged(time=time, rule=rule))
    return (yield from _transform_bound(game))


def keep_time(game: Game) -> Procedure[Game]:
    """Make it day or night once something is bound to one of them, and transform what has to be transformed.

    CR 702.145d: daybound makes it day. CR 702.145g: nightbound makes it night where nothing is daybound.
    """
    bound = {word for _, word in _bound(game)}
    if not bound:
        return game
    if game.time_of_day is None and "daybound" in bound:
        return (yield from become(game, "day", RuleNumber("702.145d")))
    if game.time_of_day is None:
        return (yield from become(game, "night", RuleNumber("702.145g")))
    return (yield from _transform_bound(game))


def check_time(game: Game) -> Procedure[Game]:
    """Change day and night by what the player of the turn before has cast in it (CR 502.2, 731.2)."""
    before = _player_before(game)
    if game.time_of_day is None or before is None:
        return game
    cast = game.players[before].spells_last_turn
    if game.time_of_day == "day" and cast == 0:
        return (yield from become(game, "night", RuleNumber("731.2a")))
    if game.time_of_day == "night" and cast >= _ENOUGH_SPELLS:
        return (yield from become(game, "day", RuleNumber("731.2b")))
    return game


def _player_before(game: Game) -> PlayerId | None:
    """Return whose turn the turn before was: the one before the active player in turn order."""
    order = tuple(game.players)
    start = order.index(game.active_player)
    earlier = (*reversed(order[:start]), *reversed(order[start + 1 :]))
    return next((one for one in earlier if not game.players[one].has_lost), None)


def _transform_bound(game: Game) -> Procedure[Game]:
    """Transform what is bound to the time of day that it no longer is, one after the other (CR 702.145c)."""
    time = game.time_of_day
    if time is None:
        return game
    for one, word in _bound(game):
        permanent = game.battlefield[one]
        is_front = permanent.front is None
        other = permanent.other_face
        if word == _BOUND[time] and is_front is (time == "night") and other is not None:
            turned = Transformed(object=one, into=other.name, rule=_TRANSFORMS[time])
            game = yield from happen(game, turned)
    return game


@of_objects
def _bound(game: Game) -> tuple[tuple[ObjectId, ShorthandWord], ...]:
    """Return the permanents with daybound or nightbound, each with which of them it has."""
    return tuple(
        (one, ability.word)
        for one, ability in each_ability(game, Shorthand)
        if ability.word in {"daybound", "nightbound"}
    )
