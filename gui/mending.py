"""After an answer has been changed, later ones stay as far as they still mean something."""

from __future__ import annotations

from core.play.playthrough import Decision
from core.rules.combat.block_choice import DeclareBlockers
from core.scenario.entries import BlockSpec, EntrySpec
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap, replace


def mended(refused: Decision, entry: EntrySpec) -> EntrySpec | None:
    """Return an entry that was refused without what cannot be any more; None if nothing can be left out.

    Of blocks, those of attackers that no longer attack and by creatures that are gone are left out.
    """
    combat = refused.game.combat
    if not isinstance(refused.choice, DeclareBlockers) or not isinstance(entry, BlockSpec) or combat is None:
        return None
    kept = {}
    for blocker, blocked in entry.block.items():
        attackers = (blocked,) if isinstance(blocked, str) else tuple(blocked)
        still = tuple(one for one in attackers if ObjectId(one) in combat.attackers)
        if still and ObjectId(blocker) in refused.game.battlefield:
            kept[blocker] = blocked if len(still) == len(attackers) else still
    if kept == dict(entry.block):
        return None
    return replace(entry, block=FrozenMap(kept))
