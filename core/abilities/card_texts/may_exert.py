"""An optional cost to attack: a creature may be exerted as it attacks (CR 508.1g, 701.43d)."""

from typing import Literal

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.instructions.one_shot import OneShot
from core.abilities.part import Part
from core.abilities.subjects import TargetSpec
from core.abilities.triggers import When
from core.data.marks import NonNegative


class MayExert(Part):
    """You may exert this creature as it attacks, and when you do, an ability may trigger.

    That ability is linked to this one: it triggers only on what is exerted by it (CR 607.2h).

    Attributes:
        is_optional, targets, least_targets, does: what triggers, as with any triggered ability; nothing
            does if it does nothing.
    """

    kind: Literal["may_exert"] = "may_exert"
    is_optional: bool = False
    targets: tuple[TargetSpec, ...] = ()
    least_targets: NonNegative | None = None
    does: tuple[OneShot, ...] = ()

    def __post_init__(self) -> None:
        _ = self.when_you_do  # it refuses what no triggered ability can mean

    @property
    def when_you_do(self) -> Triggered:
        """The ability that triggers as it is exerted."""
        return Triggered(
            when=EXERTED,
            is_optional=self.is_optional,
            targets=self.targets,
            least_targets=self.least_targets,
            does=self.does,
        )


EXERTED = When(event="exerts")
"""What the linked ability triggers on."""
