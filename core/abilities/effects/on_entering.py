"""Effects on how permanents enter the battlefield, and on how many tokens do (CR 614.1c, 614.12, 707.5)."""

from typing import Literal

from msgspec import field

from core.abilities.ability import is_rule
from core.abilities.amounts import THIS_WAY, Counted, CountedCards, CountersOn, Size
from core.abilities.chosen_color import OfChosenColor
from core.abilities.conditions import Condition
from core.abilities.effects.amount_changes import AmountChange
from core.abilities.filters import Objects
from core.abilities.part import Part
from core.abilities.phrased import Phrased, PhrasedOfColor
from core.data.marks import Positive, RefusedError
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.counters import CounterKind
from core.terms.values import FrozenMap, Value
from core.words.english.errors import ability_faults as faults


class CopyExceptions(Value):
    """What a copy is or has besides what it takes over; copies of it take that over too.

    CR 707.9a: abilities. CR 707.9b: characteristics.

    Attributes:
        colors: instead of those of the original; none at all is colorless.
        power, toughness: instead of those of the original.
        types, subtypes: in addition to those of the original.
        has: the abilities that it has as well, in a file `phrases`.
        without_mana_cost: it has no mana cost.
    """

    colors: tuple[Color, ...] | None = None
    power: int | None = None
    toughness: int | None = None
    without_mana_cost: bool = False
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    has: tuple[Phrased, ...] = field(default=(), name="phrases")

    @property
    def differs(self) -> bool:
        """Whether the copy is or has anything besides."""
        is_other = self.colors is not None or self.power is not None or self.without_mana_cost
        return is_other or bool(self.types or self.subtypes or self.has)

    def __post_init__(self) -> None:
        if (self.power is None) != (self.toughness is None):
            raise RefusedError(faults.half_a_size())


class CopyOnEntering(CopyExceptions):
    """What something enters as a copy of (CR 707.5).

    Attributes:
        of: by default the object with the effect; of anything else, its controller chooses one, or none.
        counters: as many more of each kind that it enters with, if this copy stands (CR 707.9e).
    """

    of: Objects = Objects(which="this")
    counters: FrozenMap[CounterKind, Positive] = FrozenMap()

    @property
    def is_chosen(self) -> bool:
        """Whether a player chooses what is copied."""
        return self.of.which != "this"


class EntersEffect(Part):
    """As such a permanent enters the battlefield, this happens with it (CR 614.1c, 614.1d, 614.12).

    Attributes:
        which: by default the object with the effect; an effect on others never reaches itself.
        under_your_control: it enters under the control of whoever has the effect (CR 616.1b).
        tapped: it enters tapped.
        counters: it enters with as many counters of each kind.
        only_if: only if this is true as it would enter; what it is itself does not count yet.
        times: as many for each of what is counted; or X times as many, X being that of the spell (CR 107.3m).
        as_copy: it enters as a copy of something (CR 707).
        chooses_color: its controller chooses a color, and it `gains` abilities that may be about
            that color; a file writes them as `phrases`, in which `{color}` stands for it. It may also gain
            some without a color, together with counters.
        may: its controller may have it enter so or not.
        gains_otherwise: what it has if its controller does not have it enter so.
        devours: its controller may sacrifice any number of these; the counters are for each of them.
    """

    kind: Literal["enters"] = "enters"
    which: Objects = Objects(which="this")
    under_your_control: bool = False
    tapped: bool = False
    counters: FrozenMap[CounterKind, Positive] = FrozenMap()
    only_if: Condition | None = None
    times: Literal["x"] | Counted | None = None
    as_copy: CopyOnEntering | None = None
    chooses_color: bool = False
    gains: tuple[PhrasedOfColor, ...] = field(default=(), name="phrases")
    may: bool = False
    gains_otherwise: tuple[Phrased, ...] = ()
    devours: Objects | None = None

    def __post_init__(self) -> None:
        self._be_chosen_by_its_controller()
        self._change_something()
        self._count_what_there_is()
        self._gain_with_a_color()
        self._be_of_one_on_condition()

    def _change_something(self) -> None:
        if not (
            self.under_your_control or self.tapped or self.counters or self.as_copy or self.chooses_color
        ):
            message = faults.enters_how()
            raise RefusedError(message)

    def _count_what_there_is(self) -> None:
        message, of = None, self.times.of if isinstance(self.times, Counted) else None
        if self.times is not None and not self.counters:
            message = faults.times_of_what()
        elif self.times is not None and (self.under_your_control or self.as_copy or self.chooses_color):
            message = faults.times_of_counters()
        elif self.times == "x" and self.which != Objects(which="this"):
            message = faults.x_of_another()
        elif self.times is not None and sum(self.counters.values()) > 1 and not self._is_for_each:
            message = faults.several_counted_counters()
        elif of in {"that_much", "power"} | THIS_WAY or isinstance(of, Size):
            message = faults.entering_triggers()
        elif isinstance(of, (CountedCards, CountersOn)) and not of.are_known_at_all_times:
            message = faults.entering_chosen()
        elif isinstance(of, CountersOn) and self.which.which == "this":
            message = faults.counters_not_there_yet()
        if message is not None:
            raise RefusedError(message)

    @property
    def _is_for_each(self) -> bool:
        return isinstance(self.times, Counted) and self.times.is_one_by_one

    def _gain_with_a_color(self) -> None:
        is_of_color = any(isinstance(one, OfChosenColor) for one in self.gains)
        if self.gains and not self.chooses_color and (is_of_color or not self.counters):
            raise RefusedError(faults.phrases_without_color())
        if self.gains and not self.chooses_color and not self._is_plain:
            raise RefusedError(faults.phrases_with_counters())

    @property
    def _is_plain(self) -> bool:
        """Whether it has the object itself enter with counters, and with abilities that are no rules."""
        is_more = self.under_your_control or self.tapped or self.as_copy or self.times is not None
        is_had = all(not isinstance(one, OfChosenColor) and not is_rule(one) for one in self.gains)
        return self.which == Objects(which="this") and is_had and not is_more

    def _be_chosen_by_its_controller(self) -> None:
        """Refuse a choice of anything but counters on the object itself."""
        if self.gains_otherwise and not self.may:
            raise RefusedError(faults.otherwise_of_what())
        is_chosen = self.may or self.devours is not None
        others = (self.under_your_control, self.tapped, self.as_copy, self.chooses_color, self.gains)
        is_more = any(others) or self.times is not None or self.only_if is not None
        is_plain = self.which == Objects(which="this") and bool(self.counters) and not is_more
        if is_chosen and (not is_plain or (self.may and self.devours is not None)):
            raise RefusedError(faults.choice_of_counters())
        if any(is_rule(one) for one in self.gains_otherwise):
            raise RefusedError(faults.otherwise_rules())
        if self.devours is not None and (self.devours.which or self.devours.controller):
            raise RefusedError(faults.devours_whose())

    def _be_of_one_on_condition(self) -> None:
        is_more = self.under_your_control or self.as_copy or self.chooses_color or self.times is not None
        if self.only_if is not None and (self.which != Objects(which="this") or is_more):
            raise RefusedError(faults.enters_on_condition())


class TokensEffect(Part):
    """If an effect would create tokens under a player's control, it is another number (CR 614.1)."""

    kind: Literal["tokens"] = "tokens"
    who: Literal["you", "opponent", "any"] = "you"
    change: AmountChange
