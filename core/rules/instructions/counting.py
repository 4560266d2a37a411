"""How often power and toughness of an instruction count: "for each" of something (CR 608.2h)."""

from __future__ import annotations

from core.abilities.amounts import HowOften
from core.abilities.subjects import Times
from core.characteristics.current import characteristics
from core.model.combat import Combat
from core.rules.instructions.resolution import Resolution
from core.terms.ids import ObjectId


def how_often(resolution: Resolution, times: Times | HowOften | None) -> int:
    """Return by what `times` multiplies, for an ability that resolves; 1 if it says nothing."""
    game, item = resolution.game, resolution.item
    combat = game.combat or Combat()
    match times:
        case None:
            return 1
        case "beyond_first":
            attacker = combat.attackers.get(item.source)
            return max(0, len(attacker.blocked_by) - 1) if attacker is not None else 0
        case "power_of_it":
            it = item.it
            return (
                characteristics(game, ObjectId(it)).power if it is not None and it not in game.players else 0
            )
        case "opponents_attacked":
            # CR 702.121a: players count, not their planeswalkers; who attacked them may have left combat
            attacked = {one.attacking for one in combat.declared.values()} & game.players.keys()
            return len(attacked - {item.controller}) if item.controller == game.active_player else 0
        case _:
            return resolution.how_much(times)
