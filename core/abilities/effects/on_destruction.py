"""Effects on permanents that would be destroyed (CR 614.8, 701.19b)."""

from typing import Literal

from core.abilities.filters import Objects
from core.abilities.part import Part


class DestructionEffect(Part):
    """If such a permanent would be destroyed, it is regenerated instead, each time (CR 701.19b).

    Attributes:
        which: by default the object with the effect.
    """

    kind: Literal["destruction"] = "destruction"
    which: Objects = Objects(which="this")
