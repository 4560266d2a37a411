"""A part of the turn in which something may be done."""

from core.data.marks import RefusedError
from core.terms.steps import Step
from core.terms.values import Value
from core.words.english.errors import ability_faults as faults


class Span(Value):
    """Steps that follow each other, of anybody's turn.

    Attributes:
        first: the first of them; by default the turn begins with it.
        last: the last of them; by default the turn ends with it.
    """

    first: Step = Step.UNTAP
    last: Step = Step.CLEANUP

    def __post_init__(self) -> None:
        if self.first.comes_after(self.last) or (self.first, self.last) == (Step.UNTAP, Step.CLEANUP):
            raise RefusedError(faults.no_span())

    def has(self, step: Step) -> bool:
        """Whether the step is one of them."""
        return not self.first.comes_after(step) and not step.comes_after(self.last)
