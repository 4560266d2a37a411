"""What every refusal is made with: a reason, its rule, and names to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.words.speaking import said


def refusal(reason: str, rule: str) -> str:
    """Return `Ox can't attack: it's tapped (CR 508.1a).`"""
    return f"{reason} ({rule})."


def because_of(effect: str) -> str:
    """Return ` because of Pacifism`; without an effect, that its own text says so."""
    return f" because of {effect}" if effect else ": its text says so"


def either(names: Iterable[str]) -> str:
    """Return `A`, `A or B`, `A, B or C`."""
    *most, last = tuple(names) or ("nothing",)
    return f"{', '.join(most)} or {last}" if most else last


@said
def change_by_hand() -> str:
    """What forbids something, if the board was changed so: `a change by hand`."""
    return "a change by hand"


@said
def leave_out() -> str:
    """The way out where something doesn't belong in an answer: `Leave it out.`"""
    return "Leave it out."


@said
def something_else() -> str:
    """The way out where something can't be done: `Do something else.`"""
    return "Do something else."


@said
def choose(names: Sequence[str]) -> str:
    """`Choose Ox or Bear.`"""
    return f"Choose {either(names)}."


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


@said
def name_a_known_one() -> str:
    """The way out where an id is unknown."""
    return "Leave it out, or name a player or object that is there."


@said
def several_called(name: str, count: int, rule: str) -> str:
    """`There are 2 called 'Soldier' (CR 508.1).`"""
    return refusal(f"There are {count} called '{name}'", rule)


@said
def write_one_of(ids: Sequence[tuple[str, str]]) -> str:
    """`Write soldier or amy.graveyard.1 (graveyard).`, of ids and where they are."""
    return f"Write {either(f'{own} ({where})' if where else own for own, where in ids)}."


@said
def on_the_stack() -> str:
    """Where a spell is: `stack`."""
    return "stack"
