"""What a player may have happen or not: asked with yes and no."""

from __future__ import annotations

from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import NO, YES, EffectRef
from core.rules.choices.purposes import Purpose
from core.rules.procedure import Procedure, ask
from core.terms.called import Called
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber


def agrees(
    player: PlayerId, purpose: Purpose, rule: RuleNumber, *, is_wanted: bool = True
) -> Procedure[bool]:
    """Return whether a player wants something; `is_wanted`: whether yes is the default."""
    both = tuple(EffectRef(id=one, name=Called(one)) for one in ((YES, NO) if is_wanted else (NO, YES)))
    choice = ChooseOne(player=player, purpose=purpose, among=both, rule=rule)
    return (yield from ask(choice)).value == YES
