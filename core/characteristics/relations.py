"""How a permanent is related to others, or was as it left: in combat, and by what is attached to it."""

from __future__ import annotations

from typing import Final

from core.model.as_it_left import AsItLeft, Borne
from core.model.game import Game
from core.model.permanents import Permanent

UNRELATED: Final = AsItLeft()


def relations(game: Game, permanent: Permanent) -> AsItLeft:
    """Return how a permanent is related to others now, or last was if it has left (CR 113.7a, 608.2h)."""
    if permanent.id not in game.battlefield:
        return permanent.as_it_left or UNRELATED
    combat = game.combat
    attacker = combat.attackers.get(permanent.id) if combat is not None else None
    return AsItLeft(
        attacker=attacker,
        attacked_alone=attacker is not None and combat is not None and len(combat.attackers) == 1,
        blocker=combat.blockers.get(permanent.id) if combat is not None else None,
        bore=tuple(
            Borne(subtypes=one.copiable.subtypes, controller=one.controller)
            for one in game.battlefield.values()
            if one.attached_to == permanent.id
        ),
    )
