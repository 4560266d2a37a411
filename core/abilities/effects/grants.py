"""Effects on what objects are: changes that last as long as something is there (CR 611, 613)."""

from typing import Literal, Self

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from core.abilities.effects.object_changes import Changes
from core.abilities.filters import Objects


class Grants(Changes):
    """Objects are changed as long as this is there (CR 611, 613).

    Attributes:
        for_each: power and toughness count once for each of these on the battlefield.
        defines: the object's own power and toughness are what is said here, `power` and `toughness`
            for each of `for_each` and the base besides: a characteristic-defining ability (CR 604.3).
    """

    kind: Literal["grants"] = "grants"
    objects: Objects
    for_each: Objects | None = None
    defines: bool = False

    @model_validator(mode="after")
    def _compare_no_power(self) -> Self:
        if any(part and part.power_than_this for part in (self.objects, self.for_each)):
            message = "a static ability can't compare power with that of the object it is on."
            raise PydanticCustomError("power_than_this", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _ask_for_no_damage(self) -> Self:
        if any(part and part.dealt_damage_by for part in (self.objects, self.for_each)):
            message = "a static ability can't ask what was dealt damage this turn."
            raise PydanticCustomError("dealt_damage_by", "{message}", {"message": message})
        return self

    @model_validator(mode="after")
    def _define_only_itself(self) -> Self:
        if self.defines and self.objects != Objects(which="this"):
            message = 'what defines an object is about that object alone: \'objects\' is {"which": "this"}.'
            raise PydanticCustomError("defines", "{message}", {"message": message})
        return self


def as_grants(changes: Changes, times: int = 1) -> Grants:
    """Return changes as an effect on whatever it is fixed to; power and toughness are added `times` times."""
    said = {name: getattr(changes, name) for name in Changes.model_fields}
    size = {"power": changes.power * times, "toughness": changes.toughness * times}
    return Grants(objects=Objects(), **{**said, **size})
