"""A card returns from a graveyard or from exile to the battlefield (CR 400.7)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Move, ReturnToBattlefield
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.permanents import Origin, Status
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.targets.in_graveyards import found_in_graveyard
from core.rules.zones.entering import Arrival, arriving, enter
from core.terms.ids import ObjectId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


@performs(ReturnToBattlefield)
def return_to_battlefield(resolution: Resolution, part: ReturnToBattlefield) -> Procedure[Game]:
    """Return a card that is a target, that has just died, or that the same ability has exiled.

    It returns only if it is still there. CR 304.4, 307.4: instants and sorceries stay where they are.
    CR 400.7j: what it has exiled is in exile; what has died before that is another object.
    """
    game, gone = resolution.game, resolution.one(part.on)
    is_exiled = any(
        isinstance(one, Move) and one.kind == "exile" and one.on == part.on for one in resolution.item.does
    )
    becomes = next_incarnation(ObjectId(gone or ""))
    cards = game.exile if is_exiled else game.graveyard
    there = found_in_graveyard(game, gone) or next((card for card in cards if card.id == becomes), None)
    if there is None or there.origin is Origin.TOKEN or not is_permanent_card(there.card):
        return game
    under = resolution.item.controller if part.under == "you" else there.owner
    permanent = arriving(next_incarnation(there.id), there.card, under, there.origin)
    arrival = Arrival(
        replace(permanent, owner=there.owner, status=Status(tapped=part.tapped)),
        counters=part.counters,
    )
    return (yield from enter(game, (arrival,), RuleNumber("400.7"), from_graveyard=(there.id,)))
