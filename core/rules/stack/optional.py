"""Abilities whose controller may have them do nothing: asked as they resolve (CR 603.5)."""

from __future__ import annotations

from core.model.stack import OnStack
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import NO, YES, EffectRef
from core.rules.procedure import Procedure, ask
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber

OPTIONAL = RuleNumber("603.5")


def is_wanted(item: OnStack) -> Procedure[bool]:
    """Return whether the controller of an ability wants it to do what it may do; yes by default."""
    return (yield from agrees(item.controller, f"may use {item.name}", OPTIONAL))


def agrees(
    player: PlayerId,
    question: str,
    rule: RuleNumber,
    *,
    answers: tuple[str, str] = ("Yes", "No"),
    is_wanted: bool = True,
) -> Procedure[bool]:
    """Return whether a player wants what `question` says after the player's name.

    `answers` is what yes and no are called here; `is_wanted`, whether yes is the default.
    """
    yes, no = answers
    both = (EffectRef(id=YES, name=yes), EffectRef(id=NO, name=no))
    choice = ChooseOne(player=player, question=question, among=both if is_wanted else both[::-1], rule=rule)
    return (yield from ask(choice)).value in {YES, yes}
