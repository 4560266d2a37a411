"""Lines of rules text that can't be read."""

from __future__ import annotations

from core.words.english.row import Clause
from core.words.speaking import said

# A line that may mean one thing or another.
several_readings = Clause("it may mean two things: {readings:or_else}")
# The same, in a list of what reading stops at.
may_mean_several = Clause("several readings")
stops = Clause("it stops at '{at}'{wanted?; what could stand there: {wanted:any_of}}.")
is_cut_short = Clause("something is missing at the end: {wanted:any_of}.")
line_too_long = Clause("a line with {letters:,} characters is too long to read; it may have {most:,}.")
says_nothing_known = Clause("its words are known, but together they are no ability that is known here.")


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


spell_text_of_permanent = Clause("it says what a spell does, and this is no instant or sorcery.")
not_said_back = Clause(
    "Its parts are known, but no sentence of the program says them together, so it can't be shown."
)
similar_line = Clause("A similar line that can be read: '{line}'")
