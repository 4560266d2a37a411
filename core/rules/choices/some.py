"""So many of several things: permanents to sacrifice or to tap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import ClassVar

from core.characteristics.current import characteristics
from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen, EffectRef, Targets, is_one_of
from core.rules.choices.purposes import Purpose
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


class WrongNumberChosen(Violation):
    """Not `count` different ones of `among` are chosen, or at least `least`, but `found`."""

    purpose: Purpose
    found: tuple[EffectRef, ...]
    among: tuple[EffectRef, ...]
    count: int
    least: int


class TooLittlePower(Violation):
    """What is chosen has less power in all, `found`, than `wanted`."""

    found: int
    wanted: int


def total_power(game: Game, those: Iterable[str]) -> int:
    """Return the power of permanents in all."""
    return sum(characteristics(game, ObjectId(one)).power for one in those)


class ChooseSome(Choice[Targets], tag="choose_some"):
    """Which of these, so many of them?

    `among` begins with those it costs least to choose. `least`: fewer may be chosen, but at least so many.
    `suggested`: so many of the first are what a sensible player would choose; `count` if it is not said.
    `power`: they are creatures with so much power in all.
    """

    answered_by: ClassVar[type[Answer]] = Targets

    player: PlayerId
    purpose: Purpose
    among: tuple[EffectRef, ...]
    count: int
    least: int | None = None
    suggested: int | None = None
    power: int | None = None
    rule: RuleNumber

    @property
    def fewest(self) -> int:
        """How many are chosen at least."""
        return self.count if self.least is None else self.least

    def chosen(self, named: Iterable[str]) -> tuple[EffectRef, ...]:
        """Return what is named, each once."""
        refs: dict[str, EffectRef] = {ref.id: ref for ref in self.among}
        return tuple(refs[one] for one in dict.fromkeys(named) if one in refs)

    def wrong_with(self, game: Game, answer: Targets) -> Iterator[Violation]:
        """Yield what is wrong: too many, too few, or something that is not there to choose."""
        found = self.chosen(answer.targets)
        if len(found) != len(answer.targets) or not self.fewest <= len(found) <= self.count:
            yield WrongNumberChosen(
                about=answer.targets,
                rule=self.rule,
                purpose=self.purpose,
                found=found,
                among=self.among,
                count=self.count,
                least=self.fewest,
            )
        elif self.power is not None and (total := total_power(game, answer.targets)) < self.power:
            yield TooLittlePower(about=answer.targets, rule=self.rule, found=total, wanted=self.power)

    def default(self, game: Game) -> Targets:
        """Return what costs least to choose, or what is suggested."""
        if self.power is not None:
            return Targets(targets=self._enough(game, self.power))
        suggested = self.count if self.suggested is None else self.suggested
        return Targets(targets=tuple(ObjectId(ref.id) for ref in self.among[:suggested]))

    def _enough(self, game: Game, power: int) -> tuple[ObjectId, ...]:
        """Return the first with enough power in all, without those of which there is no need."""
        chosen: list[ObjectId] = []
        for ref in self.among:
            if total_power(game, chosen) < power:
                chosen.append(ObjectId(ref.id))
        for one in tuple(chosen):
            rest = [other for other in chosen if other != one]
            if total_power(game, rest) >= power:
                chosen = rest
        return tuple(chosen)

    def is_forced(self, _game: Game) -> bool:
        """Never: nobody is asked where all of them are taken."""
        return False

    def answers(self, _game: Game) -> Iterator[Targets]:
        """Yield each selection of as many as may be chosen, the smallest first."""
        ids = tuple(ObjectId(ref.id) for ref in self.among)
        for count in range(self.fewest, self.count + 1):
            yield from (Targets(targets=some) for some in combinations(ids, count))

    def written(self, answer: Targets, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"choose": ["bear", "ox"]}`."""
        return {"choose": answer.targets, "by": by}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it names one of those offered, or nothing at all, which may be too few."""
        chosen = self.as_answer(answer)
        if not self.takes(chosen):
            return False
        return not chosen.targets or any(is_one_of(one, self.among) for one in chosen.targets)

    def as_answer(self, answer: Answer) -> Answer:
        """Return it with one thing chosen as a list of one."""
        return Targets(targets=(ObjectId(answer.value),)) if isinstance(answer, Chosen) else answer
