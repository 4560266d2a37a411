"""Instructions that are not followed if a player pays: asked as they would be (CR 118.12a)."""

from __future__ import annotations

from core.abilities.instructions.leaving_and_returning import Counter
from core.abilities.instructions.one_shot import Unless
from core.events.causes import cost_of
from core.events.spells_and_abilities import CostAnswered, Otherwise
from core.model.game import Game
from core.rules.choices.purposes import PayOrElse
from core.rules.instructions.counter import cannot_be_countered
from core.rules.instructions.following import follow
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.payable import Payer, is_payable
from core.rules.paying import pay
from core.rules.procedure import Procedure
from core.rules.targets.on_stack import found_on_stack
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

UNLESS = RuleNumber("118.12a")


@performs(Unless)
def unless(resolution: Resolution, part: Unless) -> Procedure[Game]:
    """Have players pay, or follow instructions for each who does not (CR 118.12a).

    CR 608.2e: of several players each chooses before anything is done.
    """
    game, unpaid = yield from _not_paid_for(resolution, part)
    for one in unpaid:
        game = yield from follow(replace(one, game=game), part.does)
    return game


def _not_paid_for(resolution: Resolution, part: Unless) -> Procedure[tuple[Game, tuple[Resolution, ...]]]:
    """Have players pay or not; return the game, and how they are followed for each who does not pay.

    Where nobody is there to pay, they are followed all the same; and nobody is asked to pay for
    something that is not on the stack any more, which can't be countered anyway.
    """
    game, players = resolution.game, resolution.players(part.who)
    if part.who not in {"opponents", "each_player"}:
        if not players or _is_too_late(resolution, part):
            return game, (resolution,)
        game, paid = yield from _is_paid(resolution, part, players[0])
        return game, () if paid else (resolution,)
    unpaid: tuple[Resolution, ...] = ()
    for player in players:
        about = replace(resolution, game=game, item=replace(resolution.item, it=player))
        game, paid = yield from _is_paid(about, part, player)
        unpaid += () if paid else (about,)
    return game, unpaid


def _is_too_late(resolution: Resolution, part: Unless) -> bool:
    countered = [resolution.one(one.on) for one in part.does if isinstance(one, Counter)]
    gone = [one is None or found_on_stack(resolution.game, one) is None for one in countered]
    return len(countered) == len(part.does) and all(gone)


def _is_paid(resolution: Resolution, part: Unless, player: PlayerId) -> Procedure[tuple[Game, bool]]:
    """Return the game, and whether a player has paid.

    CR 118.3: who can't pay everything is not asked.
    """
    game, cost = resolution.game, part.pays
    told = CostAnswered(
        player=player, ability=resolution.item, cost=cost, otherwise=_otherwise(resolution, part), rule=UNLESS
    )
    payer = Payer(player=player, source=resolution.item.source, rule=UNLESS)
    if not is_payable(game, payer, cost):
        game = yield from happen(game, replace(told, answer="impossible"))
        return game, False
    purpose = PayOrElse(cost=cost, item=resolution.item, otherwise=told.otherwise)
    wanted = yield from agrees(player, purpose, UNLESS, is_wanted=_is_worth_it(resolution, part, player))
    if not wanted:
        return (yield from happen(game, replace(told, answer="refused"))), False
    game = yield from happen(game, told)
    return (yield from pay(game, payer, cost_of(resolution.item), cost)), True


def _is_worth_it(resolution: Resolution, part: Unless, player: PlayerId) -> bool:
    """Whether a player pays by default: not with the last life, nor for what can't be countered anyway."""
    life = part.pays.life
    if life is not None and resolution.game.players[player].life <= life:
        return False
    countered = (
        found_on_stack(resolution.game, resolution.one(one.on))
        for one in part.does
        if isinstance(one, Counter)
    )
    return not any(one is not None and cannot_be_countered(resolution.game, one) for one in countered)


def _otherwise(resolution: Resolution, part: Unless) -> Otherwise:
    """Return what is done if nobody pays."""
    countered = [resolution.one(one.on) for one in part.does if isinstance(one, Counter)]
    only_counters = bool(countered) and len(countered) == len(part.does)
    return Otherwise(does=part.does, countered=countered[0] if only_counters else None)
