"""Names for players and objects.

An object that changes zones is a new object (CR 400.7), so it gets a new id: `bear`
becomes `bear#2` in the graveyard. What is written before the `#` stays, so that a file,
a test or an animation can follow a card through its incarnations.
"""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", str)
ObjectId = NewType("ObjectId", str)
RecipientId = PlayerId | ObjectId
"""Whatever can be attacked or dealt damage; ids are unique over players and objects."""


def first_incarnation(object_id: str) -> ObjectId:
    """Return the id the object had when it was set up: `bear` for `bear#3`."""
    return ObjectId(object_id.partition("#")[0])


def next_incarnation(object_id: ObjectId) -> ObjectId:
    """Return the id of the new object that `object_id` becomes as it changes zones (CR 400.7)."""
    base, _, number = object_id.partition("#")
    return ObjectId(f"{base}#{int(number or 1) + 1}")


def id_on_stack(source: str, number: int) -> ObjectId:
    """Return the id of a spell, or of an ability of `source`, as the clock says `number`: `bear~3`."""
    return ObjectId(f"{source}~{number}")


def without_number_on_stack(named: str) -> str:
    """Return what a file names before the number it may have on the stack: `bear` for `bear~3`."""
    return named.partition("~")[0]


def card_id(player: str, zone: str, number: int) -> ObjectId:
    """Return the id of a player's card in a hand, graveyard or library, counted from 1: `amy.hand.1`."""
    return ObjectId(f"{player}.{zone}.{number}")


def with_place(named: str) -> tuple[str, str]:
    """Return what a file names, and which of its effects or abilities: `hero` and `2` for `hero/2`.

    Names may have slashes of their own, as those of split cards do.
    """
    source, _, place = named.rpartition("/")
    return (source, place) if source and place.isdecimal() else (named, "")
