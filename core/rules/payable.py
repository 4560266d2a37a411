"""Costs that are more than mana: who pays with what, and whether a player can (CR 118.3)."""

from __future__ import annotations

from core.abilities.costs import Cost
from core.abilities.effects.on_life_and_counters import LifeEffect
from core.abilities.filters import Cards, Objects
from core.characteristics.active_effects import active_effects
from core.characteristics.conditions import cards_of
from core.characteristics.filtering import speaks_of_object
from core.characteristics.speaker import Speaker
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.rules.choices.some import total_power
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value


class Payer(Value):
    """A player who pays a cost.

    Attributes:
        source: the object whose ability asks for it.
        rule: the one by which it is paid.
        busy: what pays for something else already, and so can neither be tapped nor leave for it.
        tapping: permanents that tap before this is paid, as attackers do (CR 508.1f).
        sacrificed: what is sacrificed, if that has been chosen; `returned`: what is returned to hand.
    """

    player: PlayerId
    source: ObjectId
    rule: RuleNumber
    busy: frozenset[ObjectId] = frozenset()
    tapping: frozenset[ObjectId] = frozenset()
    sacrificed: tuple[ObjectId, ...] | None = None
    returned: tuple[ObjectId, ...] | None = None


def is_payable(game: Game, payer: Payer, cost: Cost) -> bool:
    """Whether a player can pay all of a cost (CR 118.3); mana always can be paid."""
    player = payer.player
    if cost.life is not None and not can_pay_life(game, player, cost.life):
        return False
    if cost.tap_power is not None and total_power(game, tappable(game, payer, cost)) < cost.tap_power:
        return False
    source = game.battlefield.get(payer.source)
    if cost.remove_counter is not None and (
        source is None or source.counters.get(cost.remove_counter, 0) < cost.remove_count
    ):
        return False
    return all(
        wanted is None or len(able) >= count
        for wanted, count, able in (
            (cost.tap, cost.tap_count if cost.tap_power is None else 0, tappable(game, payer, cost)),
            (cost.sacrifice, cost.sacrifice_count, those_of(game, payer, cost.sacrifice)),
            (cost.return_to_hand, cost.return_count, those_of(game, payer, cost.return_to_hand)),
            (cost.discard, cost.discard_count, cards_to_pay(game, payer, cost.discard)),
            (cost.exile, cost.exile_count, cards_to_pay(game, payer, cost.exile)),
        )
    )


def sacrificable(game: Game, payer: Payer, cost: Cost) -> tuple[ObjectId, ...]:
    """Return the permanents that a player may sacrifice for a cost."""
    return those_of(game, payer, cost.sacrifice)


def can_pay_life(game: Game, player: PlayerId, amount: int) -> bool:
    """Whether a player has so much life to pay, and may lose it (CR 118.3b, 119.4)."""
    return game.players[player].life >= amount and not _cannot_lose_life(game, player)


def _cannot_lose_life(game: Game, player: PlayerId) -> bool:
    """CR 119.8: whoever can't lose life can't pay any."""
    return any(
        effect.forbids
        and effect.event == "lose"
        and (effect.who == "any" or (effect.who == "you") is (active.you == player))
        for active, effect in active_effects(game, LifeEffect)
    )


def tappable(game: Game, payer: Payer, cost: Cost) -> tuple[ObjectId, ...]:
    """Return the untapped permanents that a player may tap for a cost."""
    theirs = those_of(game, payer, cost.tap)
    return tuple(one for one in theirs if not (game.battlefield[one].status.tapped or one in payer.tapping))


def those_of(game: Game, payer: Payer, wanted: Objects | None) -> tuple[ObjectId, ...]:
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


def cards_to_pay(game: Game, payer: Payer, wanted: Cards | None) -> tuple[ZoneCard, ...]:
    """Return the cards of a player that are wanted and pay for nothing else."""
    if wanted is None:
        return ()
    itself = {payer.source} if wanted.is_other else frozenset()
    taken = payer.busy | itself
    return tuple(card for card in cards_of(game, wanted, payer.player) if card.id not in taken)
