"""Effects that wait apart from any permanent: shields, doublers for a turn (CR 611, 615.3)."""

from typing import Literal, NewType

from core.abilities.effects.in_force import Effect
from core.abilities.instructions.one_shot import WhenPrevented
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value

EffectId = NewType("EffectId", str)


class Waiting(Value):
    """An effect that was set up or made by something that has resolved.

    Attributes:
        name: what a reader knows it by.
        timestamp: larger is later (CR 613.7b).
        controller: who is "you" for it.
        protects: the one recipient it speaks of, if it was fixed as the effect began (CR 615.11); or
            the creature that must block.
        from_source: the chosen source (CR 609.7a), if it speaks of just one; or what must be blocked.
        redirect_to: where redirected damage goes, if that was fixed.
        points: how much of the next damage it still prevents or redirects (CR 615.7).
        until: when it ends by itself (CR 514.2, 500.5a); None is never.
        while_there: it lasts only as long as this remains on the battlefield (CR 611.2b).
        made_by: the spell that made it, or the object whose ability did.
        defending_player: whom the creature attacked whose ability made it (CR 508.5).
        when_prevented: what triggers each time it prevents damage.
        is_next_time: it is used up by the next event it is applied to (CR 615.8).
    """

    id: EffectId
    name: str
    timestamp: int = 0
    controller: PlayerId
    effect: Effect
    protects: RecipientId | None = None
    from_source: ObjectId | None = None
    redirect_to: RecipientId | None = None
    points: int | None = None
    while_there: ObjectId | None = None
    made_by: ObjectId | None = None
    defending_player: PlayerId | None = None
    when_prevented: WhenPrevented | None = None
    is_next_time: bool = False
    until: Literal["end_of_combat", "end_of_turn"] | None = None
