"""The stack: abilities trigger and go on it, what is on top of it resolves (CR 603, 608)."""

from core.abilities.card_texts.stack_abilities import Triggered
from core.events.event import Event, WhySilent
from core.model.stack import StackObject
from core.model.waiting_effects import EffectId
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value
from core.terms.zones import Zone


class Together(Value):
    """So many things happened at once on which an ability triggers just once, by a rule (CR 603.2c)."""

    count: int
    rule: RuleNumber


class AbilityTriggered(Event, tag="ability_triggered"):
    """An ability triggered; it waits for the next time a player would get priority (CR 603.2).

    Attributes:
        used_up: the effect that had it happen later, if one did (CR 603.7).
        looked_back: the rule by which it triggered although its object is gone (CR 603.10a).
        together: what it triggered on, where that were several things at once.
        limited: the ability as its object has it, if it triggers only so often in a turn.
    """

    triggers_nothing = WhySilent.ON_STACK

    ability: StackObject
    used_up: EffectId | None = None
    looked_back: RuleNumber | None = None
    together: Together | None = None
    limited: Triggered | None = None
    rule: RuleNumber = RuleNumber("603.2")


class AbilityPutOnStack(Event, tag="ability_put_on_stack"):
    """A waiting ability was put on the stack (CR 603.3)."""

    triggers_nothing = WhySilent.ON_STACK

    ability: StackObject
    rule: RuleNumber = RuleNumber("603.3")


class ResolutionBegan(Event, tag="resolution_began"):
    """All players passed in succession, and the top of the stack began to resolve (CR 608.1).

    `illegal` are targets that have become so; they are passed over (CR 608.2b).
    """

    changes_game = False
    triggers_nothing = WhySilent.ON_STACK

    ability: StackObject
    illegal: tuple[RecipientId, ...] = ()
    rule: RuleNumber = RuleNumber("608.1")


class AbilityResolved(Event, tag="ability_resolved"):
    """The top of the stack left it, its effect done (CR 608.2n).

    `is_declined`: its controller wanted it to do nothing (CR 603.5). `to` is where the card of a spell goes.
    """

    triggers_nothing = WhySilent.ON_STACK

    ability: StackObject
    is_declined: bool = False
    to: Zone = Zone.GRAVEYARD
    rule: RuleNumber = RuleNumber("608.2n")


class Moved(Event, tag="moved"):
    """A permanent left the battlefield for another zone, where it is the new object `becomes` (CR 400.7)."""

    object: ObjectId
    becomes: ObjectId
    to: Zone
    rule: RuleNumber = RuleNumber("400.7")
