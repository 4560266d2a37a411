"""What is asked, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from core.explain.choices import (
    assignment_choice,
    attack_choice,
    block_choice,
    damage_order_choice,
    division,
    legend,
    one,
    priority_choice,
    protector,
    recipient,
    replacement,
    shield,
    some,
    targets,
    trigger_order,
)
from core.model.game import Game
from core.rules.choices.choice import Choice
from core.rules.choices.legend import ChooseLegend
from core.rules.choices.one import ChooseOne
from core.rules.choices.protector import ChooseProtector
from core.rules.choices.recipient import ChooseRecipient
from core.rules.choices.replacement import ChooseReplacement
from core.rules.choices.shield import SplitShield
from core.rules.choices.some import ChooseSome
from core.rules.choices.targets import ChooseTargets
from core.rules.choices.trigger_order import OrderTriggers
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from core.rules.combat.damage_order_choice import AnnounceDamageOrder
from core.rules.priority_choice import Priority
from core.rules.stack.division_choice import DivideAmongTargets

WORDS: Mapping[type[Choice[Any]], Callable[[Game, Any], str]] = {
    DeclareAttackers: attack_choice.asked,
    DeclareBlockers: block_choice.asked,
    AnnounceDamageOrder: damage_order_choice.asked,
    AssignCombatDamage: assignment_choice.asked,
    ChooseLegend: legend.asked,
    ChooseProtector: protector.asked,
    ChooseReplacement: replacement.asked,
    ChooseRecipient: recipient.asked,
    ChooseOne: one.asked,
    ChooseSome: some.asked,
    SplitShield: shield.asked,
    OrderTriggers: trigger_order.asked,
    ChooseTargets: targets.asked,
    DivideAmongTargets: division.asked,
    Priority: priority_choice.asked,
}


def asked(game: Game, choice: Choice[Any]) -> str:
    """Return who is asked what: `Amy declares attackers`.

    Raises:
        KeyError: nobody has found words for this class of question.
    """
    return WORDS[type(choice)](game, choice)
