"""How much of something: a number, what an ability was about, X, or something that is counted."""

from typing import Literal, Self

from pydantic import PositiveInt, model_validator
from pydantic_core import PydanticCustomError

from core.abilities.filters import Objects
from core.abilities.part import Part


class Counted(Part):
    """An amount that is counted as it is needed (CR 608.2h).

    Attributes:
        of: permanents of a kind on the battlefield; or as much as a trigger was about, the power of
            what deals the damage, or the life of who controls the spell or ability.
        times: as many for each of them.
        half: half of it, rounded up or down (CR 107.1a).
    """

    kind: Literal["counted"] = "counted"
    of: Objects | Literal["that_much", "power", "life"]
    times: PositiveInt = 1
    half: Literal["up", "down"] | None = None

    @model_validator(mode="after")
    def _count_what_is_not_said_plainly(self) -> Self:
        if self.of in {"that_much", "power"} and self.times == 1 and self.half is None:
            message = f"just as much is said by '{self.of}' alone."
            raise PydanticCustomError("counted", "{message}", {"message": message})
        return self

    def of_number(self, number: int) -> int:
        """Return the amount where there are so many; never less than 0 (CR 107.1b)."""
        total = max(0, number * self.times)
        return total if self.half is None else (total + (self.half == "up")) // 2


HowMuch = PositiveInt | Literal["that_much", "x", "power", "sacrificed_power"] | Counted
"""A number; what a trigger was about; X; the power of what deals the damage; that of what was sacrificed;
something that is counted."""
