"""Permission to cast a card from a graveyard: flashback, escape, disturb and others (CR 601.3, 702)."""

from typing import Literal

from core.abilities.conditions import Condition
from core.abilities.costs import Cost
from core.abilities.part import Part
from core.data.marks import RefusedError
from core.words.english.errors import ability_faults as faults


class CastFromGraveyard(Part):
    """You may cast this card from your graveyard (CR 601.3).

    Attributes:
        keyword: the keyword ability that allows it, if one does.
        instead: what is paid rather than its mana cost (CR 118.9).
        besides: what is paid besides its other costs (CR 118.8).
        only_if: only while this is true.
    """

    kind: Literal["cast_from_graveyard"] = "cast_from_graveyard"
    keyword: Literal["flashback", "jump-start", "retrace", "escape", "disturb"] | None = None
    instead: Cost | None = None
    besides: Cost | None = None
    only_if: Condition | None = None

    def __post_init__(self) -> None:
        if any(cost is not None and cost.remove_counter is not None for cost in (self.instead, self.besides)):
            raise RefusedError(faults.spell_with_counters())

    @property
    def pays(self) -> tuple[Cost, ...]:
        """What casting it so costs, as far as it is said here."""
        return tuple(cost for cost in (self.instead, self.besides) if cost is not None)

    @property
    def transforms(self) -> bool:
        """Whether the card is cast with its back face up (CR 702.146a)."""
        return self.keyword == "disturb"

    @property
    def exiles(self) -> bool:
        """Whether the card is exiled instead of going anywhere else as it leaves the stack.

        CR 702.34a: flashback. CR 702.133a: jump-start.
        """
        return self.keyword in {"flashback", "jump-start"}
