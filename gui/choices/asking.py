"""Which question is asked how, and what is asked of each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.explain.answers import answer_words
from core.explain.violations import what_is_wrong
from core.play.playthrough import Decision
from core.rules.choices.choice import Answer, Choice
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
from core.rules.stack.division_choice import DivideAmongTargets
from core.terms.ids import RecipientId
from core.terms.values import replace
from gui.choices.assignment_choice import AssignmentOnTable
from gui.choices.attack_choice import AttackOnTable
from gui.choices.block_choice import BlockOnTable
from gui.choices.damage_order_choice import DamageOrderOnTable
from gui.choices.division import DivisionOnTable
from gui.choices.legend import LegendOnTable
from gui.choices.on_table import OnTable
from gui.choices.one import OneOnTable
from gui.choices.protector import ProtectorOnTable
from gui.choices.question import Extra, Question
from gui.choices.recipient import RecipientOnTable
from gui.choices.replacement import ReplacementOnTable
from gui.choices.shield import ShieldOnTable
from gui.choices.some import SomeOnTable
from gui.choices.targets import TargetsOnTable
from gui.choices.trigger_order import TriggerOrderOnTable
from gui.translation import tr

_ON_TABLE: Mapping[type[Choice[Any]], OnTable[Any, Any]] = {
    DeclareAttackers: AttackOnTable(),
    DeclareBlockers: BlockOnTable(),
    AnnounceDamageOrder: DamageOrderOnTable(),
    AssignCombatDamage: AssignmentOnTable(),
    ChooseLegend: LegendOnTable(),
    ChooseProtector: ProtectorOnTable(),
    ChooseReplacement: ReplacementOnTable(),
    ChooseRecipient: RecipientOnTable(),
    ChooseOne: OneOnTable(),
    ChooseSome: SomeOnTable(),
    SplitShield: ShieldOnTable(),
    OrderTriggers: TriggerOrderOnTable(),
    ChooseTargets: TargetsOnTable(),
    DivideAmongTargets: DivisionOnTable(),
}
_ANY: OnTable[Any, Any] = OnTable()


def decision_question(decision: Decision) -> Question:
    """Return what the bar says about a decision: what is asked, or what is wrong with its answer."""
    choice, game = decision.choice, decision.game
    asked = _on_table(choice).question(game, choice, _answer(decision))
    if type(choice) in _ON_TABLE:  # the answers to all others depend on what is on hand
        asked = replace(asked, extras=(*asked.extras, Extra.ANSWERS))
    if decision.violations:
        first, *more = what_is_wrong(decision)
        wrong = tr("{first} (And {count} more.)").format(first=first, count=len(more)) if more else str(first)
        extras = (*asked.extras, Extra.TAKE_BACK)
        return Question(asked.title, wrong, is_wrong=True, extras=extras)
    if decision.answer is None:
        return replace(asked, extras=(*asked.extras, Extra.DECIDE))
    return asked


def clicked(decision: Decision, value: str) -> tuple[Answer, str] | None:
    """Return the answer after a click on something, and what it is called; None if it means nothing."""
    choice = decision.choice
    found: tuple[Answer, str] | None = _on_table(choice).clicked(
        decision.game, choice, _answer(decision), value
    )
    return found


def answers_by_click(decision: Decision) -> tuple[RecipientId, ...]:
    """Return what may be clicked on the table to answer a decision."""
    return _on_table(decision.choice).clickable(decision.choice)


def is_settled(decision: Decision) -> bool:
    """Whether a click has answered a decision wholly and legally, so that play can go on."""
    answered = decision.answer is not None and not decision.violations
    return answered and _on_table(decision.choice).settles(decision.choice)


def taken(decision: Decision) -> tuple[RecipientId, ...] | None:
    """Return which of several things are chosen so far; None where nobody chooses several."""
    return _on_table(decision.choice).taken(decision.choice, _answer(decision))


def accepting(decision: Decision) -> str:
    """Return what it is called to give the default answer, in the menu of undo and as a line of play."""
    words, choice, game = _on_table(decision.choice).accepting, decision.choice, decision.game
    if words:
        return tr(words)
    return tr("Choose {what}").format(what=answer_words(game, choice, choice.default(game)))


def _answer(decision: Decision) -> Answer:
    answer: Answer = decision.answer or decision.choice.default(decision.game)
    return answer


def _on_table(choice: Choice[Any]) -> OnTable[Any, Any]:
    return _ON_TABLE.get(type(choice), _ANY)
