"""The session: the scenario being worked on, what comes of it, and where on its timeline we are.

The only thing in the program that changes a board. Gestures ask it for changes; views hear its
signals, compare, and repaint.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtGui import QUndoStack

from core.cards.library import Library
from core.play.places import common_frames, is_open
from core.play.playthrough import Asking, Decision, Playthrough
from core.play.stops import holders
from core.rules.choices.choice import Answer
from core.scenario.answering import decided, decided_before
from core.scenario.answering_otherwise import Course, as_far_as_it_fits, entry_for, with_entries_for
from core.scenario.changes import changed, with_entries
from core.scenario.entries import EntrySpec
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_instead
from core.scenario.settled_lines import settled
from core.scenario.setup import variation_problems
from core.scenario.variations import (
    MAIN,
    Line,
    branched,
    has_other_board,
    leaves_at,
    line_scenario,
    with_line,
)
from gui.play_shown import PlayShown, asking_of, new_board
from gui.translation import tr
from gui.undo import GoTo, Place, take_steps


class Session(PlayShown):
    """Changes what is shown: the document, the line of it that is played, and the cursor.

    An answer that changes what other decisions already follow, and another starting board in the middle of
    play, begin a line of their own: the one before stays as it was. What is changed by hand in the middle of
    play is changed at that moment, by an entry of the script, and the starting board stays.
    """

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(library, parent)
        self.undo_stack = QUndoStack(self)
        self._played: dict[Line, tuple[Scenario, Playthrough]] = {}
        self._furthest = self._playthrough, 0
        self._chosen_again: int | None = None

    @property
    def change_would_branch(self) -> bool:
        """Whether a change by hand at the cursor would begin another line."""
        moment = self.moment_of_change
        return self.is_under_way if moment is None else self.would_branch(moment)

    def load(self, scenario: Scenario) -> None:
        """Put another scenario on the table, without a way back by undo.

        Raises:
            ScenarioError: one of its lines cannot be set up; nothing has changed then.
        """
        played, playthrough = self._from_start(scenario)
        self._document, self._line, self._played = scenario, MAIN, {}
        self._board = new_board()
        self._scenario, self._playthrough, self._cursor, self._passes = played, playthrough, 0, 0
        self._stand_at_first_question()
        self.undo_stack.clear()
        self._tell()

    def put_board(self, scenario: Scenario, text: str) -> None:
        """Put another board in the place of the present one, as one step of undo; `text` names the step.

        Raises:
            ScenarioError: one of its lines cannot be set up; nothing has changed then.
        """
        played, playthrough = self._from_start(scenario)
        self._push_place(Place(scenario, MAIN, played, playthrough, new_board()), text, 0)

    def _from_start(self, scenario: Scenario) -> tuple[Scenario, Playthrough]:
        """Return what the main line of a document plays, and what comes of it."""
        if problems := tuple(variation_problems(scenario, self.library)):
            raise ScenarioError("", problems)
        played = line_scenario(scenario, MAIN)
        return played, self._play(played)

    def take_over(self, other: Session) -> None:
        """Go on as another session would: with its document, line and cursor, and every step of its undo."""
        place, cursor = (
            Place(other._document, other._line, other._scenario, other._playthrough, other._board),
            other._cursor,
        )
        with QSignalBlocker(self):
            take_steps(other.undo_stack, self.undo_stack, self.replace)
        self.replace(place, cursor)

    def ask(self, asking: Asking) -> None:
        """Stop at decisions that nobody has made, or let defaults answer them, as one step of undo.

        The scenario says it from then on, and so does its file once it is saved.
        """
        if asking is Asking.DECISIONS:
            self.edit(changed(self._scenario, undecided="ask"), tr("Pause for decisions"))
        else:
            self.edit(changed(self._scenario, undecided="default"), tr("Decide automatically"))

    def edit(self, scenario: Scenario, text: str, frame: int | None = None) -> None:
        """Change the scenario as one step of undo; `text` names the step in the menu.

        `frame` is where the cursor goes; it stays where it is, as far as possible, without. Another board
        in the middle of play begins another line.

        Raises:
            ScenarioError: the scenario cannot be set up; nothing has changed then.
        """
        branches = self.is_under_way and has_other_board(scenario, self._scenario)
        self._push(scenario, self._play(scenario), text, frame, branches=branches)

    def show_line(self, line: Line) -> None:
        """Play another line from where it parts from the present one, or from the cursor if that is earlier.

        Raises:
            IndexError: there is no such line.
        """
        if line == self._line:
            return
        scenario, playthrough = self._line_played(line)
        position = min(self._cursor, common_frames(self._playthrough, playthrough))
        self._put(Place(self._document, line, scenario, playthrough, self._board), position)

    def edit_lines(self, document: Scenario, line: Line, text: str, frame: int | None = None) -> None:
        """Change the lines of the document (not its board) and play one of them, as one step of undo.

        `frame` is where the cursor goes; it stays where it is, as far as possible, without.
        """
        scenario = line_scenario(document, line)
        self._push_place(Place(document, line, scenario, self._play(scenario), self._board), text, frame)

    def replace(self, place: Place, frame: int | None) -> None:
        """Put another place in the lines in the place of the present one. Only a step of undo does."""
        self._put(place, self._cursor if frame is None else frame)

    def _put(self, place: Place, position: int) -> None:
        is_played_on = place.playthrough is self._playthrough  # only what is said besides is different
        self._document, self._line, self._scenario, self._playthrough, self._board = place
        self._played = {line: kept for line, kept in self._played.items() if line != self._line}
        self._played[self._line] = self._scenario, self._playthrough
        self._cursor, self._chosen_again = min(position, len(self.frames)), None
        if not is_played_on:
            self._passes = 0
            self._stand_at_first_question()
        self._tell()

    def _line_played(self, line: Line) -> tuple[Scenario, Playthrough]:
        scenario = line_scenario(self._document, line)
        kept = self._played.get(line)
        if kept is None or kept[0] != scenario:
            kept = self._played[line] = scenario, self._play(scenario)
        return kept

    def answer(self, decision: Decision, answer: Answer, text: str) -> None:
        """Answer a decision, or answer it otherwise, as one step of undo.

        What the script says after it stays as far as it is still a legal answer to something; what it
        leaves open is asked from now on, even where defaults have answered before. If anything was decided
        after it, that stays in the line before, and another begins.
        """
        entry = entry_for(self._scenario, decision, answer)
        self._write(decision, (entry,), text, replaces=decision.entry is not None)

    def answer_with(self, decision: Decision, scenario: Scenario, text: str) -> None:
        """Play a scenario that answers a decision of the present one otherwise, as one step of undo.

        As with `answer`, what it leaves open is asked from now on.
        """
        branches = self.would_branch(decision)
        asking = changed(scenario, undecided="ask")
        self._push(asking, self._play(asking), text, decision.frame, branches=branches)

    def act(
        self, decision: Decision, entries: Sequence[EntrySpec], text: str, onto: Scenario | None = None
    ) -> int:
        """Do something at a moment of priority, before whatever else is done then; one step of undo.

        Whoever had priority before that at the same place has passed. `onto` is the scenario with cards
        that the entries name besides. Return the place of the last entry in the script.
        """
        place = self._write(decision, entries, text, replaces=False, onto=onto)
        self._passes = len(holders(self._playthrough, self._cursor))
        self.cursor_moved.emit()
        return place

    def decide_rest(self) -> bool:
        """Answer what play waits for and all that comes after it by default, as one step of undo.

        Return whether there was anything. What has been answered stays.
        """
        if self._playthrough.pending is None:
            return False
        self.edit(decided(self._scenario, self.library), tr("Decide the rest automatically"))
        return True

    def take_back(self, decision: Decision) -> None:
        """Take the script's answer to a decision away, with all that comes after it."""
        if decision.entry is not None:
            script = self._scenario.script[: decision.entry]
            who = decision.game.label(decision.choice.player)
            text = tr("Undo {player}'s decision").format(player=who)
            scenario = changed(self._scenario, script=script)
            branches = decision.entry + 1 < len(self._scenario.script)
            self._push(scenario, self._play(scenario), text, decision.frame, branches=branches)

    def move_to(self, position: int) -> None:
        """Put the cursor after that many frames, as far as there are so many."""
        position = max(0, min(position, len(self.frames)))
        if position != self._cursor:
            self._cursor, self._passes, self._chosen_again = position, 0, None
            self._furthest = self._playthrough, max(position, self._seen)
            self.cursor_moved.emit()

    def choose_again(self, decision: Decision) -> None:
        """Go to a decision to make it otherwise: the line with the present answer will be kept."""
        self.move_to(decision.frame)
        self._chosen_again = decision.next_entry

    def pass_priority(self) -> bool:
        """Let the holder of priority pass; return whether another player holds it then, at the same place.

        No step of undo: what nobody does anything with is not written into the script.
        """
        if self.holder is not None:
            self._passes += 1
            self.cursor_moved.emit()
        return self.holder is not None

    def _stand_at_first_question(self) -> None:
        """Put the cursor where play waits, while nothing has been decided yet."""
        if not self._scenario.script and self._playthrough.pending is not None:
            self._cursor = len(self.frames)

    def would_branch(self, decision: Decision) -> bool:
        """Whether another answer to a decision would begin another line."""
        return self._branches(decision, replaces=decision.entry is not None)

    @property
    def _seen(self) -> int:
        """How far the playthrough has been shown."""
        playthrough, furthest = self._furthest
        return furthest if playthrough is self._playthrough else 0

    def _branches(self, decision: Decision, *, replaces: bool) -> bool:
        """Whether an entry put into the script begins a line: something was decided, or shown, after it.

        Not if play waits for it, nor if the present line begins with it.
        """
        place = decision.next_entry
        if place == self._chosen_again:
            return True
        if is_open(self._playthrough, decision) or (
            replaces and self._line and place == leaves_at(self._document, self._line)
        ):
            return False
        is_shown = replaces and self._seen > decision.frame
        return is_shown or len(self._scenario.script) > place + replaces

    def _write(
        self,
        decision: Decision,
        entries: Sequence[EntrySpec],
        text: str,
        *,
        replaces: bool,
        onto: Scenario | None = None,
    ) -> int:
        """Put entries into the script of which the first answers a decision; return the place of the last.

        They may take the place of the one that did. What was decided after them and no longer fits stays
        in the line before. `onto` is the scenario with other cards, if they name such.
        """
        branches = self._branches(decision, replaces=replaces)
        course = Course(onto or self._scenario, self._playthrough)
        cards = known_cards(course.scenario, self.library)
        if course.scenario.undecided == "ask":
            written, place = with_entries_for(course, decision, entries, cards, replaces=replaces)
        else:
            before, first = decided_before(*course, decision, entries[0], cards)
            written, place = (
                with_entries(before, first, (*entries,), replaces=replaces),
                first + len(entries) - 1,
            )
        scenario = changed(written, undecided="ask")
        kept, playthrough = as_far_as_it_fits(scenario, place, self._play, Asking.DECISIONS)
        if is_open(self._playthrough, decision):
            branches = branches or kept.script != scenario.script
        self._push(kept, playthrough, text, decision.frame, branches=branches)
        return place

    def _push(
        self, scenario: Scenario, playthrough: Playthrough, text: str, frame: int | None, *, branches: bool
    ) -> None:
        if scenario == self._scenario:
            return
        document, line = self._document, self._line
        if branches:
            document, line = branched(self._document, self._line, scenario, text)
        if line == self._line:
            changed_line = with_line(self._document, self._line, scenario)
            document = settled(self._document, changed_line, self.library)
            played = line_scenario(document, self._line)
            self._push_place(Place(document, self._line, played, playthrough, self._board), text, frame)
            return
        if document == self._document:  # this line is there already
            self.show_line(line)
            self.move_to(self._cursor if frame is None else frame)
            return
        place = Place(document, line, line_scenario(document, line), playthrough, self._board)
        self._push_place(place, text, frame)
        self.branched.emit()

    def _push_place(self, place: Place, text: str, frame: int | None) -> None:
        before = Place(self._document, self._line, self._scenario, self._playthrough, self._board)
        self.undo_stack.push(GoTo(self.replace, before, place, text, frame))

    def _play(self, scenario: Scenario, asking: Asking | None = None) -> Playthrough:
        """Return what comes of a scenario; what it has in common with the present one is not played again.

        Whether play waits at open decisions the scenario says, unless it is said here.
        """
        asking = asking if asking is not None else asking_of(scenario)
        return play_instead(scenario, self.library, asking, self._scenario, self._playthrough)

    def _tell(self) -> None:
        self.scenario_changed.emit()
        self.frames_changed.emit()
        self.cursor_moved.emit()
        self.lines_changed.emit()
