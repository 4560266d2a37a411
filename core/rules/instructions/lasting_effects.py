"""Effects that begin as a spell or ability resolves, and last for a while (CR 611.2, 614.4, 615.3)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.ability import abilities_among, rules_among
from core.abilities.effects.grants import Grants, as_grants
from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.effects.on_damage import DamageEffect
from core.abilities.effects.on_one_object import Controls, Delayed, MustBlock
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.give import Give
from core.abilities.instructions.leaving_and_returning import Later
from core.abilities.instructions.one_shot import MakeEffect
from core.abilities.instructions.to_permanents import GainControl
from core.characteristics.current import characteristics
from core.events.effects import EffectBegan
from core.model.effects import EffectId, Waiting
from core.model.game import Game
from core.rules.instructions.counting import how_often
from core.rules.instructions.resolution import Scene
from core.rules.procedure import Procedure
from core.rules.triggers.noticing import happen
from core.rules.zones.control import gain_control
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import replace


def begin_effects(scene: Scene, part: MakeEffect | Give) -> Procedure[Game]:
    """Let an effect begin for each that it is about; return the game."""
    game = scene.game
    for waiting in _waiting(scene, part):
        own = EffectId(f"{scene.item.id}/{game.made + 1}")
        game = yield from happen(game, EffectBegan(effect=replace(waiting, id=own)))
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
            subject=one,
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
            subject=one,
            made_by=item.source,
        )
        game = yield from happen(game, EffectBegan(effect=effect))
    return game


def _waiting(scene: Scene, part: MakeEffect | Give) -> Iterator[Waiting]:
    if isinstance(part, Give):
        yield from _given(scene, part)
        return
    item, anybody = scene.item, _for_anybody(part)
    recipients: tuple[RecipientId | None, ...] = (None,) if anybody else _protected(scene, part)
    for one in recipients:
        is_lure = isinstance(part.effect, MustBlock)
        source = ObjectId(scene.one(part.from_source) or "") or None if part.from_source else None
        if part.from_source and source is None:
            return  # the source that it would be about is not there
        yield Waiting(
            id=EffectId(item.id),
            name=item.name,
            controller=item.controller,
            effect=anybody or part.effect,
            subject=one,
            from_source=None if is_lure else source,
            must_be_blocked=source if is_lure else None,
            redirect_to=scene.one(part.redirect_to) if part.redirect_to else None,
            points=part.points,
            made_by=item.source,
            defending_player=item.defending_player,
            when_prevented=part.when_prevented,
            is_next_time=part.next_time,
            until=part.until,
        )


def _given(scene: Scene, part: Give) -> Iterator[Waiting]:
    """Yield what objects are given: to those there are now, or what is said of all such to whatever there is.

    CR 611.2c: only what objects are is fixed to some; what they can, can't and must do is not.
    """
    item = scene.item
    lasting = Waiting(
        id=EffectId(item.id),
        name=item.name,
        controller=item.controller,
        effect=Grants(objects=Objects()),
        made_by=item.source,
        defending_player=item.defending_player,
        until=part.until,
    )
    own, rules = _split(part)
    if rules is None or as_grants(own) != lasting.effect:
        effect = as_grants(own, how_often(scene.game, item, part.times))
        for one in _protected(scene, own):
            yield replace(lasting, effect=effect, subject=one)
    if rules is not None:
        yield replace(lasting, effect=rules)


def _split(part: Give) -> tuple[Give, Grants | None]:
    """Return what is fixed to some objects, and what is a rule about all such, if there is any."""
    gains, loses = rules_among(part.gains), rules_among(part.loses)
    if part.each is None or part.shares_color_with or not _is_open(part.each) or not (gains or loses):
        return part, None
    rest = replace(part, gains=abilities_among(part.gains), loses=abilities_among(part.loses))
    return rest, Grants(objects=part.each, gains=gains, loses=loses)


def _is_open(wanted: Objects) -> bool:
    """Whether other objects may come to be among these; `this` and its bearer are known by themselves.

    How power compares with that of `this`, and what was dealt damage, is settled at once: the layers
    have no answer to that.
    """
    asked = (wanted.power_than_this, wanted.dealt_damage_by)
    return wanted.which in {None, "other"} and asked == (None, None)


def _for_anybody(part: MakeEffect) -> DamageEffect | GraveyardEffect | MustBlock | None:
    """Return the effect as one on whatever there is, if it is not fixed to those there are now.

    CR 611.2c: it changes nothing about what they are. CR 615.11: shields are fixed all the same, and
    so is whatever is used up by something that happens to one of them.
    """
    if part.each is None or part.shares_color_with or part.points is not None or part.next_time:
        return None
    if not _is_open(part.each):
        return None
    match part.effect:
        case MustBlock():
            return MustBlock(blockers=part.each)
        case DamageEffect(recipient=recipient) if recipient.is_anything:
            return replace(part.effect, recipient=Recipients(objects=part.each))
        case GraveyardEffect(which=Objects(which="this")):
            return replace(part.effect, which=part.each)
        case _:
            return None


def _protected(scene: Scene, part: MakeEffect | Give) -> tuple[RecipientId | None, ...]:
    """Return what an effect begins for, one by one; None if it names nobody."""
    if part.each is not None:
        return _each(scene, part, part.each)
    if part.on is None:
        return (None,)
    if part.on == "opponents":
        return scene.players(part.on)
    if part.on == "damaged":
        return scene.each(part.on, None)
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
