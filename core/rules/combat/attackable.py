"""What can be attacked, who defends it, and what keeps creatures off (CR 508.1b, 508.1c, 508.5)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.restrictions import CantAttackYou
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.characteristics.filtering import is_among
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId, RecipientId


def attackable(game: Game, player: PlayerId) -> tuple[RecipientId, ...]:
    """Return what creatures of `player` may attack: players, then planeswalkers and battles.

    CR 508.1b, 802.3: each opponent, planeswalkers they control, battles they protect.
    CR 310.8b: a battle's protector can't attack it; its controller may.
    """
    opponents = game.opponents(player)
    permanents = (
        permanent.id for permanent in game.battlefield.values() if defender(game, permanent.id) in opponents
    )
    return (*opponents, *permanents)


def defender(game: Game, target: RecipientId) -> PlayerId | None:
    """Return the defending player for an attack on `target`, or None if it can't be attacked (CR 508.5).

    CR 310.8d: for a battle, its protector.
    """
    if target in game.players:
        return PlayerId(target)
    permanent = game.battlefield.get(ObjectId(target))
    if permanent is None:
        return None
    what = characteristics(game, permanent.id)
    if what.is_battle:
        return permanent.protector
    return permanent.controller if what.is_planeswalker else None


def is_planeswalker(game: Game, target: RecipientId) -> bool:
    """Whether what is attacked is a planeswalker."""
    return target in game.battlefield and characteristics(game, ObjectId(target)).is_planeswalker


def kept_off_by(
    game: Game, creature: ObjectId, target: RecipientId
) -> Iterator[tuple[ObjectId, CantAttackYou]]:
    """Yield what keeps a creature from attacking this, unless a cost is paid if it says so."""
    for source, keeps in each_ability(game, CantAttackYou) if creature in game.battlefield else ():
        if _keeps_off(game, source, keeps, creature, target):
            yield source, keeps


def _keeps_off(
    game: Game, source: ObjectId, ability: CantAttackYou, creature: ObjectId, target: RecipientId
) -> bool:
    """Whether a permanent keeps a creature from attacking its controller, or their planeswalker."""
    you = game.permanent(source).controller
    is_yours = ability.planeswalkers and is_planeswalker(game, target) and defender(game, target) == you
    return (target == you or is_yours) and is_among(game, creature, ability.attackers, you, source)
