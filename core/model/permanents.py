"""Permanents, and cards in the zones that they go to."""

from typing import Annotated

from pydantic import NonNegativeInt

from core.abilities.effects import Grants
from core.abilities.parts import Held
from core.model.cards import Card
from core.model.characteristics import Characteristics
from core.terms.counters import CounterKind
from core.terms.frozen import Frozen, FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId


class ByHand(Frozen):
    """Abilities that were given or taken away by hand, and when (CR 613.7)."""

    timestamp: NonNegativeInt
    effect: Annotated[Grants, Held]


class Permanent(Frozen):
    """A card or token on the battlefield, with its status (CR 110).

    Attributes:
        number: which of several permanents with this name it is, 0 if it is the only one;
            only there so that a reader can tell them apart.
        entered_under: who controls it when no effect gives it to somebody else (CR 110.2).
        summoning_sick: not controlled continuously since its controller's turn began (CR 302.6).
        damage: marked damage (CR 120.6).
        deathtouched: dealt damage by a source with deathtouch since state-based actions were
            last checked (CR 704.5h).
        renowned: the mark that renown leaves (CR 702.112b).
        loyalty_used: whether a loyalty ability of it was activated this turn (CR 606.3).
        by_hand: abilities given and taken away by hand, in that order.
        timestamp: larger is later; when it entered or was last attached (CR 613.7d-e).
        counter_timestamps: when the keyword counters were put on it that came later (CR 613.7c).
        last: what it was as it last existed on the battlefield, if effects had made it that (CR 608.2h).
    """

    id: ObjectId
    card: Card
    owner: PlayerId
    controller: PlayerId
    entered_under: PlayerId
    number: NonNegativeInt = 0
    timestamp: NonNegativeInt = 0
    is_token: bool = False
    is_commander: bool = False
    tapped: bool = False
    face_down: bool = False
    summoning_sick: bool = False
    counters: FrozenMap[CounterKind, int] = FrozenMap()
    damage: NonNegativeInt = 0
    deathtouched: bool = False
    renowned: bool = False
    loyalty_used: bool = False
    counter_timestamps: FrozenMap[CounterKind, NonNegativeInt] = FrozenMap()
    by_hand: tuple[ByHand, ...] = ()
    last: Characteristics | None = None
    attached_to: RecipientId | None = None
    protector: PlayerId | None = None

    @property
    def label(self) -> str:
        """The name a reader knows it by: `Grizzly Bears`, or `Grizzly Bears 2` if there are more."""
        name = "Face-down creature" if self.face_down else self.card.name
        return f"{name} {self.number}" if self.number else name


class ZoneCard(Frozen):
    """A card (or a token that has not yet ceased to exist) in a graveyard, in exile or in a hand."""

    id: ObjectId
    card: Card
    owner: PlayerId
    is_token: bool = False
    is_commander: bool = False
