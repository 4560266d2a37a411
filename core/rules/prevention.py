"""What keeps damage from being dealt: so far, protection (CR 615, 702.16e).

Replacement and prevention by other effects will join here, in the order of CR 616.1.
"""

from __future__ import annotations

from core.abilities.vocabulary import Protection
from core.events.damage import Damage, DamagePrevented
from core.model.game import Game
from core.rules.procedure import Procedure, happen
from core.rules.qualities import protection_against
from core.terms.ids import ObjectId


def prevent_damage(game: Game, damage: tuple[Damage, ...]) -> Procedure[tuple[Damage, ...]]:
    """Apply every prevention effect to damage that would be dealt at once; return what is left."""
    while found := _first_protected(game, damage):
        protected, ability = found
        prevented = tuple(
            one
            for one in damage
            if one.recipient == protected and protection_against(game, protected, one.source) == ability
        )
        damage = tuple(one for one in damage if one not in prevented)
        yield from happen(
            DamagePrevented(by=protected, ability=ability, prevented=prevented, remaining=damage)
        )
    return damage


def _first_protected(game: Game, damage: tuple[Damage, ...]) -> tuple[ObjectId, Protection] | None:
    for one in damage:
        if one.recipient not in game.players:
            recipient = ObjectId(one.recipient)
            if ability := protection_against(game, recipient, one.source):
                return recipient, ability
    return None
