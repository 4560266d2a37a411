"""What happens to a permanent instead of being destroyed (CR 614.8, 701.19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from core.abilities.effects.on_destruction import DestructionEffect
from core.abilities.effects.on_one_object import Regeneration
from core.abilities.keyword_abilities import Shorthand
from core.abilities.keywords import Keyword
from core.abilities.restrictions import CantBeRegenerated
from core.characteristics.active_effects import Active, active_effects, kinds_in_force
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.characteristics.filtering import is_among
from core.events.state_based import Rescued
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.waiting_effects import EffectId
from core.rules.procedure import Procedure
from core.rules.replacement_order import choose_effect
from core.rules.zones.zone_changes import graveyard_or_elsewhere
from core.terms.called import Aspect, Called
from core.terms.counters import SHIELD
from core.terms.ids import ObjectId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_SAVES = Regeneration()
"""All these effects say one thing: it is not destroyed. What happens instead tells `Rescued`."""

Destroyer = Literal["state", "effect", "effect_for_good"]
"""A state-based action, an effect, or one that says that what it destroys can't be regenerated."""


def rescues(
    game: Game, doomed: Iterable[ObjectId], by: Destroyer
) -> Procedure[tuple[Game, dict[ObjectId, Rescued]]]:
    """Return what saves each of the permanents that would be destroyed at once, if anything does.

    CR 704.7: one effect saves from all that would destroy a permanent at the same time.
    CR 616.1: where there are several, its controller chooses. CR 122.1c: a shield counter only
    helps against effects that destroy. CR 701.19c: regeneration does not help what can't be regenerated.
    """
    saved: dict[ObjectId, Rescued] = {}
    armor = _umbra_armor(game)
    if by == "state" and not armor and not game.effects and DestructionEffect not in kinds_in_force(game):
        return game, saved  # as it is mostly
    for one in doomed:
        ways = {active.id: (active, how) for active, how in _ways(game, one, armor, by)}
        if not ways:
            continue
        chosen = yield from choose_effect(game, one, [active for active, _ in ways.values()])
        how = ways[chosen.id][1]
        if how.aura is not None:
            game, where = yield from graveyard_or_elsewhere(game, (how.aura,))
            how = replace(how, to=where[how.aura])
        saved[one] = how
    return game, saved


def _ways(
    game: Game, one: ObjectId, armor: Iterable[Permanent], by: Destroyer
) -> Iterator[tuple[Active, Rescued]]:
    permanent = game.battlefield[one]
    you = permanent.controller
    if by != "state" and permanent.counters.get(SHIELD):
        name = Called(permanent.label, Aspect.SHIELD_COUNTER)
        own = EffectId(f"{one}/shield")
        told = Rescued(object=one, how="shield", by=own, name=name, rules=(RuleNumber("122.1c"),))
        yield Active(own, name, you, _SAVES, one), told
    for active in _regeneration(game, one, by):
        rule = RuleNumber("701.19a" if isinstance(active.effect, Regeneration) else "701.19b")
        yield active, Rescued(object=one, how="regeneration", by=active.id, name=active.name, rules=(rule,))
    for aura in armor:
        if aura.attached_to == one:
            own = EffectId(f"{aura.id}/umbra armor")
            stays = characteristics(game, aura.id).has(Keyword.INDESTRUCTIBLE)
            told = Rescued(
                object=one,
                how="umbra armor",
                by=own,
                name=Called(aura.label),
                aura=None if stays else aura.id,
                becomes=None if stays else next_incarnation(aura.id),
                rules=(RuleNumber("702.89a"), *((RuleNumber("702.12b"),) if stays else ())),
            )
            yield Active(own, Called(aura.label), you, _SAVES, aura.id), told


def _regeneration(game: Game, one: ObjectId, by: Destroyer) -> tuple[Active, ...]:
    """Return what can regenerate a permanent; nothing if it can't be regenerated."""
    found = regeneration_of(game, one) if by != "effect_for_good" else ()
    if not found:
        return ()
    cant = bool(characteristics(game, one).each(CantBeRegenerated))
    return () if cant else found


def regeneration_of(game: Game, one: ObjectId) -> tuple[Active, ...]:
    """Return what would regenerate a permanent, of use or not: shields, and what does so each time.

    CR 701.19a: a shield helps once. CR 701.19b: the effect of a static ability each time.
    """
    you = game.permanent(one).controller
    shields = tuple(
        Active(waiting.id, waiting.name, you, _SAVES, None, waiting)
        for waiting in game.effects
        if isinstance(waiting.effect, Regeneration) and waiting.subject == one
    )
    each_time = tuple(
        active
        for active, effect in active_effects(game, DestructionEffect)
        if active.is_for(one) and is_among(game, one, effect.which, active.you, active.about)
    )
    return shields + each_time


def _umbra_armor(game: Game) -> tuple[Permanent, ...]:
    """Return the attached permanents with umbra armor (CR 702.89a)."""
    bearers = dict.fromkeys(
        [one for one, ability in each_ability(game, Shorthand) if ability.word == "umbra armor"]
    )
    return tuple([game.battlefield[one] for one in bearers if game.battlefield[one].attached_to is not None])
