"""The stack: abilities trigger and go on it, what is on top of it resolves (CR 603, 608)."""

from typing import Literal

from core.model.effects import EffectId
from core.model.stack import StackObject
from core.terms.frozen import Frozen
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone


class AbilityTriggered(Frozen):
    """An ability triggered; it waits for the next time a player would get priority (CR 603.2).

    `used_up`: the effect that had it happen later, if one did (CR 603.7).
    """

    kind: Literal["ability_triggered"] = "ability_triggered"
    ability: StackObject
    used_up: EffectId | None = None
    rule: RuleNumber = RuleNumber("603.2")


class AbilityPutOnStack(Frozen):
    """A waiting ability was put on the stack (CR 603.3)."""

    kind: Literal["ability_put_on_stack"] = "ability_put_on_stack"
    ability: StackObject
    rule: RuleNumber = RuleNumber("603.3")


class ResolutionBegan(Frozen):
    """All players passed in succession, and the top of the stack began to resolve (CR 608.1).

    `illegal` are targets that have become so; they are passed over (CR 608.2b).
    """

    kind: Literal["resolution_began"] = "resolution_began"
    ability: StackObject
    illegal: tuple[RecipientId, ...] = ()
    rule: RuleNumber = RuleNumber("608.1")


class AbilityResolved(Frozen):
    """The top of the stack left it, its effect done (CR 608.2n).

    `to` is where the card of a spell goes.
    """

    kind: Literal["ability_resolved"] = "ability_resolved"
    ability: StackObject
    to: Zone = Zone.GRAVEYARD
    rule: RuleNumber = RuleNumber("608.2n")


class Moved(Frozen):
    """A permanent left the battlefield for another zone, where it is the new object `becomes` (CR 400.7)."""

    kind: Literal["moved"] = "moved"
    object: ObjectId
    becomes: ObjectId
    to: Zone
    rule: RuleNumber = RuleNumber("400.7")
