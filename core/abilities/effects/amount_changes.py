"""How much it is instead, where an effect changes an amount."""

from typing import Annotated, Literal, Self

from pydantic import Field, PositiveInt, model_validator
from pydantic_core import PydanticCustomError

from core.abilities.part import Part


class Multiply(Part):
    """Twice or more times as much instead (CR 701.10g); `by`: how many times."""

    kind: Literal["multiply"] = "multiply"
    by: Annotated[int, Field(ge=2, le=10)] = 2


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
    at_least: PositiveInt | None = None
    at_most: PositiveInt | None = None

    @model_validator(mode="after")
    def _bound_something(self) -> Self:
        if self.at_least is None and self.at_most is None:
            message = "a bound says how much it is 'at_least', 'at_most' or both."
            raise PydanticCustomError("bound", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _leave_room(self) -> Self:
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            message = "it can't be 'at_least' more than it is 'at_most'."
            raise PydanticCustomError("bound", "{message}", {"message": message})
        return self


class Instead(Part):
    """It does not happen; what the effect has besides happens in its place (CR 614.6)."""

    kind: Literal["instead"] = "instead"


AmountChange = Annotated[Multiply | Halve | Add | Bound | Instead, Field(discriminator="kind")]
