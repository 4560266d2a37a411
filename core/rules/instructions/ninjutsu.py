"""A card is put onto the battlefield from a hand, tapped and attacking (CR 702.49a)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import EnterAttacking
from core.characteristics.relations import relations
from core.model.cards import is_permanent_card
from core.model.game import Game
from core.model.permanents import Status
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.zones.entering import Arrival, arriving, enter
from core.terms.ids import ObjectId, RecipientId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


@performs(EnterAttacking)
def enter_attacking(resolution: Resolution, _part: EnterAttacking) -> Procedure[Game]:
    """Put the card with the ability onto the battlefield, if it is still in the hand.

    CR 702.49c: it attacks what the returned creature attacked. CR 508.4a: nothing if that can't be attacked.
    """
    game, item = resolution.game, resolution.item
    card = next((one for one in game.hand if one.id == item.source), None)
    if card is None or not is_permanent_card(card.card):
        return game
    permanent = arriving(next_incarnation(card.id), card.card, item.controller, card.origin)
    there = replace(permanent, owner=card.owner, status=Status(tapped=True))
    arrival = Arrival(there, _attacked_by(game, item.returned))
    return (yield from enter(game, (arrival,), RuleNumber("702.49a"), from_graveyard=(card.id,)))


def _attacked_by(game: Game, returned: ObjectId | None) -> RecipientId | None:
    """Return what a creature attacked as it left combat; None if nothing."""
    attacker = relations(game, game.permanent(returned)).attacker if returned is not None else None
    return attacker.attacking if attacker is not None else None
