"""What becomes of permanents that stay: tapped, untapped, blocked, attached, controlled by another player."""

from core.abilities.card_texts.may_exert import MayExert
from core.events.causes import ByInstruction, Cause
from core.events.event import Event, WhySilent
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class Tapped(Event, tag="tapped"):
    """Permanents became tapped at the same time, but not by attacking (CR 701.26a)."""

    objects: tuple[ObjectId, ...]
    cause: Cause
    rule: RuleNumber = RuleNumber("701.26a")


class Untapped(Event, tag="untapped"):
    """Permanents untapped at the same time, outside the untap step (CR 701.26b)."""

    objects: tuple[ObjectId, ...]
    cause: Cause
    rule: RuleNumber = RuleNumber("701.26b")


class BecameRenowned(Event, tag="became_renowned"):
    """A creature became renowned (CR 702.112b)."""

    triggers_nothing = WhySilent.UNWATCHED

    object: ObjectId
    cause: Cause
    rule: RuleNumber = RuleNumber("702.112a")


class BecameMonstrous(Event, tag="became_monstrous"):
    """A permanent became monstrous (CR 701.37b)."""

    object: ObjectId
    cause: Cause
    rule: RuleNumber = RuleNumber("701.37a")


class BecameSaddled(Event, tag="became_saddled"):
    """A permanent became saddled until end of turn (CR 702.171b)."""

    triggers_nothing = WhySilent.UNWATCHED

    object: ObjectId
    cause: Cause
    rule: RuleNumber = RuleNumber("702.171b")


class BecameGoaded(Event, tag="became_goaded"):
    """A player goaded creatures that this player had not goaded before (CR 701.15a, 701.15d)."""

    triggers_nothing = WhySilent.UNWATCHED

    objects: tuple[ObjectId, ...]
    player: PlayerId
    cause: Cause
    rule: RuleNumber = RuleNumber("701.15a")


class Exerted(Event, tag="exerted"):
    """A player exerted a permanent: it won't untap during that player's next untap step (CR 701.43a).

    `by`: the ability of it that allowed this as it attacked; None if it was exerted for a cost.
    """

    object: ObjectId
    player: PlayerId
    by: MayExert | None = None
    rule: RuleNumber = RuleNumber("701.43a")


class ControlChanged(Event, tag="control_changed"):
    """Permanents are controlled by other players now: `to` says by whom, all at once (CR 613.1b, 701.12b)."""

    triggers_nothing = WhySilent.UNWATCHED

    to: FrozenMap[ObjectId, PlayerId]
    rule: RuleNumber = RuleNumber("613.1b")


class CountersSpent(Event, tag="counters_spent"):
    """Counters were removed from a permanent as a cost, or instead of untapping it (CR 122.1d)."""

    object: ObjectId
    counter: CounterKind
    amount: int
    cause: Cause
    rule: RuleNumber


class LoyaltyPaid(Event, tag="loyalty_paid"):
    """The cost of a loyalty ability was paid: `change` counters were put on it, or removed if negative."""

    object: ObjectId
    change: int
    cause: Cause
    rule: RuleNumber = RuleNumber("606.4")


class BecameAttached(Event, tag="became_attached"):
    """A permanent became attached to something else than before (CR 701.3a)."""

    triggers_nothing = WhySilent.UNWATCHED

    object: ObjectId
    to: RecipientId
    cause: Cause
    rule: RuleNumber = RuleNumber("701.3a")


class BecameUnattached(Event, tag="became_unattached"):
    """Permanents are no longer attached to `bearer` and stay on the battlefield (CR 701.3d)."""

    triggers_nothing = WhySilent.UNWATCHED

    objects: tuple[ObjectId, ...]
    bearer: ObjectId
    cause: ByInstruction
    rule: RuleNumber = RuleNumber("701.3d")


class BecameBlocked(Event, tag="became_blocked"):
    """Attackers became blocked by an effect, though nothing blocks them (CR 509.1h).

    `banded` are those of them that did along with another of their band (CR 702.22i).
    """

    objects: tuple[ObjectId, ...]
    banded: tuple[ObjectId, ...] = ()
    cause: Cause
    rule: RuleNumber = RuleNumber("509.1h")


class BecameUnblocked(Event, tag="became_unblocked"):
    """An attacker became unblocked by an effect (CR 509.1h)."""

    triggers_nothing = WhySilent.UNWATCHED

    object: ObjectId
    cause: Cause
    rule: RuleNumber = RuleNumber("509.1h")


StatusEvent = (
    Tapped
    | Untapped
    | BecameRenowned
    | BecameMonstrous
    | BecameSaddled
    | BecameGoaded
    | Exerted
    | ControlChanged
    | CountersSpent
    | LoyaltyPaid
    | BecameAttached
    | BecameUnattached
    | BecameBlocked
    | BecameUnblocked
)
"""What may become of a permanent that stays on the battlefield."""
