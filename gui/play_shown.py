"""Where we are in a document: the line that is played, what comes of it, and a cursor on its timeline."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from PySide6.QtCore import QObject, Signal

from core.cards.library import Library
from core.explain.explanation import Explanation
from core.explain.moments import Moment
from core.model.cards import Card
from core.model.game import Game
from core.play.changes_by_hand import is_same_table, moment_of_change
from core.play.places import decision_at
from core.play.playthrough import Asking, Decision, Frame, Playthrough
from core.play.stops import holders, next_priority
from core.rules.choices.choice import Choice
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_scenario
from core.scenario.variations import MAIN, Line, leaves_at, lines
from gui.empty_table import empty_table
from gui.telling_of_play import TellingOfPlay

_BOARDS = count()
"""Numbers for boards, of all sessions: one goes on with the board of another."""


class PlayShown(QObject):
    """A document, the line of it that is played, what comes of that, and a cursor.

    A document is a scenario with its variations; `scenario` is what the present line plays.

    The cursor is a number of frames: 0 is the table as set up, `len(frames)` the end. Where several
    players get priority in turn after the same frame, those who have passed are remembered besides.

    Signals:
        scenario_changed: the set-up or the script is another.
        frames_changed: the playthrough is another (comes before `cursor_moved`).
        cursor_moved: the cursor may stand elsewhere.
        lines_changed: there are other lines, or another one is played.
        branched: play goes on in a new line, and the one before is kept.
    """

    scenario_changed = Signal()
    frames_changed = Signal()
    cursor_moved = Signal()
    lines_changed = Signal()
    branched = Signal()

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self._document = self._scenario = empty_table()
        self._line = MAIN
        self._board = new_board()
        self._playthrough = play_scenario(self._scenario, library, asking=asking_of(self._scenario))
        self._cursor = 0
        self._decided = self._playthrough, 0, decision_at(self._playthrough, 0)
        self._passes = 0
        self._stops_at_priority = False
        self._telling = TellingOfPlay(self._playthrough)

    @property
    def document(self) -> Scenario:
        """All there is to save: the main line and its variations."""
        return self._document

    @property
    def board(self) -> int:
        """The number of the board; another one that is put in its place has another number."""
        return self._board

    @property
    def line(self) -> Line:
        """Which line of the document is played."""
        return self._line

    @property
    def scenario(self) -> Scenario:
        """The scenario that the present line plays, without variations."""
        return self._scenario

    @property
    def cards(self) -> Mapping[str, Card]:
        """The cards that the scenario may name: its own, and the library's."""
        return known_cards(self._scenario, self.library)

    @property
    def playthrough(self) -> Playthrough:
        """What comes of the scenario."""
        return self._playthrough

    @property
    def frames(self) -> tuple[Frame, ...]:
        """The frames of the playthrough."""
        return self._playthrough.frames

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The moments that the frames are told in."""
        return self._telling_now.moments

    @property
    def note_places(self) -> tuple[int, ...]:
        """After how many frames each note of the scenario is shown."""
        return self._telling_now.note_places(self._scenario.notes)

    def told(self, place: int) -> Explanation:
        """Return the explanation after `place` frames (at least 1)."""
        return self._telling_now.explanation(place)

    @property
    def _telling_now(self) -> TellingOfPlay:
        self._telling = self._telling.of(self._playthrough)
        return self._telling

    @property
    def cursor(self) -> int:
        """How many frames have been played."""
        return self._cursor

    @property
    def game(self) -> Game:
        """The game at the cursor."""
        return self._playthrough.game_at(self._cursor)

    @property
    def asking(self) -> Asking:
        """Whether playing stops at decisions that the script does not answer; the scenario says so."""
        return asking_of(self._scenario)

    @property
    def decision(self) -> Decision | None:
        """What there is to decide at the cursor, answered or not; None if nothing is."""
        playthrough, cursor, found = self._decided
        if playthrough is not self._playthrough or cursor != self._cursor:
            found = decision_at(self._playthrough, self._cursor)
            self._decided = self._playthrough, self._cursor, found
        return found

    @property
    def is_under_way(self) -> bool:
        """Whether we are in the middle of play, where another board begins another line.

        Not yet where play waits for the first decision, nor while nothing has happened.
        """
        if self._cursor == 0 or self._scenario.script:
            return self._cursor > 0
        return self._playthrough.pending is None and not is_same_table(self._playthrough.start, self.game)

    @property
    def moment_of_change(self) -> Decision | None:
        """The moment of priority at which a change by hand is made; None if it changes the starting board."""
        if not self.is_under_way:
            return None
        return moment_of_change(self._playthrough, self._cursor, self.passed)

    @property
    def stops_at_priority(self) -> bool:
        """Whether playing stops wherever a player gets priority."""
        return self._stops_at_priority

    @stops_at_priority.setter
    def stops_at_priority(self, stops: bool) -> None:
        self._stops_at_priority = stops
        self.cursor_moved.emit()

    @property
    def holder(self) -> Decision | None:
        """The moment of priority we are at, where it matters: something is on the stack, or we stop at each.

        None elsewhere, and where all have passed.
        """
        if not self.game.stack and not self._stops_at_priority:
            return None
        left = holders(self._playthrough, self._cursor)[self._passes :]
        return left[0] if left else None

    @property
    def passed(self) -> tuple[Decision, ...]:
        """The moments of priority at the cursor at which the player has passed already."""
        return holders(self._playthrough, self._cursor)[: self._passes]

    @property
    def next_stop(self) -> int:
        """The place at which playing on from the cursor stops."""
        if self._stops_at_priority:
            return next_priority(self._playthrough, self._cursor)
        return len(self.frames)

    def decision_of(self, kind: type[Choice[Any]], player: str | None = None) -> Decision | None:
        """Return the first decision of a kind (and player) in the turn at the cursor."""
        decisions = self.decisions_of(kind)
        return next((d for d in decisions if player is None or d.choice.player == player), None)

    def decisions_of(self, kind: type[Choice[Any]]) -> tuple[Decision, ...]:
        """Return the decisions of a kind in the turn at the cursor, or in the next turn that has any."""
        turn = self.game.turn
        later = [
            one
            for one in self._playthrough.decisions
            if isinstance(one.choice, kind) and one.game.turn >= turn
        ]
        return tuple(one for one in later if one.game.turn == later[0].game.turn)

    @property
    def branchings(self) -> frozenset[int]:
        """The places on the timeline at which lines leave the present one, or it leaves another."""
        if not self._document.variations:
            return frozenset()
        leaving = (line for line in lines(self._document) if line and line[:-1] == self._line)
        entries = {leaves_at(self._document, line) for line in leaving}
        if self._line:
            entries.add(leaves_at(self._document, self._line))
        # of the decisions that an entry could answer, the last: before it are moments of priority
        where = {one.next_entry: one.frame for one in self._playthrough.decisions}
        return frozenset(where[entry] for entry in entries if entry in where)


def new_board() -> int:
    """Return a number that no board has had."""
    return next(_BOARDS)


def asking_of(scenario: Scenario) -> Asking:
    """Return whether play of a scenario stops at decisions that its script does not answer."""
    return Asking.DECISIONS if scenario.undecided == "ask" else Asking.NOTHING
