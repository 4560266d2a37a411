"""Headings of a scenario that is printed."""

from __future__ import annotations

from core.terms.eras import Era
from core.terms.steps import Step
from core.words.english.grammar import possessive
from core.words.speaking import said


@said
def board() -> str:
    """What there is as play begins."""
    return "The board"


@said
def spells() -> str:
    """What is cast, before it is."""
    return "Spells that will be cast"


@said
def ending() -> str:
    """What came out."""
    return "How it ends"


@said
def lesson(words: str) -> str:
    """What a scenario teaches."""
    return f"Lesson: {words}"


@said
def not_as_expected(difference: str) -> str:
    """Where a scenario expects something else."""
    return f"not as expected: {difference}"


@said
def step(which: Step, whose: str) -> str:
    """The heading of a step: `Declare attackers step`; of another turn: `Nicole's declare attackers step`."""
    return f"{possessive(whose)} {which.words}" if whose else which.words.capitalize()


@said
def era(which: Era) -> str:
    """The rules it is played by, at the beginning of a line: `Damage order`."""
    return which.words.capitalize()
