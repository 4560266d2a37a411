"""Life, counters and cards drawn, as instructions say (CR 119.3, 121.1, 122.1)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.instructions.to_permanents import ChangeCounters
from core.abilities.instructions.to_players import ChangeLife, DrawNow, ExileTop
from core.events.causes import instruction_of
from core.events.effects import ResultsHappened
from core.events.results import (
    CardDrawn,
    CountersPut,
    CountersRemoved,
    LifeGained,
    LifeLost,
    Result,
    TopExiled,
)
from core.model.game import Game
from core.rules.damage.result_effects import change_results
from core.rules.instructions.resolution import Scene
from core.rules.procedure import Procedure
from core.rules.triggers.noticing import happen
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


def instructed_results(
    scene: Scene, part: ChangeLife | ChangeCounters | DrawNow | ExileTop
) -> Procedure[Game]:
    """Let what an instruction says happen, as effects change it (CR 616.1); return the game."""
    game = scene.game
    said = _cards(scene, part) if isinstance(part, DrawNow | ExileTop) else _changes(scene, part)
    return (yield from let_happen(game, tuple(said)))


def let_happen(game: Game, said: tuple[Result, ...]) -> Procedure[Game]:
    """Let results happen that no damage has, as effects change them, and what triggers on them."""
    game, results = yield from change_results(game, said)
    if not results:
        return game
    return (yield from happen(game, ResultsHappened(results=results, rule=results[0].rule)))


def _changes(scene: Scene, part: ChangeLife | ChangeCounters) -> Iterator[Result]:
    source, amount, cause = scene.item.source, scene.how_much(part.amount), instruction_of(scene.item)
    if amount <= 0:
        return
    match part:
        case ChangeLife(kind=kind, who=who):
            happens = LifeGained if kind == "gain_life_now" else LifeLost
            for player in scene.players(who):
                yield happens(
                    player=player, amount=amount, source=source, cause=cause, rule=RuleNumber("119.3")
                )
        case ChangeCounters():
            yield from _counters(scene, part, amount)


def _counters(scene: Scene, part: ChangeCounters, amount: int) -> Iterator[Result]:
    item = scene.item
    players = scene.players(part.on) if part.each is None else ()
    recipients: tuple[RecipientId, ...] = (*players, *scene.each(part.on, part.each))
    for on in recipients:
        if part.kind == "put_counters_now":
            yield CountersPut(
                on=on,
                counter=part.counter,
                amount=amount,
                source=item.source,
                cause=instruction_of(item),
                rule=RuleNumber("122.1"),
            )
        elif there := _counters_on(scene.game, on).get(part.counter, 0):
            yield CountersRemoved(
                object=ObjectId(on),
                counter=part.counter,
                amount=min(amount, there),
                source=item.source,
                cause=instruction_of(item),
                rule=RuleNumber("122.1"),
            )


def _counters_on(game: Game, on: RecipientId) -> FrozenMap[CounterKind, int]:
    return (
        game.players[PlayerId(on)].counters if on in game.players else game.battlefield[ObjectId(on)].counters
    )


def _cards(scene: Scene, part: DrawNow | ExileTop) -> Iterator[Result]:
    item = scene.item
    for player in scene.players(part.who):
        if isinstance(part, ExileTop):
            yield TopExiled(player=player, source=item.source, cause=instruction_of(item))
            continue
        for _ in range(scene.how_much(part.amount)):
            yield CardDrawn(player=player, source=item.source, cause=instruction_of(item))
