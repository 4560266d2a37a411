"""Which of simultaneous damage a shield prevents or redirects (CR 615.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.events.damage import Damage
from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.listing import shares
from core.rules.choices.picking import EffectRef
from core.rules.choices.violation import Place, Violation, unknown_ids
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class Split(Answer, tag="split"):
    """How much of a shield is used against each source, by recipient. Answers `SplitShield`."""

    points: FrozenMap[RecipientId, FrozenMap[ObjectId, int]] = FrozenMap()


class TooMuchOfShield(Violation):
    """More of a shield is used against one source's damage to one recipient than there is of that."""

    effect: EffectRef
    recipient: RecipientId
    source: ObjectId
    amount: int
    most: int


class WrongShieldTotal(Violation):
    """Not exactly `wanted` points of a shield are used."""

    effect: EffectRef
    total: int
    wanted: int


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
                    yield TooMuchOfShield(
                        about=(recipient, source),
                        rule=self.rule,
                        effect=self.effect,
                        recipient=recipient,
                        source=source,
                        amount=amount,
                        most=most,
                    )
        nothing = (
            one for on, parts in answer.points.items() for one in (on, *(s for s in parts if not parts[s]))
        )
        yield from unknown_ids(game, nothing, Place.SHIELD, self.rule)
        wanted = min(self.points, sum(there.values()))
        if total != wanted:
            yield WrongShieldTotal(
                about=tuple(dict.fromkeys(one.recipient for one in self.damage)),
                rule=self.rule,
                effect=self.effect,
                total=total,
                wanted=wanted,
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

    def answers(self, _game: Game) -> Iterator[Split]:
        """Yield each way to use the whole shield."""
        places = [(one.recipient, one.source) for one in self.damage]
        for parts in shares(self.points, [one.amount for one in self.damage]):
            points: dict[RecipientId, dict[ObjectId, int]] = {}
            for (recipient, source), part in zip(places, parts, strict=True):
                if part:
                    points.setdefault(recipient, {})[source] = part
            yield Split(points=FrozenMap((on, FrozenMap(some)) for on, some in points.items()))

    def written(self, answer: Split, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"shield": {"amy": {"bear": 1}}}`."""
        return {"shield": {on: dict(parts) for on, parts in answer.points.items()}, "by": by}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it is about damage to one of those concerned."""
        recipients = (one.recipient for one in self.damage)
        return self.takes(answer) and not answer.points.keys().isdisjoint(recipients)
