"""Triggered abilities: noticed as soon as their event happens (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from core.abilities.card_texts.shorthand import enlisted
from core.abilities.effects.on_one_object import Delayed
from core.abilities.instructions.leaving_and_returning import Move
from core.abilities.triggers import When
from core.events.results import CountersPut, LifeGained, LifeLost, Result
from core.events.stack import AbilityTriggered
from core.model.cards import Card
from core.model.effects import Waiting
from core.model.game import Game
from core.model.stack import OnStack, SiegeDefeated, StackObject
from core.rules.filters import is_among
from core.rules.layers import characteristics
from core.rules.procedure import Procedure, yield_event
from core.rules.triggers.watching import is_about, item_of, trigger, watching
from core.terms.card_types import CardType
from core.terms.counters import DEFENSE
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.steps import Step

SIEGE = "Siege"


def notice_triggers(before: Game, game: Game) -> Procedure[Game]:
    """Let every ability trigger that watches for what went from `before` to `game`; return the game.

    CR 603.10a: abilities of and about what left the battlefield look back in time.
    """
    found = [*_defeated(before, game), *_left(before, game), *_entered(before, game)]
    return (yield from trigger(game, found))


def notice_phasing(before: Game, game: Game) -> Procedure[Game]:
    """Let abilities trigger on what phased out and in; those about phasing out look back (CR 603.10b)."""
    went = [one for one in before.battlefield if one in game.phased_out]
    came = [one for one in before.phased_out if one in game.battlefield]
    found = [
        item_of(then, this, ability, one)
        for event, then, those in (("phases_out", before, went), ("phases_in", game, came))
        if those
        for this, ability in watching(then, event, game)
        for one in those
        if is_about(then, this, ability.when.which, one)
    ]
    return (yield from trigger(game, found))


def notice_step(game: Game, step: Step) -> Procedure[Game]:
    """Let abilities trigger as a step begins: those of permanents, and delayed ones (CR 603.2b, 603.7b)."""
    found = [
        item_of(game, this, ability, game.active_player)
        for this, ability in watching(game, "step_begins")
        if ability.when.step is step and is_about(game, this, ability.when.which, game.active_player)
    ]
    game = yield from trigger(game, found)
    for waiting in game.effects:
        if isinstance(waiting.effect, Delayed) and waiting.effect.at is step:
            ability = _delayed(waiting, waiting.effect, game.made + 1)
            game = yield from yield_event(AbilityTriggered(ability=ability, used_up=waiting.id))
    return game


def notice_states(game: Game) -> Procedure[Game]:
    """Let abilities trigger whose state is there, unless they wait or are on the stack already (CR 603.8)."""
    there = {(one.source, one.does) for one in (*game.triggered, *game.stack) if isinstance(one, OnStack)}
    found = [
        item_of(game, this, ability, None)
        for this, ability in watching(game, "state")
        if (this, ability.does) not in there
    ]
    return (yield from trigger(game, found))


def notice_results(game: Game, results: Iterable[Result]) -> Procedure[Game]:
    """Let abilities trigger on life gained, once for each source (CR 119.9), on life lost, and on counters.

    What one player loses at once is one event, and so are the counters that are put on one thing at
    once, whatever makes it happen (CR 603.2c).
    """
    results = tuple(results)
    found = [
        *_on_life_gained(game, [one for one in results if isinstance(one, LifeGained)]),
        *_on_life_lost(game, [one for one in results if isinstance(one, LifeLost)]),
        *_on_counters(game, [one for one in results if isinstance(one, CountersPut)]),
    ]
    return (yield from trigger(game, found))


def _on_life_gained(game: Game, gained: Sequence[LifeGained]) -> Iterator[StackObject]:
    for this, ability in watching(game, "gains_life") if gained else ():
        for one in gained:
            if is_about(game, this, ability.when.which, one.player):
                yield item_of(game, this, ability, one.player, one.amount)


def _on_life_lost(game: Game, lost: Sequence[LifeLost]) -> Iterator[StackObject]:
    amounts: dict[PlayerId, int] = {}
    for one in lost:
        amounts[one.player] = amounts.get(one.player, 0) + one.amount
    for this, ability in watching(game, "loses_life") if lost else ():
        for player, amount in amounts.items():
            if is_about(game, this, ability.when.which, player):
                yield item_of(game, this, ability, player, amount)


def _on_counters(game: Game, put: Sequence[CountersPut]) -> Iterator[StackObject]:
    for this, ability in watching(game, "gets_counters") if put else ():
        which, wanted = ability.when.which, ability.when.counter
        amounts: dict[RecipientId, int] = {}
        for one in put:
            if wanted in {None, one.counter} and is_about(game, this, which, one.on):
                amounts[one.on] = amounts.get(one.on, 0) + one.amount
        for on, amount in amounts.items():
            yield item_of(game, this, ability, on, amount)


def notice_combat(game: Game, event: str, creatures: Iterable[ObjectId], alone: bool) -> Procedure[Game]:  # noqa: FBT001 - as 506.5 has it
    """Let abilities trigger on creatures that attack, block, become blocked, or are not blocked."""
    every = tuple(creatures)
    found = [
        item_of(game, this, ability, creature)
        for this, ability in watching(game, event)
        for creature in every
        if is_about(game, this, ability.when.which, creature)
        and (alone or not ability.when.alone)
        and _attacks_one_of(game, this, ability.when, creature)
        and _has_company(game, this, ability.when, [other for other in every if other != creature])
    ]
    return (yield from trigger(game, found))


def _attacks_one_of(game: Game, this: ObjectId, when: When, creature: ObjectId) -> bool:
    """Whether a creature attacks one of those that an ability watches for, if it watches for any."""
    if when.event != "attacks" or when.to.is_anything or game.combat is None:
        return True
    attacked = game.combat.attackers[creature].attacking
    return attacked is not None and is_about(game, this, when.to, attacked)


def _has_company(game: Game, this: ObjectId, when: When, others: Iterable[ObjectId]) -> bool:
    """Whether one of those that act at the same time is what an ability asks for, if it asks."""
    if when.along_with is None:
        return True
    you, wanted = game.permanent(this).controller, when.along_with
    return any(is_among(game, other, wanted, you, this) for other in others)


def notice_blocks(game: Game, blocks: Iterable[tuple[ObjectId, ObjectId]]) -> Procedure[Game]:
    """Let abilities trigger on each attacker and the creature that blocks it: pairs of both.

    CR 509.3b: one that blocks several triggers for each. CR 509.3d: so does one that is blocked by several.
    """
    pairs = list(blocks)
    blocking = [
        item_of(game, this, ability, attacker)
        for this, ability in watching(game, "blocks_creature")
        for attacker, blocker in pairs
        if is_about(game, this, ability.when.which, blocker)
        and is_about(game, this, ability.when.to, attacker)
    ]
    return (yield from trigger(game, [*_blocked_by(game, pairs), *blocking]))


def notice_entered_blocking(game: Game, blocks: Iterable[tuple[ObjectId, ObjectId]]) -> Procedure[Game]:
    """Let abilities trigger on attackers and the creatures that entered blocking them: pairs of both.

    CR 509.3b, 509.3d: these attackers became blocked by a creature, but no creature "blocked".
    """
    return (yield from trigger(game, list(_blocked_by(game, list(blocks)))))


def _blocked_by(game: Game, pairs: Sequence[tuple[ObjectId, ObjectId]]) -> Iterator[StackObject]:
    for this, ability in watching(game, "becomes_blocked_by"):
        for attacker, blocker in pairs:
            which, to = ability.when.which, ability.when.to
            if is_about(game, this, which, attacker) and is_about(game, this, to, blocker):
                yield item_of(game, this, ability, blocker)


def notice_enlisting(game: Game, pairs: Iterable[tuple[ObjectId, ObjectId]]) -> Procedure[Game]:
    """Let abilities trigger on attackers that enlist creatures: pairs of both.

    CR 702.154d: an enlist ability triggers only for what was tapped for itself.
    """
    every = list(pairs)
    linked = [item_of(game, attacker, enlisted(), creature) for attacker, creature in every]
    others = [
        item_of(game, this, ability, creature)
        for this, ability in watching(game, "enlists")
        for attacker, creature in every
        if is_about(game, this, ability.when.which, attacker)
        and is_about(game, this, ability.when.to, creature)
    ]
    return (yield from trigger(game, [*linked, *others]))


def notice_spell(game: Game, player: PlayerId, card: Card) -> Procedure[Game]:
    """Let abilities trigger on a spell that is cast; those there are watch for one that is no creature."""
    if CardType.CREATURE in card.types:
        return game
    found = [
        item_of(game, this, ability, player)
        for this, ability in watching(game, "casts_noncreature")
        if is_about(game, this, ability.when.which, player)
    ]
    return (yield from trigger(game, found))


def _defeated(before: Game, game: Game) -> Iterator[StackObject]:
    """CR 310.11b: a Siege's last defense counter is removed."""
    for permanent in game.battlefield.values():
        was = before.battlefield.get(permanent.id)
        had_defense = was is not None and was.counters.get(DEFENSE, 0) > 0
        if had_defense and not permanent.counters.get(DEFENSE):
            what = characteristics(game, permanent.id)
            if what.is_battle and SIEGE in what.subtypes:
                yield SiegeDefeated(source=permanent.id, controller=permanent.controller)


