"""Whether what an ability asks for is true (CR 603.4)."""

from __future__ import annotations

from core.abilities.conditions import Condition
from core.model.game import Game
from core.rules.filters import is_among
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber

INTERVENING_IF = RuleNumber("603.4")


def holds(game: Game, condition: Condition | None, you: PlayerId, this: ObjectId) -> bool:
    """Whether a condition of an ability of `this` is true; no condition always is."""
    if condition is None:
        return True
    wanted = condition.objects
    # only what is spoken of by name is still asked about once it has left
    candidates = (this,) if wanted.which == "this" else tuple(game.battlefield)
    count = sum(is_among(game, one, wanted, you, this) for one in candidates)
    return condition.at_least <= count and (condition.at_most is None or count <= condition.at_most)
