"""`apply` for what spells and abilities do, and for the untap step."""

from __future__ import annotations

from typing import assert_never

from core.apply.draft import Draft
from core.events.combat import AsUnblockedChosen
from core.events.effects import (
    AbilityActivated,
    BecameCopy,
    CostAnswered,
    Countered,
    DestructionReplaced,
    DidNotResolve,
    EffectBegan,
    EffectsEnded,
    Fought,
    MoveReplaced,
    NotCountered,
    PermanentsLeft,
    ResultsHappened,
    SpellCast,
    TargetsChosen,
    Transformed,
)
from core.events.entering import PermanentsEntered
from core.events.flow import PermanentsUntapped
from core.events.phasing import PhasedIn, PhasedOut
from core.events.status import (
    BecameAttached,
    BecameBlocked,
    BecameRenowned,
    BecameUnattached,
    BecameUnblocked,
    ControlChanged,
    CountersSpent,
    LoyaltyPaid,
    StatusEvent,
    Tapped,
    Untapped,
)
from core.model.combat import Attacker, Blocker, Blocking, Combat
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.model.stack import OnStack, StackObject
from core.terms.counters import LOYALTY, STUN
from core.terms.ids import ObjectId
from core.terms.steps import Step
from core.terms.values import replace
from core.terms.zones import Zone

Doing = (
    SpellCast
    | AbilityActivated
    | DidNotResolve
    | Countered
    | NotCountered
    | CostAnswered
    | AsUnblockedChosen
    | DestructionReplaced
    | MoveReplaced
    | EffectBegan
    | EffectsEnded
    | ResultsHappened
    | StatusEvent
    | PermanentsUntapped
    | PermanentsLeft
    | PhasedOut
    | PhasedIn
    | Fought
    | TargetsChosen
    | Transformed
    | BecameCopy
)


def apply_effect(draft: Draft, game: Game, event: Doing) -> None:
    """Write what an event changes into `draft`."""
    match event:
        case SpellCast(spell=spell, as_object=stand_in, from_hand=from_hand, transformed=exiled):
            draft.change(stack=(*game.stack, spell), made=game.made + 1)
            draft.remember(stand_in)
            for card in (from_hand, exiled):
                if card is not None:
                    draft.remove_card(card)
        case AbilityActivated(ability=ability):
            draft.change(stack=(*game.stack, ability), made=game.made + 1)
        case DidNotResolve(ability=ability):
            leave_stack(draft, game, ability, event.to)
        case Countered(ability=ability):
            leave_stack(draft, game, ability, event.to)
        case EffectBegan(effect=effect):
            begun = replace(effect, timestamp=draft.tick())
            draft.change(effects=(*game.effects, begun))
        case EffectsEnded(effects=ended):
            draft.change(effects=tuple(one for one in game.effects if one.id not in ended))
        case ResultsHappened(results=results):
            for result in results:
                draft.let_happen(result)
        case (
            Tapped()
            | Untapped()
            | BecameRenowned()
            | ControlChanged()
            | CountersSpent()
            | LoyaltyPaid()
            | BecameAttached()
            | BecameUnattached()
            | BecameBlocked()
            | BecameUnblocked()
        ):
            _change_status(draft, event)
        case PermanentsUntapped(objects=objects, stunned=stunned):
            for object_id in objects:
                draft.change_permanent(object_id, tapped=False)
            for object_id in stunned:
                draft.add_counters(object_id, STUN, -1)
        case PermanentsLeft(departures=departures):
            for one in departures:
                draft.move(one.object, one.becomes, one.to)
        case PhasedOut(objects=objects, along_with=along):
            for object_id in objects:
                draft.phase_out(object_id, along.get(object_id))
        case PhasedIn(objects=objects, unattached=loose):
            for object_id in objects:
                draft.phase_in(object_id, stays_attached=object_id not in loose)
        case DestructionReplaced(rescued=rescued):
            for saved in rescued:
                draft.rescue(saved)
        case TargetsChosen(ability=ability, targets=targets):
            chosen = replace(ability, targets=targets)
            draft.change(stack=tuple(chosen if one == ability else one for one in game.stack))
        case Transformed(object=object_id):
            draft.transform(object_id)
        case BecameCopy():
            draft.become_copy(event)
        case AsUnblockedChosen(attacker=attacker, is_wanted=is_wanted):
            _choose_as_unblocked(draft, game, attacker, is_wanted=is_wanted)
        case Fought() | MoveReplaced() | NotCountered() | CostAnswered():
            pass  # told for the viewer's sake; what changes the game follows
        case _:
            assert_never(event)


