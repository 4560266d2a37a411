"""A creature that would deal 0 damage deals none: nothing is changed and nothing triggers (CR 120.8)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.amount_changes import Add, Bound, Multiply
from core.abilities.effects.on_damage import DamageEffect
from core.characteristics.active_effects import Active
from core.characteristics.current import characteristics
from core.events.damage import Damage
from core.events.flow import DamageStepBegan
from core.explain.stack_names import stack_name
from core.model.combat import Combat
from core.model.game import Game
from core.rules.damage.applicable_effects import effects_on
from core.rules.damage.measures import damage_measure
from core.rules.triggers.near_misses import would_trigger
from core.rules.triggers.occurrences import Occurrence
from core.rules.triggers.watching import About, is_watched, item_of
from core.terms.ids import ObjectId, RecipientId
from core.words.english import why_not as words
from core.words.english.names import called


def nothing_to_change(_before: Game, event: DamageStepBegan, game: Game) -> Iterator[str]:
    """Yield what would make more of the damage of a creature that deals none."""
    for creature in _powerless(game, event):
        would_be = (Damage(source=creature, recipient=one, amount=1) for one in _opponents(game, creature))
        found = dict.fromkeys(
            called(active.name) for one in would_be for active in effects_on(game, one) if _adds(active)
        )
        if found:
            yield words.nothing_to_change(game.label(creature), list(found), "CR 120.8")


def nothing_triggers(_before: Game, event: DamageStepBegan, game: Game) -> Iterator[str]:
    """Yield what would trigger if such a creature dealt any damage."""
    if not is_watched(game, "deals_damage"):
        return
    for creature in _powerless(game, event):
        found = dict.fromkeys(
            stack_name(game, item_of(game, this, ability, About(one)))
            for one in _opponents(game, creature)
            for this, ability in would_trigger(
                game, "deals_damage", Occurrence(creature, it=one, to=one, is_combat=True)
            )
        )
        if found:
            yield words.deals_nothing(game.label(creature), list(found), "CR 120.8")


def _powerless(game: Game, event: DamageStepBegan) -> Iterator[ObjectId]:
    """Yield the creatures that would deal damage in this step if it were more than 0."""
    return (one for one in event.dealers if damage_measure(characteristics(game, one)).points <= 0)


def _opponents(game: Game, creature: ObjectId) -> tuple[RecipientId, ...]:
    """Return to whom a creature would deal its combat damage."""
    combat = game.combat or Combat()
    attacker = combat.attackers.get(creature)
    if attacker is None:
        return combat.blockers[creature].blocks
    if attacker.blocked_by or attacker.attacking is None:
        return attacker.blocked_by
    return (attacker.attacking,)


def _adds(active: Active) -> bool:
    """Whether an effect makes more of damage."""
    change = active.effect.change if isinstance(active.effect, DamageEffect) else None
    match change:
        case Multiply():
            return True
        case Add(amount=amount):
            return amount > 0
        case Bound(at_least=at_least):
            return at_least is not None
        case _:
            return False
