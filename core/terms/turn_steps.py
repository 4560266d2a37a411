"""Steps of this turn and of later ones: `end_of_combat`, `next combat`, `turn 3 upkeep`."""

from __future__ import annotations

import re
from typing import Self

from core.terms.steps import Step

MOST_TURNS = 20
"""No more turns than that are played in a row."""


class TurnStep(str):
    """A step of a turn, counted from the turn in which play begins; it is what files write.

    Without a word about a turn it is a step of the first, so a `Step` is equal to that.

    Attributes:
        step: which step.
        turn: of which turn, from 1 on.
    """

    __slots__ = ("step", "turn")

    step: Step
    turn: int

    def __new__(cls, step: Step, turn: int = 1) -> Self:
        """Return it; the last step of a later turn's combat is called that combat."""
        one = super().__new__(cls, _spelled(step, turn))
        one.step, one.turn = step, turn
        return one

    @property
    def next_combat(self) -> TurnStep:
        """The end of the first combat that is not over by then."""
        is_to_come = Step.END_OF_COMBAT.comes_after(self.step)
        return TurnStep(Step.END_OF_COMBAT, self.turn if is_to_come else self.turn + 1)

    def comes_before(self, step: Step, turn: int) -> bool:
        """Whether a step of a turn comes after this one."""
        return (turn, step.comes_after(self.step)) > (self.turn, False)


def turn_step_of(spelled: str) -> TurnStep | None:
    """Return the step that is written so; None if there is none."""
    found = _SPELLED.fullmatch(" ".join(spelled.lower().split()))
    if found is None:
        return None
    turn = int(found["turn"] or 0) or (2 if found["next"] else 1)
    word = found["step"]
    if turn > MOST_TURNS or (word == _COMBAT and turn == 1):
        return None
    return TurnStep(Step.END_OF_COMBAT if word == _COMBAT else Step(word), turn)


def _spelled(step: Step, turn: int) -> str:
    if turn == 1:
        return step.value
    named = _COMBAT if step is Step.END_OF_COMBAT else step.value
    return f"next {named}" if turn == _NEXT else f"turn {turn} {named}"


_NEXT = 2
_COMBAT = "combat"
_SPELLED = re.compile(rf"(?:(?P<next>next )|turn (?P<turn>[1-9]\d?) )?(?P<step>{'|'.join((*Step, _COMBAT))})")
PATTERN = rf"^(?:next |turn [1-9]\d? )?(?:{'|'.join((*Step, _COMBAT))})$"
"""How they are spelled, for the schema of the file."""
