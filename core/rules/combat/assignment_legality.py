"""Whether an assignment of combat damage is legal, judged as a whole (CR 510.1e)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Literal

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.model.combat import Assigned, Blocking, Combat
from core.model.game import Game
from core.rules.choices.violation import Place, Violation, unknown_ids
from core.rules.combat.assigned_points import AssignedPoints, by_source
from core.rules.combat.assignment_recipients import Division, divisions
from core.rules.combat.default_assignment import of_present
from core.rules.combat.enough_damage import Tally, enough
from core.rules.damage.measures import damage_measure
from core.rules.eras import LETHAL_BEFORE_NEXT_ATTACKER, LETHAL_BEFORE_NEXT_BLOCKER, has_damage_order
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace


class MixesWithUnblocked(Violation):
    """All points go to what is attacked, `beyond`, as though the source weren't blocked, or none."""

    source: ObjectId
    beyond: tuple[RecipientId, ...]
    points: int


class RecipientBar(StrEnum):
    """Why a source can't assign damage to something."""

    BLOCKS = "blocks"
    UNBLOCKED = "unblocked"
    BLOCKED = "blocked"
    BANDING = "banding"
    NO_TRAMPLE = "no_trample"
    BEHIND_PLANESWALKER = "behind_planeswalker"
    NOT_ATTACKED = "not_attacked"


class AssignsElsewhere(Violation):
    """A source can't assign damage to `recipient`, but to `recipients`."""

    source: ObjectId
    recipient: RecipientId
    amount: int
    recipients: tuple[RecipientId, ...]
    why: RecipientBar


class WrongTotal(Violation):
    """A source does not assign exactly its power, or its toughness."""

    source: ObjectId
    total: int
    points: int
    side: Literal["power", "toughness"]


class SkipsLethal(Violation):
    """A source assigns `beyond` points to `later` while `recipient` still needs `missing` points."""

    source: ObjectId
    recipient: RecipientId
    later: tuple[RecipientId, ...]
    missing: int
    beyond: int


class SourceBar(StrEnum):
    """Why a creature assigns nothing here."""

    NOT_FIGHTING = "not_fighting"
    NO_POINTS = "no_points"
    BLOCKS_NOTHING = "blocks_nothing"
    NOTHING_BLOCKS = "nothing_blocks"
    ATTACKS_NOTHING = "attacks_nothing"
    ANOTHER_DIVIDES = "another_divides"
    ANOTHER_STEP = "another_step"


class AssignsNothing(Violation):
    """A creature is not among those whose damage is divided here.

    Attributes:
        side, points: how much damage it would assign, where it is none.
        divider: who divides its damage, where it is another player.
    """

    source: ObjectId
    why: SourceBar
    side: Literal["power", "toughness"] = "power"
    points: int = 0
    divider: PlayerId | None = None


def assignment_violations(
    game: Game,
    player: PlayerId,
    sources: tuple[ObjectId, ...],
    already: tuple[Assigned, ...],
    points: AssignedPoints,
) -> Iterator[Violation]:
    """Yield everything wrong with a player's whole assignment, judged at once (CR 510.1e)."""
    found = divisions(game, sources)
    tally = Tally({**by_source(already), **of_present(game, points)})
    for source, assigned in points.items():
        if source not in found:
            yield _assigns_nothing(game, player, source)
            continue
        division = found[source].as_assigned(assigned)
        if mixed := tuple(_mixture_violations(found[source], assigned)):
            yield from mixed
        else:
            yield from _recipient_violations(game, division, assigned)
        yield from _total_violations(division, assigned)
        yield from _tier_violations(game, division, assigned, tally)


def _mixture_violations(division: Division, assigned: Mapping[RecipientId, int]) -> Iterator[Violation]:
    """Yield that damage is assigned both as though it weren't blocked and to blockers.

    CR 510.1b: as though unblocked, all goes to what it attacks. CR 510.1c: else to its blockers.
    """
    if not division.unblocked or division.as_assigned(assigned).is_as_unblocked:
        return
    fought = {recipient for tier in division.tiers for recipient in tier}
    beyond = [r for r in division.as_unblocked.recipients if assigned.get(r) and r not in fought]
    if beyond:
        yield MixesWithUnblocked(
            about=(division.source, *beyond),
            rule=RuleNumber("510.1c"),
            source=division.source,
            beyond=tuple(beyond),
            points=division.points,
        )


