"""Effects on what objects are: changes that last as long as something is there (CR 611, 613)."""

from typing import Literal

from core.abilities.ability import abilities_among, asks_for_itself
from core.abilities.amounts import Countable, CountedCards, CountersOn, Different, SizeAmong
from core.abilities.conditions import Condition
from core.abilities.effects.object_changes import Changes
from core.abilities.filters import Objects
from core.data.marks import RefusedError
from core.terms.card_types import CardType
from core.words.english.errors import ability_faults as faults


class Grants(Changes):
    """Objects are changed as long as this is there (CR 611, 613).

    Attributes:
        for_each: power and toughness count once for each of these on the battlefield, or of these cards or
            counters.
        loses_type: a card type that it is not while this applies, with its subtypes (layer 4, CR 205.1a).
        defines: the object's own power and toughness are what is said here, `power` and `toughness`
            for each of `for_each` and the base besides: a characteristic-defining ability (CR 604.3).
        as_long_as: it applies only while this is true (CR 611.3a).
    """

    kind: Literal["grants"] = "grants"
    objects: Objects
    for_each: Countable | None = None
    loses_type: CardType | None = None
    defines: bool = False
    as_long_as: Condition | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        self._compare_no_power()
        self._ask_for_no_damage()
        self._count_what_is_known_at_all_times()
        self._define_only_itself()
        self._say_a_condition_once()
        self._ask_for_what_is_settled()

    def _compare_no_power(self) -> None:
        if any(part and (part.power_than_this or part.outgrows_this) for part in self._filters):
            raise RefusedError(faults.static_compares_power())

    def _ask_for_no_damage(self) -> None:
        if any(part and part.dealt_damage_by for part in self._filters):
            raise RefusedError(faults.static_asks_for_damage())

    def _count_what_is_known_at_all_times(self) -> None:
        message = None
        if isinstance(self.for_each, CountersOn) and not self.for_each.are_known_at_all_times:
            message = faults.static_counts_counters()
        if isinstance(self.for_each, CountedCards) and not self.for_each.are_known_at_all_times:
            message = faults.static_counts_cards()
        if message is not None:
            raise RefusedError(message)

    def _define_only_itself(self) -> None:
        if self.defines and self.objects != Objects(which="this"):
            raise RefusedError(faults.defines_others())

    def _say_a_condition_once(self) -> None:
        which = self.objects.which
        message = None
        if self.objects.which != "this" and asks_for_itself((*self.gains, *self.loses)):
            message = faults.asks_for_itself()
        elif self.defines and self.as_long_as is not None:
            message = faults.defines_on_condition()
        elif which in {"this", "bearer"} and self.objects != Objects(which=which):
            message = faults.condition_in_objects(which=which)
        if message is not None:
            raise RefusedError(message)

    def _ask_for_what_is_settled(self) -> None:
        """CR 613.1: layers apply in order, so a condition can't ask for what is settled only after them."""
        among = self.as_long_as.among if self.as_long_as is not None else None
        asked = self.as_long_as.objects if self.as_long_as is not None else None
        asked = asked if among is None else among.among
        more = self.as_long_as.more if self.as_long_as is not None else None
        asked = more.of if more is not None and isinstance(more.of, Objects) else asked
        if asked is None:
            return
        of_colors = isinstance(among, Different) and among.what == "color"
        of_mana_value = isinstance(among, SizeAmong) and among.side == "mana_value"
        of_mana_value |= isinstance(among, Different) and among.what == "mana_value"
        is_size = among is not None and not (of_colors or of_mana_value)
        is_type = bool(self.types or self.subtypes or self.loses_type)
        is_color = self.colors is not None
        gives = abilities_among((*self.gains, *self.loses)) or self.abilities or self.loses_abilities
        is_base = self.base_power is not None or self.base_toughness is not None or self.switches
        for later, asks, comes_before in (
            (
                faults.later_colors,
                asked.colors or asked.not_colors or asked.color_count or of_colors,
                is_type,
            ),
            (faults.later_abilities, asked.keyword or asked.lacks, is_type or is_color),
            (faults.later_size, asked.asks_for_size or is_size, is_type or is_color or gives or is_base),
        ):
            if asks and comes_before:
                raise RefusedError(later())

    @property
    def _filters(self) -> tuple[Objects | None, ...]:
        condition = self.as_long_as.objects if self.as_long_as is not None else None
        counted = self.for_each if isinstance(self.for_each, Objects) else None
        return self.objects, counted, condition


def as_grants(changes: Changes, times: int = 1) -> Grants:
    """Return changes as an effect on whatever it is fixed to; power and toughness are added `times` times."""
    said = {name: getattr(changes, name) for name in Changes.__struct_fields__}
    size = {"power": changes.power * times, "toughness": changes.toughness * times}
    return Grants(objects=Objects(), **{**said, **size})
