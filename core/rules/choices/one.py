"""One of several things: a card, a permanent, a color, yes or no."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen, EffectRef, is_one_of
from core.rules.choices.purposes import Purpose
from core.rules.choices.violation import Violation
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber


class NotOffered(Violation):
    """What is named is not among what can be chosen."""

    value: str
    purpose: Purpose
    among: tuple[EffectRef, ...]


class ChooseOne(Choice[Chosen], tag="choose_one"):
    """Which one of these? A card, a permanent, a color, or whether something is done."""

    answered_by: ClassVar[type[Answer]] = Chosen
    skips_misfits: ClassVar[bool] = True

    player: PlayerId
    purpose: Purpose
    among: tuple[EffectRef, ...]
    rule: RuleNumber

    def wrong_with(self, _game: Game, answer: Chosen) -> Iterator[Violation]:
        """Yield that it is none of those offered."""
        if not is_one_of(answer.value, self.among):
            yield NotOffered(
                about=(self.player,),
                rule=self.rule,
                value=answer.value,
                purpose=self.purpose,
                among=self.among,
            )

    def default(self, _game: Game) -> Chosen:
        """Return the first."""
        return Chosen(value=self.among[0].id)

    def is_forced(self, _game: Game) -> bool:
        """Whether there is just one."""
        return len(self.among) == 1

    def answers(self, _game: Game) -> Iterator[Chosen]:
        """Yield each of them."""
        yield from (Chosen(value=one.id) for one in self.among)

    def written(self, answer: Chosen, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"choose": "bear"}`."""
        return {"choose": answer.value}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it names one of those offered."""
        return self.takes(answer) and is_one_of(answer.value, self.among)
