"""Abilities whose controller may have them do nothing: asked as they resolve (CR 603.5)."""

from __future__ import annotations

from core.choices import ChooseOne, Chosen, EffectRef
from core.model.effects import EffectId
from core.model.stack import OnStack
from core.rules.procedure import Procedure, ask
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber

OPTIONAL = RuleNumber("603.5")

_YES = EffectRef(id=EffectId("yes"), name="Yes")
_NO = EffectRef(id=EffectId("no"), name="No")
ANSWERS = frozenset({_YES.id, _NO.id})
"""What a script says to such a question."""


def is_wanted(item: OnStack) -> Procedure[bool]:
    """Return whether the controller of an ability wants it to do what it may do; yes by default."""
    return (yield from agrees(item.controller, f"may use {item.name}", OPTIONAL))


def agrees(player: PlayerId, question: str, rule: RuleNumber) -> Procedure[bool]:
    """Return whether a player wants what `question` says after the player's name; yes by default."""
    choice = ChooseOne(player=player, question=question, among=(_YES, _NO), rule=rule)
    return (yield from ask(choice, Chosen)).value in {_YES.id, _YES.name}
