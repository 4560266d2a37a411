"""What dealt damage to whom this turn: some abilities and effects ask for it later."""

from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value


class Hit(Value):
    """`source` dealt damage to `recipient`; both as the objects they were then (CR 400.7)."""

    source: ObjectId
    recipient: RecipientId
    is_combat: bool = True
