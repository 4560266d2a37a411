"""The shape of a game: what it is but for names, the clock, and numbers that may go on growing.

Two moments of one shape, the later with nothing less than the earlier, are what a loop comes by again
and again (CR 104.4b).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping

import msgspec

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.conditions import Condition
from core.abilities.effects.grants import Grants
from core.abilities.instructions.one_shot import If
from core.characteristics.current import characteristics
from core.model.cards import Card
from core.model.combat import Combat
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.players import Player
from core.model.stack import OnStack
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, first_incarnation
from core.terms.values import FrozenMap, Value, replace

Numbers = Mapping[str, int]
"""Numbers of one player or permanent that may grow, by what they are: `life`, `damage`, kinds of counters."""

_LIFE, _DAMAGE, _COUNTERS, _COMMANDER = "life", "damage", "counters/", "commander/"

_OF_NO_MATTER = frozenset(
    {
        *("id", "name", "number", "timestamp", "transformed_at", "counter_timestamps", "made", "last"),
        *("life", "damage", "amount", "drawn_this_turn", "gained_this_turn", "lost_this_turn"),
    }
)
"""Fields that do not belong to a shape: names, times, and numbers."""

_COUNTED = frozenset({"counters", "commander_damage"})
"""Fields of which only the kinds belong to a shape, not how many there are."""


_MOST_COUNTED = 3
"""An ability may ask for the third card of a turn, but for no later one."""
_BEYOND_RULES = 100
"""More than any number that a rule speaks of, such as ten poison counters or 21 points of a commander."""


class Look(Value, kw_only=False):
    """What a moment looks like.

    Attributes:
        shape: equal for moments that differ only in names, times, numbers and in how many there are of
            each kind of permanent, card and effect; also in what waits further down on the stack.
        counts: how many there are of each kind.
        numbers: what may grow, by player and permanent.
        sizes: power and toughness of each permanent.
        kinds: of which kind each permanent is.
        condition_limit: the largest number of objects that an ability asks for.
    """

    shape: int
    counts: Counter[int]
    numbers: Mapping[str, Numbers]
    sizes: Mapping[ObjectId, tuple[int, int]]
    kinds: Mapping[ObjectId, int]
    condition_limit: int


def look_at(game: Game) -> Look:
    """Return what a game looks like as state-based actions are checked (CR 704.3)."""
    permanents = {**game.battlefield, **game.phased_out}
    kinds: dict[ObjectId, int] = dict.fromkeys(permanents, 0)
    for _ in range(2):  # the second time they are told apart by what they are attached to, attack or block
        kinds = {own: hash(_permanent(game, one, kinds)) for own, one in permanents.items()}
    counts = Counter(kinds.values())
    counts.update(hash(_form(game, one, kinds)) for one in game.effects)
    for zone in ("hand", "graveyard", "exile"):
        counts.update(hash((zone, _form(game, card, kinds))) for card in getattr(game, zone))
    counts.update(hash(("spell", _form(game, one, kinds))) for one in game.cast_this_turn)
    counts.update(hash((one.event, one.was.card.name, one.was.controller)) for one in game.happened_this_turn)
    limit = max(map(_limit, _conditions(game)), default=0)
    active: object = frozenset(_form(game, one, kinds) for one in game.triggered)
    if not game.triggered:
        active = _form(game, game.stack[-1], kinds) if game.stack else None
    combat = game.combat or Combat()
    shape = (
        game.step,
        game.active_player,
        game.time_of_day,
        tuple(_form(game, player, kinds) for player in game.players.values()),
        frozenset(counts),
        tuple(_form(game, card, kinds) for card in game.library),
        _form(game, combat.bands, kinds),
        frozenset(_form(game, hit, kinds) for hit in game.dealt_this_turn),
        tuple(min(player.drawn_this_turn, max(limit, _MOST_COUNTED)) for player in game.players.values()),
        tuple(min(player.gained_this_turn, limit) for player in game.players.values()),
        tuple(min(player.lost_this_turn, limit) for player in game.players.values()),
        active,
    )
    sizes = {own: characteristics(game, own) for own in game.battlefield}
    return Look(
        shape=hash(shape),
        counts=counts,
        numbers={
            **{player.id: _numbers_of_player(player) for player in game.players.values()},
            **{own: _numbers_of(one) for own, one in permanents.items()},
        },
        sizes={own: (what.power, what.toughness) for own, what in sizes.items()},
        kinds=kinds,
        condition_limit=limit,
    )


def growth(before: Look, now: Look) -> Mapping[str, Numbers] | None:
    """Return by how much numbers have grown between two moments; None if they are not steps of one loop.

    They are if they have one shape and there is nothing less of anything but life: of what is less, some
    day nothing is left. Nothing can be waiting for a number of objects that is still to come.
    """
    if before.shape != now.shape or any(now.counts[kind] < count for kind, count in before.counts.items()):
        return None
    grown = [kind for kind, count in now.counts.items() if count > before.counts[kind]]
    if any(before.counts[kind] < now.condition_limit for kind in grown):
        return None
    if any(after[at] < size[at] for size, after in _pairs(before.sizes, now.sizes) for at in (0, 1)):
        return None
    if not _is_there_again(before, now):
        return None
    grown_by = {
        own: {what: count - was.get(what, 0) for what, count in now.numbers[own].items()}
        for own, was in before.numbers.items()
        if own in now.numbers
    }
    if any(by < 0 for one in grown_by.values() for what, by in one.items() if what != _LIFE):
        return None
    return grown_by


def far_ahead(game: Game, look: Look, by: Mapping[str, Numbers]) -> Game:
    """Return the game after numbers have grown again and again, until they are beyond all there are now.

    What waits for one of them, as death waits for a player who loses life, then waits no longer.
    """
    numbers = (abs(count) for one in look.numbers.values() for count in one.values())
    sizes = (abs(one) for size in look.sizes.values() for one in size)
    times = _BEYOND_RULES + 2 * max((*numbers, *sizes))
    players = {own: _grown_player(one, by.get(own, {}), times) for own, one in game.players.items()}
    battlefield = {
        own: _grown_permanent(one, by.get(own, {}), times) for own, one in game.battlefield.items()
    }
    return replace(game, players=FrozenMap(players), battlefield=FrozenMap(battlefield))


def _pairs(
    before: Mapping[ObjectId, tuple[int, int]], now: Mapping[ObjectId, tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    return ((size, now[own]) for own, size in before.items() if own in now)


def _is_there_again(before: Look, now: Look) -> bool:
    """Whether for each permanent that is gone there is a new one just like it."""
    gone = Counter(
        (kind, *sorted(before.numbers[own].items()))
        for own, kind in before.kinds.items()
        if own not in now.kinds
    )
    new = Counter(
        (kind, *sorted(now.numbers[own].items()))
        for own, kind in now.kinds.items()
        if own not in before.kinds
    )
    return gone <= new


def _permanent(game: Game, one: Permanent, kinds: Mapping[ObjectId, int]) -> Hashable:
    """Return what is alike about permanents of one kind, their parts in combat included."""
    combat = game.combat or Combat()
    return (
        _form(game, one, kinds),
        one.id in game.phased_out,
        _form(game, combat.attackers.get(one.id), kinds),
        _form(game, combat.blockers.get(one.id), kinds),
        one.id in combat.declared,
        combat.struck is not None and one.id in combat.struck,
        combat.as_unblocked.get(one.id),
    )


def _form(game: Game, value: object, kinds: Mapping[ObjectId, int]) -> Hashable:
    """Return a value without what does not belong to a shape; objects are named by their kinds."""
    match value:
        case str():
            return _renamed(game, value, kinds)
        case Card():
            return value
        case msgspec.Struct():
            fields = [field for field in value.__struct_fields__ if field not in _OF_NO_MATTER]
            return (
                type(value).__name__,
                *(
                    frozenset(getattr(value, field))
                    if field in _COUNTED
                    else _form(game, getattr(value, field), kinds)
                    for field in fields
                ),
            )
        case Mapping():
            return frozenset((_form(game, k, kinds), _form(game, v, kinds)) for k, v in value.items())
        case tuple():
            return tuple(_form(game, one, kinds) for one in value)
        case Hashable():
            return value
        case _:
            raise TypeError(f"{value!r} has no shape")


def _renamed(game: Game, name: str, kinds: Mapping[ObjectId, int]) -> Hashable:
    """Return what a name stands for, where it names an object; what is gone is what its card is."""
    own = ObjectId(name)
    if own in kinds:
        return kinds[own]
    if own in game.last_known:
        return game.last_known[own].card.name
    item = game.ability(own)
    return ("ability", _renamed(game, item.source, kinds)) if item is not None else first_incarnation(name)


def _numbers_of_player(player: Player) -> Numbers:
    return {
        _LIFE: player.life,
        **{_COUNTERS + kind: count for kind, count in player.counters.items()},
        **{_COMMANDER + source: amount for source, amount in player.commander_damage.items()},
    }


def _numbers_of(permanent: Permanent) -> Numbers:
    counters = {_COUNTERS + kind: count for kind, count in permanent.counters.items()}
    return {_DAMAGE: permanent.damage, **counters}


def _grown_player(player: Player, by: Numbers, times: int) -> Player:
    return replace(
        player,
        life=player.life + times * by.get(_LIFE, 0),
        counters=_grown_counters(player.counters, by, times),
        commander_damage=FrozenMap(
            (source, amount + times * by.get(_COMMANDER + source, 0))
            for source, amount in player.commander_damage.items()
        ),
    )


def _grown_permanent(permanent: Permanent, by: Numbers, times: int) -> Permanent:
    damage = permanent.damage + times * by.get(_DAMAGE, 0)
    return replace(permanent, damage=damage, counters=_grown_counters(permanent.counters, by, times))


def _grown_counters(
    counters: FrozenMap[CounterKind, int], by: Numbers, times: int
) -> FrozenMap[CounterKind, int]:
    return FrozenMap((kind, count + times * by.get(_COUNTERS + kind, 0)) for kind, count in counters.items())


def _conditions(game: Game) -> Iterator[Condition]:
    """Yield what abilities ask for: those that may trigger or apply, and those that resolve next."""
    texts = [effect for own in game.battlefield for effect in characteristics(game, own).effects]
    asked = [text.only_if for text in texts if isinstance(text, Triggered)]
    asked += [text.as_long_as for text in texts if isinstance(text, Grants)]
    waiting = [one for one in (*game.triggered, *game.stack[-1:]) if isinstance(one, OnStack)]
    asked += [one.only_if for one in waiting]
    does = [part for text in texts if isinstance(text, Triggered) for part in text.does]
    does += [part for one in waiting for part in one.does]
    asked += [part.condition for part in does if isinstance(part, If)]
    return (condition for condition in asked if condition is not None)


def _limit(condition: Condition) -> int:
    """Return from how many objects on it makes no difference if there are still more."""
    most = condition.at_most
    return condition.at_least if most is None else max(condition.at_least, most + 1)
