"""Abilities that trigger on damage: dealt, received, in excess, prevented (CR 120.4b, 120.10, 615.13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.instructions.to_players import ChangeLife
from core.abilities.keywords import Keyword
from core.abilities.triggers import When
from core.events.damage import Damage
from core.model.effects import Waiting
from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.rules.active import Active
from core.rules.continuous.instances import instances_of
from core.rules.eras import has_damage_on_stack
from core.rules.filters import is_among
from core.rules.layers import characteristics
from core.rules.procedure import Procedure
from core.rules.triggers.watching import is_about, item_of, trigger, watching
from core.terms.ids import ObjectId
from core.terms.words import ability_name


def notice_damage(game: Game, damage: tuple[Damage, ...]) -> Procedure[Game]:
    """Let abilities trigger on damage that is dealt: by a source, or to a recipient (CR 603.2)."""
    return (yield from trigger(game, list(_on_damage(game, damage))))


def notice_excess(game: Game, damage: tuple[Damage, ...], excess: Mapping[ObjectId, int]) -> Procedure[Game]:
    """Let abilities trigger on excess damage, once for each permanent that was dealt any (CR 120.10)."""
    found = [
        item_of(game, this, ability, recipient, amount)
        for this, ability in watching(game, "is_dealt_excess")
        for recipient, amount in excess.items()
        if any(one.recipient == recipient and _is_of_kind(ability.when, one) for one in damage)
        and is_about(game, this, ability.when.which, recipient)
    ]
    return (yield from trigger(game, found))


def notice_prevention(game: Game, by: Active, prevented: tuple[Damage, ...]) -> Procedure[Game]:
    """Let abilities trigger on what one effect has prevented, once for all of it (CR 615.13)."""
    found = list(_prevented_this_way(game, by.waiting, prevented)) if by.waiting is not None else []
    for this, ability in watching(game, "damage_is_prevented"):
        when = ability.when
        mine = [
            one
            for one in prevented
            if _is_of_kind(when, one) and is_about(game, this, when.which, one.recipient)
        ]
        if mine and (not when.this_way or by.this == this):
            it = mine[0].recipient if len({one.recipient for one in mine}) == 1 else None
            found.append(item_of(game, this, ability, it, sum(one.amount for one in mine)))
    return (yield from trigger(game, found))


def _prevented_this_way(game: Game, by: Waiting, prevented: tuple[Damage, ...]) -> Iterator[StackObject]:
    """Yield the ability that an effect brought with it for when it prevents damage (CR 603.7)."""
    ability, source = by.when_prevented, by.made_by
    if ability is None or source is None:
        return
    mine = [one for one in prevented if is_among(game, one.source, ability.source, by.controller, source)]
    if mine:
        sources = {one.source for one in mine}
        yield OnStack(
            id=source,
            name=ability_name(game.label(source)),
            controller=by.controller,
            source=source,
            wanted=ability.targets,
            does=ability.does,
            amount=sum(one.amount for one in mine),
            it=mine[0].source if len(sources) == 1 else None,
        )


def _on_damage(game: Game, damage: tuple[Damage, ...]) -> Iterator[StackObject]:
    """Yield what triggers on damage; how much counts only what the sources it watches deal (CR 120.9)."""
    yield from _of_old_keywords(game, damage)
    for this, ability in watching(game, "deals_damage"):
        mine = [one for one in damage if _fits(game, this, ability.when, one)]
        if ability.when.to.is_anything:  # one trigger for all that a source deals (CR 603.2c)
            for source in dict.fromkeys(one.source for one in mine):
                hit = [one for one in mine if one.source == source]
                it = hit[0].recipient if len(hit) == 1 else None
                yield item_of(game, this, ability, it, sum(one.amount for one in hit))
            continue
        for pair in dict.fromkeys((one.source, one.recipient) for one in mine):
            total = sum(one.amount for one in mine if (one.source, one.recipient) == pair)
            yield item_of(game, this, ability, pair[1], total)
    for this, ability in watching(game, "is_dealt_damage"):
        mine = [one for one in damage if _fits(game, this, ability.when, one)]
        # one trigger for all that is dealt to it at once, by however many sources
        for recipient in dict.fromkeys(one.recipient for one in mine):
            total = sum(one.amount for one in mine if one.recipient == recipient)
            yield item_of(game, this, ability, recipient, total)


def _fits(game: Game, this: ObjectId, when: When, damage: Damage) -> bool:
    """Whether damage is what an ability watches for."""
    if not _is_of_kind(when, damage):
        return False
    if when.event == "is_dealt_damage":
        return is_about(game, this, when.which, damage.recipient)
    return is_about(game, this, when.which, damage.source) and is_about(game, this, when.to, damage.recipient)


def _is_of_kind(when: When, damage: Damage) -> bool:
    return when.combat in {None, damage.is_combat}


def _of_old_keywords(game: Game, damage: tuple[Damage, ...]) -> Iterator[StackObject]:
    """Yield deathtouch and lifelink as the triggers they were, one for each instance.

    CR 502.63a of May 2009: deathtouch; CR 502.63b of May 2009: each instance. CR 502.68a of May 2009:
    lifelink; CR 502.68b of May 2009: each instance.
    """
    if not has_damage_on_stack(game.era):
        return
    for source in dict.fromkeys(one.source for one in damage):
        if source not in game.battlefield:
            continue  # CR 410.10d of May 2009: these do not look back in time
        mine = [one for one in damage if one.source == source]
        total = sum(one.amount for one in mine)
        for _ in range(instances_of(game, source, Keyword.LIFELINK)):
            yield item_of(game, source, _old_lifelink(), source, total)
        for _ in range(instances_of(game, source, Keyword.DEATHTOUCH)):
            for one in mine:
                if one.recipient in game.battlefield:
                    hit = characteristics(game, ObjectId(one.recipient))
                    if hit.is_creature:
                        yield item_of(game, source, _old_deathtouch(), one.recipient)


@cache
def _old_lifelink() -> Triggered:
    gain = ChangeLife(kind="gain_life_now", amount="that_much")
    return Triggered(when=When(event="deals_damage"), does=(gain,))


@cache
def _old_deathtouch() -> Triggered:
    return Triggered(when=When(event="deals_damage"), does=(Move(kind="destroy", on="it"),))
