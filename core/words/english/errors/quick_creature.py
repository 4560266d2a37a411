"""A creature typed in one line."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.speaking import said


@said
def write_size() -> str:
    """A line without power and toughness."""
    return "Write power/toughness, then abilities: 6/6 red trample and lifelink"


@said
def too_long(most: int) -> str:
    """A line that is longer than any creature needs."""
    return f"A creature in one line has at most {most:,} characters"


@said
def size_too_large(most: int) -> str:
    """`Power and toughness can't go beyond 1,000,000.`"""
    return f"Power and toughness can't go beyond {most:,}."


@said
def quote_name(name: str) -> str:
    """Words after power and toughness that are a name."""
    return f'Put a name in quotes: "{name}"'


@said
def colorless() -> str:
    """`colorless`, what is said of a creature without colors."""
    return "colorless"


@said
def understood(words: Sequence[str], size: str, abilities: Sequence[str]) -> str:
    """`Red Elf 6/6 with trample.`"""
    told = " ".join(words)
    has = f" with {listed(abilities)}" if abilities else ""
    return f"{told[:1].upper()}{told[1:]} {size}{has}."
