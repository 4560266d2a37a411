"""Effects that are fixed to one object, and wait or last by themselves."""

from typing import Literal

from core.abilities.filters import Objects
from core.abilities.part import Part
from core.data.marks import RefusedError
from core.terms.steps import Step
from core.words.english.errors import ability_faults as faults


class Controls(Part):
    """Its controller controls the permanent for as long as this lasts (CR 613.1b)."""

    kind: Literal["controls"] = "controls"


Ending = Literal["destroy", "exile", "sacrifice", "return_to_hand"]
"""How a permanent is made to leave the battlefield."""


LaterEnding = Literal[Ending, "return_to_battlefield"]
"""What is done later with a permanent, or with the card that was exiled."""


class Returns(Part):
    """A card returns from exile to the battlefield as soon as this ends (CR 610.3)."""

    kind: Literal["returns"] = "returns"


class Delayed(Part):
    """At the beginning of the next such step, this is done to what the effect is fixed to (CR 603.7)."""

    kind: Literal["delayed"] = "delayed"
    at: Step
    does: LaterEnding


class Regeneration(Part):
    """The next time it would be destroyed, it is regenerated instead (CR 701.19a)."""

    kind: Literal["regeneration"] = "regeneration"


class MustBlock(Part):
    """Requirement: a creature blocks one certain attacker if able (CR 509.1c).

    Attributes:
        blockers: all such creatures, whenever they come; by default the one it is fixed to.
    """

    kind: Literal["must_block"] = "must_block"
    blockers: Objects | None = None

    def __post_init__(self) -> None:
        if self.blockers is not None and self.blockers.which in {"this", "bearer"}:
            raise RefusedError(faults.single_blocker())
