"""Permanents, and cards in the zones that they go to."""

from enum import StrEnum

from core.abilities.ability import Ability
from core.abilities.card_texts.cast_from_graveyard import CastFromGraveyard
from core.abilities.card_texts.modes import Mode
from core.abilities.card_texts.stack_abilities import Activated, Triggered
from core.abilities.effects.grants import Grants
from core.abilities.keywords import Keyword
from core.model.as_it_left import AsItLeft
from core.model.cards import NAMELESS, Card, as_face_down, may_be_bestowed
from core.model.characteristics import Characteristics
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, Value, replace
from core.terms.zones import Zone


class Origin(StrEnum):
    """What there is in the world that is this object: a card, the card that is a commander, or a token."""

    CARD = "card"
    COMMANDER = "commander"  # CR 903.3
    TOKEN = "token"  # CR 111.1  # noqa: S105 - no password


class Status(Value):
    """The status of a permanent (CR 110.5). Which ones are phased out the game itself says; none flips."""

    tapped: bool = False
    face_down: bool = False


class ByHand(Value):
    """Abilities that were given or taken away by hand, and when (CR 613.7)."""

    timestamp: int
    effect: Grants


class HowCast(Value):
    """How a spell was cast, or what the permanent that it became was cast as (CR 400.7d).

    Attributes:
        player: who cast it.
        zone: the zone out of which.
        by: what allowed that, out of a graveyard.
    """

    player: PlayerId
    zone: Zone
    by: CastFromGraveyard | None = None

    @property
    def escaped(self) -> bool:
        """Whether it was cast with escape (CR 702.138b)."""
        return self.by is not None and self.by.keyword == "escape"


class Beneath(Value):
    """What a permanent was before it became a copy for a while, and will be again (CR 707.4).

    The fields are those of the permanent.
    """

    card: Card
    printed: Card | None
    front: Card | None
    chosen: tuple[Keyword | Ability, ...]
    number: int

    @classmethod
    def of(cls, permanent: "Permanent") -> "Beneath":
        """Return what a permanent is now."""
        return cls(**{field: getattr(permanent, field) for field in cls.__struct_fields__})


class ModeChosenBefore(Value):
    """A mode chosen for an ability that says `unchosen`; `this_turn`: it may be chosen again next turn."""

    mode: Mode
    this_turn: bool


