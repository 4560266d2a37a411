"""Who attacks or blocks whom, in the word orders in which people say it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from core.sharing.board_line.named import Named
from core.sharing.board_line.splitting import BoardLineError, parts
from core.words.english.errors import sharing as words

_ENLISTING = re.compile(r"(?P<whom>.+?)\s*\(enlisting (?P<helpers>[^)]+)\)", re.IGNORECASE)
_WITH = re.compile(r"(?P<whom>.+?) with (?P<creature>.+)")
_BAND = r"\+(?=\s)"
_BEGINS_WITH = "with "


class Fight(NamedTuple):
    """A statement that somebody attacks or blocks.

    Attributes:
        verb: `attacks` or `blocks`.
        meant: the ids of those that can be meant if nobody is named.
    """

    who: str
    verb: str
    rest: str
    statement: str
    meant: Sequence[str]


class Pairs(NamedTuple):
    """Creatures and whom each attacks or blocks, bands of attackers, and whom attackers enlist, all by id."""

    pairs: list[tuple[str, str]]
    bands: list[list[str]]
    enlisted: dict[str, str | list[str]]


def who_against_whom(said: Fight, named: Named) -> Pairs:
    """Return who goes against whom.

    It is said of a player as `A, B -> X, C -> Y`, `X with A and B` or `with A`; of a creature as `A attacks
    X` or, where only one can be meant, `A attacks`.

    Raises:
        BoardLineError: it isn't said, or names aren't known.
    """
    if named.find(said.who) not in named.players:
        return Pairs(_of_creatures(said, named), [], {})
    if "->" in said.rest:
        return _with_arrows(said, named)
    if said.rest.startswith(_BEGINS_WITH):
        creatures = said.rest.removeprefix(_BEGINS_WITH)
        whom = _only_one(said, f"{said.who} {said.verb} {creatures} -> {{}}", named)
        return Pairs([(one, whom) for one in named.ids_of(creatures, said.statement)], [], {})
    if _WITH.fullmatch(said.rest) and named.find(said.rest) is None:
        return Pairs(_with_creatures(said, named), [], {})
    raise BoardLineError(said.statement, _say_whom(said, f"{said.statement} -> {{}}", named))


def _of_creatures(said: Fight, named: Named) -> list[tuple[str, str]]:
    creatures = named.ids_of(said.who, said.statement)
    if said.rest:
        others = named.ids_of(said.rest, said.statement)
    else:
        others = [_only_one(said, f"{said.statement} {{}}", named)]
    return [(one, other) for one in creatures for other in others]


def _only_one(said: Fight, mended: str, named: Named) -> str:
    """Return the one that can be meant where nobody is named."""
    if len(said.meant) != 1:
        raise BoardLineError(said.statement, _say_whom(said, mended, named))
    return said.meant[0]


def _say_whom(said: Fight, mended: str, named: Named) -> str:
    """Return that it isn't said who goes against whom, with the line as it may be meant."""
    names = named.names()
    return words.say_whom(mended.format(names[said.meant[0]]) if said.meant else "")


def _with_arrows(said: Fight, named: Named) -> Pairs:
    """Read `A, B -> X, C + D -> Y (enlisting E)`; those without an arrow go with the next that has one."""
    found = Pairs([], [], {})
    waiting: list[str] = []
    for piece in named.rejoined(parts(said.rest.removeprefix(_BEGINS_WITH), ",")):
        first, *second = parts(piece, "->")
        waiting += _attackers(first, said.statement, named, found.bands)
        if not second:
            continue
        if len(second) > 1:
            raise BoardLineError(said.statement, words.say_whom(""))
        match = _ENLISTING.fullmatch(second[0])
        if match:
            helpers = named.ids_of(match["helpers"], said.statement)
            found.enlisted.update(dict.fromkeys(waiting, helpers[0] if len(helpers) == 1 else helpers))
        others = named.ids_of(match["whom"] if match else second[0], said.statement)
        found.pairs.extend((one, other) for one in waiting for other in others)
        waiting = []
    if waiting:
        raise BoardLineError(said.statement, _say_whom(said, f"{said.statement} -> {{}}", named))
    return found


def _attackers(said: str, statement: str, named: Named, bands: list[list[str]]) -> list[str]:
    """Return the ids of attackers; those of `Knight + Bear` are noted as a band."""
    together = parts(said, _BAND)
    if len(together) == 1 or named.find(said) is not None:
        return named.ids_of(said, statement)
    band = [named.id_of(one, statement) for one in together]
    bands.append(band)
    return band


def _with_creatures(said: Fight, named: Named) -> list[tuple[str, str]]:
    """Read `X with A and B, Y with C`."""
    found: list[tuple[str, str]] = []
    others: list[str] = []
    for piece in named.rejoined(parts(said.rest, ",")):
        match = _WITH.fullmatch(piece) if named.find(piece) is None else None
        if match:
            others = named.ids_of(match["whom"], said.statement)
        creatures = named.ids_of(match["creature"] if match else piece, said.statement)
        found += [(one, other) for one in creatures for other in others]
    return found
