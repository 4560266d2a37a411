"""What gestures and keys do: each makes one answer or one change of the set-up, as one step of undo."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from core.choices import (
    AnnounceDamageOrder,
    AssignCombatDamage,
    Assignment,
    Attacks,
    Blocks,
    ChooseLegend,
    ChooseOne,
    ChooseProtector,
    ChooseRecipient,
    ChooseReplacement,
    ChooseSome,
    ChooseTargets,
    Chosen,
    DeclareAttackers,
    DeclareBlockers,
    Orders,
    OrderTriggers,
    Split,
    SplitShield,
    StackOrder,
    Targets,
)
from core.play.playthrough import Decision
from core.rules import judge
from core.rules.combat.assignment import completed
from core.rules.combat.attack_legality import candidates
from core.rules.combat.block_legality import block_capacity
from core.rules.combat.division import Division, divisions
from core.rules.combat.enlisting import enlist_capacity
from core.rules.stack.sacrificing import chosen_among
from core.rules.triggers.order import ordered
from core.scenario.changes import forgotten, moved_before, with_object_changed, without
from core.terms.frozen import FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.session import Session


def attack(session: Session, creature: ObjectId, target: RecipientId) -> None:
    """Let a creature attack something, or something else than before."""
    decision = session.decision_of(DeclareAttackers)
    if decision is not None:
        now = _attacks(decision)
        attacks = now.attacks.with_({creature: target})
        bands = tuple(band for band in now.bands if creature not in band)
        text = f"Attack {decision.game.label(target)} with {decision.game.label(creature)}"
        session.answer(decision, _attacking(now, attacks, bands), text)


def attack_with_all(session: Session) -> None:
    """Let every creature that may attack do so; those without a target attack the first opponent."""
    decision = session.decision_of(DeclareAttackers)
    if decision is not None:
        game, player = decision.game, decision.choice.player
        now = _attacks(decision)
        first = game.opponents(player)[0]
        attacks = {creature: now.attacks.get(creature, first) for creature in candidates(game, player)}
        session.answer(decision, _attacking(now, FrozenMap(attacks), now.bands), "Attack with all")


def band_all(session: Session) -> None:
    """Let all attacking creatures form one band; take bands apart if there are any."""
    decision = session.decision_of(DeclareAttackers)
    if decision is not None:
        now = _attacks(decision)
        if now.bands:
            session.answer(decision, _attacking(now, now.attacks, ()), "No band")
        elif len(now.attacks) > 1:
            session.answer(decision, _attacking(now, now.attacks, (tuple(now.attacks),)), "Form a band")


def enlist(session: Session, creature: ObjectId, attacker: ObjectId) -> None:
    """Let an attacker enlist a creature: besides others as far as it may, else in their place."""
    decision = session.decision_of(DeclareAttackers)
    if decision is None:
        return
    now = _attacks(decision)
    free = _without_enlisted(now.enlists, {creature})
    most = enlist_capacity(decision.game, attacker)
    enlisted = (*free.get(attacker, ()), creature)[-most:]
    answer = Attacks(attacks=now.attacks, bands=now.bands, enlists=free.with_({attacker: enlisted}))
    session.answer(
        decision, answer, f"Enlist {decision.game.label(creature)} with {decision.game.label(attacker)}"
    )


def block(session: Session, creature: ObjectId, attacker: ObjectId) -> None:
    """Let a creature block an attacker: besides others as far as it may, else in their place."""
    decision = _block_decision(session, creature)
    if decision is None:
        return
    blocks = _blocks(decision).blocks
    before = tuple(other for other in blocks.get(creature, ()) if other != attacker)
    capacity = block_capacity(decision.game, creature)
    room = len(before) if capacity is None else capacity - 1
    attackers = (*before[len(before) - room :], attacker) if room else (attacker,)
    text = f"Block {decision.game.label(attacker)} with {decision.game.label(creature)}"
    session.answer(decision, Blocks(blocks=blocks.with_({creature: attackers})), text)


def withdraw(session: Session, creature: ObjectId, target: RecipientId | None = None) -> bool:
    """Take a creature out of attack or block, or do not enlist it; return whether there was any of it.

    With `target` a blocker is only taken away from that attacker.
    """
    decision = session.decision_of(DeclareAttackers)
    if decision is not None and creature in _attacks(decision).attacks:
        now = _attacks(decision)
        bands = tuple(band for band in now.bands if creature not in band)
        answer = _attacking(now, now.attacks.without(creature), bands)
        session.answer(decision, answer, f"Do not attack with {decision.game.label(creature)}")
        return True
    if decision is not None and any(creature in some for some in _attacks(decision).enlists.values()):
        now = _attacks(decision)
        others = _without_enlisted(now.enlists, {creature})
        answer = Attacks(attacks=now.attacks, bands=now.bands, enlists=others)
        session.answer(decision, answer, f"Do not enlist {decision.game.label(creature)}")
        return True
    decision = _block_decision(session, creature)
    if decision is None or creature not in _blocks(decision).blocks:
        return False
    blocks = _blocks(decision).blocks
    left = tuple(other for other in blocks[creature] if target is not None and other != target)
    changed = blocks.with_({creature: left}) if left else blocks.without(creature)
    text = f"Do not block with {decision.game.label(creature)}"
    session.answer(decision, Blocks(blocks=changed), text)
    return True


def shift_point(session: Session, source: ObjectId, recipient: RecipientId, change: int) -> None:
    """Assign one point more (`change` 1) or fewer (-1) from a source to a recipient.

    A point more comes from what is not assigned yet, or from the recipient furthest back that
    has one. With two recipients, a point fewer goes to the other.
    """
    decision = session.decision
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
    session.answer(decision, Assignment(points=points), f"Divide damage of {decision.game.label(source)}")


def shift_shield(session: Session, source: ObjectId, recipient: RecipientId, change: int) -> None:
    """Use a shield for one point more, or fewer, of the damage from a source; the rest goes to others."""
    decision = session.decision
    if decision is None or not isinstance(decision.choice, SplitShield):
        return
    choice, answer = decision.choice, decision.answer or judge.default(decision.game, decision.choice)
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
    session.answer(decision, split, f"Split {choice.effect.name}")


def lethal_first(session: Session) -> None:
    """Assign all damage anew, lethal damage first."""
    decision = session.decision
    if decision is not None and isinstance(decision.choice, AssignCombatDamage):
        session.answer(decision, judge.default(decision.game, decision.choice), "Assign lethal damage first")


def put_earlier(session: Session, creature: ObjectId, other: ObjectId) -> None:
    """Move `other` one place up in the damage assignment order of `creature`; the first goes last."""
    decision = session.decision
    if decision is None or not isinstance(decision.choice, AnnounceDamageOrder):
        return
    answer = decision.answer or judge.default(decision.game, decision.choice)
    if isinstance(answer, Orders):
        order = list(answer.orders.get(creature, decision.choice.among[creature]))
        place = order.index(other)
        order.remove(other)
        order.insert(place - 1 if place else len(order), other)
        orders = answer.orders.with_({creature: tuple(order)})
        session.answer(
            decision, Orders(orders=orders), f"Change the damage order of {decision.game.label(creature)}"
        )


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
            now = decision.answer or judge.default(decision.game, decision.choice)
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


def _with_choice(decision: Decision, choice: ChooseSome, value: RecipientId) -> Targets:
    """Return what is chosen with another thing, in the place of what has been chosen for longest."""
    now = decision.answer or judge.default(decision.game, choice)
    named = now.targets if isinstance(now, Targets) else ()
    before = (ObjectId(ref.id) for ref in chosen_among(choice, named))
    chosen = [one for one in before if one != value]
    return Targets(targets=(*chosen, value)[-choice.count :])


def _retargeted(decision: Decision, choice: ChooseTargets, value: RecipientId) -> Targets:
    """Return the targets with another one: in the first place it fits, whose target takes its old place."""
    now = decision.answer or judge.default(decision.game, choice)
    targets = list(now.targets) if isinstance(now, Targets) else []
    places = (place for place, legal in enumerate(choice.among) if value in legal)
    place = next((one for one in places if targets[one] != value), None)
    if place is None:
        return Targets(targets=tuple(targets))
    if value in targets and targets[place] in choice.among[targets.index(value)]:
        targets[targets.index(value)] = targets[place]
    targets[place] = value
    return Targets(targets=tuple(targets))


def accept(session: Session) -> bool:
    """Give the default answer to a decision nobody has answered; return whether there was one."""
    decision = session.decision
    if decision is None or decision.answer is not None:
        return False
    session.answer(decision, judge.default(decision.game, decision.choice), _accepting(decision))
    return True


def give_to(session: Session, object_id: ObjectId, player: PlayerId) -> None:
    """Set up a permanent under another player's control; attachments go with what they are attached to."""
    name = session.game.label(object_id) if session.game.on_battlefield(object_id) else object_id
    scenario = with_object_changed(forgotten(session.scenario, object_id), object_id, controller=player)
    session.edit(scenario, f"Give {name} to {session.game.label(player)}")


