"""Sacrificing permanents that players choose as an instruction is carried out (CR 608.2d-e, 701.21a)."""

from __future__ import annotations

from typing import Literal

from core.abilities.filters import Objects
from core.choices import ChooseOne, Chosen, EffectRef
from core.model.effects import EffectId
from core.model.game import Game
from core.rules.filters import speaks_of_object
from core.rules.procedure import Procedure, ask
from core.rules.stack.scene import Scene
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber

_RULES = {"sacrifice": RuleNumber("701.21a"), "tap": RuleNumber("701.26a")}


def sacrifice_of_choice(
    scene: Scene, players: tuple[PlayerId, ...], what: Objects, amount: int
) -> Procedure[Game]:
    """Have each player choose `amount` of their permanents; then all of these are sacrificed at once.

    CR 608.2e: they choose one after the other, and know what was chosen before them.
    CR 701.21a: a player sacrifices only what that player controls.
    """
    game = scene.game
    gone: tuple[ObjectId, ...] = ()
    for player in players:
        theirs = tuple(
            permanent.id
            for permanent in game.battlefield.values()
            if permanent.controller == player and speaks_of_object(scene.speaker, permanent.id, what)
        )
        gone += yield from choose_permanents(game, player, theirs, amount)
    return (yield from leave_battlefield(game, gone, "sacrifice"))


def choose_permanents(
    game: Game,
    player: PlayerId,
    theirs: tuple[ObjectId, ...],
    amount: int,
    to: Literal["sacrifice", "tap"] = "sacrifice",
) -> Procedure[tuple[ObjectId, ...]]:
    """Ask for one permanent after the other; nothing is asked where all of them have to go."""
    if len(theirs) <= amount:
        return theirs
    chosen: tuple[ObjectId, ...] = ()
    for number in range(1, amount + 1):
        left = {one: game.label(one) for one in theirs if one not in chosen}
        place = f" ({number} of {amount})" if amount > 1 else ""
        choice = ChooseOne(
            player=player,
            question=f"chooses a permanent to {to}{place}",
            among=tuple(EffectRef(id=EffectId(one), name=name) for one, name in left.items()),
            rule=_RULES[to],
        )
        value = (yield from ask(choice, Chosen)).value
        chosen += (next(one for one, name in left.items() if value in {one, name}),)
    return chosen
