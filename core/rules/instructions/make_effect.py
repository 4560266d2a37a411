"""An effect on what would happen, or on what can, begins to wait (CR 614.4, 615.3)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.effects.on_damage import DamageEffect
from core.abilities.effects.on_destruction import DestructionEffect
from core.abilities.effects.on_one_object import MustBlock
from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.one_shot import MakeEffect
from core.model.game import Game
from core.model.waiting_effects import Afterwards, EffectId, Waiting
from core.rules.instructions.lasting_effects import affected, begin_effects, is_open
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import replace


@performs(MakeEffect)
def make_effect(resolution: Resolution, part: MakeEffect) -> Procedure[Game]:
    """Let an effect begin for each that it is about; return the game."""
    return (yield from begin_effects(resolution, _waiting(resolution, part)))


def _waiting(resolution: Resolution, part: MakeEffect) -> Iterator[Waiting]:
    item, anybody = resolution.item, for_anybody(part)
    recipients: tuple[RecipientId | None, ...] = (None,) if anybody else affected(resolution, part)
    for one in recipients:
        is_lure = isinstance(part.effect, MustBlock)
        source = ObjectId(resolution.one(part.from_source) or "") or None if part.from_source else None
        if part.from_source and source is None:
            return  # the source that it would be about is not there
        points = resolution.how_much(part.points) if part.points is not None else None
        if part.is_divided:
            points = item.division.get(one, 0) if one is not None else 0
        if points == 0:
            return  # a shield of no points is none (CR 615.7)
        yield Waiting(
            id=EffectId(item.id),
            name=item.name,
            controller=item.controller,
            effect=anybody or part.effect,
            subject=one,
            from_source=None if is_lure else source,
            must_be_blocked=source if is_lure else None,
            redirect_to=resolution.one(part.redirect_to) if part.redirect_to else None,
            points=points,
            made_by=item.source,
            defending_player=item.defending_player,
            when_prevented=part.when_prevented,
            after=Afterwards(part.if_prevented, item, resolution.legal) if part.if_prevented else None,
            is_next_time=part.next_time,
            until=part.until,
        )


def for_anybody(part: MakeEffect) -> DamageEffect | GraveyardEffect | DestructionEffect | MustBlock | None:
    """Return the effect as one on whatever there is, if it is not fixed to those there are now.

    CR 611.2c: it changes nothing about what they are. CR 615.11: shields are fixed all the same, and
    so is whatever is used up by something that happens to one of them.
    """
    if part.each is None or part.shares_color_with or part.points is not None or part.next_time:
        return None
    if not is_open(part.each):
        return None
    match part.effect:
        case MustBlock():
            return MustBlock(blockers=part.each)
        case DamageEffect(recipient=recipient) if recipient.is_anything:
            return replace(part.effect, recipient=Recipients(objects=part.each))
        case GraveyardEffect(which=Objects(which="this")) | DestructionEffect(which=Objects(which="this")):
            return replace(part.effect, which=part.each)
        case _:
            return None
