"""Lines of rules text that can't be read."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.speaking import said


@said
def several_readings(readings: Sequence[str]) -> str:
    """A line that may mean one thing or another."""
    return f"it may mean two things: {' — or — '.join(readings)}"


@said
def may_mean_several() -> str:
    """The same, in a list of what reading stops at."""
    return "several readings"


@said
def stops(at: str, wanted: Sequence[str]) -> str:
    """Where reading stops, its end if `at` is empty, and what would be understood there."""
    where = f"it stops at '{at}'" if at else "it stops at its end"
    return f"{where}; what could stand there: {', or '.join(wanted)}." if wanted else f"{where}."


@said
def spell_text_of_permanent() -> str:
    """A line of a permanent that only a spell could have."""
    return "it says what a spell does, and this is no instant or sorcery."


@said
def not_said_back() -> str:
    """Of a line whose parts are all known, but not together."""
    return "Its parts are known, but no sentence of the program says them together, so it can't be shown."