class Permanent(Value):
    """A card or token on the battlefield, with its status (CR 110).

    Attributes:
        card: the face that is up, as printed; of a copy, what it is a copy of.
        printed: the card that a copy is by itself, and is again wherever it goes (CR 400.7, 707.2).
        beneath: what it is again after this turn, if it has become a copy until end of turn.
        chosen: the abilities that a choice gave it as it entered; copies do not get them (CR 707.2).
        front: the front face, if the back face of a double-faced card is up (CR 712.8e).
        transformed_at: when it last transformed, by the clock; 0 is never.
        number: which of several permanents with this name it is, 0 if it is the only one;
            only there so that a reader can tell them apart.
        entered_under: who controls it when no effect gives it to somebody else (CR 110.2).
        summoning_sick: not controlled continuously since its controller's turn began (CR 302.6).
        started_untapped: it was there, and untapped, as the turn began.
        damage: marked damage (CR 120.6).
        deathtouched: dealt damage by a source with deathtouch since state-based actions were
            last checked (CR 704.5h).
        renowned: the mark that renown leaves (CR 702.112b).
        monstrous: it has become so (CR 701.37b).
        saddled: until the end of the turn (CR 702.171b).
        goaded_by: the players who have goaded it, each until that player's next turn (CR 701.15a).
        exerted_by: the players who have exerted it: in the next untap step of each it doesn't untap
            (CR 701.43a).
        phased_out_with: what it phased out along with, if it did so indirectly (CR 702.26g).
        kicked: how often it was kicked as it was cast (CR 702.33d, 400.7d).
        cast: how it was cast; None of what was not, and of what is on the stack out of a hand.
        x: what was chosen for X in the mana cost of a spell (CR 202.3e); 0 for a permanent.
        loyalty_used: whether a loyalty ability of it was activated this turn (CR 606.3).
        activated: the abilities activated this turn that may not be activated as often as one likes, and
            those that triggered and may not as often as their event happens.
        modes_chosen: the modes chosen for abilities of which each may be chosen only once, and whether that
            is forgotten as the turn ends.
        used_up: the abilities activated so far that may be activated only once.
        by_hand: abilities given and taken away by hand, in that order.
        timestamp: larger is later; when it entered or was last attached (CR 613.7d, 613.7e).
        counter_timestamps: when the keyword counters were put on it that came later (CR 613.7c).
        last: what it was as it last existed there or on the stack, if effects had made it so (CR 608.2h).
        as_it_left: how it was related to others as it left the battlefield, if it was (CR 608.2h).
    """

    id: ObjectId
    card: Card
    printed: Card | None = None
    beneath: Beneath | None = None
    front: Card | None = None
    transformed_at: int = 0
    owner: PlayerId
    controller: PlayerId
    entered_under: PlayerId
    chosen: tuple[Keyword | Ability, ...] = ()
    number: int = 0
    timestamp: int = 0
    origin: Origin = Origin.CARD
    status: Status = Status()
    started_untapped: bool = False
    summoning_sick: bool = False
    counters: FrozenMap[CounterKind, int] = FrozenMap()
    damage: int = 0
    deathtouched: bool = False
    renowned: bool = False
    monstrous: bool = False
    saddled: bool = False
    goaded_by: tuple[PlayerId, ...] = ()
    exerted_by: frozenset[PlayerId] = frozenset()
    phased_out_with: ObjectId | None = None
    kicked: int = 0
    cast: HowCast | None = None
    x: int = 0
    loyalty_used: bool = False
    activated: tuple[Activated | Triggered, ...] = ()
    used_up: tuple[Activated, ...] = ()
    modes_chosen: tuple[ModeChosenBefore, ...] = ()
    counter_timestamps: FrozenMap[CounterKind, int] = FrozenMap()
    by_hand: tuple[ByHand, ...] = ()
    last: Characteristics | None = None
    as_it_left: AsItLeft | None = None
    attached_to: RecipientId | None = None
    protector: PlayerId | None = None

    def as_cast_by(self, player: PlayerId) -> "Permanent":
        """Return what a spell becomes: of a card, cast by that player out of a hand if nothing else is known.

        CR 707.10: a copy was not cast.
        """
        if self.cast is not None or self.origin is Origin.TOKEN:
            return self
        return replace(self, cast=HowCast(player=player, zone=Zone.HAND))

    @property
    def as_card(self) -> Card:
        """What its card is off the battlefield: no copy, with its front face (CR 707.2, 712.8a)."""
        return self.printed or self.front or self.card

    @property
    def other_face(self) -> Card | None:
        """The face that is not up; None if it has just one."""
        return self.front or self.card.back

    @property
    def is_double_faced(self) -> bool:
        """Whether its own card has two faces, whatever it is a copy of (CR 712.16)."""
        return self.front is not None or self.as_card.back is not None

    @property
    def copiable(self) -> Card:
        """What a copy of it is: its card, or what face-down cards are (CR 707.2, 708.2a)."""
        return as_face_down(self.card) if self.status.face_down else self.card

    @property
    def is_bestowed(self) -> bool:
        """Whether it is a bestowed Aura: it has bestow and is attached to something (CR 702.103f)."""
        is_attached = self.attached_to is not None and not self.status.face_down
        return is_attached and may_be_bestowed(self.card)

    @property
    def label(self) -> str:
        """The name a reader knows it by: `Grizzly Bears`, or `Grizzly Bears 2` if there are more."""
        return f"{self.shared_name} {self.number}" if self.number else self.shared_name

    @property
    def shared_name(self) -> str:
        """The label without the number that tells it from others of that name."""
        return "Face-down creature" if self.status.face_down else self.card.name or NAMELESS


class ZoneCard(Value):
    """A card (or a token that has not yet ceased to exist) in a graveyard, in exile or in a hand."""

    id: ObjectId
    card: Card
    owner: PlayerId
    origin: Origin = Origin.CARD


def as_permanent(card: ZoneCard) -> Permanent:
    """Return a card in a zone as the object whose abilities work there; it is never on the battlefield."""
    return Permanent(
        id=card.id, card=card.card, owner=card.owner, controller=card.owner, entered_under=card.owner
    )
