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
    """Where reading stops, and what would be understood there."""
    where = f"it stops at '{at}'"
    return f"{where}; what could stand there: {', or '.join(wanted)}." if wanted else f"{where}."


@said
def is_cut_short(wanted: Sequence[str]) -> str:
    """Of a line that would have to go on."""
    return f"something is missing at the end: {', or '.join(wanted)}."


@said
def line_too_long(letters: int, most: int) -> str:
    """Of a line that nobody would print."""
    return f"a line with {letters:,} characters is too long to read; it may have {most:,}."


@said
def says_nothing_known() -> str:
    """Of a line that is read to its end, and yet is no ability."""
    return "its words are known, but together they are no ability that is known here."


@said
def what_could_stand_there(wanted: str) -> str:
    """What the grammar would have read, as somebody would call it; empty if that says nothing."""
    marks = {
        ".": "a full stop",
        ",": "a comma",
        ":": "a colon",
        "~": "its name",
        "§": "what it is attached to",
    }
    if wanted in marks:
        return marks[wanted]
    return wanted.rstrip(".,:").replace("~", "its name").replace("§", "what it is attached to")


@said
def spell_text_of_permanent() -> str:
    """A line of a permanent that only a spell could have."""
    return "it says what a spell does, and this is no instant or sorcery."


@said
def not_said_back() -> str:
    """Of a line whose parts are all known, but not together."""
    return "Its parts are known, but no sentence of the program says them together, so it can't be shown."


@said
def similar_line(line: str) -> str:
    """`A similar line that can be read: 'Flying'`."""
    return f"A similar line that can be read: '{line}'"
