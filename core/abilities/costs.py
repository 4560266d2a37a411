"""What a player may pay while something resolves (CR 118.12)."""

from typing import Annotated

from msgspec import Meta

from core.abilities.filters import Cards, Objects
from core.data.marks import Positive, RefusedError
from core.terms.counters import CounterKind
from core.terms.mana import phyrexian_symbols
from core.terms.values import Value
from core.words.english.errors import ability_faults as faults

ManaCost = Annotated[str, Meta(pattern=r"^(\{[0-9A-Z/]{1,5}\}){0,20}$", examples=["{2}{W}"])]
"""Mana as it is printed, `{2}{W}`. This table counts no mana, so whoever is to pay it can."""


class Cost(Value):
    """What is paid, all of it together.

    Attributes:
        mana: as it is printed.
        life: how much of it.
        tap, tap_count: such permanents of the player, untapped so far, and how many.
        tap_power: any number of them instead, with so much power in all.
        sacrifice, sacrifice_count: such permanents of the player, and how many.
        remove_counter, remove_count: counters from the object with the ability.
        return_to_hand, return_count: such permanents of the player, and how many, to their owners' hands.
        discard, discard_count: such cards of the player's hand, and how many.
        exile, exile_count: such cards of the player's graveyard, and how many.
    """

    mana: ManaCost = ""
    life: Positive | None = None
    tap: Objects | None = None
    tap_count: Positive = 1
    tap_power: Positive | None = None
    sacrifice: Objects | None = None
    sacrifice_count: Positive = 1
    remove_counter: CounterKind | None = None
    remove_count: Positive = 1
    return_to_hand: Objects | None = None
    return_count: Positive = 1
    discard: Cards | None = None
    discard_count: Positive = 1
    exile: Cards | None = None
    exile_count: Positive = 1

    @property
    def is_mana_alone(self) -> bool:
        """Whether it is nothing that is paid at this table, which counts no mana.

        For a Phyrexian symbol life may be paid (CR 107.4f).
        """
        return not phyrexian_symbols(self.mana) and all(getattr(self, name) is None for name in _PARTS)

    def __post_init__(self) -> None:
        self._count_what_is_paid()
        if self.tap_power is not None and (self.tap is None or self.tap_count != 1):
            raise RefusedError(faults.power_of_which())
        self._take_cards_from_where_they_are()
        self._cost_something()

    def _count_what_is_paid(self) -> None:
        for what, count in _COUNTED:
            if getattr(self, what) is None and getattr(self, count) != 1:
                raise RefusedError(faults.count_of_what(count=count, what=what))

    def _take_cards_from_where_they_are(self) -> None:
        for what, zone in (("discard", "hand"), ("exile", "graveyard")):
            cards = getattr(self, what)
            if cards is not None and (cards.zone, cards.whose) != (zone, "you"):
                raise RefusedError(faults.own_cards(what=what, zone=zone))

    def _cost_something(self) -> None:
        if not self.mana and self.is_mana_alone:
            raise RefusedError(faults.no_cost())


def added(one: Cost, other: Cost) -> Cost | None:
    """Return both costs as one (CR 118.1); None if they take different permanents, cards or counters."""
    both: dict[str, object] = {}
    if one.mana or other.mana:
        both["mana"] = _mana_in_all(one.mana, other.mana)
    if one.life is not None or other.life is not None:
        both["life"] = (one.life or 0) + (other.life or 0)
    if one.tap_power is not None or other.tap_power is not None:
        return None
    for what, count in _COUNTED:
        wanted = [getattr(cost, what) for cost in (one, other) if getattr(cost, what) is not None]
        if len(wanted) > 1 and wanted[0] != wanted[1]:
            return None
        if wanted:
            both[what] = wanted[0]
            both[count] = sum(
                getattr(cost, count) for cost in (one, other) if getattr(cost, what) is not None
            )
    return Cost(**both)  # type: ignore[arg-type]  # each of its field


def _mana_in_all(one: str, other: str) -> str:
    """Return mana as it is printed, what can be paid with any mana as one number in front."""
    symbols = [symbol for symbol in f"{one}{other}".replace("}", "} ").split() if symbol]
    generic = sum(int(symbol[1:-1]) for symbol in symbols if symbol[1:-1].isdecimal())
    rest = "".join(symbol for symbol in symbols if not symbol[1:-1].isdecimal())
    return f"{{{generic}}}{rest}" if generic or not rest else rest


_COUNTED = (
    ("tap", "tap_count"),
    ("sacrifice", "sacrifice_count"),
    ("remove_counter", "remove_count"),
    ("return_to_hand", "return_count"),
    ("discard", "discard_count"),
    ("exile", "exile_count"),
)
"""What is paid in a number, and that number."""
_PARTS = ("life", "tap", "sacrifice", "remove_counter", "return_to_hand", "discard", "exile")
"""What can be paid besides mana."""
