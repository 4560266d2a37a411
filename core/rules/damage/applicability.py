"""Which effects can be applied to damage that would be dealt (CR 614.5, 614.9, 615, 616.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from core.abilities.effects.additional import RemoveCounters
from core.abilities.effects.on_damage import DamageEffect, Prevent, Redirect
from core.abilities.filters import Objects, Recipients
from core.abilities.keyword_abilities import Protection
from core.characteristics.active_effects import Active, active_effects
from core.characteristics.current import characteristics
from core.characteristics.damageable import can_be_dealt_damage
from core.characteristics.filtering import is_any_object, speaks_of, speaks_of_object
from core.characteristics.matching import Speaker
from core.characteristics.player_abilities import player_protection
from core.characteristics.protection import has_quality
from core.events.damage import Damage
from core.model.game import Game
from core.model.waiting_effects import EffectId, RulesEffect
from core.rules.damage.planeswalker_redirection import REDIRECTED, redirection_of
from core.terms.called import Aspect, Called
from core.terms.counters import SHIELD, CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, constant

_THIS = constant(Recipients, objects=constant(Objects, which="this"))
_PREVENT = constant(Prevent)

_SHIELDED = constant(
    DamageEffect,
    recipient=_THIS,
    change=_PREVENT,
    besides=(constant(RemoveCounters, counter=SHIELD, amount=1),),
)
"""What the rules make of shield counters, however many there are (CR 122.1c)."""

_PROTECTED = constant(DamageEffect, recipient=_THIS, change=_PREVENT)
_PROTECTED_PLAYER = constant(DamageEffect, recipient=constant(Recipients, players="you"), change=_PREVENT)


class Piece(Value, kw_only=False, eq=False):
    """Damage from one source to one recipient, and the effects that have been applied to it (CR 614.5).

    Told from others by identity: two that differ in nothing but their amount are merged.
    """

    damage: Damage
    applied: frozenset[EffectId] = frozenset()


Known = dict[tuple[ObjectId, RecipientId, bool], tuple[Active, ...]]
"""What speaks of damage, by its source, its recipient, and whether it is combat damage."""


def applicable_effects(game: Game, pieces: Sequence[Piece], known: Known) -> tuple[Active, ...]:
    """Return what can still be applied to any of the pieces of damage that one recipient would be dealt.

    `known` is what was found out before in the same game, and is added to.
    """
    found = [still_applicable(game, piece, known) for piece in pieces]
    if len(found) == 1:
        return found[0]
    every = {one.id: one for effects in found for one in effects}
    in_order = chain((one for one, _ in active_effects(game, DamageEffect)), every.values())
    return tuple({one.id: one for one in in_order if one.id in every}.values())


def still_applicable(game: Game, piece: Piece, known: Known) -> tuple[Active, ...]:
    """Return what speaks of a piece of damage and has not been applied to it yet (CR 614.5).

    CR 615.12a: also only once where the damage can't be prevented.
    """
    damage = piece.damage
    key = damage.source, damage.recipient, damage.is_combat  # how much it is makes no difference
    if (found := known.get(key)) is None:
        found = known[key] = effects_on(game, damage)
    if not piece.applied:
        return found
    return tuple(one for one in found if one.id not in piece.applied)


def effects_on(game: Game, damage: Damage) -> tuple[Active, ...]:
    """Return the effects that could be applied to one piece of damage if it were to be dealt now.

    CR 615.4: an effect must exist before the damage. CR 615.9: the source counts as it is now.
    """
    every = (*active_effects(game, DamageEffect), *_of_the_rules(game, damage))
    if not every:  # so it is mostly
        return ()
    return tuple(
        active
        for active, effect in every
        if _speaks_of(game, active, effect, damage)
        and (not isinstance(effect.change, Redirect) or _leads_somewhere(game, active, damage))
    )


def is_redirection(active: Active) -> bool:
    """Whether an effect leads damage elsewhere (CR 614.9)."""
    return isinstance(active.effect, DamageEffect) and isinstance(active.effect.change, Redirect)


def _leads_somewhere(game: Game, active: Active, damage: Damage) -> bool:
    """Whether redirected damage has somewhere else to go (CR 614.9)."""
    to = new_recipient(game, active, damage)
    led_by_choice = active.source is not None
    return led_by_choice or (to is not None and to != damage.recipient and can_be_dealt_damage(game, to))


def idle_redirections(game: Game, damage: Damage) -> Iterator[tuple[Active, RecipientId]]:
    """Yield what would lead damage to something that cannot be dealt any, and that (CR 614.9)."""
    for active, effect in active_effects(game, DamageEffect):
        to = new_recipient(game, active, damage) if _speaks_of(game, active, effect, damage) else None
        if to is not None and not can_be_dealt_damage(game, to):
            yield active, to


def _speaks_of(game: Game, active: Active, effect: DamageEffect, damage: Damage) -> bool:
    """Whether an effect is about such damage."""
    waiting, recipient = active.waiting, effect.recipient
    speaking = active.this if waiting is None else waiting.made_by
    objects = recipient.objects
    own = objects is not None and objects.which == "this" and recipient.players is None
    if own and damage.recipient != speaking:  # many speak of their own object, and this settles it
        return False
    if effect.combat is not None and effect.combat is not damage.is_combat:
        return False
    if active.source is not None and active.source != damage.source:
        return False
    if active.protection is not None and not has_quality(game, damage.source, active.protection.quality):
        return False
    if waiting is not None and not (
        waiting.subject in {None, damage.recipient}
        and waiting.from_source in {None, damage.source}
        and waiting.points != 0
    ):
        return False
    if effect.while_counter is not None and not _has_counter(game, active.this, effect.while_counter):
        return False
    counted = effect.change.per_counter if isinstance(effect.change, Prevent) else None
    if counted is not None and not _has_counter(game, active.this, counted):
        return False
    if recipient.is_anything and is_any_object(effect.source):
        return True
    speaker = Speaker(game, active.you, speaking, defending=waiting.defending_player if waiting else None)
    return speaks_of_object(speaker, damage.source, effect.source) and speaks_of(
        speaker, damage.recipient, recipient
    )


def _has_counter(game: Game, this: ObjectId | None, kind: CounterKind) -> bool:
    permanent = game.battlefield.get(this) if this is not None else None
    return permanent is not None and permanent.counters.get(kind, 0) > 0


def new_recipient(game: Game, active: Active, damage: Damage) -> RecipientId | None:
    """Return where an effect leads damage; None if nowhere."""
    effect = active.effect
    if not isinstance(effect, DamageEffect) or not isinstance(effect.change, Redirect):
        return None
    if active.waiting is not None and active.waiting.redirect_to is not None:
        return active.waiting.redirect_to
    match effect.change.to:
        case "this":
            return active.this
        case "you":
            return active.you
        case "bearer":
            return game.permanent(active.this).attached_to if active.this else None
        case "source_controller":
            return game.permanent(damage.source).controller


def _of_the_rules(game: Game, damage: Damage) -> Iterator[tuple[Active, DamageEffect]]:
    """Yield what the rules give: protection (CR 702.16e), shield counters (CR 122.1c), redirection."""
    if (redirection := redirection_of(game, damage)) is not None:
        yield redirection, REDIRECTED
    if damage.recipient in game.players:
        player = PlayerId(damage.recipient)
        if (protection := player_protection(game, player, damage.source)) is not None:
            own, name = EffectId(f"{player}/protection"), Called(game.label(player))
            given = RulesEffect.PROTECTION
            active = Active(own, name, player, _PROTECTED_PLAYER, given_by=given, protection=protection)
            yield active, _PROTECTED_PLAYER
    permanent = game.battlefield.get(ObjectId(damage.recipient))
    if permanent is None:
        return
    for number, ability in enumerate(characteristics(game, permanent.id).each(Protection), start=1):
        own = EffectId(f"{permanent.id}/protection" + (f" {number}" if number > 1 else ""))
        name, you = Called(permanent.label), permanent.controller
        given = RulesEffect.PROTECTION
        active = Active(own, name, you, _PROTECTED, permanent.id, given_by=given, protection=ability)
        yield active, _PROTECTED
    if permanent.counters.get(SHIELD):
        own = EffectId(f"{permanent.id}/shield")
        name, you = Called(permanent.label, Aspect.SHIELD_COUNTER), permanent.controller
        given = RulesEffect.SHIELD_COUNTER
        yield Active(own, name, you, _SHIELDED, permanent.id, given_by=given), _SHIELDED
