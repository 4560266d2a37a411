"""State-based actions: the check, and what is then performed as a single event (CR 704.3)."""

from enum import StrEnum
from typing import Literal

from core.events.event import Event, WhySilent
from core.model.waiting_effects import EffectId
from core.terms.called import Called
from core.terms.counters import CounterKind
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Kinded, Value
from core.terms.zones import Zone


class StateBasedCondition(StrEnum):
    """What a check looks for; the value is its rule (CR 704.5, 704.6)."""

    NO_LIFE = "704.5a"
    DREW_FROM_EMPTY = "704.5b"
    POISONED = "704.5c"
    COMMANDER_DAMAGE = "704.6c"
    OFF_BATTLEFIELD = "704.5d"
    NO_TOUGHNESS = "704.5f"
    LETHAL_DAMAGE = "704.5g"
    DEATHTOUCHED = "704.5h"
    NO_LOYALTY = "704.5i"
    LEGEND = "704.5j"
    LEGENDS_OF_ONE_NAME = "2009-05-01:420.5e"
    OLDER_WORLD = "704.5k"
    ILLEGAL_AURA = "704.5m"
    NO_LONGER_BESTOWED = "702.103f"
    ILLEGALLY_EQUIPPED = "704.5n"
    ILLEGALLY_ATTACHED = "704.5p"
    OPPOSITE_COUNTERS = "704.5q"
    TOO_MANY_COUNTERS = "704.5r"
    LAST_CHAPTER = "704.5s"
    NO_DEFENSE = "704.5v"
    NO_PROTECTOR = "704.5w"
    OWN_PROTECTOR = "704.5x"
    OLDER_ROLE = "704.5y"

    @property
    def rule(self) -> RuleNumber:
        """The rule that says what follows from it."""
        return RuleNumber(self.value)


class PlayerLost(Kinded, tag="player_lost"):
    """A player loses the game (CR 704.5a, 704.5b, 704.5c, 704.6c); all the reasons that apply."""

    player: PlayerId
    because: tuple[StateBasedCondition, ...]


class Destroyed(Kinded, tag="destroyed"):
    """A creature is destroyed and becomes the object `becomes` in its owner's graveyard.

    CR 704.5g: for lethal damage. CR 704.5h: for damage from a source with deathtouch.

    `to`: another zone, if an effect sends it there.
    """

    object: ObjectId
    becomes: ObjectId
    to: Zone = Zone.GRAVEYARD
    because: tuple[StateBasedCondition, ...]


class Rescued(Kinded, tag="rescued"):
    """A permanent that would be destroyed was not.

    Regenerated: its damage is gone, it is tapped and out of combat; if `by` is a shield, it is used up
    (CR 701.19a, 701.19b). Umbra armor: its damage is gone and `aura` is destroyed, unless that is None
    because the Aura is indestructible (CR 702.89a). A shield counter is removed (CR 122.1c).

    Attributes:
        by, name: the effect that did it.
        becomes, to: where the Aura goes, as a new object.
        because: why it would be destroyed, if a state-based action would do it.
    """

    object: ObjectId
    how: Literal["regeneration", "umbra armor", "shield"]
    by: EffectId
    name: Called
    aura: ObjectId | None = None
    becomes: ObjectId | None = None
    to: Zone = Zone.GRAVEYARD
    because: tuple[StateBasedCondition, ...] = ()
    rules: tuple[RuleNumber, ...]


class PutIntoGraveyard(Kinded, tag="put_into_graveyard"):
    """A permanent is put into its owner's graveyard without being destroyed; a Saga is sacrificed.

    CR 704.5f, 704.5i, 704.5j, 704.5k, 704.5m, 704.5s, 704.5v, 704.5w, 704.5x, 704.5y.

    `to`: another zone, if an effect sends it there.
    """

    object: ObjectId
    becomes: ObjectId
    to: Zone = Zone.GRAVEYARD
    because: tuple[StateBasedCondition, ...]


class TokenCeased(Kinded, tag="token_ceased"):
    """A token that is not on the battlefield ceases to exist (CR 704.5d)."""

    object: ObjectId
    because: tuple[StateBasedCondition, ...] = (StateBasedCondition.OFF_BATTLEFIELD,)


class Unattached(Kinded, tag="unattached"):
    """A permanent becomes unattached and stays on the battlefield (CR 704.5n, 704.5p)."""

    object: ObjectId
    because: tuple[StateBasedCondition, ...]


class CountersCancelled(Kinded, tag="counters_cancelled"):
    """That many +1/+1 and as many -1/-1 counters are removed (CR 704.5q)."""

    object: ObjectId
    amount: int
    because: tuple[StateBasedCondition, ...] = (StateBasedCondition.OPPOSITE_COUNTERS,)


class CountersExceeded(Kinded, tag="counters_exceeded"):
    """That many counters of a kind are removed from what can't have so many (CR 704.5r)."""

    object: ObjectId
    counter: CounterKind
    amount: int
    because: tuple[StateBasedCondition, ...] = (StateBasedCondition.TOO_MANY_COUNTERS,)


class ProtectorChosen(Kinded, tag="protector_chosen"):
    """A battle gets a protector (CR 704.5w, 704.5x)."""

    object: ObjectId
    protector: PlayerId
    because: tuple[StateBasedCondition, ...]


StateBasedAction = (
    PlayerLost
    | Destroyed
    | Rescued
    | PutIntoGraveyard
    | TokenCeased
    | Unattached
    | CountersCancelled
    | CountersExceeded
    | ProtectorChosen
)


class Finding(Value):
    """A state-based action's condition was found to hold for these objects or players together."""

    condition: StateBasedCondition
    about: tuple[RecipientId, ...]


class StateBasedActionsChecked(Event, tag="state_based_actions_checked"):
    """The conditions were looked for (CR 704.3).

    Attributes:
        spared: creatures that would be destroyed but can't be (CR 702.12b).
    """

    triggers_nothing = WhySilent.NOT_YET

    findings: tuple[Finding, ...]
    spared: tuple[ObjectId, ...] = ()
    rule: RuleNumber = RuleNumber("704.3")


class StateBasedActionsPerformed(Event, tag="state_based_actions_performed"):
    """All applicable state-based actions were performed simultaneously (CR 704.3)."""

    actions: tuple[StateBasedAction, ...]
    rule: RuleNumber = RuleNumber("704.3")
