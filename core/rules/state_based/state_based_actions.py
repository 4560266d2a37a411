"""Checking for state-based actions and performing them, until none applies (CR 704.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from core.events.state_based import (
    CountersExceeded,
    Destroyed,
    Finding,
    PlayerLost,
    PutIntoGraveyard,
    Rescued,
    StateBasedAction,
    StateBasedActionsChecked,
    StateBasedActionsPerformed,
    StateBasedCondition,
)
from core.model.game import Game
from core.rules.choices.legend import ChooseLegend
from core.rules.choices.protector import ChooseProtector
from core.rules.combat.removal_from_combat import keep_combat_true
from core.rules.procedure import Procedure, ask
from core.rules.state_based.attachments import illegal_attachments, surplus_roles
from core.rules.state_based.battles import failing_battles, protector_chosen
from core.rules.state_based.candidates import looked_at
from core.rules.state_based.condition import Condition
from core.rules.state_based.failing_permanents import (
    failing_permanents,
    spared_creatures,
    stray_tokens,
    world_rule,
)
from core.rules.state_based.legends import legend_rule, losing_legends
from core.rules.state_based.losing_players import losing_players
from core.rules.state_based.sagas import finished_sagas
from core.rules.triggers.happening import happen
from core.rules.zones.destruction import rescues
from core.rules.zones.exiled_for_a_while import return_from_exile
from core.rules.zones.leaving import leave_game
from core.rules.zones.zone_changes import graveyard_or_elsewhere
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import replace

_LEAVING = (Destroyed, PutIntoGraveyard)
"""The actions by which a permanent leaves the battlefield."""


def perform_state_based_actions(game: Game) -> Procedure[Game]:
    """Check and perform until a check finds nothing; return the game, which may be over.

    Whatever has gone or come since may have ended an effect that made something a creature
    (CR 506.4), so each look begins with that.
    CR 704.3: all at once, then again, until a check finds nothing.
    """
    while True:
        game = yield from return_from_exile((yield from keep_combat_true(game, game)))
        met = conditions(game)
        findings = tuple([Finding(condition=condition.kind, about=condition.about) for condition in met])
        spared = spared_creatures(game)
        game = yield from happen(game, StateBasedActionsChecked(findings=findings, spared=spared))
        if not met:
            return game
        decided = yield from _decide(game, met)
        game, actions = yield from _as_replaced(game, _merged(decided))
        game = yield from happen(game, StateBasedActionsPerformed(actions=actions))
        game = yield from leave_game(game, [a.player for a in actions if isinstance(a, PlayerLost)])
        if game.is_over:
            return game


def _as_replaced(
    game: Game, actions: tuple[StateBasedAction, ...]
) -> Procedure[tuple[Game, tuple[StateBasedAction, ...]]]:
    """Return what is performed in the end: some are saved, some go elsewhere (CR 614.6, 614.8)."""
    doomed = [action.object for action in actions if isinstance(action, Destroyed)]
    game, saved = yield from rescues(game, doomed, "state")
    if saved:
        actions = tuple(_with_rescues(actions, saved))
    leaving = tuple([action.object for action in actions if isinstance(action, _LEAVING)])
    game, where = yield from graveyard_or_elsewhere(game, leaving)
    return game, tuple(
        [
            replace(action, to=where[action.object])
            if isinstance(action, _LEAVING) and where[action.object] is not action.to
            else action
            for action in actions
        ]
    )


def _with_rescues(
    actions: Iterable[StateBasedAction], saved: Mapping[ObjectId, Rescued]
) -> Iterator[StateBasedAction]:
    """Yield the actions with what saves permanents in the place of their destruction.

    Umbra armor that breaks for its creature goes with that, whatever else would become of it.
    """
    broken = {one.aura for one in saved.values()}
    for action in actions:
        if isinstance(action, Destroyed) and action.object in saved:
            yield replace(saved[action.object], because=action.because)
        elif not isinstance(action, _LEAVING) or action.object not in broken:
            yield action


def conditions(game: Game) -> tuple[Condition, ...]:
    """Return every condition of CR 704.5 and 704.6 that holds now.

    Those of most tables are looked for again only once something has changed that they are about.
    """
    met = losing_players(game) + stray_tokens(game) + failing_permanents(game)
    if not looked_at(game).has_others:
        return met
    return (
        *met,
        *legend_rule(game),
        *world_rule(game),
        *illegal_attachments(game),
        *failing_battles(game),
        *surplus_roles(game),
        *finished_sagas(game),
    )


def _decide(game: Game, met: Iterable[Condition]) -> Procedure[list[StateBasedAction]]:
    """Have players make the choices that are needed, in APNAP order (CR 101.4); return all actions."""
    actions: list[StateBasedAction] = []
    choices: list[tuple[StateBasedCondition, ChooseLegend | ChooseProtector]] = []
    for condition in met:
        if isinstance(condition.leads_to, ChooseLegend | ChooseProtector):
            choices.append((condition.kind, condition.leads_to))
        else:
            actions.append(condition.leads_to)
    if not choices:
        return actions
    order = {player: place for place, player in enumerate(game.apnap)}
    for kind, choice in sorted(choices, key=lambda one: (order[one[1].player], _subject(one[1]))):
        chosen = (yield from ask(choice)).value
        match choice:
            case ChooseLegend():
                actions.extend(losing_legends(choice, chosen))
            case ChooseProtector():
                actions.append(protector_chosen(choice, chosen, kind))
    return actions


def _subject(choice: ChooseLegend | ChooseProtector) -> ObjectId:
    """Return what a choice is about: one player's choices come in the same order, however a table is laid."""
    return min(choice.among) if isinstance(choice, ChooseLegend) else choice.battle


def _merged(actions: Iterable[StateBasedAction]) -> tuple[StateBasedAction, ...]:
    """Return the actions with one for each thing that happens to one object or player.

    A player who loses for two reasons loses once. A permanent that leaves the battlefield for
    two reasons leaves once; if one of them is not destruction, it is not destroyed, because
    nothing that stops destruction could save it.
    """
    merged: dict[tuple[str, PlayerId | ObjectId], StateBasedAction] = {}
    for action in actions:
        match action:
            case PlayerLost():
                key: tuple[str, PlayerId | ObjectId] = ("player", action.player)
            case Destroyed() | PutIntoGraveyard():
                key = ("leaves", action.object)
            case CountersExceeded():
                key = (f"{action.kind} {action.counter}", action.object)
            case _:
                key = (action.kind, action.object)
        merged[key] = _both(merged[key], action) if key in merged else action
    return tuple(merged.values())


def _both(one: StateBasedAction, other: StateBasedAction) -> StateBasedAction:
    because = tuple(dict.fromkeys((*one.because, *other.because)))
    kept = other if isinstance(one, Destroyed) else one
    return replace(kept, because=because)
