"""Answering a choice, by what is clicked or by default: each answer is one step of undo."""

from __future__ import annotations

from core.play.playthrough import Decision
from core.rules.choices.legend import ChooseLegend
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import Chosen, Targets
from core.rules.choices.protector import ChooseProtector
from core.rules.choices.recipient import ChooseRecipient
from core.rules.choices.replacement import ChooseReplacement
from core.rules.choices.some import ChooseSome
from core.rules.choices.targets import ChooseTargets
from core.rules.choices.trigger_order import OrderTriggers, StackOrder, ordered
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from core.rules.combat.damage_order_choice import AnnounceDamageOrder
from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.session import Session


def choose(session: Session, value: str) -> bool:
    """Answer a choice among things on the table; return whether there was one about this."""
    decision = session.decision
    if decision is None:
        return False
    match decision.choice:
        case ChooseLegend(among=legends) if value in legends:
            session.answer(decision, Chosen(value=value), f"Keep {decision.game.label(ObjectId(value))}")
        case ChooseProtector(among=players) if value in players:
            session.answer(decision, Chosen(value=value), f"Choose {decision.game.label(PlayerId(value))}")
        case ChooseReplacement(among=effects) if value in {ref.id for ref in effects}:
            name = next(ref.name for ref in effects if ref.id == value)
            session.answer(decision, Chosen(value=value), f"Apply {name} first")
        case OrderTriggers(among=waiting) if value in {ref.id for ref in waiting}:
            now = decision.answer or decision.choice.default(decision.game)
            before = now.order if isinstance(now, StackOrder) else ()
            order = tuple(ref.id for ref in ordered(waiting, before) if ref.id != value)
            session.answer(decision, StackOrder(order=(*order, value)), "Put abilities on the stack")
        case ChooseRecipient(among=recipients) if value in recipients:
            name = decision.game.label(ObjectId(value))
            session.answer(decision, Chosen(value=value), f"Deal it to {name}")
        case ChooseOne(among=options) if value in {ref.id for ref in options}:
            name = next(ref.name for ref in options if ref.id == value)
            session.answer(decision, Chosen(value=value), f"Choose {name}")
        case ChooseSome(among=options) as some if value in {ref.id for ref in options}:
            name = next(ref.name for ref in options if ref.id == value)
            session.answer(decision, _with_choice(decision, some, ObjectId(value)), f"Choose {name}")
        case ChooseTargets(among=among) as choice if any(value in legal for legal in among):
            name = decision.game.label(ObjectId(value))
            session.answer(decision, _retargeted(decision, choice, ObjectId(value)), f"Choose {name}")
        case _:
            return False
    return True


def accept(session: Session) -> bool:
    """Give the default answer to a decision nobody has answered; return whether there was one."""
    decision = session.decision
    if decision is None or decision.answer is not None:
        return False
    session.answer(decision, decision.choice.default(decision.game), _accepting(decision))
    return True


def _with_choice(decision: Decision, choice: ChooseSome, value: RecipientId) -> Targets:
    """Return what is chosen with another thing, in the place of what has been chosen for longest."""
    now = decision.answer or choice.default(decision.game)
    named = now.targets if isinstance(now, Targets) else ()
    before = (ObjectId(ref.id) for ref in choice.chosen(named))
    chosen = [one for one in before if one != value]
    return Targets(targets=(*chosen, value)[-choice.count :])


def _retargeted(decision: Decision, choice: ChooseTargets, value: RecipientId) -> Targets:
    """Return the targets with another one: in the first place it fits, whose target takes its old place."""
    now = decision.answer or choice.default(decision.game)
    targets = list(now.targets) if isinstance(now, Targets) else []
    places = (place for place, legal in enumerate(choice.among) if value in legal)
    place = next((one for one in places if targets[one] != value), None)
    if place is None:
        return Targets(targets=tuple(targets))
    if value in targets and targets[place] in choice.among[targets.index(value)]:
        targets[targets.index(value)] = targets[place]
    targets[place] = value
    return Targets(targets=tuple(targets))


def _accepting(decision: Decision) -> str:
    match decision.choice:
        case DeclareAttackers():
            return "Declare attackers"
        case DeclareBlockers():
            return "Declare blockers"
        case AssignCombatDamage():
            return "Assign combat damage"
        case AnnounceDamageOrder():
            return "Announce damage assignment order"
        case _:
            return "Choose"
