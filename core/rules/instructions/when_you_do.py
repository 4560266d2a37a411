"""An ability that triggers if the instruction before did anything: a reflexive one (CR 603.12)."""

from __future__ import annotations

from core.abilities.instructions.one_shot import WhenYouDo
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.watching import Found, trigger
from core.terms.called import Aspect, Called
from core.terms.values import replace


@performs(WhenYouDo)
def when_you_do(resolution: Resolution, part: WhenYouDo) -> Procedure[Game]:
    """Let an ability trigger on what has just been done (CR 603.12)."""
    game, item = resolution.game, resolution.item
    if not resolution.did_anything:
        return game
    reflexive = replace(
        item,
        id=item.source,
        name=Called(game.label(item.source), Aspect.ABILITY),
        is_spell=False,
        is_optional=False,
        only_if=None,
        triggered_on=None,
        targets=(),
        wanted=part.targets,
        does=part.does,
    )
    return (yield from trigger(game, [Found(reflexive)]))
