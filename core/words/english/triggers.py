"""Abilities that trigger, in words."""

from __future__ import annotations

from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def triggers(ability: str, reason: str) -> str:
    """`Squire's exalted triggers: Wolf attacks alone.`"""
    return sentence(f"{ability} triggers{f': {reason}' if reason else ''}")


@said
def siege_triggers(siege: str) -> str:
    """The last defense counter is gone."""
    return sentence(f"{siege} has lost its last defense counter, so its defeat ability triggers")


@said
def looks_back(name: str, rule: str) -> str:
    """Leaves-the-battlefield abilities and their like."""
    return sentence(f"{name} has left, but this ability looks back to the moment before ({rule})")


@said
def triggers_from_the_stack(name: str, rule: str) -> str:
    """An ability of a spell that was cast."""
    return sentence(f"{name} is on the stack, where this ability works ({rule})")


@said
def triggers_once(count: int, rule: str) -> str:
    """One trigger for several simultaneous happenings."""
    return sentence(f"This happened {count} times at once, but the ability triggers only once ({rule})")
