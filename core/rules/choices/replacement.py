"""Which of several replacement and prevention effects is applied next (CR 616.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen, EffectRef, is_one_of
from core.rules.choices.violation import Violation
from core.terms.ids import PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class NotAnEffect(Violation):
    """What is named is none of the effects, `among`, that can be applied next."""

    value: str
    among: tuple[EffectRef, ...]


class ChooseReplacement(Choice[Chosen], tag="choose_replacement"):
    """Which of several replacement and prevention effects is applied next? (CR 616.1).

    `affected` is the player or permanent that the event would happen to. `is_indifferent` says that
    all of them make the same of it, so that nobody needs to be asked.
    """

    answered_by: ClassVar[type[Answer]] = Chosen
    skips_misfits: ClassVar[bool] = True

    player: PlayerId
    affected: RecipientId
    among: tuple[EffectRef, ...]
    is_indifferent: bool = False
    rule: RuleNumber = RuleNumber("616.1")

    def wrong_with(self, _game: Game, answer: Chosen) -> Iterator[Violation]:
        """Yield that it is none of them."""
        if not is_one_of(answer.value, self.among):
            yield NotAnEffect(about=(self.affected,), rule=self.rule, value=answer.value, among=self.among)

    def default(self, _game: Game) -> Chosen:
        """Return the first."""
        return Chosen(value=self.among[0].id)

    def is_forced(self, _game: Game) -> bool:
        """Whether it is all one which goes first."""
        return self.is_indifferent

    def answers(self, _game: Game) -> Iterator[Chosen]:
        """Yield each of them."""
        yield from (Chosen(value=one.id) for one in self.among)

    def written(self, answer: Chosen, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"replace": "shield"}`."""
        return {"replace": answer.value}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it names an effect: one of these, or any if it is said that it is one."""
        return self.takes(answer) and (answer.is_effect or is_one_of(answer.value, self.among))
