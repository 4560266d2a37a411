"""Which of simultaneous damage a shield prevents or redirects (CR 615.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.events.damage import Damage
from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import EffectRef
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class Split(Answer, tag="split"):
    """How much of a shield is used against each source, by recipient. Answers `SplitShield`."""

    points: FrozenMap[RecipientId, FrozenMap[ObjectId, int]] = FrozenMap()


class SplitShield(Choice[Split], tag="split_shield"):
    """Which of simultaneous damage does a shield prevent or redirect? (CR 615.7).

    `damage` is all it could be applied to; `points` how much of it.
    """

    answered_by: ClassVar[type[Answer]] = Split

    player: PlayerId
    effect: EffectRef
    points: int
    damage: tuple[Damage, ...]
    rule: RuleNumber = RuleNumber("615.7")

    def wrong_with(self, game: Game, answer: Split) -> Iterator[Violation]:
        """Yield what is wrong: all of the shield is used, and nowhere more than there is."""
        there = {(one.recipient, one.source): one.amount for one in self.damage}
        total = 0
        for recipient, parts in answer.points.items():
            for source, amount in parts.items():
                total += amount
                most = there.get((recipient, source), 0)
                if amount > most:
                    yield Violation(
                        about=(recipient, source),
                        rule=self.rule,
                        sentence=f"{self.effect.name} can be used for no more than {most} damage from "
                        f"{_name(game, source)} to {_name(game, recipient)}, not {amount} (CR {self.rule}).",
                        remedy=f"Use {amount - most} less there.",
                    )
        wanted = min(self.points, sum(there.values()))
        if total != wanted:
            yield Violation(
                about=tuple(dict.fromkeys(one.recipient for one in self.damage)),
                rule=self.rule,
                sentence=f"{self.effect.name} is used for exactly {wanted} of this damage, not {total} "
                f"(CR {self.rule}).",
                remedy=f"Use {wanted - total} more." if total < wanted else f"Use {total - wanted} less.",
            )

    def default(self, _game: Game) -> Split:
        """Return a split that stops the largest damage first."""
        left = self.points
        points: dict[RecipientId, dict[ObjectId, int]] = {}
        for one in sorted(self.damage, key=lambda one: (-one.amount, one.source)):
            part = min(left, one.amount)
            left -= part
            if part:
                points.setdefault(one.recipient, {})[one.source] = part
        return Split(points=FrozenMap((recipient, FrozenMap(parts)) for recipient, parts in points.items()))

    def is_forced(self, _game: Game) -> bool:
        """Never: nobody is asked where there is enough for all."""
        return False

    def written(self, answer: Split, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"shield": {"amy": {"bear": 1}}}`."""
        return {"shield": {on: dict(parts) for on, parts in answer.points.items()}, "by": by}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it is about damage to one of those concerned."""
        recipients = (one.recipient for one in self.damage)
        return self.takes(answer) and not answer.points.keys().isdisjoint(recipients)


def _name(game: Game, subject: RecipientId) -> str:
    known = subject in game.players or subject in game.battlefield or subject in game.last_known
    return game.label(subject) if known else subject
