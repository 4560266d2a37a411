"""Effects that wait apart from any permanent: shields, doublers for a turn (CR 611, 615.3)."""

from enum import StrEnum
from typing import NewType

from core.abilities.effects.in_force import Effect
from core.abilities.instructions.one_shot import IfPrevented, WhenPrevented
from core.abilities.subjects import Duration, NextUntapStep
from core.model.cards import Card
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value

EffectId = NewType("EffectId", str)


class RulesEffect(StrEnum):
    """A replacement or prevention effect that the rules themselves make of something."""

    PROTECTION = "protection"  # CR 702.16e
    SHIELD_COUNTER = "shield_counter"  # CR 122.1c
    PLANESWALKER_REDIRECTION = "planeswalker_redirection"  # CR 306.8 of July 2009


class Afterwards(Value, kw_only=False):
    """What is done right after an effect has prevented damage (CR 615.5).

    Attributes:
        said: what is done, for the sources of which damage.
        item: the spell or ability that made the effect, as it resolved.
        legal: its targets then, None for each that had become illegal.
    """

    said: tuple[IfPrevented, ...]
    item: OnStack
    legal: tuple[RecipientId | None, ...]


class Waiting(Value):
    """An effect that was set up or made by something that has resolved.

    Attributes:
        name: what a reader knows it by.
        timestamp: larger is later (CR 613.7b).
        controller: who is "you" for it.
        subject: the one object or player it speaks of, if that was fixed as the effect began (CR 611.2c,
            615.11).
        from_source: the chosen source of damage (CR 609.7a), if it speaks of just one.
        must_be_blocked: the attacker that it requires to be blocked (CR 509.1c).
        redirect_to: where redirected damage goes, if that was fixed.
        points: how much of the next damage it still prevents or redirects (CR 615.7).
        until: when it ends by itself (CR 514.2, 500.4, 500.5, 611.2a); None is never.
        while_there: it lasts only as long as this remains on the battlefield (CR 611.2b).
        made_by: the spell that made it, or the object whose ability did.
        defending_player: whom the creature attacked that the ability which made it is of or about (CR 508.5).
        when_prevented: what triggers each time it prevents damage.
        after: what is done right after it has prevented damage.
        is_next_time: it is used up by the next event it is applied to (CR 615.8).
    """

    id: EffectId
    name: Called
    timestamp: int = 0
    controller: PlayerId
    effect: Effect
    subject: RecipientId | None = None
    from_source: ObjectId | None = None
    must_be_blocked: ObjectId | None = None
    redirect_to: RecipientId | None = None
    points: int | None = None
    while_there: ObjectId | None = None
    made_by: ObjectId | None = None
    defending_player: PlayerId | None = None
    when_prevented: WhenPrevented | None = None
    after: Afterwards | None = None
    is_next_time: bool = False
    until: Duration | NextUntapStep | None = None


def as_object(emblem: Waiting) -> Permanent:
    """Return an emblem as the object that is the source of its abilities (CR 113.7, 114.3).

    It is never on the battlefield.
    """
    return Permanent(
        id=ObjectId(emblem.id),
        card=Card(name=emblem.name.name, types=frozenset()),
        owner=emblem.controller,
        controller=emblem.controller,
        entered_under=emblem.controller,
        timestamp=emblem.timestamp,
    )
