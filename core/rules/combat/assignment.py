"""Assigning combat damage: what is legal, and a sensible default (CR 510.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.choices import AssignCombatDamage, Assignment, Violation
from core.events.damage import Damage
from core.model.combat import Assigned, Blocking, Combat
from core.model.game import Game
from core.rules.combat.division import Division, divisions
from core.rules.damage.lethal import lethal_damage
from core.rules.damage.measures import damage_measure
from core.rules.eras import LETHAL_BEFORE_NEXT_ATTACKER, LETHAL_BEFORE_NEXT_BLOCKER, has_damage_order
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber, cited
from core.terms.values import FrozenMap
from core.terms.words import number_of

Points = Mapping[ObjectId, Mapping[RecipientId, int]]
"""Points assigned in one step, by source and recipient."""


class Tally:
    """Who assigns how much to whom in one step, looked at from the side of the recipients."""

    def __init__(self, points: Points) -> None:
        self._to: dict[RecipientId, dict[ObjectId, int]] = {}
        for source, assigned in points.items():
            self.add(source, assigned)

    def add(self, source: ObjectId, assigned: Mapping[RecipientId, int]) -> None:
        """Count what one more source assigns."""
        for recipient, amount in assigned.items():
            if amount:
                self._to.setdefault(recipient, {})[source] = amount

    def alongside(self, recipient: RecipientId, source: ObjectId) -> dict[ObjectId, int]:
        """Return what sources other than `source` assign to `recipient`."""
        return {other: amount for other, amount in self._to.get(recipient, {}).items() if other != source}


def enough(game: Game, division: Division, place: int, recipient: RecipientId, tally: Tally) -> int:
    """Return how many points must go to `recipient`, in tier `place`, before any may go to a later tier.

    What other sources assign in this step counts. CR 702.19b: lethal damage for a creature.
    CR 702.19c: its loyalty for a planeswalker that is attacked. Nothing comes after a player.
    """
    if recipient in game.players:
        return 0
    target, alongside = ObjectId(recipient), tally.alongside(recipient, division.source)
    if place >= division.fought:
        return max(0, characteristics(game, target).loyalty - sum(alongside.values()))
    return lethal_damage(game, target, division.source, alongside)


def default_assignment(game: Game, choice: AssignCombatDamage) -> Assignment:
    """Return an assignment without violations: lethal to as many as possible, then as far as it goes."""
    return completed(game, choice, Assignment())


def completed(game: Game, choice: AssignCombatDamage, answer: Assignment) -> Assignment:
    """Return `answer` with the default for every source it leaves out."""
    if tuple(answer.points) == choice.sources:
        return answer
    tally = Tally({**by_source(choice.already), **answer.points})
    points = dict(answer.points)
    left_out = sorted(source for source in choice.sources if source not in answer.points)
    for source, division in divisions(game, left_out).items():
        points[source] = lethal_first(game, division, tally)
        tally.add(source, points[source])
    in_order = [source for source in choice.sources if source in points]
    return Assignment(points=FrozenMap((source, points[source]) for source in (*in_order, *points)))


def lethal_first(game: Game, division: Division, tally: Tally) -> FrozenMap[RecipientId, int]:
    """Return the division that gives lethal damage to as many as it can, tier by tier.

    What may assign as though it weren't blocked does. In a tier the cheapest come first, so that
    most get enough; what is left over goes to the last tier that may have it, and there to the
    one that takes most.
    """
    division = division.as_unblocked
    left, recipients = division.points, division.recipients
    if len(recipients) == 1:
        return FrozenMap({recipients[0]: left})
    given: dict[RecipientId, int] = dict.fromkeys(recipients, 0)
    for place, tier in enumerate(division.tiers):
        needs = {r: max(0, enough(game, division, place, r, tally) - given[r]) for r in tier}
        cheapest_first = sorted(tier, key=lambda recipient: (needs[recipient], recipient))
        for recipient in cheapest_first:
            part = min(needs[recipient], left)
            given[recipient] += part
            left -= part
        last = cheapest_first[-1]
        if left == 0:
            break
    given[last] += left
    return FrozenMap((recipient, part) for recipient, part in given.items() if part)


def assignment_violations(
    game: Game, choice: AssignCombatDamage, answer: Assignment
) -> tuple[Violation, ...]:
    """Return everything wrong with a player's whole assignment, judged at once (CR 510.1e)."""
    found = divisions(game, choice.sources)
    tally = Tally({**by_source(choice.already), **answer.points})
    wrong: list[Violation] = []
    for source, assigned in answer.points.items():
        if source not in found:
            wrong.append(_assigns_nothing(game, choice, source))
            continue
        division = found[source].as_assigned(assigned)
        if mixed := tuple(_mixture_violations(game, found[source], assigned)):
            wrong.extend(mixed)
        else:
            wrong.extend(_recipient_violations(game, division, assigned))
        wrong.extend(_total_violations(game, division, assigned))
        wrong.extend(_tier_violations(game, division, assigned, tally))
    return tuple(wrong)


