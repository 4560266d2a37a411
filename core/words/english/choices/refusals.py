"""What every refusal is made with: a reason, its rule, and names to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from core.words.english.grammar import either
from core.words.english.row import Clause
from core.words.speaking import said


def refusal(reason: str, rule: str) -> str:
    """Return `Ox can't attack: it's tapped (CR 508.1a).`"""
    return f"{reason} ({rule})."


def because_of(effect: str) -> str:
    """Return ` because of Pacifism`; without an effect, that its own text says so."""
    return f" because of {effect}" if effect else ": its text says so"


# What forbids something, if the board was changed so: `a change by hand`.
change_by_hand = Clause("a change by hand")
# The way out where something doesn't belong in an answer: `Leave it out.`
leave_out = Clause("Leave it out.")
# The way out where something can't be done: `Do something else.`
something_else = Clause("Do something else.")
choose = Clause("Choose {names:or}.")


@said
def unknown_id(unknown: str, place: str, rule: str) -> str:
    """`There is no 'baer' to assign damage to (CR 510.1).`, for one of the places in an answer."""
    what_for = {
        "damage": "to assign damage to",
        "shield": "to use the shield for",
        "division": "to give a share to",
        "sacrifice": "to sacrifice",
        "source": "to choose as a source",
    }[place]
    return refusal(f"There is no '{unknown}' {what_for}", rule)


name_a_known_one = Clause("Leave it out, or name a player or object that is there.")
several_called = Clause("There are {count} called '{name}' ({rule}).")


@said
def write_one_of(ids: Sequence[tuple[str, str]]) -> str:
    """`Write soldier or amy.graveyard.1 (graveyard).`, of ids and where they are."""
    return f"Write {either(f'{own} ({where})' if where else own for own, where in ids)}."


# Where a spell is: `stack`.
on_the_stack = Clause("stack")
