"""How points are divided among the targets of an ability that goes on the stack (CR 601.2d, 603.3d)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.model.game import Game
from core.rules.announcing.announced_division import WrongDivision
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.listing import shares
from core.rules.choices.violation import Violation
from core.rules.combat.assignment_choice import Assignment
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class DivideAmongTargets(Choice[Assignment], tag="divide_among_targets"):
    """How are so many points divided among the targets of an ability, at least 1 to each? (CR 601.2d).

    It is answered as damage is assigned: so much from `source` to each of `among`.
    """

    answered_by: ClassVar[type[Answer]] = Assignment

    player: PlayerId
    ability: Called
    source: ObjectId
    points: int
    among: tuple[RecipientId, ...]
    rule: RuleNumber = RuleNumber("601.2d")

    def wrong_with(self, _game: Game, answer: Assignment) -> Iterator[Violation]:
        """Yield that not all points are divided, or not among all targets."""
        given = answer.points.get(self.source, FrozenMap())
        is_of_others = set(answer.points) != {self.source} or set(given) != set(self.among)
        if is_of_others or 0 in given.values() or sum(given.values()) != self.points:
            yield WrongDivision(about=self.among, rule=self.rule, total=self.points)

    def default(self, _game: Game) -> Assignment:
        """Return a division that gives 1 to each, and the rest to the first."""
        first, *others = self.among
        given = {first: self.points - len(others), **dict.fromkeys(others, 1)}
        return Assignment(points=FrozenMap({self.source: FrozenMap(given)}))

    def is_forced(self, _game: Game) -> bool:
        """Whether there is one target, or just 1 point for each."""
        return len(self.among) == 1 or len(self.among) == self.points

    def answers(self, _game: Game) -> Iterator[Assignment]:
        """Yield every way to divide what is left when each target has 1."""
        left = self.points - len(self.among)
        for more in shares(left, [left] * len(self.among)):
            given = FrozenMap((one, 1 + part) for one, part in zip(self.among, more, strict=True))
            yield Assignment(points=FrozenMap({self.source: given}))

    def written(self, answer: Assignment, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"assign": {"titan": {"bear": 2, "nicole": 1}}}`."""
        return {"assign": {source: dict(part) for source, part in answer.points.items()}, "by": by}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it says what the source of the ability gives."""
        return self.takes(answer) and self.source in answer.points
