"""A permanent spell resolves: it becomes a permanent (CR 608.3)."""

from __future__ import annotations

from core.model.game import Game
from core.model.stack import OnStack
from core.rules.procedure import Procedure
from core.rules.zones.entering import Arrival, arriving, enter, fresh_id
from core.terms.ids import RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


def enter_as_permanent(game: Game, item: OnStack, target: RecipientId | None) -> Procedure[Game]:
    """Let a spell become a permanent, an Aura attached to its target (CR 608.3a, 608.3c).

    CR 708.3: what was cast face down is face down before it enters.
    """
    stand_in = game.last_known[item.id]
    own = fresh_id(game, stand_in.card.name)
    permanent = arriving(own, stand_in.card, item.controller, stand_in.origin)
    attached_to = target
    # CR 712.13: the face that was up on the stack is up
    arriving_now = replace(
        permanent,
        attached_to=attached_to,
        owner=stand_in.owner,
        front=stand_in.front,
        status=stand_in.status,
        kicked=stand_in.kicked,  # CR 400.7d
        cast=stand_in.cast,
    )
    arrival = Arrival(arriving_now)
    rule = RuleNumber("608.3a" if attached_to is None else "608.3c")
    return (yield from enter(game, (arrival,), rule, spell=item))
