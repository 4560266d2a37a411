"""Headings of a scenario that is printed."""

from __future__ import annotations

from collections.abc import Sequence

from core.terms.eras import Era
from core.terms.steps import Step
from core.words.english.grammar import possessive
from core.words.english.sentences import sentence
from core.words.speaking import said


@said
def board() -> str:
    """What there is as play begins."""
    return "The board"


@said
def spells() -> str:
    """What is cast, before it is."""
    return "Spells that will be cast"


@said
def not_played() -> str:
    """What is printed on cards and speaks of what is not on this table."""
    return "Not played here"


@said
def events() -> str:
    """What happens, where it needs no heading for each step."""
    return "What happens"


@said
def ending() -> str:
    """What came out."""
    return "How it ends"


@said
def lesson(words: str) -> str:
    """What a scenario teaches."""
    return f"Lesson: {words}"


@said
def note(words: str, marks: Sequence[str]) -> str:
    """A note for the viewer with what it marks on the table: `Too late. (Marked: Bear, Ox → Bear)`."""
    return f"{words} (Marked: {', '.join(marks)})".lstrip() if marks else words


@said
def arrow(one: str, other: str) -> str:
    """An arrow from one to another."""
    return f"{one} → {other}"


@said
def pause() -> str:
    """A note without words or marks, at which a presentation stops."""
    return "Pause"


@said
def not_as_expected(difference: str) -> str:
    """Where a scenario expects something else."""
    return f"not as expected: {difference}"


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


@said
def variant(name: str) -> str:
    """The heading of another variant of the question."""
    return f"Variant: {name}"


@said
def as_before(count: int, variant: str) -> str:
    """`Steps 1 to 4: as in “3 and 2”.`"""
    return sentence(f"{'Step 1' if count == 1 else f'Steps 1 to {count}'}: as in “{variant}”")


@said
def new_on_the_board() -> str:
    """What a variant has on its board that the one before it hasn't."""
    return "Different on the board"
