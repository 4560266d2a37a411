"""Costs that are more than mana: whether a player can pay them, and paying them (CR 118.3)."""

from __future__ import annotations

from core.abilities.costs import Cost
from core.abilities.effects.on_life_and_counters import LifeEffect
from core.abilities.filters import Cards, Objects
from core.characteristics.active_effects import active_effects
from core.characteristics.conditions import cards_of
from core.characteristics.filtering import speaks_of_object
from core.characteristics.matching import Speaker
from core.events.causes import cost_of
from core.events.results import LifeLost
from core.events.spells_and_abilities import ResultsHappened
from core.events.status import CountersSpent, Tapped
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.model.stack import OnStack
from core.rules.choices.some import total_power
from core.rules.choosing_permanents import choose_by_power, choose_permanents
from core.rules.damage.result_effects import change_results
from core.rules.giving_up_cards import How, choose_cards, give_up_cards
from core.rules.procedure import Procedure
from core.rules.triggers.noticing import happen
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value


class Payer(Value):
    """A player who pays a cost.

    Attributes:
        source: the object whose ability asks for it.
        rule: the one by which it is paid.
        busy: permanents that pay for something else already, and so can neither be tapped nor leave for it.
        sacrificed: what is sacrificed, if that has been chosen.
    """

    player: PlayerId
    source: ObjectId
    rule: RuleNumber
    busy: frozenset[ObjectId] = frozenset()
    sacrificed: tuple[ObjectId, ...] | None = None


def is_payable(game: Game, payer: Payer, cost: Cost) -> bool:
    """Whether a player can pay all of a cost (CR 118.3); mana always can be paid."""
    player = payer.player
    if cost.life is not None and (game.players[player].life < cost.life or _cannot_lose_life(game, player)):
        return False
    if cost.tap_power is not None and total_power(game, _tappable(game, payer, cost)) < cost.tap_power:
        return False
    source = game.battlefield.get(payer.source)
    if cost.remove_counter is not None and (
        source is None or source.counters.get(cost.remove_counter, 0) < cost.remove_count
    ):
        return False
    return all(
        wanted is None or len(able) >= count
        for wanted, count, able in (
            (cost.tap, cost.tap_count if cost.tap_power is None else 0, _tappable(game, payer, cost)),
            (cost.sacrifice, cost.sacrifice_count, _theirs(game, payer, cost.sacrifice)),
            (cost.return_to_hand, cost.return_count, _theirs(game, payer, cost.return_to_hand)),
            (cost.discard, cost.discard_count, _cards(game, payer, cost.discard)),
            (cost.exile, cost.exile_count, _cards(game, payer, cost.exile)),
        )
    )


def sacrificable(game: Game, payer: Payer, cost: Cost) -> tuple[ObjectId, ...]:
    """Return the permanents that a player may sacrifice for a cost."""
    return _theirs(game, payer, cost.sacrifice)


def choose_sacrifice(game: Game, payer: Payer, cost: Cost) -> Procedure[tuple[ObjectId, ...]]:
    """Have a player choose what is sacrificed as a cost."""
    able = _theirs(game, payer, cost.sacrifice)
    return (yield from choose_permanents(game, payer.player, able, cost.sacrifice_count))


def pay(game: Game, payer: Payer, item: OnStack, cost: Cost) -> Procedure[Game]:
    """Have a player pay a cost of `item`; what is sacrificed goes last, and is chosen now if it was not."""
    player, cause, rule = payer.player, cost_of(item), payer.rule
    if cost.life is not None:
        lost = LifeLost(
            player=player, amount=cost.life, source=item.source, cause=cause, rule=RuleNumber("118.3b")
        )
        game, results = yield from change_results(game, (lost,))
        if results:
            game = yield from happen(game, ResultsHappened(results=results, rule=results[0].rule))
    if cost.remove_counter is not None:
        kind, count = cost.remove_counter, cost.remove_count
        spent = CountersSpent(object=item.source, counter=kind, amount=count, cause=cause, rule=rule)
        game = yield from happen(game, spent)
    if cost.tap is not None:
        able = _tappable(game, payer, cost)
        if cost.tap_power is not None:
            tapped = yield from choose_by_power(game, player, able, cost.tap_power, rule)
        else:
            tapped = yield from choose_permanents(game, player, able, cost.tap_count, "tap")
        for one in tapped:
            game = yield from happen(game, Tapped(objects=(one,), cause=cause, rule=rule))
    ways: tuple[tuple[Cards | None, int, How], ...] = (
        (cost.discard, cost.discard_count, "discard"),
        (cost.exile, cost.exile_count, "exile"),
    )
    for wanted, count, how in ways:
        if wanted is not None:
            cards = _cards(game, payer, wanted)
            chosen = yield from choose_cards(player, cards, count, how)
            game = yield from give_up_cards(game, chosen, item.source, cause, how)
    if cost.return_to_hand is not None:
        able = _theirs(game, payer, cost.return_to_hand)
        gone = yield from choose_permanents(game, player, able, cost.return_count, "return")
        game = yield from leave_battlefield(game, gone, "return_to_hand", cause)
    if cost.sacrifice is not None:
        given = payer.sacrificed
        if given is None:
            given = yield from choose_sacrifice(game, payer, cost)
        game = yield from leave_battlefield(game, given, "sacrifice", cause)
    return game


def _cannot_lose_life(game: Game, player: PlayerId) -> bool:
    """CR 119.8: whoever can't lose life can't pay any."""
    return any(
        effect.forbids
        and effect.event == "lose"
        and (effect.who == "any" or (effect.who == "you") is (active.you == player))
        for active, effect in active_effects(game, LifeEffect)
    )


def _tappable(game: Game, payer: Payer, cost: Cost) -> tuple[ObjectId, ...]:
    """Return the untapped permanents that a player may tap for a cost."""
    theirs = _theirs(game, payer, cost.tap)
    return tuple(one for one in theirs if not game.battlefield[one].status.tapped)


def _theirs(game: Game, payer: Payer, wanted: Objects | None) -> tuple[ObjectId, ...]:
    """Return the permanents of a player that are wanted and pay for nothing else."""
    if wanted is None:
        return ()
    speaker = Speaker(game, payer.player, payer.source)
    return tuple(
        one.id
        for one in game.battlefield.values()
        if one.controller == payer.player
        and one.id not in payer.busy
        and speaks_of_object(speaker, one.id, wanted)
    )


def _cards(game: Game, payer: Payer, wanted: Cards | None) -> tuple[ZoneCard, ...]:
    return () if wanted is None else cards_of(game, wanted, payer.player)