def _recipient_violations(
    game: Game, division: Division, assigned: Mapping[RecipientId, int]
) -> Iterator[Violation]:
    for recipient, amount in assigned.items():
        if amount and recipient not in division.recipients:
            rule, why = _why_not_there(game, division, recipient)
            yield AssignsElsewhere(
                about=(division.source, recipient),
                rule=RuleNumber(rule),
                source=division.source,
                recipient=recipient,
                amount=amount,
                recipients=division.recipients,
                why=why,
            )
    nothing = (recipient for recipient, amount in assigned.items() if not amount)
    yield from unknown_ids(game, nothing, Place.DAMAGE, RuleNumber("510.1"))


def _why_not_there(game: Game, division: Division, recipient: RecipientId) -> tuple[str, RecipientBar]:
    attacker = game.combat.attackers.get(division.source) if game.combat else None
    if attacker is None:
        return "510.1d", RecipientBar.BLOCKS
    if not attacker.blocked_by:
        return "510.1b", RecipientBar.UNBLOCKED
    if recipient not in {attacker.attacking, attacker.defending_player}:
        return "510.1c", RecipientBar.BLOCKED
    if division.by_banding:
        return "702.22j", RecipientBar.BANDING
    what = characteristics(game, division.source)
    if not (what.has(Keyword.TRAMPLE) or what.has(Keyword.TRAMPLE_OVER_PLANESWALKERS)):
        return "510.1c", RecipientBar.NO_TRAMPLE
    if attacker.attacked_planeswalker:
        return "702.19f", RecipientBar.BEHIND_PLANESWALKER
    return "702.19b", RecipientBar.NOT_ATTACKED


def _total_violations(division: Division, assigned: Mapping[RecipientId, int]) -> Iterator[Violation]:
    """Yield that a creature assigns more or less than its power (CR 510.1a)."""
    total = sum(assigned.values())
    if total != division.points:
        yield WrongTotal(
            about=(division.source,),
            rule=RuleNumber("510.1a"),
            source=division.source,
            total=total,
            points=division.points,
            side=division.side,
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
        for recipient in tier:
            missing = enough(game, division, place, recipient, tally) - assigned.get(recipient, 0)
            if missing > 0:
                yield SkipsLethal(
                    about=(division.source, recipient, *later),
                    rule=rule,
                    source=division.source,
                    recipient=recipient,
                    later=tuple(later),
                    missing=missing,
                    beyond=sum(assigned[one] for one in later),
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


def _assigns_nothing(game: Game, player: PlayerId, source: ObjectId) -> AssignsNothing:
    """Return why a creature is not among those whose damage is divided."""

    def because(rule: str, why: SourceBar, divider: PlayerId | None = None) -> AssignsNothing:
        return AssignsNothing(about=(source,), rule=RuleNumber(rule), source=source, why=why, divider=divider)

    combat = game.combat or Combat()
    attacker, blocker = combat.attackers.get(source), combat.blockers.get(source)
    if attacker is None and blocker is None:
        return because("510.1", SourceBar.NOT_FIGHTING)
    measure = damage_measure(characteristics(game, source))
    if measure.points <= 0:
        none = because("510.1a", SourceBar.NO_POINTS)
        return replace(none, side=measure.side, points=measure.points)
    division = divisions(game, (source,)).get(source)
    if division is None and attacker is None:
        return because("510.1d", SourceBar.BLOCKS_NOTHING)
    if division is None:
        blocked = attacker is not None and attacker.blocking is Blocking.BLOCKED
        nothing = ("510.1c", SourceBar.NOTHING_BLOCKS) if blocked else ("510.1b", SourceBar.ATTACKS_NOTHING)
        return because(*nothing)
    if division.divider != player:
        return because("510.1", SourceBar.ANOTHER_DIVIDES, division.divider)
    return because("510.4", SourceBar.ANOTHER_STEP)
