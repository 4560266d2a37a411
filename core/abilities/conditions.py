"""What must be true for an ability to trigger or to apply, or for something to be done (CR 603.4, 611.3a)."""

from typing import Literal

from core.abilities.amounts import Devotion, Different, SizeAmong
from core.abilities.filters import Cards, Objects
from core.abilities.part import Part
from core.abilities.this_turn import HappenedThisTurn
from core.data.marks import NonNegative, RefusedError
from core.words.english.errors import ability_faults as faults

TimeOfDay = Literal["day", "night"]


class More(Part):
    """A player has more of something than another player.

    Attributes:
        who: you have more, or an opponent has.
        than_each: more than each opponent, and not just more than one of them. What an opponent has is
            compared with what you have.
        of: life, cards in hand, or permanents of a kind that a player controls.
    """

    who: Literal["you", "opponent"] = "you"
    than_each: bool = False
    of: Literal["life", "cards_in_hand"] | Objects

    def __post_init__(self) -> None:
        if self.than_each and self.who == "opponent":
            raise RefusedError(faults.more_than_you())
        if isinstance(self.of, Objects) and (self.of.controller or self.of.which):
            raise RefusedError(faults.more_of_whose())


class Condition(Part):
    """There is so much of one thing, or it is somebody's turn; just one of these is named.

    What has left the battlefield counts as it last was there (CR 603.10a). Of an opponent, one is enough
    of whom it is true.

    Attributes:
        objects: so many of these objects; of `this` and `bearer`, that the one is like that.
        cards: so many of these cards.
        card_types: so many card types among these cards.
        life: whose life total is so high.
        poison: who has so many poison counters.
        turn: whose turn it is: that of "you", or of anybody else.
        kicked: that "this", the object itself, was kicked as it was cast, or was not (CR 702.33d).
        was_cast: that "you" cast the object itself before it entered, out of that zone; it escaped if that
            was with escape (CR 702.138b).
        among: how large such permanents are together, or how many different ones there are among them.
        devotion: that your devotion is so great (CR 700.5).
        happened: so much of this has happened this turn.
        party: that you have a full party (CR 700.8c).
        monarch: who is the monarch: you, an opponent, or nobody (CR 725.1).
        time: that it is day, that it is night, or that it is neither (CR 731.1).
        more: who has more of something than who else.
        at_least, at_most: how many, or how much.
    """

    objects: Objects | None = None
    cards: Cards | None = None
    card_types: Cards | None = None
    life: Literal["you", "opponent"] | None = None
    poison: Literal["you", "opponent"] | None = None
    turn: Literal["you", "other"] | None = None
    kicked: Literal["this"] | None = None
    was_cast: Literal["at_all", "from_hand", "from_graveyard", "escaped"] | None = None
    among: SizeAmong | Different | None = None
    devotion: Devotion | None = None
    happened: HappenedThisTurn | None = None
    party: Literal["full"] | None = None
    monarch: Literal["you", "opponent", "nobody"] | None = None
    time: TimeOfDay | Literal["neither"] | None = None
    more: More | None = None
    at_least: NonNegative = 1
    at_most: NonNegative | None = None

    def __post_init__(self) -> None:
        named = [name for name in _ASKED if getattr(self, name) is not None]
        if len(named) != 1:
            raise RefusedError(faults.one_condition(known=", ".join(_ASKED)))
        if (self.more or self.party or self.monarch or self.time) is not None and (
            self.at_least,
            self.at_most,
        ) != (
            1,
            None,
        ):
            raise RefusedError(faults.bounds_of_more())
        if self.turn is not None and (self.at_least, self.at_most) != (1, None):
            raise RefusedError(faults.bounds_of_turn())
        if self.is_of_casting and (self.at_least, self.at_most) not in {(1, None), (0, 0)}:
            raise RefusedError(faults.bounds_of_kicked())

    @property
    def is_of_casting(self) -> bool:
        """Whether it asks how the object itself was cast."""
        return (self.kicked or self.was_cast) is not None

    def allows(self, number: int) -> bool:
        """Whether it is true of a thing of which there is so much; nothing is less than none (CR 107.1b)."""
        return self.at_least <= max(0, number) and (self.at_most is None or number <= self.at_most)


_ASKED = (
    "objects",
    "cards",
    "card_types",
    "life",
    "poison",
    "turn",
    "kicked",
    "was_cast",
    "among",
    "devotion",
    "happened",
    "party",
    "monarch",
    "time",
    "more",
)
