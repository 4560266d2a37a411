"""Instructions that have damage dealt (CR 120.2b, 701.14)."""

from typing import Annotated, Literal

from core.abilities.amounts import Counted, HowMuch, Size
from core.abilities.filters import Objects, Recipients
from core.abilities.keywords import Keyword
from core.abilities.part import Part
from core.abilities.subjects import One, Sort, Subject, Subjects
from core.data.marks import RefusedError
from core.terms.values import replace
from core.words.english.errors import ability_faults as faults


class DamageBesides(Part):
    """Damage that the same source deals at the same time to somebody else: to a subject, or to `each`."""

    amount: HowMuch
    to: Annotated[One, Sort.EITHER] = "target"
    each: Recipients | None = None

    def __post_init__(self) -> None:
        if self.each is not None and self.to != "target":
            raise RefusedError(faults.to_whom_twice())


class DealDamage(Part):
    """Damage is dealt: to a subject, or to `each`; or divided among all targets as announced (CR 601.2d).

    Attributes:
        by: what deals it, its source (CR 120.7).
        by_each: instead each of these permanents deals it, all at the same time, and "power" is that of each.
        also: what it deals to others, as one event (CR 608.2f).
        excess_to: excess damage is dealt to this instead (CR 120.4a), such as the controller of what would be
            dealt it; with `excess_if`, only if what deals it has that keyword.
    """

    kind: Literal["deal_damage"] = "deal_damage"
    amount: HowMuch
    to: Annotated[Literal[One, "targets"], Sort.EITHER] = "target"
    each: Recipients | None = None
    by: Annotated[Subjects, Sort.SOURCE] = "this"
    by_each: Objects | None = None
    is_divided: bool = False
    is_preventable: bool = True
    also: tuple[DamageBesides, ...] = ()
    excess_to: Annotated[Literal[Subject, "recipient_controller"], Sort.EITHER] | None = None
    excess_if: Keyword | None = None

    def __post_init__(self) -> None:
        self._divide_what_is_announced()
        self._call_its_own_power_so()
        self._deal_once_each()
        self._say_once_to_whom()
        self._send_excess_somewhere()
        self._deal_besides()

    @property
    def one_by_one(self) -> tuple["DealDamage", ...]:
        """The same with an instruction of its own for each part of what is dealt at the same time."""
        others = (replace(self, amount=one.amount, to=one.to, each=one.each, also=()) for one in self.also)
        return (replace(self, also=()), *others) if self.also else (self,)

    def _divide_what_is_announced(self) -> None:
        if self.is_divided and not (isinstance(self.amount, int) or self.amount in {"x", "that_much"}):
            raise RefusedError(faults.divided_number())

    def _call_its_own_power_so(self) -> None:
        of = self.amount.of if isinstance(self.amount, Counted) else None
        if isinstance(of, Size) and (of.side, of.of) == ("power", self.by):
            raise RefusedError(faults.power_of_dealer())

    def _deal_once_each(self) -> None:
        if self.by_each is None and self.by != "targets":
            return
        if self.by_each is not None and (self.by != "this" or self.by_each.which in {"this", "bearer"}):
            raise RefusedError(faults.dealt_by_whom())
        if self.is_divided or self.also or self.excess_to is not None or self.to == "targets":
            raise RefusedError(faults.dealt_by_each())

    def _say_once_to_whom(self) -> None:
        if self.each is not None and (self.to != "target" or self.is_divided):
            raise RefusedError(faults.to_whom_twice())

    def _send_excess_somewhere(self) -> None:
        if self.excess_if is not None and self.excess_to is None:
            raise RefusedError(faults.excess_without_place())

    def _deal_besides(self) -> None:
        if self.also and (self.is_divided or self.excess_to is not None):
            raise RefusedError(faults.besides_a_share())
        before = self
        for one in self.one_by_one[1:]:
            if _is_said_as_one(before, one):
                raise RefusedError(faults.besides_the_same())
            before = one


_YOU = Recipients(players="you")


def _is_said_as_one(before: DealDamage, one: DealDamage) -> bool:
    """Whether players and objects are dealt the same, which one filter says of both."""
    first, second = (_YOU if part.each is None and part.to == "you" else part.each for part in (before, one))
    if first is None or second is None or before.amount != one.amount:
        return False
    is_of_both = (first.players is None) != (second.players is None)
    return is_of_both and None in {first.objects, second.objects}


class Fight(Part):
    """Two creatures fight (CR 701.14)."""

    kind: Literal["fight"] = "fight"
    one: Subject = "target"
    other: Subject = "target_2"


OfDamage = DealDamage | Fight
