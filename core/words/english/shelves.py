"""The shelves of the library that no file of the course names."""

from __future__ import annotations

from core.words.speaking import said


@said
def collections() -> str:
    """The heading of all scenarios and of the collections."""
    return "Collections"


@said
def by_subject() -> str:
    """The heading of the folders."""
    return "By subject"


@said
def everything() -> str:
    """The shelf with all scenarios."""
    return "All scenarios"


@said
def about_everything() -> str:
    """What is on it."""
    return "Lessons first, then everything else."


@said
def due() -> str:
    """The shelf with what is due again."""
    return "Due again"


@said
def about_due() -> str:
    """What is on it."""
    return "What you missed comes back here: first soon, then less and less often."
