"""When a change by hand is made: at the moment of priority nearest to what is shown (CR 117.1)."""

from __future__ import annotations

from collections.abc import Collection

from core.model.game import Game
from core.play.playthrough import Decision, Playthrough
from core.rules.priority_choice import Priority


def moment_of_change(
    playthrough: Playthrough, place: int, passed: Collection[Decision] = ()
) -> Decision | None:
    """Return the moment of priority at which what is shown after `place` frames is changed by hand.

    That is one right there; or, where something else is asked, the last before it, if the table is still as
    it was then. Else it is the next one, or the last there is. None without any, and once the game is over.
    Who is among `passed` had priority.
    """
    if playthrough.game_at(place).is_over:
        return None
    every = [one for one in playthrough.decisions if isinstance(one.choice, Priority)]
    here = [one for one in every if one.frame == place]
    free = [one for one in here if all(one is not gone for gone in passed)]
    before = _first_of_last([one for one in every if one.frame < place])
    if free or here:
        return free[0] if free else here[-1]
    is_asked = any(one.frame == place for one in playthrough.decisions)
    if is_asked and before is not None and is_same_table(before.game, playthrough.game_at(place)):
        return before
    return next((one for one in every if one.frame > place), before)


def place_after_change(playthrough: Playthrough, entry: int, *, was_before: bool) -> int:
    """Return after how many frames a change is seen that script entry `entry` makes.

    `was_before`: the moment shown came after that of the change: play goes on to the next question of
    another kind, unless the change put something on the stack.
    """
    later = [one for one in playthrough.decisions if one.next_entry > entry]
    if not later:
        return len(playthrough.frames)
    if was_before and not later[0].game.stack:
        later = [one for one in later if not isinstance(one.choice, Priority)] or later
    return later[0].frame


def _first_of_last(moments: list[Decision]) -> Decision | None:
    """Return the first of the moments at the last place at which there are any."""
    return next((one for one in moments if one.frame == moments[-1].frame), None)


def is_same_table(one: Game, other: Game) -> bool:
    """Whether all that can be seen on the table is the same in two games, whatever step it is."""
    return _seen(one) == _seen(other)


def _seen(game: Game) -> tuple[object, ...]:
    combat = game.combat
    fighting = combat if combat is not None and (combat.attackers or combat.blockers) else None
    return game.battlefield, game.phased_out, game.players, fighting, game.stack
