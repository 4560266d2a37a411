"""How a board line writes an attack: `Amy attacks Bear -> Nicole, Knight + Ox -> Jace (enlisting Elf)`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from core.scenario.entries import AttackSpec

BAND = " + "
"""Stands between the members of a band."""


def attack_words(entry: AttackSpec, name: Callable[[str], str], whose: Mapping[str, str]) -> Iterator[str]:
    """Yield the statements that write an attack; none if a line can't say it.

    `name` returns what a line calls an id, and raises `KeyError` if it has no name for it; `whose` are the
    controllers of what is there as play begins.
    """
    attack, bands, enlist = entry.attack, entry.bands, entry.enlist
    if not attack:
        yield "No one attacks"
        return
    members = [one for band in bands for one in band]
    is_plain = len(members) == len(set(members)) and all(_stays_together(band, attack) for band in bands)
    if not is_plain or any(one not in attack or one in members for one in enlist):
        return
    first_of = {band[0]: band for band in bands} | {one: (one,) for one in attack if one not in members}
    ordered = [first_of[one] for one in attack if one in first_of]
    pairs = [
        f"{BAND.join(map(name, band))} -> {name(attack[band[0]])}{_enlisting(enlist.get(band[0]), name)}"
        for band in ordered
    ]
    player = next((whose[one] for one in attack if one in whose), None)
    if player is not None:
        yield f"{name(player)} attacks {', '.join(pairs)}"
    elif not (bands or enlist):  # nobody says yet whose they will be
        yield from (f"{name(one)} attacks {name(to)}" for one, to in attack.items())


def _stays_together(band: tuple[str, ...], attack: Mapping[str, str]) -> bool:
    """Whether all of a band attack the same: else it is a band that can't be, which no line writes."""
    return len(band) > 1 and all(one in attack for one in band) and len({attack[one] for one in band}) == 1


def _enlisting(helpers: str | tuple[str, ...] | None, name: Callable[[str], str]) -> str:
    if not helpers:
        return ""
    several = (helpers,) if isinstance(helpers, str) else helpers
    return f" (enlisting {' and '.join(map(name, several))})"
