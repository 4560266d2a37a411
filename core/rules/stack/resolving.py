"""Resolving what is on the stack: its targets, then its instructions (CR 608, 608.2b)."""

from __future__ import annotations

from typing import assert_never

from core.abilities.effects.on_players import CantLose
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.damage_and_fights import DealDamage, Fight
from core.abilities.instructions.give import Give
from core.abilities.instructions.leaving_and_returning import (
    Counter,
    Later,
    Move,
    ReturnToBattlefield,
    SacrificeOfChoice,
)
from core.abilities.instructions.one_shot import MakeEffect, OneShot, Unless, WhenYouDo
from core.abilities.instructions.to_permanents import (
    Attach,
    BecomeCopy,
    ChangeCounters,
    ChangeStatus,
    GainControl,
    PhaseOut,
    Transform,
)
from core.abilities.instructions.to_players import ChangeLife, DrawNow, ExileTop, LoseGame
from core.abilities.keywords import Keyword
from core.characteristics.active_effects import active_effects
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.events.causes import Cause, instruction_of
from core.events.combat import RemovedFromCombat
from core.events.effects import DidNotResolve, WhyNot
from core.events.flow import GameLost
from core.events.stack import AbilityResolved, ResolutionBegan
from core.events.status import (
    BecameAttached,
    BecameBlocked,
    BecameRenowned,
    BecameUnattached,
    BecameUnblocked,
    Tapped,
)
from core.model.cards import is_permanent_card
from core.model.combat import Blocking, Combat
from core.model.game import Game
from core.model.stack import OnStack
from core.rules.combat.removal import keep_combat_true
from core.rules.damage.event import deal_damage
from core.rules.procedure import Procedure
from core.rules.stack.beginning import begin_control, begin_delayed, begin_effects
from core.rules.stack.chosen_sources import choose_source
from core.rules.stack.countering import counter
from core.rules.stack.creating import create_tokens, enter_as_permanent, return_to_battlefield
from core.rules.stack.dealing import fight, instructed_damage
from core.rules.stack.instructed_results import instructed_results
from core.rules.stack.optional import OPTIONAL, is_wanted
from core.rules.stack.sacrificing import sacrifice_of_choice
from core.rules.stack.scene import Scene
from core.rules.stack.targets import may_be_target, targeting
from core.rules.stack.unless import not_paid_for
from core.rules.state_based.attachments import may_be_attached
from core.rules.triggers.conditions import holds
from core.rules.triggers.noticing import happen
from core.rules.triggers.watching import Found, trigger
from core.rules.untapping import untap
from core.rules.zones.copying import become_copy
from core.rules.zones.leaving import leave_game
from core.rules.zones.leaving_battlefield import leave_battlefield
from core.rules.zones.phasing import instructed_phasing
from core.rules.zones.transforming import transform
from core.rules.zones.zone_changes import graveyard_or_elsewhere
from core.terms.called import Aspect, Called
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace
from core.terms.zones import Zone


def resolve(game: Game, item: OnStack) -> Procedure[Game]:
    """Resolve a spell or ability (CR 608.2); a spell may become a permanent (CR 608.3).

    CR 608.2b: with targets, all of which are illegal by now, it does nothing at all; those that
    are illegal are passed over. CR 603.4: nor does a triggered ability whose "if" is not true any more.
    """
    legal = _legal_targets(game, item)
    if item.targets and not any(legal):
        game, to = yield from _destination(game, item)
        return (yield from happen(game, DidNotResolve(ability=item, to=to)))
    if not holds(game, item.only_if, item.controller, item.source):
        return (yield from happen(game, DidNotResolve(ability=item, why=WhyNot.CONDITION)))
    illegal = tuple(one for one, still in zip(item.targets, legal, strict=True) if still is None)
    game = yield from happen(game, ResolutionBegan(ability=item, illegal=illegal))
    if item.is_optional and not (yield from is_wanted(item)):
        return (yield from happen(game, AbilityResolved(ability=item, is_declined=True, rule=OPTIONAL)))
    game = yield from _carry_out_all(Scene(game, item, legal), item.does)
    if game.is_over or not game.has_on_stack(item.id):  # CR 800.4a: gone with its controller
        return game
    if item.is_spell and is_permanent_card(game.last_known[item.id].card):
        return (yield from enter_as_permanent(game, item))
    game, to = yield from _destination(game, item)
    return (yield from happen(game, AbilityResolved(ability=item, to=to)))


