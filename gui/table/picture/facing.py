"""What stands between the lines of a combat: who is blocked, and what is attacked if it is not the player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from core.model.combat import Blocking
from core.model.game import Game
from core.terms.ids import ObjectId
from core.terms.values import Value, replace
from gui.animation.stage import Stage
from gui.layout.card_rows import GAP
from gui.layout.formation import Onslaught
from gui.layout.geometry import CARD_WIDTH
from gui.layout.table_layout import Layout
from gui.translation import tr

_WIDEST = 220.0
"""How wide the name of what is attacked may be at most."""
_SIGN = 16.0
"""How far from the middle of a sign others keep away."""


class Facing(StrEnum):
    """What is known of an attack."""

    PLANNED = "planned"
    ATTACKING = "attacking"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    AT_NOTHING = "at_nothing"  # what it attacked is gone, CR 506.4c


class FacingSign(Value, kw_only=False):
    """The sign before an attacker: an arrowhead towards the enemy, or a bar once it is blocked.

    What it attacked may be gone: then it is an empty ring, and points nowhere.

    Attributes:
        is_up: whether the enemy is above it.
        at: the name of what is attacked, where that is not plain: all have it if not all attack the same.
        room: how wide that may be.
    """

    attacker: ObjectId
    facing: Facing
    x: float
    y: float
    is_up: bool
    at: str = ""
    room: float = 0.0
    is_wrong: bool = False


def facing_signs(
    game: Game, onslaught: Onslaught, layout: Layout, staged: Stage, *, is_wrong: bool
) -> Iterator[FacingSign]:
    """Yield a sign for each attacker that stands at the middle line."""
    signs = tuple(_signs(game, onslaught, layout, staged, is_wrong=is_wrong))
    for sign in signs:
        yield replace(sign, room=_room(sign, signs, layout.width)) if sign.at else sign


def _room(sign: FacingSign, signs: Sequence[FacingSign], width: float) -> float:
    """Return how wide a name may be: up to the next sign, halfway if that has a name, too."""
    apart = [2 * min(sign.x, width - sign.x)]
    for other in signs:
        away = abs(other.x - sign.x)
        if other.attacker != sign.attacker and other.is_up == sign.is_up:
            apart.append(away if other.at else 2 * (away - _SIGN))
    return max(sign.room, min(_WIDEST, *apart))


def _signs(
    game: Game, onslaught: Onslaught, layout: Layout, staged: Stage, *, is_wrong: bool
) -> Iterator[FacingSign]:
    several = len(set(onslaught.attacks.values())) > 1
    blocked = {one for attackers in onslaught.blocks.values() for one in attackers}
    for attacker, target in onslaught.attacks.items():
        pose = staged.home(attacker)
        if pose is None or pose.opacity < 1 or attacker not in layout.front | layout.behind:
            continue
        facing = _facing(game, attacker)
        if facing is None:
            continue
        is_up = pose.y > staged.middle
        is_plain = target in game.players and not several
        at = "" if is_plain or attacker in blocked else game.label(target)
        at = tr("attacks nothing") if facing is Facing.AT_NOTHING else at
        room = (CARD_WIDTH + GAP) * pose.scale * (0.5 if layout.behind else 1.0)
        wrong = is_wrong and facing is Facing.PLANNED
        yield FacingSign(attacker, facing, pose.x, staged.middle, is_up, at, room, is_wrong=wrong)


def _facing(game: Game, attacker: ObjectId) -> Facing | None:
    """Return what is known of a creature's attack; None if it has left combat."""
    if game.combat is None or attacker not in {*game.combat.declared, *game.combat.attackers}:
        return Facing.PLANNED
    attacking = game.combat.attackers.get(attacker)
    if attacking is None:
        return None
    match attacking.blocking:
        case Blocking.BLOCKED:
            return Facing.BLOCKED
        case _ if attacking.attacking is None:
            return Facing.AT_NOTHING
        case Blocking.UNBLOCKED:
            return Facing.UNBLOCKED
        case Blocking.UNDECLARED:
            return Facing.ATTACKING
