"""`apply` for the turn itself: steps begin and end, players lose, the game ends."""

from __future__ import annotations

from typing import assert_never

from core.abilities.effects.on_one_object import Controls, Delayed
from core.apply.draft import Draft
from core.apply.stack import remember_target
from core.apply.status import stop_copying
from core.events.flow import (
    CombatEnded,
    DamageStepBegan,
    DamageWoreOff,
    GameEnded,
    GameLost,
    PermanentsUntapped,
    PlayerLeft,
    StepBegan,
)
from core.model.combat import Combat
from core.model.stack import DamageOnStack, OnStack
from core.terms.counters import STUN
from core.terms.ids import ObjectId
from core.terms.steps import Step
from core.terms.values import FrozenMap, replace
from core.terms.zones import Zone

FlowEvent = (
    StepBegan
    | DamageStepBegan
    | CombatEnded
    | DamageWoreOff
    | PermanentsUntapped
    | PlayerLeft
    | GameLost
    | GameEnded
)


def apply_flow(draft: Draft, event: FlowEvent) -> None:
    """Write what an event of the turn changes."""
    match event:
        case StepBegan(step=step):
            _begin_step(draft, step)
        case DamageStepBegan(step=step, struck=struck):
            _begin_damage_step(draft, step, struck)
        case CombatEnded():
            draft.change(combat=None)
            _end_effects(draft, "end_of_combat")
        case DamageWoreOff(objects=objects):
            _clean_up(draft, objects)
        case PermanentsUntapped(objects=objects, stunned=stunned):
            for object_id in objects:
                draft.tap(object_id, tapped=False)
            for object_id in stunned:
                draft.add_counters(object_id, STUN, -1)
            _end_exertion(draft)
        case PlayerLeft():
            _leave_game(draft, event)
        case GameLost(player=player):
            draft.change_player(player, has_lost=True)
        case GameEnded():
            draft.change(is_over=True)
        case _:
            assert_never(event)


def _begin_step(draft: Draft, step: Step) -> None:
    draft.change(step=step)
    if step is Step.UNTAP:
        _begin_turn(draft)
    if step.is_combat and draft.combat is None:
        draft.change(combat=Combat())


def _begin_turn(draft: Draft) -> None:
    """CR 302.6: what the active player controls now they have controlled since their turn began."""
    draft.change(dealt_this_turn=(), cast_this_turn=(), happened_this_turn=())
    for player in draft.before.players:
        draft.change_player(player, drawn_this_turn=0, gained_this_turn=0, lost_this_turn=0)
    for permanent in draft.before.everything:
        if permanent.activated:
            draft.change_permanent(permanent.id, activated=())
        if permanent.summoning_sick and permanent.controller == draft.before.active_player:
            draft.change_permanent(permanent.id, summoning_sick=False)


def _end_exertion(draft: Draft) -> None:
    """CR 701.43b: in the untap step of who exerted something, that is over, however often it was done."""
    player = draft.before.active_player
    for permanent in draft.before.everything:
        if player in permanent.exerted_by:
            draft.change_permanent(permanent.id, exerted_by=permanent.exerted_by - {player})


def _begin_damage_step(draft: Draft, step: Step, struck: tuple[ObjectId, ...] | None) -> None:
    draft.change(step=step)
    if draft.combat is not None and (struck is not None or draft.combat.as_unblocked):
        told = draft.combat.struck if struck is None else frozenset(struck)
        draft.change(combat=replace(draft.combat, struck=told, as_unblocked=FrozenMap()))


def _clean_up(draft: Draft, damaged: tuple[ObjectId, ...]) -> None:
    for object_id in damaged:
        draft.change_permanent(object_id, damage=0)
    for permanent in draft.before.everything:
        if permanent.beneath is not None:
            stop_copying(draft, permanent)
    _end_effects(draft, "end_of_turn")


def _end_effects(draft: Draft, until: str) -> None:
    """Let waiting effects end whose time is over (CR 500.5a, 514.2)."""
    left = tuple(effect for effect in draft.effects if effect.until != until)
    if len(left) < len(draft.effects):
        draft.change(effects=left)


def _leave_game(draft: Draft, event: PlayerLeft) -> None:
    for object_id in event.gone:
        draft.leave_battlefield(object_id)  # CR 800.4a
        draft.remember("left", object_id)
    for object_id, player in event.reverted:
        draft.change_permanent(object_id, controller=player, summoning_sick=True)
    for object_id, becomes in event.exiled:
        draft.move(object_id, becomes, Zone.EXILE)
    draft.remove_cards_of(event.player)
    # CR 800.4a: nothing is given to them any more; CR 800.4d: no delayed trigger of theirs will come
    over = (Controls, Delayed)
    draft.change(
        effects=tuple(
            one for one in draft.effects if one.controller != event.player or not isinstance(one.effect, over)
        ),
        triggered=tuple(ability for ability in draft.before.triggered if ability.controller != event.player),
        # CR 600.4a of May 2009 speaks of spells and abilities: combat damage on the stack is neither
        stack=tuple(
            one for one in draft.stack if one.controller != event.player or isinstance(one, DamageOnStack)
        ),
    )
    for one in draft.before.stack:
        if isinstance(one, OnStack) and not one.is_spell and one.controller == event.player:
            remember_target(draft, one)
