"""What the targets of an ability are that goes on the stack (CR 603.3d)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import ANSWERS, Chosen, Targets
from core.rules.choices.violation import Violation
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber

Legal = tuple[tuple[RecipientId, ...], ...]
"""What may be chosen for each target."""


class IllegalTargets(Violation):
    """These are not one legal target for each of so many that the ability wants, or at least for `least`."""

    ability: Called
    wanted: int
    least: int


class ChooseTargets(Choice[Targets], tag="choose_targets"):
    """What are the targets of an ability that goes on the stack? (CR 603.3d).

    `among` holds, for each target, what may be chosen; `another`, which of them are to be none of
    those before (CR 115.3). `least`: at least so many are chosen, the first ones; all if it is None.
    """

    answered_by: ClassVar[type[Answer]] = Targets
    skips_misfits: ClassVar[bool] = True

    player: PlayerId
    ability: Called
    among: Legal
    another: tuple[bool, ...] = ()
    least: int | None = None
    rule: RuleNumber = RuleNumber("603.3d")

    @property
    def fewest(self) -> int:
        """How many targets are chosen at least."""
        return len(self.among) if self.least is None else min(self.least, len(self.among))

    def _takes_so_many(self, targets: tuple[RecipientId, ...]) -> bool:
        return self.fewest <= len(targets) <= len(self.among)

    def wrong_with(self, _game: Game, answer: Targets) -> Iterator[Violation]:
        """Yield that these are not one legal target for each."""
        targets = answer.targets
        legal = self._takes_so_many(targets) and all(
            target in options and not (another and target in targets[:place])
            for place, (target, options, another) in enumerate(
                zip(targets, self.among, self.another, strict=False)
            )
        )
        if not legal:
            yield IllegalTargets(
                about=tuple(targets),
                rule=self.rule,
                ability=self.ability,
                wanted=len(self.among),
                least=self.fewest,
            )

    def default(self, _game: Game) -> Targets:
        """Return the first that may be chosen for each target, another one where that is asked for."""
        counts = range(len(self.among), self.fewest - 1, -1)
        choices = (first_choice(self.among[:count], self.another[:count]) for count in counts)
        return Targets(targets=next((choice for choice in choices if choice is not None), ()))

    def is_forced(self, _game: Game) -> bool:
        """Whether there is just one for each that has to be chosen, and no other may be."""
        one_more = self.fewest + 1
        is_open = (
            self.fewest < len(self.among)
            and first_choice(self.among[:one_more], self.another[:one_more]) is not None
        )
        return not is_open and all(len(options) == 1 for options in self.among[: self.fewest])

    def answers(self, _game: Game) -> Iterator[Targets]:
        """Yield each choice of as many targets as there may be, the most first."""
        for count in range(len(self.among), self.fewest - 1, -1):
            yield from (Targets(targets=targets) for targets in product(*self.among[:count]))

    def written(self, answer: Targets, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"choose": ["bear", "ox"]}`."""
        return {"choose": answer.targets, "by": by}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it names as many things as there are targets, and does not just say yes or no."""
        if isinstance(answer, Chosen) and answer.value in ANSWERS:
            return False
        chosen = self.as_answer(answer)
        return self.takes(chosen) and self._takes_so_many(chosen.targets)

    def as_answer(self, answer: Answer) -> Answer:
        """Return it with one target as a list of one."""
        return Targets(targets=(ObjectId(answer.value),)) if isinstance(answer, Chosen) else answer


def first_choice(
    legal: Legal, another: tuple[bool, ...], chosen: tuple[RecipientId, ...] = ()
) -> tuple[RecipientId, ...] | None:
    """Return the first legal choice of all targets that begins with those chosen; None if there is none."""
    place = len(chosen)
    if place == len(legal):
        return chosen
    fitting = (one for one in legal[place] if not (another[place] and one in chosen))
    found = (first_choice(legal, another, (*chosen, one)) for one in fitting)
    return next((choice for choice in found if choice is not None), None)
