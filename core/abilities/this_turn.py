"""What has happened this turn, as conditions and amounts ask for it: how often, or how much."""

from typing import Literal

from core.abilities.filters import Objects, StackObjects
from core.abilities.part import Part
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults

Whose = Literal["you", "opponent", "any"]
"""Who it happened to; of several, a condition asks for the one with the most."""


class PermanentsThisTurn(Part):
    """Permanents to which something happened this turn, each as it was then (CR 603.10a, 608.2h).

    Attributes:
        event: they died, left the battlefield for any zone, entered it, or were declared as attackers.
        what: only those that were like this; whose they are is who controlled them then.
    """

    kind: Literal["permanents_this_turn"] = "permanents_this_turn"
    event: Literal["died", "left", "entered", "attacked"]
    what: Objects = Objects()

    def __post_init__(self) -> None:
        if self.what.which in {"this", "bearer"} or self.what.controller == "defending_player":
            raise RefusedError(faults.that_one_this_turn())


class SpellsCast(Part):
    """Spells that were cast this turn, whatever became of them (CR 601.2i).

    Attributes:
        by: who cast them.
        what: only those that were like this as they were cast.
        another: not the spell itself that asks, nor the one that became the permanent that asks.
        turn: this turn, or the one before. Of that only how many there were is known, as a file says.
    """

    kind: Literal["spells_cast"] = "spells_cast"
    by: Whose = "you"
    what: StackObjects = StackObjects()
    another: bool = False
    turn: Literal["this", "last"] = "this"

    def __post_init__(self) -> None:
        if self.what.what != "spell" or self.what.controller is not None or self.what.targets is not None:
            raise RefusedError(faults.cast_spells())
        if self.turn == "last" and (self.what != StackObjects() or self.another):
            raise RefusedError(faults.cast_last_turn())


class PlayersThisTurn(Part):
    """How much of something a player has done or suffered this turn.

    Attributes:
        event: life gained, life lost (damage counts, CR 120.3a), cards drawn, how often damage was
            dealt to the player, or by how many creatures the player was attacked (CR 508.6).
        who: of whom that is asked.
    """

    kind: Literal["players_this_turn"] = "players_this_turn"
    event: Literal["gained_life", "lost_life", "drew", "was_dealt_damage", "was_attacked"]
    who: Whose = "you"


HappenedThisTurn = PermanentsThisTurn | SpellsCast | PlayersThisTurn
"""What has happened this turn and can be counted."""