def remove(session: Session, ids: tuple[str, ...]) -> None:
    """Take things off the table."""
    known = {spec.id for spec in session.scenario.battlefield}
    gone = [object_id for object_id in ids if object_id in known]
    if gone:
        name = (
            session.playthrough.start.label(ObjectId(gone[0])) if len(gone) == 1 else f"{len(gone)} objects"
        )
        session.edit(without(session.scenario, gone), f"Remove {name}")


def place_before(session: Session, object_id: ObjectId, other: ObjectId | None) -> None:
    """Set up a permanent before another one in its row, or last."""
    session.edit(moved_before(session.scenario, object_id, other), "Rearrange")


def _attacks(decision: Decision) -> Attacks:
    answer = decision.answer or judge.default(decision.game, decision.choice)
    return answer if isinstance(answer, Attacks) else Attacks()


def _attacking(
    now: Attacks, attacks: FrozenMap[ObjectId, RecipientId], bands: tuple[tuple[ObjectId, ...], ...]
) -> Attacks:
    """Return another attack; those who enlist go on doing so, as far as they attack and the others don't."""
    kept = FrozenMap((one, some) for one, some in now.enlists.items() if one in attacks)
    return Attacks(attacks=attacks, bands=bands, enlists=_without_enlisted(kept, attacks.keys()))


def _without_enlisted(
    enlists: FrozenMap[ObjectId, tuple[ObjectId, ...]], creatures: AbstractSet[ObjectId]
) -> FrozenMap[ObjectId, tuple[ObjectId, ...]]:
    left = ((one, tuple(c for c in some if c not in creatures)) for one, some in enlists.items())
    return FrozenMap((one, some) for one, some in left if some)


def _blocks(decision: Decision) -> Blocks:
    answer = decision.answer or judge.default(decision.game, decision.choice)
    return answer if isinstance(answer, Blocks) else Blocks()


def _assignment(decision: Decision, choice: AssignCombatDamage) -> Assignment:
    answer = decision.answer if isinstance(decision.answer, Assignment) else Assignment()
    return completed(decision.game, choice, answer)


def _block_decision(session: Session, creature: ObjectId) -> Decision | None:
    """Return the declaration of blockers by the player who controls a creature."""
    for decision in session.playthrough.decisions:
        if isinstance(decision.choice, DeclareBlockers):
            permanent = decision.game.battlefield.get(creature)
            if permanent is not None and permanent.controller == decision.choice.player:
                return decision
    return None


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
