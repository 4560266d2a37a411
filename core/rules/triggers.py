"""Triggered abilities: noticed as soon as their event happens, put on the stack later (CR 603.2-3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from core.abilities.filters import Recipients
from core.abilities.keywords import Keyword
from core.abilities.one_shots import ChangeLife, Move, Triggered, When
from core.choices import ChooseTargets, EffectRef, OrderTriggers, StackOrder, Targets, Violation
from core.events.damage import Damage
from core.events.effects import DidNotResolve, TargetsChosen
from core.events.results import LifeGained, Result
from core.events.stack import AbilityPutOnStack, AbilityTriggered
from core.model.effects import EffectId
from core.model.game import Game
from core.model.stack import OnStack, SiegeDefeated, StackObject
from core.rules.eras import has_damage_on_stack
from core.rules.filters import is_recipient
from core.rules.layers import characteristics
from core.rules.procedure import Procedure, ask, happen
from core.rules.targets import legal_targets
from core.terms.counters import DEFENSE
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.words import possessive

SIEGE = "Siege"


def notice_triggers(before: Game, game: Game) -> Procedure[Game]:
    """Let every ability trigger that watches for what went from `before` to `game`; return the game.

    CR 603.10a: abilities of and about what left the battlefield look back in time.
    """
    found = [*_defeated(before, game), *_died(before, game)]
    return (yield from _trigger(game, found))


def notice_damage(game: Game, damage: tuple[Damage, ...]) -> Procedure[Game]:
    """Let abilities trigger on damage that is dealt: by a source, or to a recipient (CR 603.2)."""
    return (yield from _trigger(game, list(_on_damage(game, damage))))


def notice_life(game: Game, results: Iterable[Result]) -> Procedure[Game]:
    """Let abilities trigger on life gained, once for each gain (CR 119.9)."""
    gains = [one for one in results if isinstance(one, LifeGained)]
    found = [
        _item(game, this, ability, gain.player, gain.amount)
        for this, ability in _watching(game, "gains_life")
        for gain in gains
        if _is_about(game, this, ability.when.which, gain.player)
    ]
    return (yield from _trigger(game, found))


def notice_combat(game: Game, event: str, creatures: Iterable[ObjectId], alone: bool) -> Procedure[Game]:  # noqa: FBT001 - as 506.5 has it
    """Let abilities trigger on creatures that attack, block, become blocked, or are not blocked."""
    found = [
        _item(game, this, ability, creature)
        for this, ability in _watching(game, event)
        for creature in creatures
        if _is_about(game, this, ability.when.which, creature)
        and (alone or not ability.when.alone)
        and _attacks_one_of(game, this, ability.when, creature)
    ]
    return (yield from _trigger(game, found))


def _attacks_one_of(game: Game, this: ObjectId, when: When, creature: ObjectId) -> bool:
    """Whether a creature attacks one of those that an ability watches for, if it watches for any."""
    if when.event != "attacks" or when.to.is_anything or game.combat is None:
        return True
    attacked = game.combat.attackers[creature].attacking
    return attacked is not None and _is_about(game, this, when.to, attacked)


def notice_blocks(game: Game, blocks: Iterable[tuple[ObjectId, ObjectId]]) -> Procedure[Game]:
    """Let abilities trigger on attackers that become blocked by a creature: pairs of both (CR 509.3d)."""
    pairs = list(blocks)
    found = [
        _item(game, this, ability, blocker)
        for this, ability in _watching(game, "becomes_blocked_by")
        for attacker, blocker in pairs
        if _is_about(game, this, ability.when.which, attacker)
        and _is_about(game, this, ability.when.to, blocker)
    ]
    return (yield from _trigger(game, found))


def notice_spell(game: Game, player: PlayerId) -> Procedure[Game]:
    """Let abilities trigger on a spell that is no creature."""
    found = [
        _item(game, this, ability, player)
        for this, ability in _watching(game, "casts_noncreature")
        if _is_about(game, this, ability.when.which, player)
    ]
    return (yield from _trigger(game, found))


def put_triggers_on_stack(game: Game) -> Procedure[Game]:
    """Put waiting abilities on the stack, the active player's first and so lowest.

    CR 603.3b: each player puts theirs there in any order.
    """
    for player in game.apnap:
        mine = tuple(ability for ability in game.triggered if ability.controller == player)
        for ability in (yield from _in_order(player, mine)):
            game = yield from happen(AbilityPutOnStack(ability=ability))
            game = yield from _choose_targets(game, ability)
    return game


def order_violations(choice: OrderTriggers, answer: StackOrder) -> Iterator[Violation]:
    """Yield what is wrong with an order: each ability stands in it once."""
    if len(ordered(choice.among, answer.order)) != len(choice.among):
        yield Violation(
            about=(choice.player,),
            rule=choice.rule,
            sentence="Each ability that waits goes on the stack once (CR 603.3b).",
            remedy=f"List {', '.join(ref.id for ref in choice.among)} in some order.",
        )


def ordered(among: tuple[EffectRef, ...], order: tuple[str, ...]) -> tuple[EffectRef, ...]:
    """Return those named, by their ids or by the ids of their sources, each once, in that order."""
    left, found = list(among), []
    for name in order:
        ref = next((one for one in left if name in {one.id, one.id.partition("~")[0]}), None)
        if ref is not None:
            left.remove(ref)
            found.append(ref)
    return tuple(found)


def _in_order(player: PlayerId, mine: tuple[StackObject, ...]) -> Procedure[tuple[StackObject, ...]]:
    named = [ability for ability in mine if isinstance(ability, OnStack)]
    if len(named) < len(mine) or len({(ability.source, ability.does) for ability in named}) < 2:  # noqa: PLR2004 - of two kinds
        return mine
    among = tuple(EffectRef(id=EffectId(ability.id), name=ability.name) for ability in named)
    answer = yield from ask(OrderTriggers(player=player, among=among), StackOrder)
    by_id = {ability.id: ability for ability in named}
    return tuple(by_id[ObjectId(ref.id)] for ref in ordered(among, answer.order))


def _choose_targets(game: Game, ability: StackObject) -> Procedure[Game]:
    """Have targets chosen as the ability goes on the stack; without legal ones it has none (CR 603.3d)."""
    if not isinstance(ability, OnStack) or not ability.wanted:
        return game
    legal = tuple(
        tuple(legal_targets(game, spec, ability.controller, ability.source)) for spec in ability.wanted
    )
    if not all(legal):
        return (yield from happen(DidNotResolve(ability=ability, rule=RuleNumber("603.3d"))))
    another = tuple(spec.another for spec in ability.wanted)
    if any(another) and len(frozenset(chain(*legal))) < len(legal):
        return (yield from happen(DidNotResolve(ability=ability, rule=RuleNumber("603.3d"))))
    choice = ChooseTargets(player=ability.controller, ability=ability.name, among=legal, another=another)
    targets = (yield from ask(choice, Targets)).targets
    return (yield from happen(TargetsChosen(ability=ability, targets=targets)))


def _trigger(game: Game, found: Sequence[StackObject]) -> Procedure[Game]:
    for ability in found:
        own = ability
        if isinstance(ability, OnStack):
            own = ability.model_copy(update={"id": ObjectId(f"{ability.source}~{game.made + 1}")})
        game = yield from happen(AbilityTriggered(ability=own))
    return game


def _defeated(before: Game, game: Game) -> Iterator[StackObject]:
    """CR 310.11b: a Siege's last defense counter is removed."""
    for permanent in game.battlefield.values():
        was = before.battlefield.get(permanent.id)
        had_defense = was is not None and was.counters.get(DEFENSE, 0) > 0
        if had_defense and not permanent.counters.get(DEFENSE):
            what = characteristics(game, permanent.id)
            if what.is_battle and SIEGE in what.subtypes:
                yield SiegeDefeated(source=permanent.id, controller=permanent.controller)


