"""What a card says. English rules text is made by the grammar that reads it, from the card's data."""

from __future__ import annotations

from core.words.speaking import said


@said
def name(english: str) -> str:
    """The name of a card."""
    return english


@said
def type_line(english: str) -> str:
    """`Creature — Elf Warrior`"""
    return english


@said
def rules_line(english: str) -> str:
    """A line of its rules text."""
    return english
