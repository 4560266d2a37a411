"""Which of several legendary permanents of one name a player keeps (CR 704.5j)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


class NotALegend(Violation):
    """What is named is none of the legendary permanents of one name, which it is about."""

    value: str


class ChooseLegend(Choice[Chosen], tag="choose_legend"):
    """Which of several legendary permanents of one name does the player keep? (CR 704.5j)."""

    answered_by: ClassVar[type[Answer]] = Chosen
    skips_misfits: ClassVar[bool] = True

    player: PlayerId
    among: tuple[ObjectId, ...]
    rule: RuleNumber = RuleNumber("704.5j")

    def wrong_with(self, _game: Game, answer: Chosen) -> Iterator[Violation]:
        """Yield that it is none of them."""
        if answer.value not in self.among:
            yield NotALegend(about=self.among, rule=self.rule, value=answer.value)

    def default(self, _game: Game) -> Chosen:
        """Return the first by its id."""
        return Chosen(value=min(self.among))

    def is_forced(self, _game: Game) -> bool:
        """Whether there is just one."""
        return len(self.among) == 1

    def answers(self, _game: Game) -> Iterator[Chosen]:
        """Yield each of them."""
        yield from (Chosen(value=one) for one in self.among)

    def written(self, answer: Chosen, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"choose": "bear"}`."""
        return {"choose": answer.value}
