"""Dividing damage and ordering it: each point moved is one answer, and one step of undo."""

from __future__ import annotations

from core.play.playthrough import Decision
from core.rules.choices.shield import Split, SplitShield
from core.rules.combat.assignment_choice import AssignCombatDamage, Assignment
from core.rules.combat.assignment_recipients import Division, divisions
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, Orders
from core.rules.stack.division_choice import DivideAmongTargets
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap
from core.words.english.names import called
from gui.session import Session
from gui.table.casting.division_among_targets import shifted
from gui.translation import tr


def shift_point(session: Session, source: ObjectId, recipient: RecipientId, change: int) -> None:
    """Assign one point more (`change` 1) or fewer (-1) from a source to a recipient.

    A point more comes from what is not assigned yet, or from the recipient furthest back that
    has one. With two recipients, a point fewer goes to the other.
    """
    decision = session.decision
    if decision is not None and isinstance(decision.choice, DivideAmongTargets):
        _shift_among_targets(session, decision, decision.choice, recipient, change)
        return
    if decision is None or not isinstance(decision.choice, AssignCombatDamage):
        return
    answer = _assignment(decision, decision.choice)
    division = divisions(decision.game, decision.choice.sources).get(source)
    if division is None:
        return
    given = dict(answer.points.get(source, {}))
    if not _shift(division, given, recipient, change):
        return
    points = answer.points.with_({source: FrozenMap((r, n) for r, n in given.items() if n)})
    session.answer(
        decision,
        Assignment(points=points),
        tr("Divide {source}'s damage").format(source=decision.game.label(source)),
    )


def _shift_among_targets(
    session: Session, decision: Decision, choice: DivideAmongTargets, recipient: RecipientId, change: int
) -> None:
    """Give a target of an ability one point more or fewer; the sum stays."""
    answer = decision.answer if isinstance(decision.answer, Assignment) else choice.default(decision.game)
    points = shifted(answer.points.get(choice.source, FrozenMap()), recipient, change)
    session.answer(
        decision,
        Assignment(points=FrozenMap({choice.source: points})),
        tr("Divide {source}'s damage").format(source=called(choice.ability)),
    )


def move_points(session: Session, source: ObjectId, giver: RecipientId, taker: RecipientId) -> None:
    """Assign to one recipient all that a source assigns to another."""
    decision = session.decision
    if decision is None or not isinstance(decision.choice, AssignCombatDamage):
        return
    answer = _assignment(decision, decision.choice)
    given = dict(answer.points.get(source, {}))
    if not given.get(giver):
        return
    given[taker] = given.get(taker, 0) + given.pop(giver)
    points = answer.points.with_({source: FrozenMap(given)})
    session.answer(
        decision,
        Assignment(points=points),
        tr("Divide {source}'s damage").format(source=decision.game.label(source)),
    )


def shift_shield(session: Session, source: ObjectId, recipient: RecipientId, change: int) -> None:
    """Use a shield for one point more, or fewer, of the damage from a source; the rest goes to others."""
    decision = session.decision
    if decision is None or not isinstance(decision.choice, SplitShield):
        return
    choice, answer = decision.choice, decision.answer or decision.choice.default(decision.game)
    if not isinstance(answer, Split):
        return
    given = {(one.recipient, one.source): 0 for one in choice.damage}
    most = {(one.recipient, one.source): one.amount for one in choice.damage}
    for whom, parts in answer.points.items():
        given.update({(whom, by): amount for by, amount in parts.items()})
    here = (recipient, source)
    others = [
        key for key in given if key != here and (given[key] > 0 if change > 0 else given[key] < most[key])
    ]
    if not others or not 0 <= given[here] + change <= most[here]:
        return
    given[here] += change
    given[others[-1]] -= change
    points: dict[RecipientId, dict[ObjectId, int]] = {}
    for (whom, by), amount in given.items():
        if amount:
            points.setdefault(whom, {})[by] = amount
    split = Split(points=FrozenMap((whom, FrozenMap(parts)) for whom, parts in points.items()))
    session.answer(decision, split, tr("Divide {shield}").format(shield=called(choice.effect.name)))


def lethal_first(session: Session) -> None:
    """Assign all damage anew, lethal damage first."""
    decision = session.decision
    if decision is not None and isinstance(decision.choice, AssignCombatDamage):
        session.answer(decision, decision.choice.default(decision.game), tr("Assign lethal damage first"))


def put_earlier(session: Session, creature: ObjectId, other: ObjectId) -> None:
    """Move `other` one place up in the damage assignment order of `creature`; the first goes last."""
    decision = session.decision
    if decision is None or not isinstance(decision.choice, AnnounceDamageOrder):
        return
    answer = decision.answer or decision.choice.default(decision.game)
    if isinstance(answer, Orders):
        order = list(answer.orders.get(creature, decision.choice.among[creature]))
        place = order.index(other)
        order.remove(other)
        order.insert(place - 1 if place else len(order), other)
        orders = answer.orders.with_({creature: tuple(order)})
        session.answer(
            decision,
            Orders(orders=orders),
            tr("Change {creature}'s damage order").format(creature=decision.game.label(creature)),
        )


def _assignment(decision: Decision, choice: AssignCombatDamage) -> Assignment:
    answer = decision.answer if isinstance(decision.answer, Assignment) else Assignment()
    return choice.completed(decision.game, answer)


def _shift(division: Division, given: dict[RecipientId, int], recipient: RecipientId, change: int) -> bool:
    """Move one point in `given`; return whether there was one to move."""
    others = [other for other in division.recipients if other != recipient]
    if _changes_sides(division, given, recipient, change):
        return True
    if change > 0:
        if sum(given.values()) >= division.points:
            donor = next((other for other in reversed(others) if given.get(other)), None)
            if donor is None:
                return False
            given[donor] -= 1
    elif not given.get(recipient):
        return False
    elif len(others) == 1:
        given[others[0]] = given.get(others[0], 0) + 1
    given[recipient] = given.get(recipient, 0) + change
    return True


def _changes_sides(
    division: Division, given: dict[RecipientId, int], recipient: RecipientId, change: int
) -> bool:
    """Move all points at once between blockers and what is attacked, where it is all or nothing."""
    beyond = {r for tier in division.unblocked for r in tier} - {r for tier in division.tiers for r in tier}
    side = [r for r in division.recipients if (r in beyond) is (recipient in beyond)]
    there = [r for r in division.recipients if r not in side]
    if not beyond or (change < 0 and (not given.get(recipient) or len(side) > 1)):
        return False
    if change > 0 and not any(given.get(other) for other in there):
        return False
    given.clear()
    given[recipient if change > 0 else there[0]] = division.points
    return True
