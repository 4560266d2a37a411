"""What foreign permanents are attached to, by key or by name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

from core.other_programs.foreign_board import ForeignBoard, refuse
from core.other_programs.left_out import LeftOut, Loss
from core.words.english import other_programs as words


class Attachments:
    """Whom each permanent is attached to, by their places in the board.

    Attributes:
        hosts: permanents that others are attached to.
        players: the seats of players that something is attached to.
        left_out: hosts that aren't there, or are several.
    """

    def __init__(self, board: ForeignBoard, there: Collection[int], source: str) -> None:
        self._board, self._source = board, source
        self._places: defaultdict[str, list[int]] = defaultdict(list)
        for place in there:
            one = board.permanents[place]
            self._places[one.name.lower() if board.hosts_by_name else one.key].append(place)
        self._seats = {seat.name.lower(): number for number, seat in enumerate(board.seats)}
        self.hosts: dict[int, int] = {}
        self.players: dict[int, int] = {}
        self.left_out: list[LeftOut] = []
        for place in there:
            if board.permanents[place].attached_to:
                self._attach(place)
        self._refuse_circles()

    def _attach(self, place: int) -> None:
        one = self._board.permanents[place]
        host = one.attached_to.lower() if self._board.hosts_by_name else one.attached_to
        found = self._places.get(host, [])
        others = [other for other in found if other != place] or found
        if others:
            free = [other for other in others if not self._board.permanents[other].attached_to]
            self.hosts[place] = (free or others)[0]  # not one that may be attached to this one
            if len(others) > 1:
                self.left_out.append(LeftOut(Loss.SEVERAL_HOSTS, one.name, one.attached_to))
        elif host in self._seats:
            self.players[place] = self._seats[host]
        else:
            self.left_out.append(LeftOut(Loss.NO_SUCH_HOST, one.name, one.attached_to))

    def _refuse_circles(self) -> None:
        ends: set[int] = set()
        for start in self.hosts:
            path: dict[int, None] = {}
            here: int | None = start
            while here is not None and here not in ends:
                if here in path:
                    self._refuse_circle(list(path), here)
                path[here] = None
                here = self.hosts.get(here)
            ends.update(path)

    def _refuse_circle(self, path: list[int], first: int) -> None:
        names = [self._board.permanents[one].name for one in path[path.index(first) :]]
        refuse(self._source, "", words.attached_in_circle(names))
