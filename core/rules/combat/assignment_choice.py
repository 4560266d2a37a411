"""How each source's combat damage is divided (CR 510.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import ClassVar

from core.model.combat import Assigned
from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.listing import each_with_one, shares
from core.rules.choices.violation import Violation
from core.rules.combat.assigned_points import AssignedPoints
from core.rules.combat.assignment_legality import assignment_violations
from core.rules.combat.assignment_recipients import Division, divisions
from core.rules.combat.default_assignment import completed_points
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from core.terms.values import FrozenMap

_MOST_WAYS = 2_000
"""So many ways to divide the damage of one creature are listed; a list of all could have no end."""


class Assignment(Answer, tag="assignment"):
    """How many points each source assigns to each recipient. Answers `AssignCombatDamage`."""

    points: AssignedPoints = FrozenMap()


class AssignCombatDamage(Choice[Assignment], tag="assign_combat_damage"):
    """How is each source's combat damage divided? (CR 510.1).

    `sources` are all creatures whose damage this player divides now; `already` is what
    players before them have assigned in this step (CR 510.1e counts it, 802.5).
    """

    answered_by: ClassVar[type[Answer]] = Assignment

    player: PlayerId
    step: Step
    sources: tuple[ObjectId, ...]
    already: tuple[Assigned, ...] = ()
    rule: RuleNumber = RuleNumber("510.1")

    def completed(self, game: Game, answer: Assignment) -> Assignment:
        """Return `answer` with the default for every source it leaves out."""
        return Assignment(points=completed_points(game, self.sources, self.already, answer.points))

    def wrong_with(self, game: Game, answer: Assignment) -> Iterator[Violation]:
        """Yield everything wrong with the whole assignment, judged at once (CR 510.1e)."""
        points = self.completed(game, answer).points
        yield from assignment_violations(game, self.player, self.sources, self.already, points)

    def default(self, game: Game) -> Assignment:
        """Return an assignment without violations: lethal to as many as possible, then as far as it goes."""
        return self.completed(game, Assignment())

    def is_forced(self, game: Game) -> bool:
        """Whether each source has just one way to assign its damage."""
        return all(division.is_forced for division in divisions(game, self.sources).values())

    def answers(self, game: Game) -> Iterator[Assignment]:
        """Yield each way to divide what each source has; the forced ones are left out."""
        every = {
            source: tuple(islice(_ways(division), _MOST_WAYS))
            for source, division in divisions(game, self.sources).items()
            if not division.is_forced
        }
        yield from (Assignment(points=points) for points in each_with_one(every))

    def written(self, answer: Assignment, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"assign": {"bear": {"nicole": 2}}}`."""
        return {"assign": {source: dict(part) for source, part in answer.points.items()}, "by": by}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it divides the damage of one of these sources."""
        return self.takes(answer) and not answer.points.keys().isdisjoint(self.sources)


def _ways(division: Division) -> Iterator[FrozenMap[RecipientId, int]]:
    """Yield the ways to divide what a creature has, legal or not: to the first as much as can be first."""
    recipients = division.recipients
    for parts in shares(division.points, [division.points] * len(recipients)):
        yield FrozenMap((one, part) for one, part in zip(recipients, parts, strict=True) if part)
