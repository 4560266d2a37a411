"""Which effects can be applied to damage that would be dealt (CR 614.5, 614.9, 615, 616.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from core.abilities.effects.on_damage import DamageEffect, Redirect
from core.characteristics.active_effects import Active, active_effects
from core.events.damage import Damage
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.rules.damage.about_damage import AboutDamage, about_damage, effects_on_damage, is_about
from core.rules.damage.planeswalker_redirection import REDIRECTED, redirection_of
from core.rules.damage.protection import guarding
from core.rules.damage.redirection import leads_somewhere
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value


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
    if len(pieces) == 1:
        return still_applicable(game, pieces[0], known)
    found = [still_applicable(game, piece, known) for piece in pieces]
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
    return tuple([one for one in found if one.id not in piece.applied])


def effects_on(game: Game, damage: Damage) -> tuple[Active, ...]:
    """Return the effects that could be applied to one piece of damage if it were to be dealt now.

    CR 615.4: an effect must exist before the damage. CR 615.9: the source counts as it is now.
    """
    every = (*effects_on_damage(game), *_of_the_rules(game, damage))
    if not every:  # so it is mostly
        return ()
    return tuple(
        [
            one.active
            for one in every
            if is_about(game, one, damage)
            and (not isinstance(one.effect.change, Redirect) or leads_somewhere(game, one.active, damage))
        ]
    )


def _of_the_rules(game: Game, damage: Damage) -> Iterator[AboutDamage]:
    """Yield what the rules give: redirection to a planeswalker, protection, shield counters."""
    if game.has_planeswalker_redirection and (redirection := redirection_of(game, damage)) is not None:
        yield about_damage(redirection, REDIRECTED)
    yield from guarding(game, damage)
