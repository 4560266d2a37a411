"""The instruction that changes objects for a while (CR 611.2)."""

from typing import Literal, Self, get_args

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from core.abilities.amounts import Counted, HowOften
from core.abilities.effects.object_changes import Changes
from core.abilities.filters import Objects
from core.abilities.subjects import Duration, Subject, Times, said_once


class Give(Changes):
    """Objects are changed for a while; `each` is fixed now (CR 611.2c).

    Not so what they can, can't or must do: that is of such objects as there are at the time.

    `times` multiplies power and toughness. `shares_color_with`: only those of `each` that share a
    color with this now, but not this itself.
    """

    kind: Literal["give"] = "give"
    on: Subject = "target"
    each: Objects | None = None
    shares_color_with: Subject | None = None
    times: Times | HowOften | None = None
    until: Duration = "end_of_turn"

    @model_validator(mode="after")
    def _say_once_of_what(self) -> Self:
        return said_once(self, self.on, self.each)

    @model_validator(mode="after")
    def _multiply_something(self) -> Self:
        message = None
        is_one_by_one = isinstance(self.times, Counted) and self.times.is_one_by_one
        if self.times is not None and not (self.power or self.toughness):
            message = "'times' multiplies power and toughness: say how much of them."
        elif not (self.times is None or self.times in get_args(Times) or is_one_by_one) and not {
            self.power,
            self.toughness,
        } <= {-1, 0, 1}:
            message = "power and toughness are changed by so much: each is 1, -1 or 0 of it."
        if message is not None:
            raise PydanticCustomError("times", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _share_among_each(self) -> Self:
        if self.shares_color_with is not None and self.each is None:
            message = "'shares_color_with' says which of 'each': say of what."
            raise PydanticCustomError("shares_color_with", "{message}", {"message": message})
        return self