def _carry_out_all(scene: Scene, does: tuple[OneShot, ...]) -> Procedure[Game]:
    """Follow instructions in their order, for as long as what says them is there (CR 608.2c)."""
    game, item, created, damaged = scene.game, scene.item, scene.created, scene.damaged
    before = game
    for part in does:
        if isinstance(part, WhenYouDo):
            if game is not before:
                game = yield from trigger(game, [_reflexive(game, item, part)])
            continue
        before = game
        if isinstance(part, MakeEffect) and part.from_source == "chosen":
            item = yield from choose_source(game, item, part)
        now = Scene(game, item, scene.legal, created, damaged)
        game = yield from (_unless(now, part) if isinstance(part, Unless) else _carry_out(now, part))
        created += tuple(one for one in game.battlefield if before.on_battlefield(one) is None)
        damaged += tuple(hit.recipient for hit in game.dealt_this_turn[len(before.dealt_this_turn) :])
        game = yield from keep_combat_true(before, game)
        if game.is_over or not game.has_on_stack(item.id):
            return game
    return game


def _unless(scene: Scene, part: Unless) -> Procedure[Game]:
    """CR 608.2e: of several players each chooses before anything is done."""
    game, scenes = yield from not_paid_for(scene, part)
    for one in scenes:
        game = yield from _carry_out_all(replace(one, game=game), part.does)
    return game


def _reflexive(game: Game, item: OnStack, part: WhenYouDo) -> Found:
    """Return the ability that triggers on what has just been done (CR 603.12)."""
    return Found(
        replace(
            item,
            id=item.source,
            name=Called(game.label(item.source), Aspect.ABILITY),
            is_spell=False,
            is_optional=False,
            only_if=None,
            triggered_on=None,
            targets=(),
            wanted=part.targets,
            does=part.does,
        )
    )


def _destination(game: Game, item: OnStack) -> Procedure[tuple[Game, Zone]]:
    """Return where the card of a spell goes as it leaves the stack."""
    if not item.is_spell:
        return game, Zone.GRAVEYARD
    game, where = yield from graveyard_or_elsewhere(game, (item.id,))
    return game, where[item.id]


def _legal_targets(game: Game, item: OnStack) -> tuple[RecipientId | None, ...]:
    """Return the targets in their order, None for each that has become illegal."""
    by = targeting(item)
    return tuple(
        target if may_be_target(game, spec, target, by) else None
        for spec, target in zip(item.wanted, item.targets, strict=True)
    )


def _carry_out(scene: Scene, part: OneShot) -> Procedure[Game]:
    match part:
        case WhenYouDo() | Unless():
            return scene.game  # `_carry_out_all` knows what was done before, and what comes within
        case DealDamage():
            damage = tuple(instructed_damage(scene, part))
            return (yield from deal_damage(scene.game, damage, RuleNumber("120.2b")))
        case MakeEffect() | Give():
            return (yield from begin_effects(scene, part))
        case Later():
            return (yield from begin_delayed(scene, part))
        case GainControl():
            return (yield from begin_control(scene, part))
        case Transform():
            return (yield from transform(scene, part))
        case BecomeCopy():
            return (yield from become_copy(scene, part))
        case PhaseOut():
            return (yield from instructed_phasing(scene, part))
        case Move():
            return (yield from _move(scene, part))
        case Counter():
            return (yield from counter(scene, part))
        case SacrificeOfChoice(who=who, what=what):
            return (
                yield from sacrifice_of_choice(scene, scene.players(who), what, scene.how_much(part.amount))
            )
        case ChangeLife() | ChangeCounters() | DrawNow() | ExileTop():
            return (yield from instructed_results(scene, part))
        case CreateTokens():
            return (yield from create_tokens(scene, part))
        case ReturnToBattlefield():
            return (yield from return_to_battlefield(scene, part))
        case LoseGame():
            return (yield from _lose(scene, part))
        case ChangeStatus():
            return (yield from _status(scene, part))
        case Attach():
            return (yield from _attach(scene, part))
        case Fight():
            return (yield from fight(scene, part))
        case _:
            assert_never(part)


