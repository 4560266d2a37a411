"""Effects on life that would be gained or lost, and on counters that would be put somewhere (CR 614)."""

from typing import Literal

from core.abilities.effects.additional import Besides, of_damage_alone
from core.abilities.effects.amount_changes import AmountChange
from core.abilities.filters import Objects, Recipients
from core.abilities.part import Part
from core.data.marks import NonNegative, RefusedError
from core.terms.counters import CounterKind
from core.words.english.errors import ability_faults as faults


class LifeEffect(Part):
    """If a player would gain (or lose) life, the amount is changed, or they can't (CR 119.7, 119.8)."""

    kind: Literal["life"] = "life"
    event: Literal["gain", "lose"]
    who: Literal["you", "opponent", "any"] = "you"
    change: AmountChange | None = None
    besides: tuple[Besides, ...] = ()

    def __post_init__(self) -> None:
        message = of_damage_alone(self.besides)
        if self.change is None and self.besides:
            message = faults.besides_what_cant_happen()
        if message is not None:
            raise RefusedError(message)

    @property
    def forbids(self) -> bool:
        """Whether it says that they can't (CR 614.17)."""
        return self.change is None


class CountersEffect(Part):
    """If counters would be put on something, their number is changed, or they can't be put there.

    Attributes:
        counter: only of this kind.
        by_effect: only if an effect puts them there, not what damage becomes.
    """

    kind: Literal["counters"] = "counters"
    counter: CounterKind | None = None
    by_effect: bool = False
    on: Recipients = Recipients(objects=Objects(which="this"))
    change: AmountChange | None = None

    @property
    def forbids(self) -> bool:
        """Whether it says that they can't (CR 614.17)."""
        return self.change is None


class CounterLimit(Part):
    """This can't have more than so many counters of a kind; those beyond are removed (CR 122.4)."""

    kind: Literal["counter_limit"] = "counter_limit"
    counter: CounterKind
    at_most: NonNegative
