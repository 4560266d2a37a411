"""How much it is instead, where an effect changes an amount."""

from typing import Annotated, Literal

from msgspec import Meta

from core.abilities.part import Part
from core.data.marks import Positive, RefusedError
from core.words.english.errors import ability_faults as faults


class Multiply(Part):
    """Twice or more times as much instead (CR 701.10g).

    Attributes:
        by: how many times.
    """

    kind: Literal["multiply"] = "multiply"
    by: Annotated[int, Meta(ge=2, le=10)] = 2


class Halve(Part):
    """Half as much instead, rounded up or down."""

    kind: Literal["halve"] = "halve"
    rounded: Literal["up", "down"]


class Add(Part):
    """That much plus `amount` instead; minus, if it is negative."""

    kind: Literal["add"] = "add"
    amount: int


class Bound(Part):
    """At least, or at most, that much instead."""

    kind: Literal["bound"] = "bound"
    at_least: Positive | None = None
    at_most: Positive | None = None

    def __post_init__(self) -> None:
        self._bound_something()
        self._leave_room()

    def _bound_something(self) -> None:
        if self.at_least is None and self.at_most is None:
            raise RefusedError(faults.bound_without_number())

    def _leave_room(self) -> None:
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            raise RefusedError(faults.bounds_crossed())


class Instead(Part):
    """It does not happen; what the effect has besides happens in its place (CR 614.6)."""

    kind: Literal["instead"] = "instead"


AmountChange = Multiply | Halve | Add | Bound | Instead
