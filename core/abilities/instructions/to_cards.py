"""Instructions about cards in hands and libraries: discard, mill, scry, surveil, explore, connive."""

from typing import Literal

from core.abilities.amounts import HowMuch
from core.abilities.filters import Objects
from core.abilities.part import Part
from core.abilities.subjects import Players, Subjects
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults


class Discard(Part):
    """Players discard cards of their own choice, as many as there are if there are fewer (CR 701.9a).

    Attributes:
        amount: how many; all of them if None.
        what: only cards that are like this.
    """

    kind: Literal["discard_now"] = "discard_now"
    who: Players = "you"
    amount: HowMuch | None = 1
    what: Objects = Objects()

    def __post_init__(self) -> None:
        if not self.what.asks_only_what_is_printed:
            raise RefusedError(faults.cards_nobody_controls())


class Mill(Part):
    """Players put so many cards from the top of their libraries into their graveyards (CR 701.17a)."""

    kind: Literal["mill"] = "mill"
    who: Players = "you"
    amount: HowMuch = 1


class LookAtTop(Part):
    """A player looks at so many cards on top of their library, and puts some of them elsewhere.

    To scry is to put any of them on the bottom (CR 701.22a), to surveil into the graveyard (CR 701.25a).
    """

    kind: Literal["scry", "surveil"]
    who: Players = "you"
    amount: HowMuch = 1


class Explore(Part):
    """A permanent explores: its controller reveals a card, and it may get a +1/+1 counter (CR 701.44a)."""

    kind: Literal["explore"] = "explore"
    on: Subjects = "this"


class Connive(Part):
    """A permanent connives: its controller draws and discards, and it may get counters (CR 701.50a)."""

    kind: Literal["connive"] = "connive"
    on: Subjects = "this"
    amount: HowMuch = 1


ToCards = Discard | Mill | LookAtTop | Explore | Connive