def _died(before: Game, game: Game) -> Iterator[StackObject]:
    """CR 700.4: from the battlefield to a graveyard; the game before is what abilities look at."""
    if game.graveyard == before.graveyard:
        return
    gone = [one for one in before.battlefield if one not in game.battlefield]
    dead = {card.id for card in game.graveyard} - {card.id for card in before.graveyard}
    fell = [one for one in gone if any(card.partition("#")[0] == one.partition("#")[0] for card in dead)]
    for this, ability in _watching(before, "dies"):
        for one in fell:
            if _is_about(before, this, ability.when.which, one):
                yield _item(before, this, ability, one)


def _of_old_keywords(game: Game, damage: tuple[Damage, ...]) -> Iterator[StackObject]:
    """Yield deathtouch and lifelink as the triggers they were.

    CR 502.63a of May 2009, CR 502.68a of May 2009.
    """
    if not has_damage_on_stack(game.era):
        return
    for source in dict.fromkeys(one.source for one in damage):
        if source not in game.battlefield:
            continue  # CR 410.10d of May 2009: these do not look back in time
        mine = [one for one in damage if one.source == source]
        what = characteristics(game, source)
        if what.has(Keyword.LIFELINK):
            total = sum(one.amount for one in mine)
            yield _item(game, source, _OLD_LIFELINK, source, total)
        if what.has(Keyword.DEATHTOUCH):
            for one in mine:
                if one.recipient in game.battlefield:
                    hit = characteristics(game, ObjectId(one.recipient))
                    if hit.is_creature:
                        yield _item(game, source, _OLD_DEATHTOUCH, one.recipient)


