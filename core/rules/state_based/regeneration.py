"""Regeneration shields: what would be destroyed is regenerated instead (CR 701.19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.abilities.effects import Regeneration
from core.events.state_based import Destroyed, Regenerated, StateBasedAction
from core.model.effects import Waiting
from core.model.game import Game
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber


def regeneration_shield(game: Game, object_id: ObjectId) -> Waiting | None:
    """Return the oldest regeneration shield of a permanent."""
    return next(
        (
            waiting
            for waiting in game.effects
            if isinstance(waiting.effect, Regeneration) and waiting.protects == object_id
        ),
        None,
    )


def with_regeneration(game: Game, actions: Iterable[StateBasedAction]) -> Iterator[StateBasedAction]:
    """Yield the actions; CR 704.7: one shield saves from all that would destroy a creature at once."""
    for action in actions:
        shield = regeneration_shield(game, action.object) if isinstance(action, Destroyed) else None
        if isinstance(action, Destroyed) and shield is not None:
            rules = (*action.rules, RuleNumber("701.19a"))
            yield Regenerated(object=action.object, shield=shield.id, name=shield.name, rules=rules)
        else:
            yield action
