"""`apply` for damage: effects on it are used up, and then it occurs (CR 120.4)."""

from __future__ import annotations

from typing import assert_never

from core.apply.draft import Draft
from core.apply.results import let_happen
from core.events.damage import Damage, DamageEventOccurred, DamagePrevented, DamageReplaced
from core.model.waiting_effects import EffectId
from core.terms.ids import PlayerId, first_incarnation
from core.terms.values import replace

ChangingDamageEvent = DamagePrevented | DamageReplaced | DamageEventOccurred


def apply_damage(draft: Draft, event: ChangingDamageEvent) -> None:
    """Write what an event of damage changes."""
    match event:
        case (
            DamagePrevented(by=effect, left=left, is_used_up=gone)
            | DamageReplaced(by=effect, left=left, is_used_up=gone)
        ):
            _use_effect(draft, effect, left, gone=gone)
        case DamageEventOccurred():
            _let_damage_occur(draft, event)
        case _:
            assert_never(event)


def _use_effect(draft: Draft, effect: EffectId, left: int | None, *, gone: bool) -> None:
    """Let a waiting effect shrink by what it was used for, or be gone (CR 615.7, 615.8)."""
    if gone:
        draft.change(effects=tuple(one for one in draft.effects if one.id != effect))
    elif left is not None:
        draft.change(
            effects=tuple(replace(one, points=left) if one.id == effect else one for one in draft.effects)
        )


def _let_damage_occur(draft: Draft, event: DamageEventOccurred) -> None:
    if event.hits:
        draft.change(dealt_this_turn=(*draft.before.dealt_this_turn, *event.hits))
    for result in event.results:
        let_happen(draft, result)
    for object_id in event.deathtouched:
        draft.change_permanent(object_id, deathtouched=True)
    for damage in event.commander_damage:
        add_commander_damage(draft, damage)


def add_commander_damage(draft: Draft, damage: Damage) -> None:
    """Count combat damage that a commander dealt to a player (CR 903.10a)."""
    player = draft.players.now[PlayerId(damage.recipient)]
    commander = first_incarnation(damage.source)
    total = player.commander_damage.get(commander, 0) + damage.amount
    draft.change_player(player.id, commander_damage=player.commander_damage.with_({commander: total}))