def _move(scene: Scene, part: Move) -> Procedure[Game]:
    game = scene.game
    gone = scene.each(part.on, part.each)
    match part.kind:
        case "destroy":
            gone = tuple(one for one in gone if not characteristics(game, one).has(Keyword.INDESTRUCTIBLE))
        case "sacrifice":  # CR 701.21a: nobody sacrifices what somebody else controls
            gone = tuple(one for one in gone if game.battlefield[one].controller == scene.item.controller)
        case _:
            pass
    cause = instruction_of(scene.item)
    return (yield from leave_battlefield(game, gone, part.kind, cause, is_regenerable=part.is_regenerable))


def _lose(scene: Scene, part: LoseGame) -> Procedure[Game]:
    """CR 614.17: unless an effect says that the player can't lose."""
    game = scene.game
    safe = {active.you for active, _ in active_effects(game, CantLose)}
    losers = tuple(player for player in scene.players(part.who) if player not in safe)
    for player in losers:
        game = yield from happen(game, GameLost(player=player, name=scene.item.name))
    return (yield from leave_game(game, losers))


def _status(scene: Scene, part: ChangeStatus) -> Procedure[Game]:
    game, cause = scene.game, instruction_of(scene.item)
    for one in scene.each(part.on, None):
        match part.kind:
            case "tap" if not game.battlefield[one].status.tapped:
                game = yield from happen(game, Tapped(objects=(one,), cause=cause))
            case "untap" if game.battlefield[one].status.tapped:
                game = yield from untap(game, one, cause)
            case "become_renowned" if not game.battlefield[one].renowned:
                # CR 702.112c: once renowned, nothing more
                game = yield from happen(game, BecameRenowned(object=one, cause=cause))
            case "remove_from_combat":
                game = yield from happen(game, RemovedFromCombat(object=one, role="both", reason="effect"))
            case "become_blocked":
                game = yield from _become_blocked(game, one, cause)
            case "become_unblocked" if _is_blocked(game, one):
                game = yield from happen(game, BecameUnblocked(object=one, cause=cause))
            case "unattach_all":
                loose = tuple(
                    p.id
                    for p in game.battlefield.values()
                    if p.attached_to == one and speaks_of_object(scene.speaker, p.id, part.attachments)
                )
                if loose:
                    event = BecameUnattached(objects=loose, bearer=one, cause=cause)
                    game = yield from happen(game, event)
            case _:
                pass
    return game


def _attach(scene: Scene, part: Attach) -> Procedure[Game]:
    """CR 701.3a: what can't be attached there stays where it is; CR 701.3b: nor does anything move twice."""
    game, to = scene.game, scene.one(part.to)
    for one in scene.each(part.what, None):
        moved = replace(game.battlefield[one], attached_to=to)
        if to is None or game.battlefield[one].attached_to == to or not may_be_attached(game, moved):
            continue
        attached = BecameAttached(object=one, to=to, cause=instruction_of(scene.item))
        game = yield from happen(game, attached)
    return game


def _is_blocked(game: Game, creature: ObjectId) -> bool:
    attacker = game.combat.attackers.get(creature) if game.combat is not None else None
    return attacker is not None and attacker.blocking is Blocking.BLOCKED


def _become_blocked(game: Game, creature: ObjectId, cause: Cause) -> Procedure[Game]:
    """CR 509.1h: it is blocked from now on, though nothing blocks it. CR 702.22i: so is all its band."""
    combat = game.combat or Combat()
    if creature not in combat.attackers or combat.attackers[creature].blocking is not Blocking.UNBLOCKED:
        return game
    band = combat.band_of(creature)
    fresh = tuple(one for one in band if combat.attackers[one].blocking is Blocking.UNBLOCKED)
    banded = tuple(one for one in fresh if one != creature)
    return (yield from happen(game, BecameBlocked(objects=fresh, banded=banded, cause=cause)))
