"""Creatures that are gone after first-strike damage, before they could deal any (CR 510.4)."""

from __future__ import annotations

from collections.abc import Iterator

from core.events.spells_and_abilities import PermanentsLeft
from core.events.state_based import StateBasedActionsPerformed
from core.model.combat import Combat
from core.model.game import Game
from core.rules.combat.assignment_recipients import divisions
from core.terms.ids import first_incarnation
from core.terms.steps import Step
from core.words.english import why_not as words


def never_struck(
    before: Game, _event: StateBasedActionsPerformed | PermanentsLeft, game: Game
) -> Iterator[str]:
    """Yield the creatures that would have dealt their damage in the second step."""
    combat = before.combat or Combat()
    if combat.struck is None or before.step is not Step.FIRST_STRIKE_DAMAGE:
        return
    waiting = [one for one in (*combat.attackers, *combat.blockers) if one not in combat.struck]
    dead = {first_incarnation(card.id) for card in game.graveyard}
    gone = [one for one in divisions(before, waiting) if one not in game.battlefield]
    died = [before.label(one) for one in gone if first_incarnation(one) in dead]
    left = [before.label(one) for one in gone if first_incarnation(one) not in dead]
    if died:
        yield words.died_too_soon(died, "CR 510.4")
    if left:
        yield words.left_too_soon(left, "CR 510.4")
