"""`apply` for the turn itself: steps begin and end, players lose, the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from core.abilities.effects.emblem import Emblem
from core.abilities.effects.on_one_object import Controls, Delayed
from core.apply.draft import Draft
from core.apply.stack import remember_target
from core.apply.status import stop_copying
from core.events.flow import (
    BecameMonarch,
    CombatEnded,
    DamageStepBegan,
    DamageWoreOff,
    GameEnded,
    GameLost,
    PermanentsUntapped,
    PlayerLeft,
    StepBegan,
    TimeChanged,
    TurnBegan,
)
from core.model.combat import Combat
from core.model.monarchy import MONARCH, as_object
from core.model.stack import DamageOnStack, OnStack
from core.model.waiting_effects import Waiting
from core.terms.counters import STUN
from core.terms.ids import ObjectId, PlayerId
from core.terms.steps import Step
from core.terms.values import FrozenMap, replace
from core.terms.zones import Zone

FlowEvent = (
    StepBegan
    | TurnBegan
    | DamageStepBegan
    | CombatEnded
    | DamageWoreOff
    | PermanentsUntapped
    | PlayerLeft
    | BecameMonarch
    | TimeChanged
    | GameLost
    | GameEnded
)


def apply_flow(draft: Draft, event: FlowEvent) -> None:
    """Write what an event of the turn changes."""
    match event:
        case StepBegan(step=step):
            _begin_step(draft, step)
        case TurnBegan(player=player):
            _pass_turn(draft, player)
        case DamageStepBegan(step=step, struck=struck):
            _begin_damage_step(draft, step, struck)
        case CombatEnded():
            draft.change(combat=None)
            _end_effects(draft, lambda effect: effect.until == "end_of_combat")
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
        case TimeChanged(time=time):
            draft.change(time_of_day=time)
        case BecameMonarch(player=player):
            for one in draft.before.players.values():
                if one.is_monarch or one.id == player:
                    draft.change_player(one.id, is_monarch=one.id == player)
            draft.last_known[MONARCH] = as_object(player)
        case GameLost(player=player):
            draft.change_player(player, has_lost=True)
        case GameEnded():
            draft.change(is_over=True)
        case _:
            assert_never(event)


def _begin_step(draft: Draft, step: Step) -> None:
    draft.change(step=step)
    if draft.before.step is Step.UNTAP:
        _end_effects(draft, lambda effect: effect.until == "untap_step" and _is_of_active(draft, effect))
    if step is Step.UNTAP:
        _begin_turn(draft)
    if step.is_combat and draft.combat is None:
        draft.change(combat=Combat())


def _pass_turn(draft: Draft, player: PlayerId) -> None:
    """Let it be another player's turn.

    CR 500.4: what lasts until that player's next turn ends; CR 800.4m: so does what lasts until the turn of
    a player in between who has left the game.
    """
    order = tuple(draft.before.players)
    first = (order.index(draft.before.active_player) + 1) % len(order)
    seats = (order[first:] + order[:first])[: (order.index(player) - first) % len(order) + 1]
    draft.change(active_player=player, turn=draft.before.turn + 1, step=None)
    for one in draft.before.players:
        cast = sum(1 for spell in draft.before.cast_this_turn if spell.controller == one)
        draft.change_player(one, spells_last_turn=cast)
    for permanent in draft.before.everything:
        if permanent.started_untapped is permanent.status.tapped:
            draft.change_permanent(permanent.id, started_untapped=not permanent.status.tapped)
    _end_effects(draft, lambda effect: effect.until == "your_next_turn" and effect.controller in seats)
    _end_goading(draft, seats)
    last_turn = [
        replace(effect, until="end_of_turn")
        if effect.until == "end_of_your_next_turn" and effect.controller in seats
        else effect
        for effect in draft.effects
    ]
    draft.change(effects=tuple(last_turn))


def _is_of_active(draft: Draft, effect: Waiting) -> bool:
    """Whether what an effect is about is the active player's, whose untap step it lasted for."""
    there = draft.before.on_battlefield(ObjectId(effect.subject or ""))
    return there is not None and there.controller == draft.before.active_player


def _end_goading(draft: Draft, players: Sequence[PlayerId]) -> None:
    """CR 701.15a: what these players have goaded was goaded until their turn."""
    for permanent in draft.before.everything:
        if not set(permanent.goaded_by).isdisjoint(players):
            left = tuple(one for one in permanent.goaded_by if one not in players)
            draft.change_permanent(permanent.id, goaded_by=left)


def _begin_turn(draft: Draft) -> None:
    """CR 302.6: what the active player controls now they have controlled since their turn began."""
    draft.change(dealt_this_turn=(), cast_this_turn=(), happened_this_turn=())
    for player in draft.before.players:
        draft.change_player(player, drawn_this_turn=0, gained_this_turn=0, lost_this_turn=0)
    _end_goading(draft, [draft.before.active_player])
    for permanent in draft.before.everything:
        if permanent.activated or permanent.loyalty_used:
            draft.change_permanent(permanent.id, activated=(), loyalty_used=False)
        if permanent.modes_chosen:
            ever = tuple(one for one in permanent.modes_chosen if not one.this_turn)
            draft.change_permanent(permanent.id, modes_chosen=ever)
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
        if permanent.saddled:  # CR 702.171b
            draft.change_permanent(permanent.id, saddled=False)
    _end_effects(draft, lambda effect: effect.until == "end_of_turn")


def _end_effects(draft: Draft, is_over: Callable[[Waiting], bool]) -> None:
    """Let waiting effects end whose time is over (CR 500.4, 500.5a, 514.2)."""
    left = tuple(effect for effect in draft.effects if not is_over(effect))
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
    # CR 800.4a: nothing is given to them any more, and their emblems leave with them;
    # CR 800.4d: no delayed trigger of theirs will come
    over = (Controls, Delayed, Emblem)
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
