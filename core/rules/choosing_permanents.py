"""Permanents of a player's choice, to be sacrificed or tapped (CR 608.2d, 701.21a, 701.26a)."""

from __future__ import annotations

from typing import Literal

from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.permanents import Origin
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import WhatIsPaid
from core.rules.choices.some import ChooseSome, total_power
from core.rules.procedure import Procedure, ask
from core.terms.called import Called
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber

_RULES = {
    "sacrifice": RuleNumber("701.21a"),
    "tap": RuleNumber("701.26a"),
    "return": RuleNumber("400.7"),
}


def choose_permanents(
    game: Game,
    player: PlayerId,
    theirs: tuple[ObjectId, ...],
    amount: int,
    to: Literal["sacrifice", "tap", "return"] = "sacrifice",
) -> Procedure[tuple[ObjectId, ...]]:
    """Have a player choose so many permanents; nothing is asked where all of them have to go.

    Offered first, and chosen by default, is what is cheapest to lose: what brings least into combat.
    """
    if len(theirs) <= amount or not amount:
        return theirs[:amount]
    cheapest_first = sorted(theirs, key=lambda one: _worth(game, one))
    among = tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in cheapest_first)
    purpose = WhatIsPaid(to=to)
    if amount > 1:
        some = ChooseSome(player=player, purpose=purpose, among=among, count=amount, rule=_RULES[to])
        named = (yield from ask(some)).targets
        return tuple(map(ObjectId, named))
    one = ChooseOne(player=player, purpose=purpose, among=among, rule=_RULES[to])
    return (ObjectId((yield from ask(one)).value),)


def choose_by_power(
    game: Game, player: PlayerId, theirs: tuple[ObjectId, ...], power: int, rule: RuleNumber
) -> Procedure[tuple[ObjectId, ...]]:
    """Have a player choose creatures to tap with so much power in all; the cheapest are chosen by default.

    Nothing is asked where none of them can be left out.
    """
    useful = [one for one in theirs if characteristics(game, one).power > 0]
    others = [one for one in theirs if one not in useful]
    if not others and all(
        total_power(game, tuple(one for one in useful if one != left)) < power for left in useful
    ):
        return tuple(useful)
    cheapest_first = [*sorted(useful, key=lambda one: _worth(game, one)), *others]
    among = tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in cheapest_first)
    some = ChooseSome(
        player=player,
        purpose=WhatIsPaid(to="tap", power=power),
        among=among,
        count=len(among),
        least=1,
        power=power,
        rule=rule,
    )
    return tuple(map(ObjectId, (yield from ask(some)).targets))


def _worth(game: Game, one: ObjectId) -> tuple[int, int, int]:
    """Return what tells how much a permanent is worth on this table, less first.

    Lands come first, since no mana is counted here, and tokens; then creatures by power and
    toughness; then what is no creature and was put there for what it does.
    """
    what = characteristics(game, one)
    if game.battlefield[one].origin is Origin.TOKEN or (what.types == {CardType.LAND}):
        return 0, what.power, what.toughness
    return 1 if what.is_creature else 2, what.power, what.toughness
