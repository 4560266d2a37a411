"""The two abilities that the rules give the monarch: one draws, one passes the crown on (CR 725.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.filters import Objects, Recipients
from core.abilities.instructions.to_players import BecomeMonarch, DrawNow
from core.abilities.triggers import When
from core.characteristics.current import characteristics
from core.events.damage import DamageDealt
from core.events.flow import DamageStepBegan, StepBegan
from core.model.game import Game
from core.model.monarchy import MONARCH
from core.model.stack import OnStack
from core.rules.triggers.finding import steps_begun
from core.rules.triggers.watching import Found
from core.terms.called import Aspect, Called
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId
from core.terms.steps import Step

_DRAW: Final = (DrawNow(),)
_CROWN: Final = (BecomeMonarch(who="its_controller"),)
_END_STEP: Final = When(event="step_begins", step=Step.END, which=Recipients(players="you"))
_STRUCK: Final = When(
    event="deals_damage",
    which=Recipients(objects=Objects(types=(CardType.CREATURE,))),
    to=Recipients(players="you"),
    combat=True,
)


def end_step_of_monarch(_before: Game, event: StepBegan | DamageStepBegan, after: Game) -> Iterator[Found]:
    """Yield the card that the monarch draws at the beginning of their own end step."""
    monarch = after.monarch
    if monarch is not None and monarch == after.active_player and Step.END in steps_begun(event):
        yield Found(_of_monarch(monarch, _DRAW, _END_STEP))


def damage_to_monarch(before: Game, event: DamageDealt, _after: Game) -> Iterator[Found]:
    """Yield for each creature that dealt combat damage to the monarch that its controller takes the crown."""
    monarch = before.monarch
    for one in event.damage:
        struck = one.is_combat and monarch is not None and one.recipient == monarch
        if struck and monarch is not None and characteristics(before, one.source).is_creature:
            yield Found(_of_monarch(monarch, _CROWN, _STRUCK, one.source, one.amount))


def _of_monarch(
    monarch: PlayerId,
    does: tuple[DrawNow | BecomeMonarch, ...],
    when: When,
    it: ObjectId | None = None,
    amount: int = 0,
) -> OnStack:
    """Return an ability that the monarch controls, as it will go on the stack."""
    return OnStack(
        id=MONARCH,
        name=Called(MONARCH, Aspect.ABILITY),
        controller=monarch,
        source=MONARCH,
        does=does,
        triggered_on=when,
        it=it,
        amount=amount,
    )
