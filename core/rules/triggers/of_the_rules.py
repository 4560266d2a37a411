"""Abilities that trigger although no permanent says so when: the rules or an effect say it (CR 603.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from core.abilities.card_texts.keyword_meanings import enlisted, expanded
from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.instructions.to_players import ChangeLife
from core.abilities.keywords import Keyword
from core.abilities.triggers import When
from core.characteristics.among_permanents import of_type
from core.characteristics.current import characteristics
from core.characteristics.filtering import holds, is_among
from core.characteristics.instances import instances_of
from core.events.combat import AttackersDeclared
from core.events.damage import Damage, DamageDealt, DamagePrevented
from core.events.event import Event
from core.events.spells_and_abilities import BecameCast, SpellCast
from core.events.status import Exerted
from core.model.game import Game
from core.model.stack import OnStack, SiegeDefeated
from core.rules.eras import has_damage_on_stack
from core.rules.triggers.finding import WithResults, cycled, spells
from core.rules.triggers.watching import About, Found, item_of
from core.terms.called import Aspect, Called
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE
from core.terms.ids import ObjectId, next_incarnation
from core.terms.subtypes import SIEGE


def sieges_defeated(before: Game, _event: Event, after: Game) -> Iterator[Found]:
    """Yield the ability of each Siege whose last defense counter was removed (CR 310.11b)."""
    if before.battlefield is after.battlefield:
        return
    for siege in of_type(after, CardType.BATTLE):
        was, now = before.battlefield.get(siege), after.battlefield[siege]
        lost = was is not None and was.counters.get(DEFENSE) and not now.counters.get(DEFENSE)
        if lost and SIEGE in characteristics(after, siege).subtypes:
            yield Found(SiegeDefeated(source=siege, controller=now.controller))


def cast_itself(before: Game, event: SpellCast | BecameCast, after: Game) -> Iterator[Found]:
    """Yield the abilities of a spell that trigger as it is cast, while it is on the stack (CR 113.6k)."""
    for occurrence in spells(before, event, after):
        this = ObjectId(occurrence.it)
        card = after.permanent(this).copiable
        for ability in (*card.effects, *expanded(card.abilities)):
            when = _cast_of(ability) if isinstance(ability, Triggered) else None
            if (
                isinstance(ability, Triggered)
                and when is not None
                and holds(after, ability.only_if, event.spell.controller, this)
            ):
                yield Found(item_of(after, this, ability, About(this), when))


def cycled_itself(_before: Game, event: WithResults, after: Game) -> Iterator[Found]:
    """Yield the abilities of a card that trigger as it is cycled, from where it is then (CR 702.29c)."""
    for one in cycled(event, after):
        this = next_incarnation(one.card)
        if this not in after.last_known:
            continue
        for ability in after.permanent(this).card.effects:
            whens = ability.whens if isinstance(ability, Triggered) else ()
            when = next((when for when in whens if when.event == "is_cycled"), None)
            if (
                isinstance(ability, Triggered)
                and when is not None
                and holds(after, ability.only_if, one.player, this)
            ):
                yield Found(item_of(after, this, ability, About(this), when))


def _cast_of(ability: Triggered) -> When | None:
    """Return what an ability of a spell triggers on as that is cast."""
    return next((when for when in ability.whens if when.event == "is_cast"), None)


def enlisting(_before: Game, event: AttackersDeclared, after: Game) -> Iterator[Found]:
    """Yield what enlisting itself does; it triggers only for what was tapped for it (CR 702.154d)."""
    for attacker, tapped in event.enlisted.items():
        for creature in tapped:
            yield Found(item_of(after, attacker, enlisted(), About(creature)))


def exerting(_before: Game, event: Exerted, after: Game) -> Iterator[Found]:
    """Yield the ability that is linked to the one by which something was exerted (CR 607.2h, 701.43d)."""
    if event.by is not None and event.by.does:
        yield Found(item_of(after, event.object, event.by.when_you_do, About(event.object)))


def prevented_this_way(before: Game, event: DamagePrevented, after: Game) -> Iterator[Found]:
    """Yield the ability that an effect brought with it for when it prevents damage (CR 603.7)."""
    by = next((waiting for waiting in before.effects if waiting.id == event.by), None)
    if by is None or by.when_prevented is None or by.made_by is None:
        return
    ability, source = by.when_prevented, by.made_by
    mine = [
        one for one in event.prevented if is_among(after, one.source, ability.source, by.controller, source)
    ]
    if mine:
        sources = {one.source for one in mine}
        yield Found(
            OnStack(
                id=source,
                name=Called(after.label(source), Aspect.ABILITY),
                controller=by.controller,
                source=source,
                wanted=ability.targets,
                does=ability.does,
                amount=sum(one.amount for one in mine),
                it=mine[0].source if len(sources) == 1 else None,
            )
        )


def old_keywords(_before: Game, event: DamageDealt, after: Game) -> Iterator[Found]:
    """Yield deathtouch and lifelink as the triggers they were, one for each instance.

    CR 502.63a of May 2009: deathtouch; CR 502.63b of May 2009: each instance. CR 502.68a of May 2009:
    lifelink; CR 502.68b of May 2009: each instance.
    """
    if not has_damage_on_stack(after.era):
        return
    for source in dict.fromkeys(one.source for one in event.damage):
        if source in after.battlefield:  # CR 410.10d of May 2009: these do not look back in time
            yield from _of_one_source(after, source, [one for one in event.damage if one.source == source])


def _of_one_source(game: Game, source: ObjectId, damage: list[Damage]) -> Iterator[Found]:
    total = sum(one.amount for one in damage)
    for _ in range(instances_of(game, source, Keyword.LIFELINK)):
        yield Found(item_of(game, source, _old_lifelink(), About(amount=total)))
    for _ in range(instances_of(game, source, Keyword.DEATHTOUCH)):
        for one in damage:
            if (
                one.recipient in game.battlefield
                and characteristics(game, ObjectId(one.recipient)).is_creature
            ):
                yield Found(item_of(game, source, _old_deathtouch(), About(one.recipient)))


@cache
def _old_lifelink() -> Triggered:
    gain = ChangeLife(kind="gain_life_now", amount="that_much")
    return Triggered(when=When(event="deals_damage"), does=(gain,))


@cache
def _old_deathtouch() -> Triggered:
    return Triggered(when=When(event="deals_damage"), does=(Move(kind="destroy", on="it"),))
