"""What speaks of objects: an effect, with all that its words refer to."""

from __future__ import annotations

from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value


class Speaker(Value, kw_only=False, eq=False):
    """What speaks of objects: an effect in `game`.

    `you` and `this` are its controller, and the object it is on, if it is on one. `power` is that
    of this object, and `size` what it is, where it is asked for. `defending` is the defending player it
    refers to; by default whom `this` attacks, or what it is attached to (CR 508.5). `it` is what an
    ability triggered on, `that_player` the player whom a spell or ability has named.
    """

    game: Game
    you: PlayerId
    this: ObjectId | None
    power: int | None = None
    size: Characteristics | None = None
    defending: PlayerId | None = None
    it: RecipientId | None = None
    that_player: PlayerId | None = None
