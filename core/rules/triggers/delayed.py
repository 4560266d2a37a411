"""Delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_one_object import Delayed
from core.abilities.instructions.leaving_and_returning import Move, ReturnToBattlefield
from core.events.flow import DamageStepBegan, StepBegan
from core.model.game import Game
from core.model.stack import OnStack
from core.model.waiting_effects import Waiting
from core.rules.triggers.finding import steps_begun
from core.rules.triggers.watching import Found
from core.terms.ids import ObjectId
from core.terms.values import replace


def delayed(before: Game, event: StepBegan | DamageStepBegan, _after: Game) -> Iterator[Found]:
    """Yield what was to happen as a step begins (CR 603.7b)."""
    steps = steps_begun(event)
    for waiting in before.effects:
        if isinstance(waiting.effect, Delayed) and waiting.effect.at in steps:
            yield Found(_later(waiting, waiting.effect), used_up=waiting.id)


def _later(waiting: Waiting, effect: Delayed) -> OnStack:
    source = waiting.made_by or ObjectId(waiting.subject or "")
    return OnStack(
        id=source,
        name=replace(waiting.name, is_later=True),
        controller=waiting.controller,
        source=source,
        does=(
            ReturnToBattlefield(on="it")
            if effect.does == "return_to_battlefield"
            else Move(kind=effect.does, on="it"),
        ),
        it=waiting.subject,
    )
