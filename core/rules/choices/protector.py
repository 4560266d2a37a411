"""Which player becomes a battle's protector (CR 310.10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


class NotAProtector(Violation):
    """Who is named can't protect the battle it is about; `among` can."""

    value: str
    among: tuple[PlayerId, ...]


class ChooseProtector(Choice[Chosen], tag="choose_protector"):
    """Which player becomes the battle's protector? (CR 310.10)."""

    answered_by: ClassVar[type[Answer]] = Chosen
    skips_misfits: ClassVar[bool] = True

    player: PlayerId
    battle: ObjectId
    among: tuple[PlayerId, ...]
    rule: RuleNumber = RuleNumber("310.10")

    def wrong_with(self, _game: Game, answer: Chosen) -> Iterator[Violation]:
        """Yield that it is none of the players who may."""
        if answer.value not in self.among:
            yield NotAProtector(
                about=(self.battle,), rule=RuleNumber("310.11a"), value=answer.value, among=self.among
            )

    def default(self, _game: Game) -> Chosen:
        """Return the first player who may."""
        return Chosen(value=self.among[0])

    def is_forced(self, _game: Game) -> bool:
        """Whether there is just one."""
        return len(self.among) == 1

    def answers(self, _game: Game) -> Iterator[Chosen]:
        """Yield each of them."""
        yield from (Chosen(value=one) for one in self.among)

    def written(self, answer: Chosen, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"choose": "bear"}`."""
        return {"choose": answer.value}
