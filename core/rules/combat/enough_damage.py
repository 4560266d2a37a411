"""How much damage is enough before any may go further (CR 510.1c, 702.19c)."""

from __future__ import annotations

from collections.abc import Mapping

from core.characteristics.current import characteristics
from core.model.game import Game
from core.rules.combat.assigned_points import Points
from core.rules.combat.assignment_recipients import Division
from core.rules.damage.lethal import lethal_damage
from core.terms.ids import ObjectId, RecipientId


class Tally:
    """Who assigns how much to whom in one step, looked at from the side of the recipients."""

    def __init__(self, points: Points) -> None:
        self._to: dict[RecipientId, dict[ObjectId, int]] = {}
        for source, assigned in points.items():
            self.add(source, assigned)

    def add(self, source: ObjectId, assigned: Mapping[RecipientId, int]) -> None:
        """Count what one more source assigns."""
        for recipient, amount in assigned.items():
            if amount:
                self._to.setdefault(recipient, {})[source] = amount

    def assigned_to(self, recipient: RecipientId) -> Mapping[ObjectId, int]:
        """Return what each source assigns to `recipient`, if any."""
        return self._to.get(recipient, {})

    def alongside(self, recipient: RecipientId, source: ObjectId) -> dict[ObjectId, int]:
        """Return what sources other than `source` assign to `recipient`."""
        return {other: amount for other, amount in self.assigned_to(recipient).items() if other != source}


def enough(game: Game, division: Division, place: int, recipient: RecipientId, tally: Tally) -> int:
    """Return how many points must go to `recipient`, in tier `place`, before any may go to a later tier.

    What other sources assign in this step counts. CR 702.19b: lethal damage for a creature.
    CR 702.19c: its loyalty for a planeswalker that is attacked. Nothing comes after a player.
    """
    if recipient in game.players:
        return 0
    target, alongside = ObjectId(recipient), tally.alongside(recipient, division.source)
    if place >= division.fought:
        return max(0, characteristics(game, target).loyalty - sum(alongside.values()))
    return lethal_damage(game, target, division.source, alongside)
