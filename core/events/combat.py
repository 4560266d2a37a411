"""Events of declaring attackers and blockers and of assigning combat damage."""

from typing import Literal

from core.events.event import Event, WhySilent
from core.model.combat import Assigned, Owed
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from core.terms.values import FrozenMap


class AttackersDeclared(Event, tag="attackers_declared"):
    """The active player declared `attacks` (who attacks what); `tapped` tapped to do so (CR 508.1).

    `defending` names the defending player for each attacker (CR 508.5), `planeswalkers` the
    attackers whose target is a planeswalker, `enlisted` what was tapped for each that enlists (CR 702.154a).
    """

    player: PlayerId
    attacks: FrozenMap[ObjectId, RecipientId]
    defending: FrozenMap[ObjectId, PlayerId]
    planeswalkers: tuple[ObjectId, ...] = ()
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    tapped: tuple[ObjectId, ...] = ()
    enlisted: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()
    rule: RuleNumber = RuleNumber("508.1k")


class CostToFightPaid(Event, tag="cost_to_fight_paid"):
    """A player paid what it costs that creatures attack, or block (CR 508.1j, 509.1f).

    What is paid besides mana follows; it adds up for all of them.
    """

    changes_game = False
    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    to: Literal["attack", "block"]
    owed: tuple[Owed, ...]
    rule: RuleNumber


class BlockersDeclared(Event, tag="blockers_declared"):
    """A defending player declared `blocks`: for each blocker the attackers it was declared to block.

    `blocking` adds what banding adds (CR 702.22h). Of the attackers on that player,
    `blocked` became blocked and `unblocked` unblocked (CR 509.1h).
    """

    player: PlayerId
    blocks: FrozenMap[ObjectId, tuple[ObjectId, ...]]
    blocking: FrozenMap[ObjectId, tuple[ObjectId, ...]]
    blocked: tuple[ObjectId, ...]
    unblocked: tuple[ObjectId, ...]
    rule: RuleNumber = RuleNumber("509.1h")


class DamageOrderAnnounced(Event, tag="damage_order_announced"):
    """A player announced damage assignment orders, for attackers or for blockers (era `ordered`)."""

    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    orders: FrozenMap[ObjectId, tuple[ObjectId, ...]]
    rule: RuleNumber


class AsUnblockedChosen(Event, tag="as_unblocked_chosen"):
    """A player chose whether an attacker assigns its damage as though it weren't blocked (CR 510.1c).

    It is chosen for itself where banding leaves the division among blockers to somebody else (CR 702.22j).
    """

    triggers_nothing = WhySilent.UNWATCHED

    player: PlayerId
    attacker: ObjectId
    is_wanted: bool
    rule: RuleNumber = RuleNumber("702.22j")


class RemovedFromCombat(Event, tag="removed_from_combat"):
    """A permanent was removed from combat although it stayed on the battlefield (CR 506.4).

    `role` is what it no longer is: a creature that is also an attacked planeswalker may stop
    being one and go on being the other (CR 506.4d).
    """

    triggers_nothing = WhySilent.UNWATCHED

    object: ObjectId
    role: Literal["creature", "attacked", "both"]
    reason: Literal["hand", "effect", "controller", "not a creature", "not attackable", "became a battle"]
    rule: RuleNumber = RuleNumber("506.4")


class CombatDamageAssigned(Event, tag="combat_damage_assigned"):
    """A player announced how creatures assign their combat damage (CR 510.1).

    `already` is what others had announced before, in the same step.
    """

    changes_game = False
    triggers_nothing = WhySilent.NOT_YET

    player: PlayerId
    step: Step
    assigned: tuple[Assigned, ...]
    already: tuple[Assigned, ...] = ()
    rule: RuleNumber = RuleNumber("510.1")
