"""The steps of a turn that the table plays through (CR 500.1, 501.1, 506.1, 512.1)."""

from __future__ import annotations

from enum import StrEnum


class Step(StrEnum):
    """A step (or a phase without steps), in the order of the turn.

    CR 506.1, 510.4: the combat damage step happens twice if a creature has first or
    double strike as it begins; the first of the two is `FIRST_STRIKE_DAMAGE` here.
    """

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat_main"
    BEGINNING_OF_COMBAT = "beginning_of_combat"
    DECLARE_ATTACKERS = "declare_attackers"
    DECLARE_BLOCKERS = "declare_blockers"
    FIRST_STRIKE_DAMAGE = "first_strike_damage"
    COMBAT_DAMAGE = "combat_damage"
    END_OF_COMBAT = "end_of_combat"
    POSTCOMBAT_MAIN = "postcombat_main"
    END = "end"
    CLEANUP = "cleanup"

    @property
    def words(self) -> str:
        """The step as the rules name it: `declare attackers step`."""
        return _WORDS[self]

    @property
    def as_a_time(self) -> str:
        """The step as abilities name it: `upkeep`, `end step`."""
        return "upkeep" if self is Step.UPKEEP else self.words

    @property
    def is_combat(self) -> bool:
        """Whether the step belongs to the combat phase (CR 506.1)."""
        return self in _COMBAT

    @property
    def is_main_phase(self) -> bool:
        """Whether it is a main phase (CR 505.1)."""
        return self in {Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN}

    def comes_after(self, other: Step) -> bool:
        """Whether this step is later in the turn than `other`."""
        return _ORDER[self] > _ORDER[other]


_WORDS = {
    Step.UNTAP: "untap step",
    Step.UPKEEP: "upkeep step",
    Step.DRAW: "draw step",
    Step.PRECOMBAT_MAIN: "precombat main phase",
    Step.BEGINNING_OF_COMBAT: "beginning of combat step",
    Step.DECLARE_ATTACKERS: "declare attackers step",
    Step.DECLARE_BLOCKERS: "declare blockers step",
    Step.FIRST_STRIKE_DAMAGE: "first combat damage step",
    Step.COMBAT_DAMAGE: "combat damage step",
    Step.END_OF_COMBAT: "end of combat step",
    Step.POSTCOMBAT_MAIN: "postcombat main phase",
    Step.END: "end step",
    Step.CLEANUP: "cleanup step",
}
_COMBAT = frozenset(
    {
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    }
)
_ORDER = {step: place for place, step in enumerate(Step)}
