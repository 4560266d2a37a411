"""Headings of a scenario that is printed."""

from __future__ import annotations

from core.words.speaking import said


@said
def board() -> str:
    """What there is as play begins."""
    return "The board"


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
