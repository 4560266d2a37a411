"""Where redirected damage goes, and when it can't be redirected at all (CR 614.9)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_damage import DamageEffect, Redirect
from core.characteristics.active_effects import Active
from core.characteristics.damageable import can_be_dealt_damage
from core.events.damage import Damage
from core.model.game import Game
from core.rules.damage.about_damage import effects_on_damage, is_about
from core.terms.ids import RecipientId


def is_redirection(active: Active) -> bool:
    """Whether an effect leads damage elsewhere (CR 614.9)."""
    return isinstance(active.effect, DamageEffect) and isinstance(active.effect.change, Redirect)


def leads_somewhere(game: Game, active: Active, damage: Damage) -> bool:
    """Whether redirected damage has somewhere else to go (CR 614.9)."""
    to = new_recipient(game, active, damage)
    led_by_choice = active.source is not None
    return led_by_choice or (to is not None and to != damage.recipient and can_be_dealt_damage(game, to))


def idle_redirections(game: Game, damage: Damage) -> Iterator[tuple[Active, RecipientId]]:
    """Yield what would lead damage to something that cannot be dealt any, and that (CR 614.9)."""
    for one in effects_on_damage(game):
        to = new_recipient(game, one.active, damage) if is_about(game, one, damage) else None
        if to is not None and not can_be_dealt_damage(game, to):
            yield one.active, to


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
