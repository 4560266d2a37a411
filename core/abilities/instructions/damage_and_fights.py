"""Instructions that have damage dealt (CR 120.2b, 701.14)."""

from typing import Literal, Self

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from core.abilities.amounts import Counted, HowMuch, Size
from core.abilities.filters import Recipients
from core.abilities.keywords import Keyword
from core.abilities.part import Part
from core.abilities.subjects import One, Subject


class DealDamage(Part):
    """Damage is dealt: to a subject, or to `each`; or divided among all targets as announced (CR 601.2d).

    `by`: what deals it. `excess_to`: excess damage is dealt to this instead (CR 120.4a), such as the
    controller of what would be dealt it; with `excess_if`, only if what deals it has that keyword.
    """

    kind: Literal["deal_damage"] = "deal_damage"
    amount: HowMuch
    to: One = "target"
    each: Recipients | None = None
    by: Subject = "this"
    is_divided: bool = False
    is_preventable: bool = True
    excess_to: Subject | Literal["recipient_controller"] | None = None
    excess_if: Keyword | None = None

    @model_validator(mode="after")
    def _divide_what_is_announced(self) -> Self:
        if self.is_divided and isinstance(self.amount, Counted):
            message = "what is divided is announced with the spell: a number, or 'x'."
            raise PydanticCustomError("divided", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _call_its_own_power_so(self) -> Self:
        if isinstance(self.amount, Counted) and self.amount.of == Size(of=self.by):
            message = "the power of what deals the damage is said by 'power'."
            raise PydanticCustomError("power", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _say_once_to_whom(self) -> Self:
        if self.each is not None and (self.to != "target" or self.is_divided):
            message = "to whom is said once: by 'to', by 'each', or by the targets it 'is_divided' among."
            raise PydanticCustomError("each", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _send_excess_somewhere(self) -> Self:
        if self.excess_if is not None and self.excess_to is None:
            message = "'excess_if' says when excess damage goes elsewhere; 'excess_to' says where."
            raise PydanticCustomError("excess", "{message}", {"message": message})
        return self


class Fight(Part):
    """Two creatures fight (CR 701.14)."""

    kind: Literal["fight"] = "fight"
    one: Subject = "target"
    other: Subject = "target_2"


OfDamage = DealDamage | Fight
