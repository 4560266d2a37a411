"""`apply` for who attacks, who blocks, and who does so no more."""

from __future__ import annotations

from itertools import chain
from typing import assert_never

from core.apply.draft import Draft
from core.events.combat import (
    AsUnblockedChosen,
    AttackersDeclared,
    BlockersDeclared,
    DamageOrderAnnounced,
    RemovedFromCombat,
)
from core.events.entering import PermanentsEntered
from core.model.combat import Attacker, Blocker, Blocking, Combat
from core.terms.ids import ObjectId
from core.terms.steps import Step
from core.terms.values import FrozenMap, replace

CombatEvent = (
    AttackersDeclared | BlockersDeclared | DamageOrderAnnounced | RemovedFromCombat | AsUnblockedChosen
)


def apply_combat(draft: Draft, event: CombatEvent) -> None:
    """Write what an event of combat changes."""
    match event:
        case AttackersDeclared():
            _declare_attackers(draft, event)
        case BlockersDeclared():
            _declare_blockers(draft, event)
        case DamageOrderAnnounced(orders=orders):
            _order(draft, orders)
        case RemovedFromCombat():
            _remove_from_combat(draft, event)
        case AsUnblockedChosen(attacker=attacker, is_wanted=is_wanted):
            _choose_as_unblocked(draft, attacker, is_wanted=is_wanted)
        case _:
            assert_never(event)


def _declare_attackers(draft: Draft, event: AttackersDeclared) -> None:
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
    before = draft.combat or Combat()  # CR 508.4: what entered attacking goes on doing so
    combat = replace(
        before,
        attackers=before.attackers.with_(attackers),
        declared=attackers,
        bands=event.bands,
        had_attackers=before.had_attackers or bool(attackers),
    )
    draft.change(combat=combat)
    for object_id, attacker in attackers.items():
        draft.remember("attacked", object_id, attacker.attacking)
    for object_id in (*event.tapped, *chain(*event.enlisted.values())):
        draft.tap(object_id)


def _declare_blockers(draft: Draft, event: BlockersDeclared) -> None:
    combat = draft.combat or Combat()
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


def _order(draft: Draft, orders: FrozenMap[ObjectId, tuple[ObjectId, ...]]) -> None:
    combat = draft.combat or Combat()
    attackers, blockers = dict(combat.attackers), dict(combat.blockers)
    for creature, order in orders.items():
        if creature in attackers:
            attackers[creature] = replace(attackers[creature], blocked_by=order)
        else:
            blockers[creature] = replace(blockers[creature], blocks=order)
    changed = replace(combat, attackers=FrozenMap(attackers), blockers=FrozenMap(blockers))
    draft.change(combat=changed)


def _remove_from_combat(draft: Draft, event: RemovedFromCombat) -> None:
    if event.role != "attacked":
        draft.stop_fighting(event.object)
    if event.role != "creature":
        draft.stop_being_attacked(event.object)


def _choose_as_unblocked(draft: Draft, attacker: ObjectId, *, is_wanted: bool) -> None:
    combat = draft.combat or Combat()
    chosen = combat.as_unblocked.with_({attacker: is_wanted})
    draft.change(combat=replace(combat, as_unblocked=chosen))


def become_blocked(draft: Draft, object_id: ObjectId) -> None:
    """Make an attacker blocked (CR 509.1h)."""
    combat = draft.combat or Combat()
    attacker = replace(combat.attackers[object_id], blocking=Blocking.BLOCKED)
    draft.change(combat=replace(combat, attackers=combat.attackers.with_({object_id: attacker})))


def become_unblocked(draft: Draft, object_id: ObjectId) -> None:
    """Make an attacker unblocked: nothing blocks it any more (CR 509.1h)."""
    combat = draft.combat or Combat()
    attacker = replace(combat.attackers[object_id], blocking=Blocking.UNBLOCKED, blocked_by=())
    attackers = combat.attackers.with_({object_id: attacker})
    blockers = FrozenMap((one.id, one.after_removing({object_id})) for one in combat.blockers.values())
    draft.change(combat=replace(combat, attackers=attackers, blockers=blockers))


def enter_combat(draft: Draft, event: PermanentsEntered) -> None:
    """Let those that enter attacking or blocking do so (CR 508.4, 509.4)."""
    combat = draft.combat
    if combat is None or not (event.attacking or event.blocking):
        return
    undeclared = draft.before.step in {Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS}
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
