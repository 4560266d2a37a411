"""Removal from combat of permanents that stay on the battlefield (CR 506.4)."""

from __future__ import annotations

from collections.abc import Iterator

from core.characteristics.among_permanents import creatures
from core.characteristics.current import characteristics
from core.characteristics.remembering import remembered
from core.events.combat import RemovedFromCombat
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber


def keep_combat_true(before: Game, game: Game) -> Procedure[Game]:
    """Remove what a change from `before` to `game` takes out of combat (CR 506.4); return the game.

    Changing controller and not being what it was any more do. CR 506.4b: tapping does not.
    """
    if before is game and _is_combat_true(game):  # as it is mostly
        return game
    for event in _removals(before, game):
        game = yield from happen(game, event)
    return game


@remembered(lambda game: (game.combat, game.players))
def _is_combat_true(game: Game) -> bool:
    """Whether just players are attacked, and only creatures fight."""
    combat = game.combat
    if combat is None:
        return True
    there = creatures(game)
    return (
        combat.attacked <= game.players.keys()
        and combat.attackers.keys() <= there
        and combat.blockers.keys() <= there
    )


def _removals(before: Game, game: Game) -> Iterator[RemovedFromCombat]:
    """Yield what leaves combat although it stays on the battlefield.

    CR 506.4d: what blocks and is attacked may stop being one of the two and stay the other.
    """
    combat = game.combat
    if combat is None:
        return
    attacked = combat.attacked - game.players.keys()
    fighting = {*combat.attackers, *combat.blockers}
    for object_id in dict.fromkeys((*combat.attackers, *combat.blockers, *sorted(attacked))):
        if object_id not in game.battlefield or object_id not in before.battlefield:
            continue
        permanent = ObjectId(object_id)
        was, now = characteristics(before, permanent), characteristics(game, permanent)
        if before.battlefield[permanent].controller != game.battlefield[permanent].controller:
            yield RemovedFromCombat(object=permanent, role="both", reason="controller")
            continue
        if object_id in fighting and not now.is_creature:
            yield RemovedFromCombat(object=permanent, role="creature", reason="not a creature")
        elif object_id in fighting and now.is_battle and not was.is_battle:
            yield RemovedFromCombat(object=permanent, role="creature", reason="became a battle")
        if object_id in attacked and not _stays_attacked(game, permanent, was):
            rule = RuleNumber("506.4e" if was.is_planeswalker and was.is_battle else "506.4")
            yield RemovedFromCombat(object=permanent, role="attacked", reason="not attackable", rule=rule)


def _stays_attacked(game: Game, object_id: ObjectId, was: Characteristics) -> bool:
    """Whether what is attacked can go on being attacked.

    CR 506.4: a planeswalker while it is one, a battle while it is one. CR 506.4e: what was both
    while it is still either, as far as its defending player stays the same.
    """
    permanent, now = game.battlefield[object_id], characteristics(game, object_id)
    if was.is_planeswalker and was.is_battle:
        return now.is_battle or (now.is_planeswalker and permanent.protector in {None, permanent.controller})
    return now.is_battle if was.is_battle else now.is_planeswalker
