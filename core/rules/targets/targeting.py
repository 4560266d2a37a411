"""Who targets: a spell or ability, as what its targets are asked about (CR 115.1)."""

from __future__ import annotations

from core.model.stack import OnStack
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value


class Targeting(Value, kw_only=False):
    """A spell or ability that has targets.

    `you` is its controller, `source` the object it is or is of, `it` what a triggered ability is about,
    `own` its id once it is on the stack, `defending` the defending player it refers to, if that is not
    just whom `source` attacks.
    """

    you: PlayerId
    source: ObjectId
    it: RecipientId | None = None
    own: ObjectId | None = None
    defending: PlayerId | None = None


def targeting(item: OnStack) -> Targeting:
    """Return something on the stack as what its targets are asked about."""
    return Targeting(item.controller, item.source, item.it, item.id, item.defending_player)
