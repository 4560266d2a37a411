"""What came out, in the words of a scenario file."""

from collections.abc import Iterable

from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.permanents import Permanent, ZoneCard
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap, Value


class Outcome(Value):
    """Numbers and names that a scenario can expect.

    By id of player or object; objects are those on the battlefield. `battlefield`, `phased_out` and the
    other zones hold names, by controller or owner.
    """

    life: FrozenMap[PlayerId, int]
    poison: FrozenMap[PlayerId, int]
    loyalty: FrozenMap[ObjectId, int]
    defense: FrozenMap[ObjectId, int]
    damage: FrozenMap[ObjectId, int]
    counters: FrozenMap[str, FrozenMap[str, int]]
    power_toughness: FrozenMap[ObjectId, str]
    battlefield: FrozenMap[PlayerId, tuple[str, ...]]
    phased_out: FrozenMap[PlayerId, tuple[str, ...]]
    graveyard: FrozenMap[PlayerId, tuple[str, ...]]
    exile: FrozenMap[PlayerId, tuple[str, ...]]
    hand: FrozenMap[PlayerId, tuple[str, ...]]
    library: FrozenMap[PlayerId, tuple[str, ...]]
    lost: tuple[PlayerId, ...]
    won: tuple[PlayerId, ...]


def outcome_of(game: Game) -> Outcome:
    """Return what has come out when a game stands like this."""
    known = {p.id: characteristics(game, p.id) for p in game.battlefield.values()}
    lost = tuple(player.id for player in game.players.values() if player.has_lost)
    return Outcome(
        life=FrozenMap((player.id, player.life) for player in game.players.values()),
        poison=FrozenMap((player.id, player.poison) for player in game.players.values()),
        loyalty=FrozenMap((i, what.loyalty) for i, what in known.items() if what.is_planeswalker),
        defense=FrozenMap((i, what.defense) for i, what in known.items() if what.is_battle),
        damage=FrozenMap((p.id, p.damage) for p in game.battlefield.values() if known[p.id].is_creature),
        counters=_counters(game),
        power_toughness=FrozenMap(
            (i, f"{what.power}/{what.toughness}") for i, what in known.items() if what.is_creature
        ),
        battlefield=_by_controller(game, game.battlefield.values()),
        phased_out=_by_controller(game, game.phased_out.values()),
        graveyard=_by_owner(game, game.graveyard),
        exile=_by_owner(game, game.exile),
        hand=_by_owner(game, game.hand),
        library=_by_owner(game, game.library),
        lost=lost,
        won=game.players_in_game if game.is_over and len(game.players_in_game) == 1 else (),
    )


def _counters(game: Game) -> FrozenMap[str, FrozenMap[str, int]]:
    held: dict[str, FrozenMap[CounterKind, int]] = {p.id: p.counters for p in game.players.values()}
    held.update((permanent.id, permanent.counters) for permanent in game.battlefield.values())
    return FrozenMap((holder, FrozenMap(counters.items())) for holder, counters in held.items() if counters)


def _by_controller(game: Game, permanents: Iterable[Permanent]) -> FrozenMap[PlayerId, tuple[str, ...]]:
    there = tuple(permanents)
    return FrozenMap(
        (player, tuple(p.card.name for p in there if p.controller == player)) for player in game.players
    )


def _by_owner(game: Game, cards: Iterable[ZoneCard]) -> FrozenMap[PlayerId, tuple[str, ...]]:
    cards = tuple(cards)
    return FrozenMap(
        (player, tuple(c.card.name for c in cards if c.owner == player)) for player in game.players
    )
