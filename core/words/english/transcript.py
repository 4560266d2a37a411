"""Headings of a scenario that is printed."""

from __future__ import annotations

from collections.abc import Sequence

from core.terms.eras import Era
from core.terms.steps import Step
from core.words.english.grammar import possessive
from core.words.english.row import Clause, Sentence
from core.words.speaking import said

# What there is as play begins.
board = Clause("The board")
# What is cast, before it is.
spells = Clause("Spells that will be cast")
# What is printed on cards and speaks of what is not on this table.
not_played = Clause("Not played here")
# What happens, where it needs no heading for each step.
events = Clause("What happens")
# What came out.
ending = Clause("How it ends")
# What a scenario teaches.
lesson = Clause("Lesson: {words}")


@said
def note(words: str, marks: Sequence[str]) -> str:
    """A note for the viewer with what it marks on the table: `Too late. (Marked: Bear, Ox → Bear)`."""
    return f"{words} (Marked: {', '.join(marks)})".lstrip() if marks else words


# An arrow from one to another.
arrow = Clause("{one} → {other}")
# A note without words or marks, at which a presentation stops.
pause = Clause("Pause")
# Where a scenario expects something else.
not_as_expected = Clause("not as expected: {difference}")


@said
def step(which: Step, whose: str) -> str:
    """The heading of a step: `Declare attackers step`; of another turn: `Nicole's declare attackers step`."""
    return f"{possessive(whose)} {which.words}" if whose else which.words.capitalize()


@said
def era(which: Era) -> str:
    """The rules it is played by, at the beginning of a line: `Damage order`."""
    return which.words.capitalize()


@said
def played_by(which: Era, *, is_redirected: bool = False) -> str:
    """The same with the years in which they were in force.

    `is_redirected`: noncombat damage could be dealt to a planeswalker instead (CR 306.8 until 2018).
    """
    if is_redirected and which is Era.ORDERED:
        return "Rules of 2009 to 2018, with planeswalker redirection"
    return {
        Era.CURRENT: "Current rules",
        Era.ORDERED: "Rules of 2009 to 2024, with damage assignment order",
        Era.STACK: "Rules before July 2009, with damage on the stack",
    }[which]


# The heading of another variant of the question.
variant = Clause("Variant: {name}")
as_before = Sentence("{count|Step 1|Steps 1 to {count}}: as in “{variant}”.")
# What a variant has on its board that the one before it hasn't.
new_on_the_board = Clause("Different on the board")
