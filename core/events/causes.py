"""Causes: why something happened, said where it is made to happen, so that nobody has to guess it later.

A state-based action has its own kind of cause, the condition that was found (`state_based`); a
triggered ability the event it watched for (`OnStack.when`); an edit is a cause by itself (`Edited`).
"""

from core.abilities.keyword_abilities import Toxic
from core.abilities.keywords import Keyword
from core.model.stack import OnStack
from core.model.waiting_effects import EffectId
from core.terms.called import Called
from core.terms.ids import ObjectId
from core.terms.values import Kinded


class ByDamage(Kinded, tag="by_damage"):
    """Damage became this (CR 120.3). `abilities` of its source made it this and not something else.

    They are empty where damage becomes what it usually does: life lost, damage marked, counters removed.
    `as_though`: the effect because of which it was dealt as though its source had them, if it has not.
    """

    abilities: tuple[Keyword | Toxic, ...] = ()
    as_though: Called | None = None


class ByEffect(Kinded, tag="by_effect"):
    """A replacement or prevention effect made this happen besides, or instead (CR 614.6, 615.5)."""

    effect: EffectId
    name: Called


class ByInstruction(Kinded, tag="by_instruction"):
    """A spell or ability that was resolving said so (CR 608.2c)."""

    item: ObjectId
    name: Called


class AsCost(Kinded, tag="as_cost"):
    """It paid a cost of a spell or ability: as that was announced, or as it resolved (CR 118.12)."""

    item: ObjectId
    name: Called


class ByEntering(Kinded, tag="by_entering"):
    """A permanent entered with it (CR 614.12)."""

    permanent: ObjectId
    name: Called


class ByTurn(Kinded, tag="by_turn"):
    """The turn made it happen, by itself (CR 703.4)."""


class ByRule(Kinded, tag="by_rule"):
    """A rule made it happen, as part of something else that did (CR 122.1d)."""


Cause = ByDamage | ByEffect | ByInstruction | AsCost | ByEntering | ByTurn | ByRule
"""Why something happened."""


def instruction_of(item: OnStack) -> ByInstruction:
    """Return the cause of what a spell or ability does as it resolves."""
    return ByInstruction(item=item.id, name=item.name)


def cost_of(item: OnStack) -> AsCost:
    """Return the cause of what is paid for a spell or ability."""
    return AsCost(item=item.id, name=item.name)


def maker_of(cause: Cause) -> Called | None:
    """Return the name of the effect, spell, ability or permanent that made it happen; None if none did."""
    return cause.name if isinstance(cause, ByEffect | ByInstruction | AsCost | ByEntering) else None
