"""Abilities whose controller may have them do nothing: asked as they resolve (CR 603.5)."""

from __future__ import annotations

from core.model.stack import OnStack
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import NO, YES, EffectRef
from core.rules.choices.purposes import Purpose, UseAbility
from core.rules.procedure import Procedure, ask
from core.terms.called import Called
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber

OPTIONAL = RuleNumber("603.5")


def is_wanted(item: OnStack) -> Procedure[bool]:
    """Return whether the controller of an ability wants it to do what it may do; yes by default."""
    return (yield from agrees(item.controller, UseAbility(ability=item.name), OPTIONAL))


def agrees(
    player: PlayerId, purpose: Purpose, rule: RuleNumber, *, is_wanted: bool = True
) -> Procedure[bool]:
    """Return whether a player wants something; `is_wanted`: whether yes is the default."""
    both = tuple(EffectRef(id=one, name=Called(one)) for one in ((YES, NO) if is_wanted else (NO, YES)))
    choice = ChooseOne(player=player, purpose=purpose, among=both, rule=rule)
    return (yield from ask(choice)).value == YES