def leave_stack(draft: Draft, game: Game, ability: StackObject, to: Zone | None) -> None:
    """Take something off the stack; a spell's card goes to its owner's graveyard or elsewhere (CR 608.2n).

    `to` is None if it becomes a permanent (CR 608.3a). What was cast while an ability resolved lies
    above that ability as it leaves (CR 608.2g).
    """
    downwards = range(len(game.stack) - 1, -1, -1)
    place = next((place for place in downwards if _is_same(game.stack[place], ability)), None)
    if place is None:  # it left with its controller (CR 800.4a)
        return
    draft.change(stack=(*game.stack[:place], *game.stack[place + 1 :]))
    if isinstance(ability, OnStack) and ability.is_spell and to is not None:
        card = game.last_known[ability.id]
        draft.put_card(ZoneCard(id=ability.id, card=card.as_card, owner=card.owner), to)


def _is_same(one: StackObject, other: StackObject) -> bool:
    """Whether two are one object on the stack, whose targets may have been chosen in between."""
    if isinstance(one, OnStack) and isinstance(other, OnStack):
        return one.id == other.id
    return one == other


def _change_status(draft: Draft, event: StatusEvent) -> None:
    match event:
        case Tapped(objects=objects):
            for one in objects:
                draft.change_permanent(one, tapped=True)
        case Untapped(objects=objects):
            for one in objects:
                draft.change_permanent(one, tapped=False)
        case BecameRenowned(object=one):
            draft.change_permanent(one, renowned=True)
        case ControlChanged(to=to):
            for one, player in to.items():
                draft.change_permanent(one, controller=player, summoning_sick=True)
        case CountersSpent(object=one, counter=counter, amount=amount):
            draft.add_counters(one, counter, -amount)
        case LoyaltyPaid(object=one, change=change):
            draft.add_counters(one, LOYALTY, change)
            draft.change_permanent(one, loyalty_used=True)
        case BecameAttached(object=one, to=bearer):
            draft.attach(one, bearer)
        case BecameUnattached(objects=objects):
            for one in objects:
                draft.change_permanent(one, attached_to=None)
        case BecameBlocked(objects=objects):
            for one in objects:
                draft.become_blocked(one)
        case BecameUnblocked(object=one):
            draft.become_unblocked(one)
        case _:
            assert_never(event)


def enter_battlefield(draft: Draft, game: Game, event: PermanentsEntered) -> None:
    """Write into `draft` that permanents entered, some of them attacking or blocking (CR 508.4, 509.4)."""
    if event.spell is not None:
        leave_stack(draft, game, event.spell, None)
        draft.follow(event.spell.id, event.permanents[0].id)
    for permanent in event.permanents:
        draft.enter(permanent)
    for card in event.from_graveyard:
        draft.remove_card(card)
    combat = game.combat
    if combat is None or not (event.attacking or event.blocking):
        return
    undeclared = game.step in {Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS}
    joined = {}
    for creature, target in event.attacking.items():
        joined[creature] = Attacker(
            id=creature,
            attacking=target,
            defending_player=event.defending[creature],
            attacked_planeswalker=creature in event.planeswalkers,
            blocking=Blocking.UNDECLARED if undeclared else Blocking.UNBLOCKED,
        )
    blockers = {}
    for blocker, attacker in event.blocking.items():
        members = combat.band_of(attacker)  # CR 702.22h
        blockers[blocker] = Blocker(id=blocker, blocks=members)
        for member in members:
            was = joined.get(member) or combat.attackers[member]
            now = (*was.blocked_by, blocker)
            joined[member] = replace(was, blocking=Blocking.BLOCKED, blocked_by=now)
    changed = replace(
        combat,
        attackers=combat.attackers.with_(joined),
        blockers=combat.blockers.with_(blockers),
        had_attackers=combat.had_attackers or bool(event.attacking),
    )
    draft.change(combat=changed)


def _choose_as_unblocked(draft: Draft, game: Game, attacker: ObjectId, *, is_wanted: bool) -> None:
    combat = game.combat or Combat()
    chosen = combat.as_unblocked.with_({attacker: is_wanted})
    draft.change(combat=replace(combat, as_unblocked=chosen))