def as_assigned(answer: Assignment) -> tuple[Assigned, ...]:
    """Return the points of an answer one by one, zeros left out."""
    return tuple(
        Assigned(source=source, recipient=recipient, amount=amount)
        for source, assigned in answer.points.items()
        for recipient, amount in assigned.items()
        if amount
    )


def as_damage(assigned: Iterable[Assigned]) -> tuple[Damage, ...]:
    """Return points assigned as the damage they become."""
    return tuple(Damage(source=one.source, recipient=one.recipient, amount=one.amount) for one in assigned)


def by_source(assigned: Iterable[Assigned]) -> FrozenMap[ObjectId, FrozenMap[RecipientId, int]]:
    """Return points assigned one by one as a map from source to recipient to amount."""
    points: dict[ObjectId, dict[RecipientId, int]] = {}
    for one in assigned:
        points.setdefault(one.source, {})[one.recipient] = one.amount
    return FrozenMap((source, FrozenMap(part)) for source, part in points.items())


def _mixture_violations(
    game: Game, division: Division, assigned: Mapping[RecipientId, int]
) -> Iterator[Violation]:
    """Yield that damage is assigned both as though it weren't blocked and to blockers.

    CR 510.1b: as though unblocked, all goes to what it attacks. CR 510.1c: else to its blockers.
    """
    if not division.unblocked or division.as_assigned(assigned).is_as_unblocked:
        return
    fought = {recipient for tier in division.tiers for recipient in tier}
    beyond = [r for r in division.as_unblocked.recipients if assigned.get(r) and r not in fought]
    if beyond:
        by = game.label(division.source)
        there = " and ".join(_name(game, recipient) for recipient in beyond)
        yield Violation(
            about=(division.source, *beyond),
            rule=RuleNumber("510.1c"),
            sentence=f"{by} may assign its damage as though it weren't blocked, but then all of it goes to "
            f"{there} and none to its blockers (CR 510.1c).",
            remedy=f"Give all {number_of(division.points, 'point')} to {there}, or none.",
        )


def _recipient_violations(
    game: Game, division: Division, assigned: Mapping[RecipientId, int]
) -> Iterator[Violation]:
    for recipient, amount in assigned.items():
        if amount and recipient not in division.recipients:
            rule, why = _why_not_there(game, division, recipient)
            yield Violation(
                about=(division.source, recipient),
                rule=rule,
                sentence=f"{game.label(division.source)} can't assign damage to {_name(game, recipient)}: "
                f"{why} ({cited(rule)}).",
                remedy=f"Give {'that' if amount == 1 else 'those'} {number_of(amount, 'point')} to "
                f"{_names(game, division)}.",
            )


def _why_not_there(game: Game, division: Division, recipient: RecipientId) -> tuple[RuleNumber, str]:
    attacker = game.combat.attackers.get(division.source) if game.combat else None
    if attacker is None:
        return RuleNumber("510.1d"), "it assigns its damage to the creatures it is blocking"
    if not attacker.blocked_by:
        return RuleNumber("510.1b"), "it is not blocked and assigns its damage to what it attacks"
    if recipient not in {attacker.attacking, attacker.defending_player}:
        return RuleNumber("510.1c"), "it assigns its damage to the creatures blocking it"
    if division.by_banding:
        return RuleNumber(
            "702.22j"
        ), "because of banding its damage is divided among the creatures blocking it"
    what = characteristics(game, division.source)
    if not (what.has(Keyword.TRAMPLE) or what.has(Keyword.TRAMPLE_OVER_PLANESWALKERS)):
        return RuleNumber("510.1c"), "it is blocked and has no trample"
    if attacker.attacked_planeswalker:
        return RuleNumber("702.19f"), "trample does not carry from a planeswalker to its controller"
    return RuleNumber("702.19b"), "trample carries only to what it attacks"


