"""The session: the scenario being worked on, what comes of it, and where on its timeline we are.

The only thing in the program that changes a board. Gestures ask it for changes; views hear its
signals, compare, and repaint.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from core.cards.library import Library
from core.explain.chosen import told_in
from core.explain.explanation import Explanation
from core.explain.moments import Moment, moments
from core.model.cards import Card
from core.model.game import Game
from core.play.playthrough import Asking, Decision, Frame, Playthrough
from core.play.stops import holders, next_priority
from core.rules.choices.choice import Answer, Choice
from core.scenario.answering import decided, leading_to
from core.scenario.changes import changed, with_entries
from core.scenario.entries import EntrySpec
from core.scenario.entry_answers import to_entry
from core.scenario.format import PlayerSpec, Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_instead, play_scenario
from gui.mending import mended
from gui.translation import tr


class Session(QObject):
    """Holds scenario, playthrough and cursor.

    The cursor is a number of frames: 0 is the table as set up, `len(frames)` the end. Where several
    players get priority in turn after the same frame, those who have passed are remembered besides.

    Signals:
        scenario_changed: the set-up or the script is another.
        frames_changed: the playthrough is another (comes before `cursor_moved`).
        cursor_moved: the cursor may stand elsewhere.
        decisions_lost: a changed answer has taken later ones away; argument: how many.
    """

    scenario_changed = Signal()
    frames_changed = Signal()
    cursor_moved = Signal()
    decisions_lost = Signal(int)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.undo_stack = QUndoStack(self)
        self._scenario = empty_table()
        self._playthrough = play_scenario(self._scenario, library, asking=_asking_of(self._scenario))
        self._cursor = 0
        self._decided = self._playthrough, 0, _decision_at(self._playthrough, 0)
        self._passes = 0
        self._stops_at_priority = False
        self._moments = self._playthrough, moments(self._playthrough.frames)
        self._told: tuple[Playthrough, dict[int, Explanation]] = self._playthrough, {}

    @property
    def scenario(self) -> Scenario:
        """The scenario as it stands."""
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
        playthrough, found = self._moments
        if playthrough is not self._playthrough:
            found = moments(self._playthrough.frames)
            self._moments = self._playthrough, found
        return found

    def told(self, place: int) -> Explanation:
        """Return what is told after so many frames, at least one; worked out once for all that show it."""
        playthrough, told = self._told
        if playthrough is not self._playthrough:
            told = {}
            self._told = self._playthrough, told
        if place not in told:
            ended = next((one for one in self.moments if one.last == place), None)
            told[place] = told_in(self._playthrough, ended or Moment(place, place, place))
        return told[place]

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
        return _asking_of(self._scenario)

    @property
    def decision(self) -> Decision | None:
        """What there is to decide at the cursor, answered or not; None if nothing is."""
        playthrough, cursor, found = self._decided
        if playthrough is not self._playthrough or cursor != self._cursor:
            found = _decision_at(self._playthrough, self._cursor)
            self._decided = self._playthrough, self._cursor, found
        return found

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
        """Return the first decision of a kind (and player) in the playthrough, wherever the cursor is."""
        decisions = (d for d in self._playthrough.decisions if isinstance(d.choice, kind))
        return next((d for d in decisions if player is None or d.choice.player == player), None)

    def load(self, scenario: Scenario) -> None:
        """Put another scenario on the table, without a way back by undo."""
        playthrough = self._play(scenario)
        self._scenario, self._playthrough, self._cursor, self._passes = scenario, playthrough, 0, 0
        self._stand_at_first_question()
        self.undo_stack.clear()
        self._tell()

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

        `frame` is where the cursor goes; it stays where it is, as far as possible, without.

        Raises:
            ScenarioError: the scenario cannot be set up; nothing has changed then.
        """
        self._push(scenario, self._play(scenario), text, frame)

    def replace(self, scenario: Scenario, played: Playthrough, frame: int | None) -> None:
        """Put a scenario and what came of it in the place of the present ones. Only a step of undo does."""
        self._scenario, self._playthrough = scenario, played
        self._cursor, self._passes = min(self._cursor if frame is None else frame, len(self.frames)), 0
        self._stand_at_first_question()
        self._tell()

    def answer(self, decision: Decision, answer: Answer, text: str) -> None:
        """Answer a decision, or answer it otherwise, as one step of undo.

        What the script says after it stays as far as it is still a legal answer to something; what it
        leaves open is asked from now on, even where defaults have answered before.
        """
        self._write(decision, self._entry(decision, answer), text, replaces=decision.entry is not None)

    def act(self, decision: Decision, entry: EntrySpec, text: str) -> None:
        """Do something at a moment of priority, before whatever else is done then; one step of undo.

        Whoever had priority before that at the same place has passed.
        """
        self._write(decision, entry, text, replaces=False)
        self._passes = len(holders(self._playthrough, self._cursor))
        self.cursor_moved.emit()

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
            self.edit(changed(self._scenario, script=script), text, frame=decision.frame)

    def move_to(self, position: int) -> None:
        """Put the cursor after that many frames, as far as there are so many."""
        position = max(0, min(position, len(self.frames)))
        if position != self._cursor:
            self._cursor, self._passes = position, 0
            self.cursor_moved.emit()

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

    def would_lose(self, decision: Decision, answer: Answer) -> int:
        """Return how many later decisions another answer would take away, or change."""
        entry = self._entry(decision, answer)
        scenario, index = self._with_entry(decision, entry, replaces=decision.entry is not None)
        return self._kept(scenario, index)[2]

    def _entry(self, decision: Decision, answer: Answer) -> EntrySpec:
        several = len(self._scenario.players) > 2  # noqa: PLR2004 - of two players the question tells which
        return to_entry(decision.choice, answer, decision.choice.player if several else None)

    def _with_entry(self, decision: Decision, entry: EntrySpec, *, replaces: bool) -> tuple[Scenario, int]:
        """Return the scenario with an entry that answers a decision, and where in the script that stands."""
        leading = leading_to(self._playthrough, decision, entry, self.cards)
        first = decision.next_entry
        written = with_entries(self._scenario, first, (*leading, entry), replaces=replaces)
        return changed(written, undecided="ask"), first + len(leading)

    def _write(self, decision: Decision, entry: EntrySpec, text: str, *, replaces: bool) -> None:
        """Put an entry that answers a decision into the script, perhaps in the place of one that did."""
        scenario, index = self._with_entry(decision, entry, replaces=replaces)
        kept, playthrough, lost = self._kept(scenario, index)
        self._push(kept, playthrough, text, decision.frame)
        if lost:
            self.decisions_lost.emit(lost)

    def _kept(self, scenario: Scenario, index: int) -> tuple[Scenario, Playthrough, int]:
        """Return a changed script with what comes after `index`, as far as it still answers something.

        Also what comes of it, and how many entries have gone or lost a part.
        """
        lost = 0
        playthrough = self._play(scenario)
        while (refused := playthrough.refused) is not None and refused.next_entry > index:
            place, script = refused.next_entry, scenario.script
            entry = mended(refused, script[place]) if place < len(script) else None
            rest = script[place + 1 :] if entry is not None else ()
            lost += 1 if entry is not None else len(script) - place
            scenario = changed(scenario, script=(*script[:place], *((entry,) if entry else ()), *rest))
            playthrough = self._play(scenario)
        unused = {place for place in playthrough.unused if place > index}
        if playthrough.unused:
            kept = (e for i, e in enumerate(scenario.script) if i not in playthrough.unused)
            scenario = changed(scenario, script=tuple(kept))
            playthrough = self._play(scenario)
        return scenario, playthrough, lost + len(unused)

    def _push(self, scenario: Scenario, playthrough: Playthrough, text: str, frame: int | None) -> None:
        if scenario != self._scenario:
            self.undo_stack.push(_EditScenario(self, scenario, playthrough, text, frame))

    def _play(self, scenario: Scenario) -> Playthrough:
        """Return what comes of a scenario; what it has in common with the present one is not played again."""
        asking = _asking_of(scenario)
        return play_instead(scenario, self.library, asking, self._scenario, self._playthrough)

    def _tell(self) -> None:
        self.scenario_changed.emit()
        self.frames_changed.emit()
        self.cursor_moved.emit()


