"""A creature typed in one line."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import listed
from core.words.english.row import Clause
from core.words.speaking import said

write_size = Clause("Write power/toughness, then abilities: 6/6 red trample and lifelink")
too_long = Clause("A creature in one line has at most {most:,} characters")
size_too_large = Clause("Power and toughness can't go beyond {most:,}.")
# Words after power and toughness that are a name.
quote_name = Clause('Put a name in quotes: "{name}"')
colorless = Clause("colorless")


@said
def understood(words: Sequence[str], size: str, abilities: Sequence[str]) -> str:
    """`Red Elf 6/6 with trample.`"""
    told = " ".join(words)
    has = f" with {listed(abilities)}" if abilities else ""
    return f"{told[:1].upper()}{told[1:]} {size}{has}."
