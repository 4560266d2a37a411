"""What the eras disagree about. The few procedures concerned ask here; the rest never mention eras."""

from __future__ import annotations

from core.terms.eras import Era
from core.terms.rule_numbers import RuleNumber


def has_damage_order(era: Era) -> bool:
    """Whether a damage assignment order is announced and must be kept (July 2009 to November 2024)."""
    return era is Era.ORDERED


ATTACKERS_ORDER = RuleNumber("2024-07-30:509.2")
BLOCKERS_ORDER = RuleNumber("2024-07-30:509.3")
LETHAL_BEFORE_NEXT_BLOCKER = RuleNumber("2024-07-30:510.1c")
LETHAL_BEFORE_NEXT_ATTACKER = RuleNumber("2024-07-30:510.1d")
