"""Effects that begin as a spell or ability resolves, and last for a while (CR 611.2, 614.4, 615.3)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects import Controls, Delayed, as_grants
from core.abilities.filters import Objects
from core.abilities.one_shots import GainControl, Give, Later, MakeEffect
from core.events.effects import EffectBegan
from core.model.effects import EffectId, Waiting
from core.model.game import Game
from core.rules.layers import characteristics
from core.rules.procedure import Procedure, happen
from core.rules.stack.counting import how_often
from core.rules.stack.scene import Scene
from core.rules.zones.control import gain_control
from core.terms.ids import ObjectId, RecipientId


def begin_effects(scene: Scene, part: MakeEffect | Give) -> Procedure[Game]:
    """Let an effect begin for each that it is about; return the game."""
    game = scene.game
    for waiting in _waiting(scene, part):
        own = EffectId(f"{scene.item.id}/{game.made + 1}")
        game = yield from happen(EffectBegan(effect=waiting.model_copy(update={"id": own})))
    return game


def begin_control(scene: Scene, part: GainControl) -> Procedure[Game]:
    """CR 611.2b: what would last as long as something that is gone already does not begin."""
    game, item = scene.game, scene.item
    while_there = item.source if part.until == "this_leaves" else None
    if while_there is not None and while_there not in game.battlefield:
        return game
    for one in scene.each(part.on, None):
        effect = Waiting(
            id=EffectId(f"{item.id}/{game.made + 1}"),
            name=item.name,
            controller=item.controller,
            effect=Controls(),
            protects=one,
            while_there=while_there,
            until=part.until if part.until != "this_leaves" else None,
        )
        game = yield from gain_control(game, effect)
    return game


def begin_delayed(scene: Scene, part: Later) -> Procedure[Game]:
    """Let something be done later to each that it is about: a delayed triggered ability (CR 603.7)."""
    game, item = scene.game, scene.item
    for one in scene.each(part.on, None):
        effect = Waiting(
            id=EffectId(f"{item.id}/{game.made + 1}"),
            name=item.name,
            controller=item.controller,
            effect=Delayed(at=part.at, does=part.does),
            protects=one,
            from_source=item.source,
        )
        game = yield from happen(EffectBegan(effect=effect))
    return game


def _waiting(scene: Scene, part: MakeEffect | Give) -> Iterator[Waiting]:
    item = scene.item
    for one in _protected(scene, part):
        if isinstance(part, Give):
            yield Waiting(
                id=EffectId(item.id),
                name=item.name,
                controller=item.controller,
                effect=as_grants(part, how_often(scene.game, scene.item, part.times)),
                protects=one,
                until=part.until,
            )
            continue
        source = scene.one(part.from_source) if part.from_source else None
        if part.from_source and source is None:
            return  # the source that it would be about is not there
        yield Waiting(
            id=EffectId(item.id),
            name=item.name,
            controller=item.controller,
            effect=part.effect,
            protects=one,
            from_source=ObjectId(source) if source is not None else None,
            redirect_to=scene.one(part.redirect_to) if part.redirect_to else None,
            points=part.points,
            made_by=item.source,
            when_prevented=part.when_prevented,
            is_next_time=part.next_time,
            until=part.until,
        )


def _protected(scene: Scene, part: MakeEffect | Give) -> tuple[RecipientId | None, ...]:
    """Return what an effect begins for, one by one; None if it names nobody."""
    if part.each is not None:
        return _each(scene, part, part.each)
    if part.on is None:
        return (None,)
    if part.on == "opponents":
        return scene.players(part.on)
    single = scene.one(part.on)
    return () if single is None else (single,)


def _each(scene: Scene, part: MakeEffect | Give, wanted: Objects) -> tuple[ObjectId, ...]:
    """Return the permanents that an effect is about from now on, whatever they become (CR 611.2c, 615.11)."""
    every = scene.each("this", wanted)
    if part.shares_color_with is None:
        return every
    other = scene.one(part.shares_color_with)
    if other is None or other in scene.game.players:
        return ()
    colors = characteristics(scene.game, ObjectId(other)).colors
    return tuple(
        one
        for one in every
        if one != other and not colors.isdisjoint(characteristics(scene.game, one).colors)
    )
