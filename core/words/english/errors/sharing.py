"""A share code or a board line that can't be read."""

from __future__ import annotations

from core.words.speaking import said


@said
def share_code() -> str:
    """What a share code is called where a file has its name."""
    return "share code"


@said
def no_code() -> str:
    """A text that is no share code."""
    return "This isn't a share code. A share code begins with DS1-."


@said
def damaged_code() -> str:
    """A share code that was cut off or changed."""
    return "This share code is damaged: part of it is missing or changed. Copy the whole code again."


@said
def newer_code(version: int, known: int) -> str:
    """A share code of a version that this program doesn't know."""
    return (
        f"This share code has version {version}; this program reads version {known}. "
        "A newer Damage Step can open it."
    )


@said
def code_too_long(most: int) -> str:
    """A share code that is longer than any that the program reads."""
    return f"This share code is too long: no more than {most:,} characters are read. Send the file instead."
