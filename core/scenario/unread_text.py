"""What is said of rules text in a scenario that can't be read."""

from __future__ import annotations

from core.cards.said import speaker_named
from core.language.lines import UnreadableError
from core.words.english.errors import scenario_errors as words


def unreadable(why: UnreadableError, name: str = "") -> str:
    """Return why a line can't be read on a card of that name, and a similar one that can, if there is one."""
    from core.cards.similar_lines import hint_at_line  # noqa: PLC0415 - only where something is wrong

    return " ".join(filter(None, (words.unreadable(str(why)), hint_at_line(why, speaker_named(name)))))
