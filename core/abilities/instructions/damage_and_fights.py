"""Instructions that have damage dealt (CR 120.2b, 701.14)."""

from typing import Literal

from core.abilities.amounts import Counted, HowMuch, Size
from core.abilities.filters import Recipients
from core.abilities.keywords import Keyword
from core.abilities.part import Part
from core.abilities.subjects import One, Subject
from core.data.marks import RefusedError
from core.words.english.errors.ability_faults import Fault, fault


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

    def __post_init__(self) -> None:
        self._divide_what_is_announced()
        self._call_its_own_power_so()
        self._say_once_to_whom()
        self._send_excess_somewhere()

    def _divide_what_is_announced(self) -> None:
        if self.is_divided and isinstance(self.amount, Counted):
            raise RefusedError(fault(Fault.DIVIDED_NUMBER))

    def _call_its_own_power_so(self) -> None:
        if isinstance(self.amount, Counted) and self.amount.of == Size(of=self.by):
            raise RefusedError(fault(Fault.POWER_OF_DEALER))

    def _say_once_to_whom(self) -> None:
        if self.each is not None and (self.to != "target" or self.is_divided):
            raise RefusedError(fault(Fault.TO_WHOM_TWICE))

    def _send_excess_somewhere(self) -> None:
        if self.excess_if is not None and self.excess_to is None:
            raise RefusedError(fault(Fault.EXCESS_WITHOUT_PLACE))


class Fight(Part):
    """Two creatures fight (CR 701.14)."""

    kind: Literal["fight"] = "fight"
    one: Subject = "target"
    other: Subject = "target_2"


OfDamage = DealDamage | Fight
