"""Paying costs that are more than mana (CR 118.3)."""

from __future__ import annotations

from core.abilities.costs import Cost
from core.abilities.filters import Cards
from core.events.causes import AsCost
from core.events.results import LifeLost
from core.events.spells_and_abilities import ResultsHappened
from core.events.status import CountersSpent, Tapped
from core.model.game import Game
from core.rules.choices.purposes import PayLifeForMana
from core.rules.choosing_permanents import choose_by_power, choose_permanents
from core.rules.damage.result_effects import change_results
from core.rules.giving_up_cards import How, choose_cards, give_up_cards
from core.rules.payable import Payer, can_pay_life, cards_to_pay, sacrificable, tappable, those_of
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.ids import ObjectId
from core.terms.mana import phyrexian_symbols
from core.terms.rule_numbers import RuleNumber


def choose_sacrifice(game: Game, payer: Payer, cost: Cost) -> Procedure[tuple[ObjectId, ...]]:
    """Have a player choose what is sacrificed as a cost."""
    able = sacrificable(game, payer, cost)
    return (yield from choose_permanents(game, payer.player, able, cost.sacrifice_count))


def choose_returned(game: Game, payer: Payer, cost: Cost) -> Procedure[tuple[ObjectId, ...]]:
    """Have a player choose what is returned to hand as a cost."""
    able = those_of(game, payer, cost.return_to_hand)
    return (yield from choose_permanents(game, payer.player, able, cost.return_count, "return"))


def pay_mana(game: Game, payer: Payer, cause: AsCost, mana: str) -> Procedure[Game]:
    """Have a player pay mana, which is not counted; or 2 life for a Phyrexian symbol (CR 107.4f)."""
    for symbol in phyrexian_symbols(mana):
        if not can_pay_life(game, payer.player, _LIFE_FOR_MANA):
            return game
        instead = PayLifeForMana(symbol=f"{{{symbol}}}", name=cause.name)
        if (yield from agrees(payer.player, instead, RuleNumber("107.4f"), is_wanted=False)):
            game = yield from _pay_life(game, payer, cause, _LIFE_FOR_MANA)
    return game


_LIFE_FOR_MANA = 2


def _pay_life(game: Game, payer: Payer, cause: AsCost, amount: int) -> Procedure[Game]:
    lost = LifeLost(
        player=payer.player, amount=amount, source=payer.source, cause=cause, rule=RuleNumber("118.3b")
    )
    game, results = yield from change_results(game, (lost,))
    if results:
        game = yield from happen(game, ResultsHappened(results=results, rule=results[0].rule))
    return game


def pay(game: Game, payer: Payer, cause: AsCost, cost: Cost) -> Procedure[Game]:
    """Have a player pay a cost; what is sacrificed goes last, and is chosen now if it was not."""
    player, source, rule = payer.player, payer.source, payer.rule
    game = yield from pay_mana(game, payer, cause, cost.mana)
    if cost.life is not None:
        game = yield from _pay_life(game, payer, cause, cost.life)
    if cost.remove_counter is not None:
        kind, count = cost.remove_counter, cost.remove_count
        spent = CountersSpent(object=source, counter=kind, amount=count, cause=cause, rule=rule)
        game = yield from happen(game, spent)
    if cost.tap is not None:
        able = tappable(game, payer, cost)
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
            cards = cards_to_pay(game, payer, wanted)
            chosen = yield from choose_cards(player, cards, count, how)
            game = yield from give_up_cards(game, chosen, source, cause, how)
    if cost.return_to_hand is not None:
        gone = payer.returned
        if gone is None:
            gone = yield from choose_returned(game, payer, cost)
        game = yield from leave_battlefield(game, gone, "return_to_hand", cause)
    if cost.sacrifice is not None:
        given = payer.sacrificed
        if given is None:
            given = yield from choose_sacrifice(game, payer, cost)
        game = yield from leave_battlefield(game, given, "sacrifice", cause)
    return game
