"""Whether an effect speaks of damage that would be dealt (CR 614.1, 615.1)."""

from __future__ import annotations

from core.abilities.effects.on_damage import DamageEffect, Prevent
from core.abilities.filters import Recipients
from core.characteristics.active_effects import Active, active_effects
from core.characteristics.filtering import is_any_object, speaks_of, speaks_of_object
from core.characteristics.qualities import has_quality
from core.characteristics.remembering import remembered
from core.characteristics.speaker import Speaker
from core.events.damage import Damage
from core.model.game import Game
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId
from core.terms.values import Value


class AboutDamage(Value, kw_only=False, eq=False):
    """An effect on damage, and what can be told about it before there is any damage.

    Attributes:
        this: what "this" is for it.
        is_about_itself: whether it speaks of damage to "this" alone.
        is_about_all: whether it asks neither who deals damage nor to whom.
        has_conditions: whether it asks for anything else.
    """

    active: Active
    effect: DamageEffect
    this: ObjectId | None
    is_about_itself: bool
    is_about_all: bool
    has_conditions: bool


def about_damage(active: Active, effect: DamageEffect) -> AboutDamage:
    """Return what can be told about an effect before there is any damage."""
    waiting, to = active.waiting, effect.recipient
    return AboutDamage(
        active,
        effect,
        active.this if waiting is None else waiting.made_by,
        to.objects is not None and to.objects.which == "this" and to.players is None and not effect.both_ways,
        is_any_object(effect.source) and _is_anything(to),
        waiting is not None
        or effect.combat is not None
        or active.protection is not None
        or effect.while_counter is not None
        or _counted(effect) is not None,
    )


def _is_anything(to: Recipients) -> bool:
    """Whether a filter leaves out no recipient, be it that it says so of players and of objects."""
    is_any = to.objects is not None and is_any_object(to.objects) and to.players == "any"
    return to.is_anything or is_any


@remembered(lambda game: (game.effects,))
def effects_on_damage(game: Game) -> tuple[AboutDamage, ...]:
    """Return the effects on damage of permanents, in the order they entered, then those that wait."""
    return tuple([about_damage(active, effect) for active, effect in active_effects(game, DamageEffect)])


def is_about(game: Game, one: AboutDamage, damage: Damage) -> bool:
    """Whether an effect speaks of such damage."""
    if one.is_about_itself and damage.recipient != one.this:  # many are, and this settles it
        return False
    if one.has_conditions and not _meets_conditions(game, one, damage):
        return False
    if one.is_about_all:
        return True
    active, effect = one.active, one.effect
    defending = active.waiting.defending_player if active.waiting is not None else None
    speaker = Speaker(game, active.you, one.this, defending=defending)
    if effect.both_ways and effect.recipient.objects is not None:
        of_source = speaks_of_object(speaker, damage.source, effect.recipient.objects)
        return of_source or speaks_of(speaker, damage.recipient, effect.recipient)
    return speaks_of_object(speaker, damage.source, effect.source) and speaks_of(
        speaker, damage.recipient, effect.recipient
    )


def _meets_conditions(game: Game, one: AboutDamage, damage: Damage) -> bool:
    active, effect, waiting = one.active, one.effect, one.active.waiting
    if effect.combat is not None and effect.combat is not damage.is_combat:
        return False
    if active.protection is not None and not has_quality(game, damage.source, active.protection.quality):
        return False
    sides = {None, damage.recipient, damage.source if effect.both_ways else None}
    if waiting is not None and not (
        waiting.subject in sides and waiting.from_source in {None, damage.source} and waiting.points != 0
    ):
        return False
    if effect.while_counter is not None and not _has_counter(game, active.this, effect.while_counter):
        return False
    counted = _counted(effect)
    return counted is None or _has_counter(game, active.this, counted)


def _counted(effect: DamageEffect) -> CounterKind | None:
    """Return the counters that say how much an effect prevents, if any do."""
    return effect.change.per_counter if isinstance(effect.change, Prevent) else None


def _has_counter(game: Game, this: ObjectId | None, kind: CounterKind) -> bool:
    permanent = game.battlefield.get(this) if this is not None else None
    return permanent is not None and permanent.counters.get(kind, 0) > 0
