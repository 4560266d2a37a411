"""Abilities that trigger as something becomes a target (CR 601.2c, 603.2)."""

from __future__ import annotations

from core.model.game import Game
from core.model.stack import OnStack
from core.rules.procedure import Procedure
from core.rules.stack.stack_targets import is_wanted_on_stack
from core.rules.triggers.watching import is_about, item_of, trigger, watching


def notice_targets(game: Game, item: OnStack) -> Procedure[Game]:
    """Let abilities trigger on the players and permanents that a spell or ability on the stack targets.

    What it targets more than once becomes its target once.
    """
    if not item.targets:
        return game
    targets = [one for one in dict.fromkeys(item.targets) if one in game.players or one in game.battlefield]
    found = [
        item_of(game, this, ability, item.id)
        for this, ability in watching(game, "becomes_target")
        for target in targets
        if is_about(game, this, ability.when.which, target)
        and (
            ability.when.by is None
            or is_wanted_on_stack(game, ability.when.by, item, game.permanent(this).controller)
        )
    ]
    return (yield from trigger(game, found))
