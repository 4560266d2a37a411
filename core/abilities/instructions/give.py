"""The instruction that changes objects for a while (CR 611.2)."""

from typing import Literal

from core.abilities.effects.object_changes import Changes
from core.abilities.filters import Objects
from core.abilities.subjects import Duration, Subject, Times


class Give(Changes):
    """Objects are changed for a while; `each` is fixed now (CR 611.2c).

    `times` multiplies power and toughness. `shares_color_with`: only those of `each` that share a
    color with this now, but not this itself.
    """

    kind: Literal["give"] = "give"
    on: Subject = "target"
    each: Objects | None = None
    shares_color_with: Subject | None = None
    times: Times | None = None
    until: Duration = "end_of_turn"
