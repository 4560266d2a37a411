"""What the eras disagree about. The few procedures concerned ask here; the rest never mention eras."""

from __future__ import annotations

from core.terms.eras import Era
from core.terms.rule_numbers import RuleNumber


def has_damage_order(era: Era) -> bool:
    """Whether a damage assignment order is announced and must be kept (July 2009 to November 2024)."""
    return era is Era.ORDERED


def has_damage_on_stack(era: Era) -> bool:
    """Whether combat damage goes on the stack, with lifelink and deathtouch as triggers (to July 2009)."""
    return era is Era.STACK


DAMAGE_ON_STACK = RuleNumber("2009-05-01:310.1")
DAMAGE_RESOLVES = RuleNumber("2009-05-01:310.4")
ATTACKERS_ORDER = RuleNumber("2024-07-30:509.2")
PLACED_IN_ORDER = RuleNumber("2024-07-30:509.7")
BLOCKERS_ORDER = RuleNumber("2024-07-30:509.3")
LETHAL_BEFORE_NEXT_BLOCKER = RuleNumber("2024-07-30:510.1c")
LETHAL_BEFORE_NEXT_ATTACKER = RuleNumber("2024-07-30:510.1d")