def _left(before: Game, game: Game) -> Iterator[StackObject]:
    """Yield what triggers on leaving and on dying; the game before is what such abilities look at.

    CR 700.4: to die is to go from the battlefield to a graveyard.
    """
    gone = [one for one in before.battlefield if game.on_battlefield(one) is None]
    if not gone:
        return
    dead = {card.id for card in game.graveyard} - {card.id for card in before.graveyard}
    bases = {card.partition("#")[0] for card in dead}
    fell = [one for one in gone if one.partition("#")[0] in bases]
    for event, those in (("leaves", gone), ("dies", fell)):
        for this, ability in watching(before, event, game):
            for one in those:
                if is_about(before, this, ability.when.which, one):
                    yield item_of(before, this, ability, one)


def _entered(before: Game, game: Game) -> Iterator[StackObject]:
    """Yield what triggers on entering; what has just entered watches too (CR 603.6a)."""
    fresh = [one for one in game.battlefield if before.on_battlefield(one) is None]
    for this, ability in watching(game, "enters") if fresh else ():
        for one in fresh:
            if is_about(game, this, ability.when.which, one):
                yield item_of(game, this, ability, one)


def _delayed(waiting: Waiting, effect: Delayed, made: int) -> OnStack:
    """Return a delayed triggered ability as it will go on the stack."""
    source = waiting.from_source or ObjectId(waiting.protects or "")
    return OnStack(
        id=ObjectId(f"{source}~{made}"),
        name=f"{waiting.name}, later",
        controller=waiting.controller,
        source=source,
        does=(Move(kind=effect.does, on="it"),),
        it=waiting.protects,
    )
