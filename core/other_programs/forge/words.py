"""Forge's words for steps, counters and types, and ours."""

from __future__ import annotations

import re
from typing import Final

from core.terms.counters import CounterKind
from core.terms.steps import Step

NEW_LINE: Final = "\\n"
"""What stands for the end of a line in a description."""
PHASES: Final = {
    "UNTAP": Step.UNTAP,
    "UPKEEP": Step.UPKEEP,
    "DRAW": Step.DRAW,
    "MAIN1": Step.PRECOMBAT_MAIN,
    "COMBAT_BEGIN": Step.BEGINNING_OF_COMBAT,
    "COMBAT_DECLARE_ATTACKERS": Step.DECLARE_ATTACKERS,
    "COMBAT_DECLARE_BLOCKERS": Step.DECLARE_BLOCKERS,
    "COMBAT_FIRST_STRIKE_DAMAGE": Step.FIRST_STRIKE_DAMAGE,
    "COMBAT_DAMAGE": Step.COMBAT_DAMAGE,
    "COMBAT_END": Step.END_OF_COMBAT,
    "MAIN2": Step.POSTCOMBAT_MAIN,
    "END_OF_TURN": Step.END,
    "CLEANUP": Step.CLEANUP,
}
PHASE_OF: Final = {step: phase for phase, step in PHASES.items()}
"""The name of each step."""

_CHANGES: Final = re.compile(r"([PM])(\d{1,2})([PM])(\d{1,2})")
_OUR_CHANGES: Final = re.compile(r"([+-])(\d{1,2})/([+-])(\d{1,2})")
_PLAIN: Final = re.compile(r"[a-z]+(?: [a-z]+)*")
_SIGNS: Final = {"P": "+", "M": "-", "+": "P", "-": "M"}


def counter_kind(forge: str) -> CounterKind:
    """Return the kind of counter that a word of Forge's stands for: `+1/+1` for `P1P1`."""
    if match := _CHANGES.fullmatch(forge.upper()):
        return CounterKind(f"{_SIGNS[match[1]]}{match[2]}/{_SIGNS[match[3]]}{match[4]}")
    return CounterKind(" ".join(forge.lower().replace("_", " ").split()))


def counter_word(kind: str) -> str | None:
    """Return Forge's word for a kind of counter; None if it can't have one."""
    if match := _OUR_CHANGES.fullmatch(kind):
        return f"{_SIGNS[match[1]]}{match[2]}{_SIGNS[match[3]]}{match[4]}"
    return kind.upper().replace(" ", "_") if _PLAIN.fullmatch(kind) else None
