"""How much of something: a number, what an ability was about, X, or something that is counted."""

from typing import Annotated, Literal

from core.abilities.filters import Objects
from core.abilities.part import Part
from core.abilities.subjects import Subject
from core.abilities.this_turn import HappenedThisTurn, PermanentsThisTurn, PlayersThisTurn, SpellsCast
from core.data.marks import Positive, RefusedError, Then
from core.terms.colors import Color
from core.terms.counters import CounterKind
from core.words.english.errors import ability_faults as faults


def _some_colors(colors: tuple[Color, ...]) -> tuple[Color, ...]:
    if not colors or len(set(colors)) < len(colors):
        raise RefusedError(faults.devotion_to_colors())
    return colors


class CountedCards(Part):
    """Cards in hands or in graveyards (CR 402, 404).

    Attributes:
        zone: in hands, or in graveyards.
        whose: whose hand or graveyard it is.
        what: only cards that are like this.
    """

    kind: Literal["cards"] = "cards"
    zone: Literal["hand", "graveyard"]
    whose: Subject | Literal["each_player"] = "you"
    what: Objects = Objects()

    @property
    def are_known_at_all_times(self) -> bool:
        """Whether it can be said whose they are where nothing was chosen and nothing triggered."""
        return self.whose in {"you", "opponents", "each_player"}

    def __post_init__(self) -> None:
        if not self.what.asks_only_what_is_printed:
            raise RefusedError(faults.cards_nobody_controls())


class CountersOn(Part):
    """Counters on something (CR 122).

    Attributes:
        counter: of this kind; of any kind if None.
        on: what they are on.
    """

    kind: Literal["counters_on"] = "counters_on"
    counter: CounterKind | None = None
    on: Subject = "this"

    @property
    def are_known_at_all_times(self) -> bool:
        """Whether it can be said what they are on where nothing was chosen and nothing triggered."""
        return self.on in {"this", "bearer"}


Measure = Literal["power", "toughness", "mana_value"]
"""What is a number of an object by itself (CR 202.3, 208.3)."""


class Size(Part):
    """The power, toughness or mana value of something, as it is or last was (CR 608.2h).

    Attributes:
        side: its power, its toughness or its mana value.
        of: whose that is.
    """

    kind: Literal["size"] = "size"
    side: Measure = "power"
    of: Subject = "this"


class SizeAmong(Part):
    """The greatest power, toughness or mana value among such permanents, or the total of all of them.

    Attributes:
        how: the greatest, or the total.
        side: power, toughness or mana value.
        among: the permanents.
    """

    kind: Literal["size_among"] = "size_among"
    how: Literal["greatest", "total"] = "greatest"
    side: Measure = "power"
    among: Objects

    def __post_init__(self) -> None:
        _be_of_a_kind(self.among)


class Different(Part):
    """How many different powers, toughnesses, mana values or colors there are among such permanents.

    Attributes:
        what: of what different ones are counted.
        among: the permanents.
    """

    kind: Literal["different"] = "different"
    what: Literal["power", "toughness", "mana_value", "color"] = "power"
    among: Objects

    def __post_init__(self) -> None:
        _be_of_a_kind(self.among)


def _be_of_a_kind(wanted: Objects) -> None:
    """Check that a filter may be of several permanents."""
    if wanted.which in {"this", "bearer"}:
        raise RefusedError(faults.counts_one())


THIS_WAY = frozenset({"life_lost_this_way", "damage_dealt_this_way", "excess_dealt_this_way"})
"""Amounts that instructions before this one have come to."""


class Devotion(Part):
    """Your devotion: mana symbols of these colors in the mana costs of permanents you control (CR 700.5).

    Attributes:
        colors: one color, or several; a symbol of any of them counts once.
    """

    kind: Literal["devotion"] = "devotion"
    colors: Annotated[tuple[Color, ...], Then(_some_colors)]


Countable = Objects | CountedCards | CountersOn | HappenedThisTurn | Devotion
"""What static abilities can count: permanents of a kind, cards, counters, what has happened this turn, and
your devotion."""


class Counted(Part):
    """An amount that is counted as it is needed (CR 608.2h).

    Words name as much as a trigger was about, the power of what deals the damage, the life of who controls
    the spell or ability, how many opponents that player has, how many basic land types there are among
    that player's lands, how many creatures are in that player's party, or how often the object itself was
    kicked as it was cast; or how much life was lost by what the instructions before this one did, how much
    damage they dealt, or how much excess damage (CR 120.10).

    Attributes:
        of: permanents of a kind on the battlefield, cards, counters, how large something is, what has
            happened this turn, your devotion; or one of the amounts that have a word, as told above.
        times: as many for each of them.
        half: half of it, rounded up or down (CR 107.1a).
        plus: so much more, or less if it is negative.
        taken_from: that number minus all this.
    """

    kind: Literal["counted"] = "counted"
    of: (
        Literal[
            "that_much",
            "power",
            "life",
            "opponents",
            "basic_land_types",
            "party",
            "kicked",
            "life_lost_this_way",
            "damage_dealt_this_way",
            "excess_dealt_this_way",
        ]
        | Countable
        | Size
        | SizeAmong
        | Different
    )
    times: Positive = 1
    half: Literal["up", "down"] | None = None
    plus: int = 0
    taken_from: Positive | None = None

    def __post_init__(self) -> None:
        if self.plus and self.taken_from is not None:
            raise RefusedError(faults.plus_and_taken_from())
        if self.of in {"that_much", "power"} and self.is_just_so_much:
            raise RefusedError(faults.just_as_much(of=self.of))
        if isinstance(self.of, Objects):
            _be_of_a_kind(self.of)

    def of_number(self, number: int) -> int:
        """Return the amount where there are so many; never less than 0 (CR 107.1b)."""
        total = max(0, number * self.times)
        if self.half is not None:
            total = (total + (self.half == "up")) // 2
        return max(0, total + self.plus if self.taken_from is None else self.taken_from - total)

    @property
    def is_just_so_much(self) -> bool:
        """Whether it is as much as what is counted, neither a multiple of it nor more or less."""
        return (self.times, self.half, self.plus, self.taken_from) == (1, None, 0, None)

    @property
    def is_one_by_one(self) -> bool:
        """Whether it is one for each of what is counted."""
        one_by_one = isinstance(self.of, _COUNTABLE) or self.of in _ONE_BY_ONE
        return one_by_one and self.is_just_so_much


_COUNTABLE = (Objects, CountedCards, CountersOn, PermanentsThisTurn, SpellsCast, PlayersThisTurn)
_ONE_BY_ONE = ("opponents", "basic_land_types", "party", "kicked")

HowOften = (
    Literal["that_much", "x", "sacrificed_power", "sacrificed_toughness", "sacrificed_mana_value"] | Counted
)
"""How much something is multiplied by."""
HowMuch = Positive | Literal["power"] | HowOften
"""A number; what a trigger was about; X; the power of what deals the damage; power, toughness or
mana value of what was sacrificed; something that is counted."""


def spoken_of(amount: object) -> tuple[tuple[str, Subject | Literal["each_player"]], ...]:
    """Return whom an amount is about, with what is asked: `size`, `counters` or `cards`; mostly nobody."""
    match amount:
        case Counted(of=Size(of=one)):
            return (("size", one),)
        case Counted(of=CountersOn(on=one)):
            return (("counters", one),)
        case Counted(of=CountedCards(whose=one)):
            return (("cards", one),)
        case _:
            return ()
