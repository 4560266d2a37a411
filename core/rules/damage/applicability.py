"""Which effects can be applied to damage that would be dealt (CR 614.5, 614.9, 615, 616.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from core.abilities.effects import DamageEffect, Prevent, Redirect, RemoveCounters
from core.abilities.filters import Objects, Recipients
from core.abilities.vocabulary import Protection
from core.events.damage import Damage
from core.model.effects import EffectId
from core.model.game import Game
from core.rules.active import Active, active_effects
from core.rules.damage.damageable import can_be_dealt_damage
from core.rules.damage.planeswalker_redirection import redirections
from core.rules.filters import speaks_of, speaks_of_object
from core.rules.layers import characteristics
from core.rules.matching import Speaker
from core.rules.qualities import has_quality
from core.terms.counters import SHIELD
from core.terms.ids import ObjectId, RecipientId

_SHIELDED = DamageEffect(
    recipient=Recipients(objects=Objects(which="this")),
    change=Prevent(),
    besides=(RemoveCounters(counter=SHIELD, amount=1),),
)
"""What the rules make of shield counters, however many there are (CR 122.1c)."""

_PROTECTED = DamageEffect(recipient=Recipients(objects=Objects(which="this")), change=Prevent())


@dataclass(frozen=True, slots=True)
class Piece:
    """Damage from one source to one recipient, and the effects that have been applied to it (CR 614.5)."""

    damage: Damage
    applied: frozenset[EffectId] = frozenset()


Known = dict[tuple[EffectId, ObjectId, RecipientId, bool], bool]
"""Which effects are about which damage: by effect, source, recipient, and whether it is combat damage."""


def applicable_effects(
    game: Game, recipient: RecipientId, pieces: Sequence[Piece], known: Known | None = None
) -> list[Active]:
    """Return what can be applied to the damage that a recipient would be dealt.

    `known` is what was found out before in the same game, and is added to.
    """
    known = {} if known is None else known
    every = chain(
        (one for one, _ in active_effects(game, DamageEffect)), _of_the_rules(game, recipient, pieces)
    )
    return [one for one in every if any(_applies(game, one, piece, known) for piece in pieces)]


def is_redirection(active: Active) -> bool:
    """Whether an effect leads damage elsewhere (CR 614.9)."""
    return isinstance(active.effect, DamageEffect) and isinstance(active.effect.change, Redirect)


def applies(game: Game, active: Active, piece: Piece) -> bool:
    """Whether an effect can still be applied to a piece of damage."""
    return _applies(game, active, piece, {})


def _applies(game: Game, active: Active, piece: Piece, known: Known) -> bool:
    if active.id in piece.applied:
        return False
    damage = piece.damage
    key = active.id, damage.source, damage.recipient, damage.is_combat
    if key not in known:  # how much it is makes no difference
        known[key] = _speaks_of(game, active, damage) and _leads_somewhere(game, active, damage)
    return known[key]


def _leads_somewhere(game: Game, active: Active, damage: Damage) -> bool:
    led_by_choice = active.source is not None
    return not is_redirection(active) or led_by_choice or _can_go_there(game, active, damage)


def effects_on(game: Game, damage: Damage) -> tuple[Active, ...]:
    """Return the effects that could be applied to one piece of damage if it were to be dealt now."""
    return tuple(applicable_effects(game, damage.recipient, (Piece(damage),)))


def idle_redirections(game: Game, damage: Damage) -> Iterator[tuple[Active, RecipientId]]:
    """Yield what would lead damage to something that cannot be dealt any, and that (CR 614.9)."""
    for active, _ in active_effects(game, DamageEffect):
        to = new_recipient(game, active, damage) if _speaks_of(game, active, damage) else None
        if to is not None and not can_be_dealt_damage(game, to):
            yield active, to


def _speaks_of(game: Game, active: Active, damage: Damage) -> bool:
    """Whether an effect is about such damage."""
    effect, waiting = active.effect, active.waiting
    if not isinstance(effect, DamageEffect):
        return False
    if effect.combat not in {None, damage.is_combat}:
        return False
    if active.source not in {None, damage.source}:
        return False
    if active.protection is not None and not has_quality(game, damage.source, active.protection.quality):
        return False
    if waiting is not None and not (
        waiting.protects in {None, damage.recipient}
        and waiting.from_source in {None, damage.source}
        and waiting.points != 0
    ):
        return False
    if effect.while_counter is not None:
        this = game.battlefield.get(active.this) if active.this else None
        if this is None or not this.counters.get(effect.while_counter):
            return False
    speaking = active.this if waiting is None else waiting.made_by
    speaker = Speaker(game, active.you, speaking, defending=waiting.defending_player if waiting else None)
    return speaks_of_object(speaker, damage.source, effect.source) and speaks_of(
        speaker, damage.recipient, effect.recipient
    )


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


def _can_go_there(game: Game, active: Active, damage: Damage) -> bool:
    """Whether redirected damage has somewhere else to go (CR 614.9)."""
    to = new_recipient(game, active, damage)
    return to is not None and to != damage.recipient and can_be_dealt_damage(game, to)


def _of_the_rules(game: Game, recipient: RecipientId, pieces: Iterable[Piece]) -> Iterator[Active]:
    """Yield what the rules give: protection (CR 702.16e), shield counters (CR 122.1c), redirection."""
    if recipient in game.players:
        yield from redirections(game, (piece.damage for piece in pieces))
    if recipient not in game.battlefield:
        return
    permanent = game.battlefield[ObjectId(recipient)]
    for number, ability in enumerate(characteristics(game, permanent.id).each(Protection), start=1):
        own = EffectId(f"{permanent.id}/protection" + (f" {number}" if number > 1 else ""))
        yield Active(own, permanent.label, permanent.controller, _PROTECTED, permanent.id, protection=ability)
    if permanent.counters.get(SHIELD):
        own = EffectId(f"{permanent.id}/shield")
        yield Active(
            own, f"{permanent.label}'s shield counter", permanent.controller, _SHIELDED, permanent.id
        )
