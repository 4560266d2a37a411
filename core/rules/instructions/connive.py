"""A permanent connives (CR 701.50a)."""

from __future__ import annotations

from core.abilities.instructions.to_cards import Connive
from core.events.causes import instruction_of
from core.events.results import CardDrawn, CountersPut
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.choices.purposes import IsLand
from core.rules.damage.result_effects import let_happen
from core.rules.giving_up_cards import choose_cards, give_up_cards
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.libraries import is_land_card
from core.rules.procedure import Procedure
from core.rules.yes_or_no import agrees
from core.terms.counters import PLUS_ONE
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber

_RULE = RuleNumber("701.50a")


@performs(Connive)
def connive(resolution: Resolution, part: Connive) -> Procedure[Game]:
    """Let permanents connive, one after the other; CR 701.50e: to connive 0 is nothing.

    CR 701.50b: one that has left connives too, for the player who last controlled it.
    """
    game, amount = resolution.game, resolution.how_much(part.amount)
    for one in resolution.each_last_known(part.on) if amount else ():
        game = yield from _connive(game, resolution.item, one, amount)
    return game


def _connive(game: Game, item: OnStack, one: ObjectId, amount: int) -> Procedure[Game]:
    """Draw and discard as many cards; there is a counter for each of them that is no land card."""
    player, cause = game.permanent(one).controller, instruction_of(item)
    drawn = tuple(CardDrawn(player=player, source=item.source, cause=cause) for _ in range(amount))
    game = yield from let_happen(game, drawn)
    hand = tuple(card for card in game.hand if card.owner == player)
    gone = yield from choose_cards(player, hand, amount, "discard")
    if gone:
        game = yield from give_up_cards(game, gone, item.source, cause, "discard")
    counters = 0
    for card in gone:
        is_land = is_land_card(card)
        if not card.card.types:
            is_land = yield from agrees(player, IsLand(item=item), _RULE, is_wanted=False)
        counters += not is_land
    if not counters or one not in game.battlefield:
        return game
    put = CountersPut(on=one, counter=PLUS_ONE, amount=counters, source=item.source, cause=cause, rule=_RULE)
    return (yield from let_happen(game, (put,)))
