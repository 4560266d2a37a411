"""Which rule decides a result of damage, or what happens instead of something (CR 120.3, 614.6, 615.5)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from core.abilities.effects.on_damage import DamageEffect, Prevent
from core.characteristics.active_effects import Active, active_effects, kinds_in_force
from core.events.causes import ByEffect
from core.events.results import Result
from core.model.game import Game
from core.model.waiting_effects import EffectId
from core.terms.rule_numbers import RuleNumber


def rule_of(before: Game, result: Result) -> RuleNumber:
    """Return the rule of a result; what a replacement effect puts in is no prevention's (CR 614.6)."""
    if isinstance(result.cause, ByEffect) and _is_replacement(before, result.cause.effect):
        return RuleNumber("614.6")
    return result.rule


def _is_replacement(before: Game, effect_id: EffectId) -> bool:
    """Whether an effect in force replaces something and doesn't prevent it."""
    every: Iterable[tuple[Active, object]] = chain.from_iterable(
        active_effects(before, kind) for kind in kinds_in_force(before)
    )
    found = next((active.effect for active, _ in every if active.id == effect_id), None)
    is_prevention = isinstance(found, DamageEffect) and isinstance(found.change, Prevent)
    return found is not None and not is_prevention
