"""`apply`: the only function that makes the next game out of an event."""

from __future__ import annotations

from itertools import chain
from typing import assert_never

from core.abilities.effects.grants import Grants
from core.abilities.effects.on_one_object import Controls, Delayed
from core.abilities.filters import Objects
from core.apply.draft import Draft
from core.apply.effects import apply_effect, enter_battlefield, leave_stack
from core.characteristics.handing_on import hand_on
from core.events import Event
from core.events.combat import (
    AsUnblockedChosen,
    AttackersDeclared,
    BlockersDeclared,
    CombatDamageAssigned,
    DamageOrderAnnounced,
    RemovedFromCombat,
)
from core.events.damage import (
    DamageDealt,
    DamageEventBegan,
    DamageEventOccurred,
    DamagePrevented,
    DamageProcessed,
    DamageReplaced,
    ExcessMoved,
    ResultsReplaced,
)
from core.events.edits import Edit, Edited, ObjectEdit, PlayerEdit
from core.events.effects import (
    AbilityActivated,
    BecameCast,
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
from core.events.entering import EntryPlanned, PermanentsEntered, TokensPlanned
from core.events.flow import (
    CombatEnded,
    DamageStepBegan,
    DamageWoreOff,
    GameEnded,
    GameLost,
    PermanentsUntapped,
    PlayerLeft,
    PlayStopped,
    StepBegan,
    StepsSkipped,
)
from core.events.phasing import PhasedIn, PhasedOut
from core.events.stack import AbilityPutOnStack, AbilityResolved, AbilityTriggered, Moved, ResolutionBegan
from core.events.state_based import (
    CountersCancelled,
    CountersExceeded,
    Destroyed,
    PlayerLost,
    ProtectorChosen,
    PutIntoGraveyard,
    Rescued,
    StateBasedAction,
    StateBasedActionsChecked,
    StateBasedActionsPerformed,
    TokenCeased,
    Unattached,
)
from core.events.status import (
    BecameAttached,
    BecameBlocked,
    BecameRenowned,
    BecameUnattached,
    BecameUnblocked,
    ControlChanged,
    CountersSpent,
    LoyaltyPaid,
    Tapped,
    Untapped,
)
from core.model.cards import Card
from core.model.combat import Attacker, Blocker, Blocking, Combat
from core.model.effects import EffectId
from core.model.game import Game
from core.model.permanents import ByHand
from core.model.stack import DamageOnStack, StackObject
from core.terms.counters import MINUS_ONE, PLUS_ONE
from core.terms.ids import ObjectId
from core.terms.steps import Step
from core.terms.values import FrozenMap, replace
from core.terms.zones import Zone


def apply(game: Game, event: Event) -> Game:
    """Return the game after `event`; `game` itself is not changed."""
    draft = Draft(game)
    match event:
        case (
            CombatDamageAssigned()
            | DamageEventBegan()
            | DamageDealt()
            | DamageProcessed()
            | ResultsReplaced()
            | ExcessMoved()
            | ResolutionBegan()
            | StepsSkipped()
            | PlayStopped()
            | TokensPlanned()
            | BecameCast()
        ):
            return game  # told for the viewer's sake; the game changes when the damage event occurs
        case (
            DamagePrevented(by=effect, left=left, is_used_up=gone)
            | DamageReplaced(by=effect, left=left, is_used_up=gone)
        ):
            _use_effect(draft, game, effect, left, gone=gone)
        case StepBegan(step=step):
            _begin_step(draft, game, step)
        case DamageStepBegan(step=step, struck=struck):
            _begin_damage_step(draft, game, step, struck)
        case CombatEnded():
            draft.change(combat=None)
            _end_effects(draft, game, "end_of_combat")
        case DamageWoreOff(objects=objects):
            _clean_up(draft, game, objects)
        case PlayerLeft():
            _leave_game(draft, game, event)
        case GameLost(player=player):
            draft.change_player(player, has_lost=True)
        case GameEnded():
            draft.change(is_over=True)
        case AttackersDeclared():
            _declare_attackers(draft, game, event)
        case BlockersDeclared():
            _declare_blockers(draft, game, event)
        case DamageOrderAnnounced(orders=orders):
            _order(draft, game, orders)
        case RemovedFromCombat():
            _remove_from_combat(draft, event)
        case DamageEventOccurred():
            _let_damage_occur(draft, game, event)
        case StateBasedActionsChecked():
            _forget_since_last_check(draft, game)
        case StateBasedActionsPerformed(actions=actions):
            for action in actions:
                _perform(draft, action)
        case AbilityTriggered() | AbilityPutOnStack() | AbilityResolved():
            _change_stack(draft, game, event)
        case Moved(object=object_id, becomes=becomes, to=to):
            draft.move(object_id, becomes, to)
        case Edited(edit=edit):
            _edit(draft, game, edit)
        case EntryPlanned(permanent=permanent):
            draft.remember(permanent)
        case PermanentsEntered():
            enter_battlefield(draft, game, event)
        case (
            SpellCast()
            | AbilityActivated()
            | DidNotResolve()
            | Countered()
            | NotCountered()
            | CostAnswered()
            | AsUnblockedChosen()
            | DestructionReplaced()
            | MoveReplaced()
            | EffectBegan()
            | EffectsEnded()
            | ResultsHappened()
            | Tapped()
            | Untapped()
            | BecameRenowned()
            | ControlChanged()
            | CountersSpent()
            | LoyaltyPaid()
            | BecameAttached()
            | BecameUnattached()
            | BecameBlocked()
            | BecameUnblocked()
            | PermanentsUntapped()
            | PermanentsLeft()
            | PhasedOut()
            | PhasedIn()
            | Fought()
            | TargetsChosen()
            | Transformed()
            | BecameCopy()
        ):
            apply_effect(draft, game, event)
        case _:
            assert_never(event)
    return hand_on(game, draft.finish())


def _change_stack(
    draft: Draft, game: Game, event: AbilityTriggered | AbilityPutOnStack | AbilityResolved
) -> None:
    ability = event.ability
    match event:
        case AbilityTriggered(used_up=used_up):
            draft.change(triggered=(*game.triggered, ability), made=game.made + 1)
            if used_up is not None:
                draft.change(effects=tuple(one for one in game.effects if one.id != used_up))
        case AbilityPutOnStack():
            draft.change(triggered=_without(game.triggered, ability), stack=(*game.stack, ability))
        case AbilityResolved(to=to):
            leave_stack(draft, game, ability, to)


def _without(waiting: tuple[StackObject, ...], ability: StackObject) -> tuple[StackObject, ...]:
    """Return what still waits; they mostly leave in their order, so the first is looked at first."""
    if ability not in waiting:
        return waiting
    place = waiting.index(ability)
    return (*waiting[:place], *waiting[place + 1 :])


def _begin_step(draft: Draft, game: Game, step: Step) -> None:
    draft.change(step=step)
    if step is Step.UNTAP:
        _begin_turn(draft, game)
    if step.is_combat and game.combat is None:
        draft.change(combat=Combat())


def _begin_turn(draft: Draft, game: Game) -> None:
    """CR 302.6: what the active player controls now they have controlled since their turn began."""
    draft.change(dealt_this_turn=())
    for permanent in game.everything:
        if permanent.summoning_sick and permanent.controller == game.active_player:
            draft.change_permanent(permanent.id, summoning_sick=False)


def _begin_damage_step(draft: Draft, game: Game, step: Step, struck: tuple[ObjectId, ...] | None) -> None:
    draft.change(step=step)
    if game.combat is not None and (struck is not None or game.combat.as_unblocked):
        told = game.combat.struck if struck is None else frozenset(struck)
        draft.change(combat=replace(game.combat, struck=told, as_unblocked=FrozenMap()))


def _forget_since_last_check(draft: Draft, game: Game) -> None:
    """CR 704.5b, 704.5h: only draws and damage since the last check count."""
    for player in game.players.values():
        if player.drew_from_empty:
            draft.change_player(player.id, drew_from_empty=False)
    for permanent in game.everything:
        if permanent.deathtouched:
            draft.change_permanent(permanent.id, deathtouched=False)


def _clean_up(draft: Draft, game: Game, damaged: tuple[ObjectId, ...]) -> None:
    for object_id in damaged:
        draft.change_permanent(object_id, damage=0)
    for permanent in game.everything:
        if permanent.beneath is not None:
            draft.stop_copying(permanent)
    _end_effects(draft, game, "end_of_turn")


def _remove_from_combat(draft: Draft, event: RemovedFromCombat) -> None:
    if event.role != "attacked":
        draft.stop_fighting(event.object)
    if event.role != "creature":
        draft.stop_being_attacked(event.object)


def _end_effects(draft: Draft, game: Game, until: str) -> None:
    """Let waiting effects end whose time is over (CR 500.5a, 514.2)."""
    left = tuple(effect for effect in game.effects if effect.until != until)
    if len(left) < len(game.effects):
        draft.change(effects=left)


def _leave_game(draft: Draft, game: Game, event: PlayerLeft) -> None:
    for object_id in event.gone:
        draft.remove_from_game(object_id)
    for object_id, player in event.reverted:
        draft.change_permanent(object_id, controller=player, summoning_sick=True)
    for object_id, becomes in event.exiled:
        draft.move(object_id, becomes, Zone.EXILE)
    draft.remove_cards_of(event.player)
    # CR 800.4a: nothing is given to them any more; CR 800.4d: no delayed trigger of theirs will come
    over = (Controls, Delayed)
    draft.change(
        effects=tuple(
            one for one in game.effects if one.controller != event.player or not isinstance(one.effect, over)
        ),
        triggered=tuple(ability for ability in game.triggered if ability.controller != event.player),
        # CR 600.4a of May 2009 speaks of spells and abilities: combat damage on the stack is neither
        stack=tuple(
            one for one in game.stack if one.controller != event.player or isinstance(one, DamageOnStack)
        ),
    )


def _declare_attackers(draft: Draft, game: Game, event: AttackersDeclared) -> None:
    attackers = FrozenMap(
        (
            attacker,
            Attacker(
                id=attacker,
                attacking=target,
                defending_player=event.defending[attacker],
                attacked_planeswalker=attacker in event.planeswalkers,
            ),
        )
        for attacker, target in event.attacks.items()
    )
    before = game.combat or Combat()  # CR 508.4: what entered attacking goes on doing so
    combat = replace(
        before,
        attackers=before.attackers.with_(attackers),
        declared=attackers,
        bands=event.bands,
        had_attackers=before.had_attackers or bool(attackers),
    )
    draft.change(combat=combat)
    for object_id in (*event.tapped, *chain(*event.enlisted.values())):
        draft.change_permanent(object_id, tapped=True)


def _declare_blockers(draft: Draft, game: Game, event: BlockersDeclared) -> None:
    combat = game.combat or Combat()
    attackers = dict(combat.attackers)
    blocked_by: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for blocker, blocked in event.blocking.items():
        for attacker in blocked:
            blocked_by[attacker] = (*blocked_by.get(attacker, ()), blocker)
    for attacker in event.blocked:
        was = attackers[attacker]
        now = (*was.blocked_by, *blocked_by.get(attacker, ()))
        attackers[attacker] = replace(was, blocking=Blocking.BLOCKED, blocked_by=now)
    for attacker in event.unblocked:
        attackers[attacker] = replace(attackers[attacker], blocking=Blocking.UNBLOCKED)
    blockers = combat.blockers.with_(
        (blocker, Blocker(id=blocker, blocks=blocked)) for blocker, blocked in event.blocking.items()
    )
    draft.change(combat=replace(combat, attackers=FrozenMap(attackers), blockers=blockers))


def _order(draft: Draft, game: Game, orders: FrozenMap[ObjectId, tuple[ObjectId, ...]]) -> None:
    combat = game.combat or Combat()
    attackers, blockers = dict(combat.attackers), dict(combat.blockers)
    for creature, order in orders.items():
        if creature in attackers:
            attackers[creature] = replace(attackers[creature], blocked_by=order)
        else:
            blockers[creature] = replace(blockers[creature], blocks=order)
    changed = replace(combat, attackers=FrozenMap(attackers), blockers=FrozenMap(blockers))
    draft.change(combat=changed)


def _use_effect(draft: Draft, game: Game, effect: EffectId, left: int | None, *, gone: bool) -> None:
    """Let a waiting effect shrink by what it was used for, or be gone (CR 615.7, 615.8)."""
    if gone:
        draft.change(effects=tuple(one for one in game.effects if one.id != effect))
    elif left is not None:
        draft.change(
            effects=tuple(replace(one, points=left) if one.id == effect else one for one in game.effects)
        )


def _let_damage_occur(draft: Draft, game: Game, event: DamageEventOccurred) -> None:
    if event.hits:
        draft.change(dealt_this_turn=(*game.dealt_this_turn, *event.hits))
    for result in event.results:
        draft.let_happen(result)
    for object_id in event.deathtouched:
        draft.change_permanent(object_id, deathtouched=True)
    for damage in event.commander_damage:
        draft.add_commander_damage(damage)


def _perform(draft: Draft, action: StateBasedAction) -> None:
    match action:
        case PlayerLost(player=player):
            draft.change_player(player, has_lost=True)
        case Destroyed() | PutIntoGraveyard():
            draft.move(action.object, action.becomes, action.to)
        case Rescued():
            draft.rescue(action)
        case TokenCeased(object=object_id):
            draft.remove_card(object_id)
        case Unattached(object=object_id):
            draft.change_permanent(object_id, attached_to=None)
        case CountersCancelled(object=object_id, amount=amount):
            draft.add_counters(object_id, PLUS_ONE, -amount)
            draft.add_counters(object_id, MINUS_ONE, -amount)
        case CountersExceeded(object=object_id, counter=counter, amount=amount):
            draft.add_counters(object_id, counter, -amount)
        case ProtectorChosen(object=object_id, protector=protector):
            draft.change_permanent(object_id, protector=protector)
        case _:
            assert_never(action)


def _edit(draft: Draft, game: Game, edit: Edit) -> None:
    match edit:
        case ObjectEdit():
            _edit_object(draft, game, edit)
        case PlayerEdit():
            _edit_player(draft, edit)
        case _:
            assert_never(edit)


def _edit_object(draft: Draft, game: Game, edit: ObjectEdit) -> None:
    permanent = game.on_battlefield(edit.object) or game.permanent(edit.object)
    status: dict[str, object] = {
        name: value for name in ("tapped", "damage") if (value := getattr(edit, name)) is not None
    }
    if edit.controller not in {None, permanent.controller}:
        # CR 302.6: the new controller has not had it since their turn began
        status |= {"controller": edit.controller, "summoning_sick": True}
    if edit.gain or edit.lose:
        status["by_hand"] = (*permanent.by_hand, _by_hand(edit, draft.tick()))
    draft.change_permanent(edit.object, card=_edited_card(permanent.card, edit), **status)
    if edit.attached_to is not None:
        draft.attach(edit.object, edit.attached_to)
    for kind, amount in edit.counters.items():
        draft.add_counters(edit.object, kind, amount)


def _edited_card(card: Card, edit: ObjectEdit) -> Card:
    return replace(
        card,
        power=card.power if edit.power is None else edit.power,
        toughness=card.toughness if edit.toughness is None else edit.toughness,
        types=card.types if edit.types is None else edit.types,
        colors=card.colors if edit.colors is None else edit.colors,
    )


def _by_hand(edit: ObjectEdit, timestamp: int) -> ByHand:
    effect = Grants(objects=Objects(), gains=edit.gain, loses=edit.lose)
    return ByHand(timestamp=timestamp, effect=effect)


def _edit_player(draft: Draft, edit: PlayerEdit) -> None:
    if edit.life is not None:
        draft.change_player(edit.player, life=edit.life)
    for kind, amount in edit.counters.items():
        draft.add_counters(edit.player, kind, amount)
