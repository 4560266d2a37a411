"""Cards return from a graveyard or from exile to the battlefield (CR 400.7)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Move, ReturnToBattlefield
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.permanents import Origin, Status, ZoneCard
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.targets.in_graveyards import found_in_graveyard
from core.rules.zones.entering import Arrival, arriving, enter
from core.terms.ids import ObjectId, RecipientId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


@performs(ReturnToBattlefield)
def return_to_battlefield(resolution: Resolution, part: ReturnToBattlefield) -> Procedure[Game]:
    """Return cards that are targets, that have just died, or that the same ability has exiled.

    They return only if they are still there. CR 304.4, 307.4: instants and sorceries stay where they are.
    CR 400.7j: what it has exiled is in exile; what has died before that is another object.
    """
    game, item = resolution.game, resolution.item
    each = resolution.all_legal if part.on == "targets" else (resolution.one(part.on),)
    cards = [card for gone in each if (card := _card(resolution, part, gone)) is not None]
    arrivals = []
    for card in cards:
        under = item.controller if part.under == "you" else card.owner
        permanent = arriving(next_incarnation(card.id), card.card, under, card.origin)
        there = replace(permanent, owner=card.owner, status=Status(tapped=part.tapped))
        arrivals.append(Arrival(there, counters=part.counters))
    if not arrivals:
        return game
    ids = tuple(card.id for card in cards)
    return (yield from enter(game, tuple(arrivals), RuleNumber("400.7"), from_graveyard=ids))


def _card(resolution: Resolution, part: ReturnToBattlefield, gone: RecipientId | None) -> ZoneCard | None:
    """Return the card that returns: the target itself, or what a permanent has become."""
    game = resolution.game
    if part.from_graveyard:
        there = found_in_graveyard(game, gone)
        return there if there is not None and is_permanent_card(there.card) else None
    is_exiled = any(
        isinstance(one, Move) and one.kind == "exile" and one.on == part.on for one in resolution.item.does
    )
    becomes = next_incarnation(ObjectId(gone or ""))
    cards = game.exile if is_exiled else game.graveyard
    itself = found_in_graveyard(game, gone) or next((card for card in game.exile if card.id == gone), None)
    card = itself or next((card for card in cards if card.id == becomes), None)
    may_enter = card is not None and card.origin is not Origin.TOKEN and is_permanent_card(card.card)
    return card if may_enter else None