def _asking_of(scenario: Scenario) -> Asking:
    return Asking.DECISIONS if scenario.undecided == "ask" else Asking.NOTHING


def _decision_at(playthrough: Playthrough, cursor: int) -> Decision | None:
    here = [d for d in playthrough.decisions if d.frame == cursor]
    open_ones = [d for d in here if d.violations or not d.choice.is_forced(d.game)]
    return next(
        (d for d in open_ones if d.answer is None or d.violations), open_ones[0] if open_ones else None
    )


class _EditScenario(QUndoCommand):
    """Swap one immutable scenario for another; undo is the old value."""

    def __init__(
        self, session: Session, after: Scenario, playthrough: Playthrough, text: str, frame: int | None
    ) -> None:
        super().__init__(text)
        self._replace = WeakMethod(
            session.replace
        )  # or the two would be garbage together, freed in any order
        self._before, self._played_before = session.scenario, session.playthrough
        self._after, self._played_after = after, playthrough
        self._frame = frame

    def redo(self) -> None:
        self._put(self._after, self._played_after)

    def undo(self) -> None:
        self._put(self._before, self._played_before)

    def _put(self, scenario: Scenario, played: Playthrough) -> None:
        replace = self._replace()
        if replace is not None:
            replace(scenario, played, self._frame)


def empty_table() -> Scenario:
    """Return a table with two players and nothing on it."""
    players = (PlayerSpec(id="amy", name="Amy"), PlayerSpec(id="nicole", name="Nicole"))
    return Scenario(title=tr("New board"), players=players)
