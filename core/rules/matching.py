"""Whether a permanent with given characteristics is among those a filter speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from core.abilities.filters import Objects
from core.abilities.vocabulary import Shorthand
from core.model.characteristics import Characteristics
from core.model.combat import Blocking
from core.model.game import Game
from core.model.permanents import Permanent
from core.terms.ids import ObjectId, PlayerId


@dataclass(frozen=True, slots=True)
class Speaker:
    """What speaks of objects: an effect in `game`.

    `you` and `this` are its controller, and the object it is on, if it is on one.
    """

    game: Game
    you: PlayerId
    this: ObjectId | None


def fits(wanted: Objects, permanent: Permanent, what: Characteristics, speaker: Speaker) -> bool:
    """Whether a permanent is one of those that `speaker` wants, if `what` is what it is."""
    return (
        (wanted.which is None or _is_that_one(wanted, permanent.id, speaker))
        and (
            wanted.controller is None or (permanent.controller == speaker.you) is (wanted.controller == "you")
        )
        and (not wanted.colors or not what.colors.isdisjoint(wanted.colors))
        and (not wanted.types or what.types.issuperset(wanted.types))
        and (not wanted.subtypes or not set(wanted.subtypes).isdisjoint(what.subtypes))
        and (wanted.keyword is None or what.has(wanted.keyword))
        and (wanted.lacks is None or not _has_word(what, wanted.lacks))
        and (wanted.power_at_least is None or what.power >= wanted.power_at_least)
        and all(permanent.counters.get(kind, 0) >= count for kind, count in wanted.counters.items())
        and (wanted.lacks_counter is None or not permanent.counters.get(wanted.lacks_counter))
        and (wanted.is_token is None or permanent.is_token is wanted.is_token)
        and (wanted.is_tapped is None or permanent.tapped is wanted.is_tapped)
        and _fights(wanted, permanent.id, speaker.game)
    )


def _has_word(what: Characteristics, word: str) -> bool:
    return any(ability.word == word for ability in what.each(Shorthand))


def _is_that_one(wanted: Objects, object_id: ObjectId, speaker: Speaker) -> bool:
    this = speaker.this
    match wanted.which:
        case None:
            return True
        case "this":
            return object_id == this
        case "other":
            return object_id != this
        case "bearer":
            return this is not None and speaker.game.permanent(this).attached_to == object_id


def _fights(wanted: Objects, object_id: ObjectId, game: Game) -> bool:
    if wanted.is_attacking is None and wanted.is_blocking is None and wanted.is_blocked is None:
        return True
    combat = game.combat
    attacker = combat.attackers.get(object_id) if combat is not None else None
    blocks = combat is not None and object_id in combat.blockers
    if wanted.is_blocked is not None:
        how = Blocking.BLOCKED if wanted.is_blocked else Blocking.UNBLOCKED
        if attacker is None or attacker.blocking is not how:
            return False
    return wanted.is_attacking in {None, attacker is not None} and wanted.is_blocking in {None, blocks}
