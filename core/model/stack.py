"""What waits on the stack: triggered abilities, for now only those the rules themselves give."""

from typing import Literal

from core.terms.frozen import Frozen
from core.terms.ids import ObjectId, PlayerId


class SiegeDefeated(Frozen):
    """A Siege's own ability: as its last defense counter goes, it is exiled (CR 310.11b)."""

    kind: Literal["siege_defeated"] = "siege_defeated"
    source: ObjectId
    controller: PlayerId


StackObject = SiegeDefeated
