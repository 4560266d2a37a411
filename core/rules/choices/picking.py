"""What can be picked, and answers that pick one thing or several of those a question offers."""

from __future__ import annotations

from core.model.waiting_effects import EffectId
from core.rules.choices.choice import Answer
from core.terms.called import Called
from core.terms.ids import RecipientId
from core.terms.values import Value


class EffectRef(Value):
    """An effect to choose: its id, and what a reader knows it by."""

    id: EffectId
    name: Called


class Chosen(Answer, tag="chosen"):
    """The id of what is chosen. Answers every choice of one among several.

    `is_effect`: it was said that this is an effect, however it is named.
    """

    value: str
    is_effect: bool = False


class Targets(Answer, tag="targets"):
    """Targets in the order they are asked for, or several that are chosen.

    Answers `ChooseTargets` and `ChooseSome`.
    """

    targets: tuple[RecipientId, ...]


YES, NO = EffectId("yes"), EffectId("no")
ANSWERS = frozenset({YES, NO})
"""What a script says where something may be done or not; `NO` also where one of several might be chosen."""


def is_one_of(value: str, among: tuple[EffectRef, ...]) -> bool:
    """Whether a value is the id of one of these."""
    return any(value == ref.id for ref in among)
