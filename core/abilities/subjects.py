"""Whom instructions are about: subjects and targets, of what sort they are, how often, for how long."""

from enum import Enum
from typing import Annotated, Literal

from core.abilities.filters import GraveyardCards, Objects, Recipients, StackObjects
from core.abilities.part import Part
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults

One = Literal[
    "target",
    "target_2",
    "target_3",
    "this",
    "you",
    "it",
    "its_controller",
    "target_controller",
    "bearer",
    "chosen",
    "defending_player",
    "created",
    "damaged",
    "those",
]
"""A `Subject` that is one player or object, or objects that come of what was done before."""

Subject = Literal[One, "opponents"]
"""Whom an instruction is about: targets in the order they are announced, the object with the ability,
its controller, their opponents; `it` is what a trigger was about, such as the creature dealt damage, or
the spell something became a target of; `target_controller` who controls the first target;
`created` what instructions before have put onto the battlefield; `damaged` the creatures that they have
dealt damage to; `those` all that the last instruction before was about that spoke of `each` such permanent;
`chosen` a source of damage chosen as
the effect is made (CR 609.7a); `defending_player` whom the creature attacks that a trigger was about, or
this one, or the one that this is attached to."""


Subjects = Literal[Subject, "targets"]
"""A `Subject`, or all targets, each of them: they are alike, and spoken of together."""


class Sort(Enum):
    """What sort of thing a field speaks of: it marks the type of the field; unmarked, of permanents."""

    PERMANENT = ("permanent",)
    PLAYER = ("player",)
    EITHER = ("permanent", "player")
    SOURCE = ("permanent", "card")
    ON_STACK = ("on_stack",)
    ANY = ("permanent", "player", "card", "on_stack")


Player = Annotated[Subject, Sort.PLAYER]
"""A `Subject` that is a player."""
Players = Annotated[Literal[Subjects, "each_player"], Sort.PLAYER]
"""Players: a subject, or all of them."""

Times = Literal["beyond_first", "opponents_attacked", "power_of_it"]
"""For each creature that blocks this beyond the first; for each opponent attacked with a creature in this
combat (CR 702.121a); for each point of power of what a trigger was about, which may be negative."""


def check_said_once(on: Subjects, each: Objects | None) -> None:
    """Check that an instruction says in one way what it is about; `target` is what it says by itself.

    Raises:
        RefusedError: it says so twice.
    """
    if each is not None and on != "target":
        raise RefusedError(faults.subject_twice())


Duration = Literal["end_of_combat", "end_of_turn", "your_next_turn", "end_of_your_next_turn"]
"""How long an effect lasts: `your_next_turn` is until it begins (CR 500.4), `end_of_your_next_turn` until it
ends (CR 514.2)."""
NextUntapStep = Literal["untap_step"]
"""Through the next untap step in which what an effect is about would untap: that of its controller."""


class TargetSpec(Part):
    """What one target may be; by default anything that can be dealt damage (CR 115.4).

    Attributes:
        another: none of the targets before it.
        other: not the object with the ability.
        not_it: not what the ability triggered on.
        on_stack: not `what`, but such a spell or ability.
        in_graveyard: not `what`, but such a card.
    """

    what: Recipients = Recipients()
    another: bool = False
    other: bool = False
    not_it: bool = False
    on_stack: StackObjects | None = None
    in_graveyard: GraveyardCards | None = None

    def __post_init__(self) -> None:
        if [self.on_stack, self.in_graveyard, self.what if self.what != Recipients() else None].count(
            None
        ) < 2:  # noqa: PLR2004 - one of the three
            raise RefusedError(faults.target_twice())
        if self.in_graveyard is not None and self.not_it:
            raise RefusedError(faults.other_cards())
        if self.other and self.what.objects is not None and self.what.players is None:
            raise RefusedError(faults.other_objects())
