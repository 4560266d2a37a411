"""A condition of CR 704.5 that was found to hold, and what follows from it."""

from __future__ import annotations

from core.events.state_based import PutIntoGraveyard, StateBasedAction, StateBasedCondition
from core.rules.choices.legend import ChooseLegend
from core.rules.choices.protector import ChooseProtector
from core.terms.ids import ObjectId, RecipientId, next_incarnation
from core.terms.values import Value


class Condition(Value):
    """A condition of a `kind` holds for `about`; `leads_to` is the action, or the choice that decides it."""

    kind: StateBasedCondition
    about: tuple[RecipientId, ...]
    leads_to: StateBasedAction | ChooseLegend | ChooseProtector


def to_graveyard(object_id: ObjectId, kind: StateBasedCondition) -> Condition:
    """Return the condition by which a permanent is put into its owner's graveyard, not destroyed."""
    put = PutIntoGraveyard(object=object_id, becomes=next_incarnation(object_id), because=(kind,))
    return Condition(kind=kind, about=(object_id,), leads_to=put)
