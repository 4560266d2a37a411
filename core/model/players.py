"""Players."""

from core.terms.counters import POISON, CounterKind
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import FrozenMap, Value


class Player(Value):
    """A player in the game, or one who has left it.

    Attributes:
        commander_damage: combat damage dealt to this player over the game, by the commander
            that dealt it, named by its first incarnation (CR 903.10a).
        has_known_library: whether the table knows what is in the library; else it never runs out.
        drew_from_empty: whether the player tried to draw from an empty library since state-based
            actions were last checked (CR 704.5b).
        drawn_this_turn: how many cards the player has drawn since the turn began.
        gained_this_turn, lost_this_turn: how much life the player has gained and lost since then.
        spells_last_turn: how many spells the player cast in the turn before this one.
        is_monarch: whether the player is the monarch; at most one is (CR 725.3).
        has_lost: whether the player has lost the game and left it (CR 104.5).
    """

    id: PlayerId
    name: str
    life: int = 20
    counters: FrozenMap[CounterKind, int] = FrozenMap()
    commander_damage: FrozenMap[ObjectId, int] = FrozenMap()
    has_known_library: bool = False
    drew_from_empty: bool = False
    drawn_this_turn: int = 0
    gained_this_turn: int = 0
    lost_this_turn: int = 0
    spells_last_turn: int = 0
    is_monarch: bool = False
    has_lost: bool = False

    @property
    def poison(self) -> int:
        """The number of poison counters (CR 122.1f)."""
        return self.counters.get(POISON, 0)
