"""Two creatures fight (CR 701.14)."""

from __future__ import annotations

from core.abilities.instructions.damage_and_fights import Fight
from core.characteristics.current import characteristics
from core.events.damage import Damage
from core.events.spells_and_abilities import Fought
from core.model.game import Game
from core.rules.damage.event import deal_damage
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber


@performs(Fight)
def fight(resolution: Resolution, part: Fight) -> Procedure[Game]:
    """Let two creatures fight (CR 701.14).

    CR 701.14a: each deals damage equal to its power to the other. CR 701.14b: if one of them is gone
    or illegal, neither deals damage. CR 701.14d: it is not combat damage.
    """
    game = resolution.game
    pair = [resolution.one(part.one), resolution.one(part.other)]
    ids = [ObjectId(one) for one in pair if one is not None and one in game.battlefield]
    if len(ids) < len(pair) or not all(characteristics(game, one).is_creature for one in ids):
        return game
    one, other = ids
    by_itself = one == other  # CR 701.14c: twice its power, once
    rule = RuleNumber("701.14c" if by_itself else "701.14a")
    game = yield from happen(game, Fought(one=one, other=other, rule=rule))
    powers = {each: characteristics(game, each).power * (2 if by_itself else 1) for each in ids}
    damage = tuple(
        Damage(source=a, recipient=b, amount=powers[a], is_combat=False)
        for a, b in dict.fromkeys(((one, other), (other, one)))
        if powers[a] > 0
    )
    return (yield from deal_damage(game, damage, rule))
