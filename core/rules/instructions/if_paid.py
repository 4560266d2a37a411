"""What is done if a player pays, as they may while something resolves (CR 118.12)."""

from __future__ import annotations

from core.abilities.instructions.one_shot import IfPaid
from core.events.causes import cost_of
from core.events.spells_and_abilities import MayPayAnswered
from core.model.game import Game
from core.rules.choices.purposes import PayFor
from core.rules.instructions.following import follow
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.payable import Payer, is_payable
from core.rules.paying import pay
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_RULE = RuleNumber("118.12")


@performs(IfPaid)
def if_paid(resolution: Resolution, part: IfPaid) -> Procedure[Game]:
    """Have a player pay or not, and follow what is said for either case."""
    game, paid = resolution.game, False
    for player in resolution.players(part.who):
        game, paid = yield from _is_paid(resolution, part, player)
    does = part.does if paid else part.otherwise
    return (yield from follow(replace(resolution, game=game), does, did_anything=paid))


def _is_paid(resolution: Resolution, part: IfPaid, player: PlayerId) -> Procedure[tuple[Game, bool]]:
    """Return the game, and whether a player has paid; who can't pay everything is not asked (CR 118.3)."""
    game, item = resolution.game, resolution.item
    told = MayPayAnswered(player=player, ability=item, cost=part.pays)
    payer = Payer(player=player, source=item.source, rule=_RULE)
    if not is_payable(game, payer, part.pays):
        return (yield from happen(game, replace(told, answer="impossible"))), False
    purpose = PayFor(cost=part.pays, item=item)
    if not (yield from agrees(player, purpose, _RULE, is_wanted=_is_cheap(resolution, part, player))):
        return (yield from happen(game, replace(told, answer="refused"))), False
    game = yield from happen(game, told)
    return (yield from pay(game, payer, cost_of(item), part.pays)), True


def _is_cheap(resolution: Resolution, part: IfPaid, player: PlayerId) -> bool:
    """Whether a player pays by default: nothing that is gone then, and not with the last life."""
    cost = part.pays
    if cost.sacrifice is not None or cost.discard is not None or cost.return_to_hand is not None:
        return False
    return cost.life is None or resolution.game.players[player].life > cost.life
