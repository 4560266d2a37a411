"""Instructions that are followed only if something is true, or others in their place (CR 608.2c)."""

from __future__ import annotations

from core.abilities.instructions.one_shot import If
from core.characteristics.filtering import holds, speaks_of_object
from core.events.spells_and_abilities import ConditionLookedAt
from core.model.game import Game
from core.rules.instructions.following import follow
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import replace


@performs(If)
def if_true(resolution: Resolution, part: If) -> Procedure[Game]:
    """Follow what is done if a condition is true now, or what is done otherwise.

    CR 614.15: what is done instead takes the place of the rest, so that only one of them is ever done.
    """
    of = resolution.one(part.of)
    is_true = _is_true(resolution, part, of)
    looked_at = ConditionLookedAt(ability=resolution.item, condition=part.condition, of=of, is_true=is_true)
    game = yield from happen(resolution.game, looked_at)
    return (yield from follow(replace(resolution, game=game), part.does if is_true else part.otherwise))


def _is_true(resolution: Resolution, part: If, of: RecipientId | None) -> bool:
    """Whether it is; of a player or of an illegal target nothing is true that is asked of objects.

    What is compared is compared with the object that has the ability.
    """
    game, item = resolution.game, resolution.item
    if part.of == "this":
        return holds(game, part.condition, item.controller, item.source, item.defending_player)
    if of is None or (of not in game.battlefield and of not in game.last_known):
        return False
    asked = part.condition.objects
    if asked is not None and (asked.outgrows_this is not None or asked.power_than_this is not None):
        is_so = speaks_of_object(resolution.speaker, ObjectId(of), replace(asked, which=None))
        return part.condition.allows(int(is_so))
    return holds(game, part.condition, item.controller, ObjectId(of), item.defending_player)
