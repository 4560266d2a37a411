"""Cards in hands, graveyards and libraries: ids count places, so a card that goes moves those behind it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from core.data.references import Named
from core.files import limits
from core.files.fields import OBJECT
from core.scenario.format import PlayerSpec
from core.terms.ids import card_id

ZONES = ("hand", "graveyard", "library")


class Shift(NamedTuple):
    """What becomes of the ids of cards: those that have others, and those that are of nothing any more."""

    names: Mapping[Named, str]
    gone: frozenset[Named]


def shift(was: Iterable[PlayerSpec], now: Iterable[PlayerSpec]) -> Shift:
    """Return what becomes of the ids of cards as players have other cards; who is gone is left out.

    Of cards of one name the last is taken to be gone. In a library that nobody knows any card may be.
    """
    names: dict[Named, str] = {}
    gone: set[Named] = set()
    later = {player.id: player for player in now}
    for player in was:
        if player.id not in later:
            continue
        for zone in ZONES:
            before, after = getattr(player, zone), getattr(later[player.id], zone)
            if before == after or after is None:
                continue
            count = limits.OBJECTS if before is None else len(before)
            places = _places(before or (), after)
            for number in range(1, count + 1):
                own = Named(OBJECT, card_id(player.id, zone, number))
                if (place := places.get(number)) is None and not (before is None and number <= len(after)):
                    gone.add(own)
                elif place is not None and place != number:
                    names[own] = card_id(player.id, zone, place)
    return Shift(names, frozenset(gone))


def _places(before: Sequence[str], after: Sequence[str]) -> dict[int, int]:
    """Return where each card that is kept was and is, from 1 on."""
    places: dict[int, int] = {}
    place = 0
    for number, name in enumerate(before, start=1):
        if place < len(after) and after[place] == name:
            place += 1
            places[number] = place
    return places
