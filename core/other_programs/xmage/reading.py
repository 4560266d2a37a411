"""Reading an `init.txt` of XMage: groups of cards, of which one is taken."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from core.data.spelling import hint
from core.files import limits
from core.other_programs.foreign_board import (
    MOST_LINES,
    ForeignBoard,
    ForeignPermanent,
    ForeignSeat,
    checked_name,
    few_lines,
    refuse,
    refuse_crowd,
    whole_number,
)
from core.other_programs.left_out import LeftOut, Loss
from core.terms.counters import LOYALTY
from core.terms.values import FrozenMap, replace
from core.words.english import other_programs as words

_GROUP: Final = re.compile(r"\[([^\]]+)\]")
_ZONES: Final = (
    "battlefield",
    "hand",
    "graveyard",
    "library",
    "exiled",
    "commander",
    "token",
    "emblem",
    "loyalty",
)
_LINE: Final = re.compile(
    rf"^[ \t]*+(?:{'|'.join(_ZONES)})[ \t]*+:[^:\n]+:[^\n]+:[ \t]*+\d++[ \t]*+$",
    re.IGNORECASE | re.MULTILINE,
)
_SET: Final = re.compile(r"[A-Z0-9]{2,6}-(?=.)")
_CLASS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_ONLY_GROUP: Final = "init"
"""What the group of a file is called that has no groups, as older ones have none."""
_LEFT_ZONES: Final = {"exiled": "exile", "commander": "command", "emblem": "emblem"}
_PLAYERS: Final = ("Human", "Computer")
_FEWEST_PARTS: Final = 3
_SHOWN: Final = 60


class _Line(NamedTuple):
    text: str
    place: str


def is_xmage(text: str) -> bool:
    """Whether a text looks like an `init.txt` of XMage."""
    return _LINE.search(text) is not None


def groups_of(text: str, source: str) -> tuple[str, ...]:
    """Return the names of the groups of a file that have cards.

    Raises:
        ScenarioError: a line stands in no group although there are some.
    """
    return tuple(name for name, lines in _groups(text, source).items() if lines)


def read_xmage(text: str, group: str, source: str) -> ForeignBoard:
    """Return the board of one group of a file; `source` names it in errors.

    Raises:
        ScenarioError: there is no such group, or it can't be read; says where and what would be right.
    """
    groups = _groups(text, source)
    by_small = {name.lower(): name for name in groups}
    if group.lower() not in by_small:
        refuse(source, "", words.no_such_group(group[:_SHOWN], list(groups)))
    name = by_small[group.lower()]
    reading = _Reading(source)
    for line in _lines_of(groups, name, source):
        reading.read(line)
    return reading.board(name)


def _groups(text: str, source: str) -> dict[str, list[_Line]]:
    groups: dict[str, list[_Line]] = {}
    here = outside = list[_Line]()
    for number, line in enumerate(few_lines(text, source), 1):
        plain, place = line.strip().lstrip("\ufeff"), words.line_place(number)
        if not plain or plain.startswith(("//", "#")):
            continue
        if match := _GROUP.fullmatch(plain):
            name = checked_name(match[1], source, place)
            if name in groups:
                refuse(source, place, words.key_twice(name))
            here = groups[name] = []
        else:
            here.append(_Line(plain, place))
    if groups and outside:
        refuse(source, outside[0].place, words.outside_group())
    return groups or {_ONLY_GROUP: outside}


def _lines_of(groups: dict[str, list[_Line]], name: str, source: str) -> list[_Line]:
    """Return the lines of a group with those of the groups it takes, each group in its place.

    Raises:
        ScenarioError: a group takes itself, one isn't there, or all together are too many lines.
    """
    by_small = {one.lower(): one for one in groups}
    found: list[_Line] = []
    open_ = [(name, iter(groups[name]))]
    looked_at = 0
    while open_:
        line = next(open_[-1][1], None)
        if line is None:
            open_.pop()
            continue
        looked_at += 1
        if looked_at > MOST_LINES:
            refuse(source, line.place, words.too_many_included(MOST_LINES))
        if not line.text.startswith("@"):
            found.append(line)
            continue
        wanted = line.text[1:].strip()
        other = by_small.get(wanted.lower())
        if other is None:
            refuse(source, line.place, words.no_such_group(wanted[:_SHOWN], list(groups)))
        under_way = [one for one, _ in open_]
        if other in under_way:
            refuse(source, line.place, words.group_in_itself([*under_way[under_way.index(other) :], other]))
        open_.append((other, iter(groups[other])))
    return found


class _Reading:
    def __init__(self, source: str) -> None:
        self._source = source
        self._players: dict[str, dict[str, list[str]]] = {}
        self._permanents: list[tuple[str, ForeignPermanent]] = []
        self._loyalty: dict[tuple[str, str], int] = {}
        self._left_out: list[LeftOut] = []
        self._cards = 0

    def read(self, line: _Line) -> None:
        """Read a line `zone:player:card:amount`; names of cards may have colons in them."""
        parts = line.text.split(":")
        if len(parts) > _FEWEST_PARTS:
            zone, player, *middle, amount = parts
        elif len(parts) == _FEWEST_PARTS:
            (zone, player, card), amount = parts, "1"
            middle = [card]
        else:
            refuse(self._source, line.place, words.no_card_line(line.text[:_SHOWN]))
        zone = zone.strip()
        if zone.lower() not in _ZONES:
            refuse(self._source, line.place, words.no_such_zone(zone[:_SHOWN], hint(zone.lower(), _ZONES)))
        player = checked_name(player, self._source, line.place)
        name = checked_name(self._without_set(":".join(middle)), self._source, line.place)
        count = whole_number(amount, self._source, line.place)
        self._put(zone.lower(), player, name, count, line.place)

    def _without_set(self, card: str) -> str:
        """Return the name of a card without the set it is printed in: `XLN-Island`."""
        if _SET.match(card):
            self._left_out.append(LeftOut(Loss.SETTING, "printings"))
        return _SET.sub("", card, count=1)

    def _put(self, zone: str, player: str, name: str, count: int, place: str) -> None:
        zones = self._players.setdefault(player, {})
        if zone == "loyalty":
            self._loyalty[player, name.lower()] = count
            return
        self._cards += count
        refuse_crowd(self._cards, self._source, place)
        if zone in _LEFT_ZONES:
            self._left_out.append(LeftOut(Loss.OTHER_ZONE, name, _LEFT_ZONES[zone]))
        elif zone in {"battlefield", "token"}:
            state: dict[str, Any] = {"token": True} if zone == "token" else {}
            called = _of_class(name) if zone == "token" else name
            one = ForeignPermanent(name=called, seat=0, state=FrozenMap(state))
            self._permanents += [(player, one)] * count
        else:
            zones.setdefault(zone, []).extend([name] * count)

    def board(self, name: str) -> ForeignBoard:
        """Return the board of all lines that were read. The one called Human comes first."""
        named = {one.lower() for one in self._players}
        others = [one for one in reversed(_PLAYERS) if one.lower() not in named]
        there = [*self._players, *others[: max(0, len(_PLAYERS) - len(self._players))]]
        order = sorted(there, key=lambda one: one.lower() != _PLAYERS[0].lower())
        if len(order) > limits.PLAYERS:
            refuse(self._source, "", words.too_many_players(len(order), limits.PLAYERS))
        seats = {player: number for number, player in enumerate(order)}
        return ForeignBoard(
            seats=tuple(self._seat(player) for player in order),
            permanents=tuple(self._seated(player, one, seats[player]) for player, one in self._permanents),
            title=name,
            left_out=tuple(dict.fromkeys(self._left_out)),
        )

    def _seat(self, player: str) -> ForeignSeat:
        zones = self._players.get(player, {})
        return ForeignSeat(
            name=player, zones=FrozenMap((zone, tuple(names)) for zone, names in zones.items())
        )

    def _seated(self, player: str, one: ForeignPermanent, seat: int) -> ForeignPermanent:
        loyalty = self._loyalty.get((player, one.name.lower()))
        state = {**one.state, "counters": {LOYALTY: loyalty}} if loyalty is not None else one.state
        return replace(one, seat=seat, state=FrozenMap(state))


def _of_class(name: str) -> str:
    """Return the name of a token by that of its class: `Zombie Army` for `ZombieArmyToken`."""
    return _CLASS.sub(" ", name.removesuffix("Token")) or name
