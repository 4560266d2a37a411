"""argentum-engine's words for steps and counters, and ours."""

from __future__ import annotations

import re
from typing import Final

from core.terms.counters import CounterKind
from core.terms.steps import Step

STEPS: Final = {
    "UNTAP": Step.UNTAP,
    "UPKEEP": Step.UPKEEP,
    "DRAW": Step.DRAW,
    "PRECOMBAT_MAIN": Step.PRECOMBAT_MAIN,
    "BEGIN_COMBAT": Step.BEGINNING_OF_COMBAT,
    "DECLARE_ATTACKERS": Step.DECLARE_ATTACKERS,
    "DECLARE_BLOCKERS": Step.DECLARE_BLOCKERS,
    "FIRST_STRIKE_COMBAT_DAMAGE": Step.FIRST_STRIKE_DAMAGE,
    "COMBAT_DAMAGE": Step.COMBAT_DAMAGE,
    "END_COMBAT": Step.END_OF_COMBAT,
    "POSTCOMBAT_MAIN": Step.POSTCOMBAT_MAIN,
    "END": Step.END,
    "CLEANUP": Step.CLEANUP,
}
STEP_OF: Final = {step: word for word, step in STEPS.items()}
"""The word for each step."""
FIRST_OF_PHASE: Final = {
    "BEGINNING": Step.UNTAP,
    "PRECOMBAT_MAIN": Step.PRECOMBAT_MAIN,
    "COMBAT": Step.BEGINNING_OF_COMBAT,
    "POSTCOMBAT_MAIN": Step.POSTCOMBAT_MAIN,
    "ENDING": Step.END,
}
"""The step in which each phase begins."""

_NUMBERS: Final = ("ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE")
_SIGNS: Final = {"PLUS": "+", "MINUS": "-", "+": "PLUS", "-": "MINUS"}
_CHANGES: Final = re.compile(
    rf"(PLUS|MINUS)_({'|'.join(_NUMBERS)})_(PLUS|MINUS)_({'|'.join(_NUMBERS)})", re.IGNORECASE
)
_OUR_CHANGES: Final = re.compile(r"([+-])([0-5])/([+-])([0-5])")
_PLAIN: Final = re.compile(r"[a-z]+(?: [a-z]+)*")


def phase_of(step: Step) -> str:
    """Return the phase that a step is in."""
    return [phase for phase, first in FIRST_OF_PHASE.items() if not first.comes_after(step)][-1]


def counter_kind(word: str) -> CounterKind:
    """Return the kind of counter that a word stands for: `+1/+1` for `PLUS_ONE_PLUS_ONE`."""
    if match := _CHANGES.fullmatch(word):
        one, first, other, second = (part.upper() for part in match.groups())
        return CounterKind(f"{_SIGNS[one]}{_NUMBERS.index(first)}/{_SIGNS[other]}{_NUMBERS.index(second)}")
    if _OUR_CHANGES.fullmatch(word):
        return CounterKind(word)
    return CounterKind(" ".join(word.lower().replace("_", " ").split()))


def counter_word(kind: str) -> str | None:
    """Return the word for a kind of counter; None if it can't have one."""
    if match := _OUR_CHANGES.fullmatch(kind):
        return f"{_SIGNS[match[1]]}_{_NUMBERS[int(match[2])]}_{_SIGNS[match[3]]}_{_NUMBERS[int(match[4])]}"
    return kind.upper().replace(" ", "_") if _PLAIN.fullmatch(kind) else None