def _total_violations(
    game: Game, division: Division, assigned: Mapping[RecipientId, int]
) -> Iterator[Violation]:
    """Yield that a creature assigns more or less than its power (CR 510.1a)."""
    total = sum(assigned.values())
    if total != division.points:
        missing = division.points - total
        yield Violation(
            about=(division.source,),
            rule=RuleNumber("510.1a"),
            sentence=f"{game.label(division.source)} assigns {total} in all, but assigns exactly its "
            f"{division.side}, {division.points} (CR 510.1a).",
            remedy=f"Assign {missing} more." if missing > 0 else f"Take {-missing} back.",
        )


def _tier_violations(
    game: Game, division: Division, assigned: Mapping[RecipientId, int], tally: Tally
) -> Iterator[Violation]:
    for place, tier in enumerate(division.tiers):
        # a planeswalker that blocks what attacks it stands in two tiers: its points are those of the first
        so_far = {r for before in division.tiers[: place + 1] for r in before}
        beyond = (r for after in division.tiers[place + 1 :] for r in after if r not in so_far)
        later = [r for r in beyond if assigned.get(r)]
        if not later:
            return
        rule = _rule_of_tier(game, division, place, later)
        further = " and ".join(_name(game, r) for r in later)
        for recipient in tier:
            missing = enough(game, division, place, recipient, tally) - assigned.get(recipient, 0)
            if missing > 0:
                by, name = game.label(division.source), _name(game, recipient)
                yield Violation(
                    about=(division.source, recipient, *later),
                    rule=rule,
                    sentence=f"{by} assigns damage to {further} but {name} still needs {missing} "
                    f"({cited(rule)}).",
                    remedy=f"Give {missing} more to {name}.",
                )


def _rule_of_tier(game: Game, division: Division, place: int, later: list[RecipientId]) -> RuleNumber:
    """Return the rule by which a tier needs enough before the next.

    CR 510.1c of July 2024, CR 510.1d of July 2024: lethal damage before the next in order.
    """
    combat = game.combat
    if combat is not None and division.source in combat.blockers:
        return LETHAL_BEFORE_NEXT_ATTACKER
    if place >= division.fought:
        return RuleNumber("702.19c")
    attacker = combat.attackers[division.source] if combat else None
    only_creatures = attacker is not None and set(later) <= set(attacker.blocked_by)
    if has_damage_order(game.era) and only_creatures:
        return LETHAL_BEFORE_NEXT_BLOCKER
    return RuleNumber("702.19b")


def _assigns_nothing(game: Game, choice: AssignCombatDamage, source: ObjectId) -> Violation:
    name = game.label(source) if source in game.battlefield else source
    rule, why = _why_nothing(game, choice, source)
    return Violation(
        about=(source,),
        rule=RuleNumber(rule),
        sentence=f"{name} can't be given combat damage to assign here: {why} (CR {rule}).",
        remedy="Leave it out of the assignment.",
    )


def _why_nothing(game: Game, choice: AssignCombatDamage, source: ObjectId) -> tuple[str, str]:
    """Return the rule and the reason why a creature is not among those this choice is about."""
    combat = game.combat or Combat()
    attacker, blocker = combat.attackers.get(source), combat.blockers.get(source)
    if attacker is None and blocker is None:
        return "510.1", "it is neither attacking nor blocking"
    measure = damage_measure(characteristics(game, source))
    if measure.points <= 0:
        return "510.1a", f"its {measure.side} is {measure.points}"
    division = divisions(game, (source,)).get(source)
    if division is None and attacker is None:
        return "510.1d", "it is not blocking anything any more"
    if division is None:
        blocked = attacker is not None and attacker.blocking is Blocking.BLOCKED
        return (
            ("510.1c", "nothing blocks it any more") if blocked else ("510.1b", "it attacks nothing any more")
        )
    if division.divider != choice.player:
        return "510.1", f"{game.label(division.divider)} divides its damage"
    if any(one.source == source for one in choice.already):
        return "510.1", "its damage has been divided already"
    return "510.4", "it does not assign damage now, but in another part of combat"


def _names(game: Game, division: Division) -> str:
    return " or ".join(_name(game, recipient) for recipient in division.recipients)


def _name(game: Game, recipient: RecipientId) -> str:
    known = recipient in game.players or recipient in game.battlefield
    return game.label(recipient) if known else recipient