_OLD_LIFELINK = Triggered(
    when=When(event="deals_damage"), does=(ChangeLife(kind="gain_life_now", amount="that_much"),)
)
_OLD_DEATHTOUCH = Triggered(when=When(event="deals_damage"), does=(Move(kind="destroy", on="it"),))


def _on_damage(game: Game, damage: tuple[Damage, ...]) -> Iterator[StackObject]:
    yield from _of_old_keywords(game, damage)
    for this, ability in _watching(game, "deals_damage"):
        mine = [one for one in damage if _fits(game, this, ability.when, one)]
        if ability.when.to.is_anything:  # one trigger for all that a source deals (CR 603.2c)
            for source in dict.fromkeys(one.source for one in mine):
                hit = [one for one in mine if one.source == source]
                it = hit[0].recipient if len(hit) == 1 else None
                yield _item(game, this, ability, it, sum(one.amount for one in hit))
            continue
        for pair in dict.fromkeys((one.source, one.recipient) for one in mine):
            total = sum(one.amount for one in mine if (one.source, one.recipient) == pair)
            yield _item(game, this, ability, pair[1], total)
    for this, ability in _watching(game, "is_dealt_damage"):
        mine = [one for one in damage if _fits(game, this, ability.when, one)]
        # one trigger for all that is dealt to it at once, by however many sources
        for recipient in dict.fromkeys(one.recipient for one in mine):
            total = sum(one.amount for one in mine if one.recipient == recipient)
            yield _item(game, this, ability, recipient, total)


def _fits(game: Game, this: ObjectId, when: When, damage: Damage) -> bool:
    """Whether damage is what an ability watches for."""
    if when.combat not in {None, damage.is_combat}:
        return False
    if when.event == "is_dealt_damage":
        return _is_about(game, this, when.which, damage.recipient)
    return _is_about(game, this, when.which, damage.source) and _is_about(
        game, this, when.to, damage.recipient
    )


def _watching(game: Game, event: str) -> Iterator[tuple[ObjectId, Triggered]]:
    for permanent in game.battlefield.values():
        for ability in characteristics(game, permanent.id).effects:
            if isinstance(ability, Triggered) and ability.when.event == event:
                yield permanent.id, ability


def _is_about(game: Game, this: ObjectId, which: Recipients, subject: RecipientId) -> bool:
    if which.is_anything:
        return True
    if subject not in game.players and subject not in game.battlefield and subject not in game.last_known:
        return False
    return is_recipient(game, subject, which, game.permanent(this).controller, this)


def _item(game: Game, this: ObjectId, ability: Triggered, it: RecipientId | None, amount: int = 0) -> OnStack:
    """Return an ability of `this` as it will go on the stack, about `it`; its id comes as it triggers."""
    permanent = game.permanent(this)
    return OnStack(
        id=this,
        name=f"{possessive(permanent.label)} ability",
        controller=PlayerId(permanent.controller),
        source=this,
        wanted=ability.targets,
        does=ability.does,
        amount=amount,
        it=it,
        defending_player=defending_player(game, this),
    )


def defending_player(game: Game, creature: ObjectId) -> PlayerId | None:
    """Return whom an attacking creature attacks, or whose planeswalker or battle (CR 508.5)."""
    attacker = game.combat.attackers.get(creature) if game.combat is not None else None
    return attacker.defending_player if attacker is not None else None
