"""Effects on damage that are not applied to some, because of one part of what they ask for."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from core.abilities.effects.on_damage import Prevent
from core.abilities.filters import Objects
from core.events.damage import Damage
from core.model.game import Game
from core.rules.damage.about_damage import AboutDamage, about_damage, effects_on_damage, is_about
from core.terms.values import Value, replace


class Missing(Enum):
    """The part of what an effect asks for that is not so."""

    COMBAT = auto()  # combat damage, or other damage
    COUNTERS = auto()  # a counter on the object with the effect
    CHOSEN = auto()  # another source was chosen (CR 609.7a)
    QUALITY = auto()  # the chosen source is not, or no longer, what it asks for (CR 615.9)


class NearMiss(Value, kw_only=False, eq=False):
    """An effect that would be applied to damage but for `missing`."""

    about: AboutDamage
    damage: Damage
    missing: Missing


def near_misses(game: Game, damage: tuple[Damage, ...]) -> Iterator[NearMiss]:
    """Yield each effect that is not applied to a piece of damage only because of one part it asks for."""
    for about in effects_on_damage(game):
        for one in damage:
            if about.has_conditions and not is_about(game, about, one):
                for missing, relaxed, as_if in _relaxed(about, one):
                    if is_about(game, relaxed, as_if):
                        yield NearMiss(about, one, missing)


def _relaxed(about: AboutDamage, one: Damage) -> Iterator[tuple[Missing, AboutDamage, Damage]]:
    """Yield an effect and damage without one part of what is asked for."""
    active, effect, waiting = about.active, about.effect, about.active.waiting
    if effect.combat not in {None, one.is_combat}:
        yield Missing.COMBAT, about, replace(one, is_combat=not one.is_combat)
    if effect.while_counter is not None:
        yield Missing.COUNTERS, about_damage(active, replace(effect, while_counter=None)), one
    if isinstance(effect.change, Prevent) and effect.change.per_counter is not None:
        yield Missing.COUNTERS, about_damage(active, replace(effect, change=Prevent())), one
    if waiting is not None and waiting.from_source == one.source:
        yield Missing.QUALITY, about_damage(active, replace(effect, source=Objects())), one
    elif waiting is not None and waiting.from_source is not None:
        from_any = replace(active, waiting=replace(waiting, from_source=None))
        yield Missing.CHOSEN, about_damage(from_any, replace(effect, source=Objects())), one
