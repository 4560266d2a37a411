"""What a filter asks of how a permanent stands among others: in combat, or with something attached to it.

Of what has left the battlefield it is how it stood as it left (CR 113.7a, 608.2h).
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from core.abilities.filters import Objects
from core.characteristics.relations import UNRELATED, relations
from core.characteristics.speaker import Speaker
from core.model.as_it_left import AsItLeft
from core.model.combat import Blocking
from core.model.permanents import Permanent
from core.terms.ids import ObjectId


def bears(subtype: str, permanent: Permanent, speaker: Speaker) -> bool:
    """Whether something of a subtype is attached to a permanent (CR 301.5, 303.4)."""
    return any(subtype in one.subtypes for one in relations(speaker.game, permanent).bore)


def is_modified(permanent: Permanent, speaker: Speaker) -> bool:
    """Whether it has counters, or is equipped, or enchanted by an Aura of its controller (CR 700.9)."""
    return bool(permanent.counters) or any(
        "Equipment" in one.subtypes or ("Aura" in one.subtypes and one.controller == permanent.controller)
        for one in relations(speaker.game, permanent).bore
    )


def _opposes(wanted: Objects, mine: AsItLeft, object_id: ObjectId, speaker: Speaker) -> bool:
    """Whether it blocks a certain creature, or is blocked by it; or was as one of them left."""
    game, this = speaker.game, speaker.this
    match wanted.in_combat_with:
        case "bearer":
            other = game.permanent(this).attached_to if this is not None else None
        case "it":
            other = speaker.it
        case _:
            other = this
    if other is None or other in game.players:
        return False
    one = ObjectId(other)
    known = game.battlefield.get(one) or game.last_known.get(one)
    theirs = relations(game, known) if known is not None else UNRELATED
    blocks = _is_blocked_by(theirs, object_id) or _blocks(mine, one)
    is_blocked = _blocks(theirs, object_id) or _is_blocked_by(mine, one)
    return (
        (blocks or is_blocked)
        and (blocks or not wanted.is_blocking)
        and (is_blocked or not wanted.is_blocked)
    )


def _is_blocked_by(attacking: AsItLeft, blocker: ObjectId) -> bool:
    return attacking.attacker is not None and blocker in attacking.attacker.blocked_by


def _blocks(blocking: AsItLeft, attacker: ObjectId) -> bool:
    return blocking.blocker is not None and attacker in blocking.blocker.blocks


def _attacks_those(wanted: Objects, mine: AsItLeft, speaker: Speaker) -> bool:
    """Whether a creature attacks whom a filter names, or alone (CR 506.5); or did as it left."""
    game, attacker = speaker.game, mine.attacker
    if attacker is None or (wanted.attacks_alone and not mine.attacked_alone):
        return False
    match wanted.attacks:
        case None:
            return True
        case "you":
            return attacker.attacking == speaker.you
        case "you_or_planeswalker":
            named = ObjectId(attacker.attacking or "")
            attacked = game.battlefield.get(named) or game.last_known.get(named)
            is_yours = attacked is not None and attacked.controller == speaker.you
            return attacker.attacking == speaker.you or (is_yours and attacker.attacked_planeswalker)
        case "opponent":
            return attacker.attacking in game.opponents(speaker.you)


def fights(wanted: Objects, permanent: Permanent, speaker: Speaker) -> bool:
    """Whether a permanent is in combat as a filter asks; one that has left, as it was then (CR 608.2h)."""
    if _in_combat(wanted) == _NOT_ASKED:
        return True
    mine = relations(speaker.game, permanent)
    attacker, blocks = mine.attacker, mine.blocker is not None
    if wanted.in_combat_with is not None and not _opposes(wanted, mine, permanent.id, speaker):
        return False
    if (wanted.attacks or wanted.attacks_alone) and not _attacks_those(wanted, mine, speaker):
        return False
    if wanted.is_blocked is not None:
        how = Blocking.BLOCKED if wanted.is_blocked else Blocking.UNBLOCKED
        if attacker is None or attacker.blocking is not how:
            return False
    if wanted.is_fighting and attacker is None and not blocks:
        return False
    return wanted.is_attacking in {None, attacker is not None} and wanted.is_blocking in {None, blocks}


_COMBAT: Final = (
    "in_combat_with",
    "attacks",
    "attacks_alone",
    "is_attacking",
    "is_blocking",
    "is_blocked",
    "is_fighting",
)
_in_combat: Final = attrgetter(*_COMBAT)
_NOT_ASKED: Final = _in_combat(Objects())
