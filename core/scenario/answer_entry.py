"""What script entries that answer something have in common."""

from collections.abc import Mapping
from typing import Annotated

from core.data.marks import FALLS_WHOLE
from core.files.fields import Ref, Spec, TurnStepWord
from core.model.cards import Card
from core.rules.choices.choice import Answer
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap


class AnswerSpec(Spec):
    """An entry that answers something; it may say who answers, and in which step.

    Attributes:
        at: the step; of a later turn than the first with a word before it, as in `next declare_blockers`.
    """

    by: Annotated[Ref | None, FALLS_WHOLE] = None
    at: TurnStepWord | None = None

    @property
    def answerer(self) -> PlayerId | None:
        """Who answers, if that is said."""
        return PlayerId(self.by) if self.by is not None else None

    def answer(self, library: Mapping[str, Card]) -> Answer:
        """Return what it says; spells are cards of `library`."""
        raise NotImplementedError


def points_of(part: Mapping[str, int]) -> FrozenMap[RecipientId, int]:
    """Return points for each recipient, as a file wrote them, by id."""
    return FrozenMap((ObjectId(recipient), amount) for recipient, amount in part.items())
