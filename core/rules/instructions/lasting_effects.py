"""What effects that last for a while are about, as they begin (CR 611.2c, 615.11)."""

from __future__ import annotations

from collections.abc import Iterable

from core.abilities.filters import Objects
from core.abilities.instructions.give import Give
from core.abilities.instructions.one_shot import MakeEffect
from core.characteristics.current import characteristics
from core.events.spells_and_abilities import EffectBegan
from core.model.game import Game
from core.model.waiting_effects import EffectId, Waiting
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import replace


def begin_effects(resolution: Resolution, effects: Iterable[Waiting]) -> Procedure[Game]:
    """Let effects begin, each with an id of its own; return the game."""
    game = resolution.game
    for waiting in effects:
        own = EffectId(f"{resolution.item.id}/{game.made + 1}")
        game = yield from happen(game, EffectBegan(effect=replace(waiting, id=own)))
    return game


def is_open(wanted: Objects) -> bool:
    """Whether other objects may come to be among these; `this` and its bearer are known by themselves.

    How power compares with that of `this`, what was dealt damage, who blocks whom, and who a triggered
    ability was about, is settled at once: the layers have no answer to that.
    """
    if wanted.controller == "that_player":
        return False
    asked = {wanted.power_than_this, wanted.outgrows_this, wanted.dealt_damage_by, wanted.in_combat_with}
    return wanted.which in {None, "other"} and asked == {None}


def affected(resolution: Resolution, part: MakeEffect | Give) -> tuple[RecipientId | None, ...]:
    """Return what an effect begins for, one by one; None if it names nobody."""
    if part.each is not None:
        return _each(resolution, part, part.each)
    if part.on is None:
        return (None,)
    if part.on == "opponents":
        return resolution.players(part.on)
    if part.on == "targets":
        there = (*resolution.game.players_in_game, *resolution.game.battlefield)
        return tuple(one for one in resolution.all_legal if one in there)
    if part.on in {"created", "damaged", "those"}:
        return resolution.each(part.on, None)
    single = resolution.one(part.on)
    return () if single is None else (single,)


def _each(resolution: Resolution, part: MakeEffect | Give, wanted: Objects) -> tuple[ObjectId, ...]:
    """Return the permanents that an effect is about from now on, whatever they become (CR 611.2c, 615.11)."""
    every = resolution.each("this", wanted)
    if part.shares_color_with is None:
        return every
    other = resolution.one(part.shares_color_with)
    if other is None or other in resolution.game.players:
        return ()
    colors = characteristics(resolution.game, ObjectId(other)).colors
    return tuple(
        one
        for one in every
        if one != other and not colors.isdisjoint(characteristics(resolution.game, one).colors)
    )
