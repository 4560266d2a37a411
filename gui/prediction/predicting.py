"""Predicting: the question is asked, the answer given, the board played, and the two compared."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from core.scenario.format import Scenario
from core.scenario.question import Answered, QuestionSpec
from core.teaching.progress import Outcome
from core.teaching.question_words import asked
from core.teaching.verdict import Verdict, naming, verdict
from core.terms.ids import ObjectId
from gui.animation.timeline_player import Player
from gui.prediction.answer_fields import answer_field
from gui.prediction.onward import Onward
from gui.prediction.question_panel import QuestionPanel
from gui.prediction.stage import Stage
from gui.prediction.verdict_panel import VerdictPanel
from gui.session import Session
from gui.table.table_view import TableView


def _nowhere() -> Onward:
    """Return that nothing comes next."""
    return Onward(next="")


class Predicting(QObject):
    """Leads through one question after the other. While one is asked, the table only takes answers.

    Signals:
        changed: the stage is another; ask `stage`.
    """

    changed = Signal()

    def __init__(self, session: Session, player: Player, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._player, self._table = session, player, table
        self.question_panel, self.verdict_panel = QuestionPanel(), VerdictPanel()
        self.stage = Stage.NONE
        self._scenario: Scenario | None = None
        self._question = QuestionSpec(legal=True)
        self._verdict: Verdict | None = None
        self._onward: Callable[[], Onward] = _nowhere
        self._place = ""
        self._learn: Callable[[Outcome], None] | None = None
        self.question_panel.answered.connect(self._on_answer)
        self.question_panel.show_wanted.connect(self._show_me)
        for panel in (self.question_panel, self.verdict_panel):
            panel.edit_wanted.connect(self._let_edit)
        self.verdict_panel.moment_wanted.connect(self._show_moment)
        self.verdict_panel.again_wanted.connect(self._ask_again)
        session.scenario_changed.connect(self._on_scenario)
        session.cursor_moved.connect(self._check)
        player.state_changed.connect(self._check)

    def ask(
        self,
        place: str,
        onward: Callable[[], Onward] = _nowhere,
        learn: Callable[[Outcome], None] | None = None,
    ) -> bool:
        """Ask the question of the board on the table; return whether it has one that can be asked.

        `place` says where in the course that is; `learn` takes how it ended, and then `onward` says where
        it goes on.
        """
        scenario = self._session.scenario
        if scenario.question is None or self._session.playthrough.pending is not None:
            return False
        self._scenario, self._question = scenario, scenario.question
        self._place, self._onward, self._learn = place, onward, learn
        self._ask_again()
        return True

    def end(self) -> None:
        """Ask nothing any more: the board can be changed again."""
        self._scenario = None
        self._go(Stage.NONE)

    def _let_edit(self) -> None:
        """Ask nothing any more, and give the table the keyboard."""
        self._leave_panels()
        self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While something is asked, take clicks and Space on the table as choices, nothing as a change."""
        if isinstance(event, QMouseEvent) and event.type() in _PRESSES:
            if event.type() is QEvent.Type.MouseButtonPress and watched is self._table.viewport():
                scene = self._table.mapToScene(event.position().toPoint())
                self._toggle(self._table.table.subject_at(scene))
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Space:
                self._toggle(self._table.selected)
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._on_answer()
                return True
            return event.key() in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}
        return event.type() in _CHANGES

    def _ask_again(self) -> None:
        name = naming(self._session.playthrough)
        field = answer_field(self._question, self._session.playthrough.start, name)
        field.changed.connect(self._show_chosen)
        self._player.go_to(0)
        self._leave_panels()
        about = self._session.scenario.description
        self.question_panel.ask(self._place, about, asked(self._question, name), field)
        self._go(Stage.ASKED)
        self.question_panel.take_keyboard()

    def _toggle(self, subject: str | None) -> None:
        field = self.question_panel.field
        if subject is not None and field is not None:
            field.toggle(subject)

    def _show_chosen(self) -> None:
        """Show on the table what is chosen."""
        field = self.question_panel.field
        if field is not None:
            there = self._session.game.battlefield
            self._table.select(*(ObjectId(one) for one in sorted(field.chosen) if one in there))

    def _on_answer(self) -> None:
        field = self.question_panel.field
        if self.stage is Stage.ASKED and field is not None and field.answer is not None:
            self._play(field.answer)

    def _show_me(self) -> None:
        self._play(None)

    def _play(self, said: Answered | None) -> None:
        """Keep how the question has ended, and play the board to its end."""
        playthrough = self._session.playthrough
        self._verdict = verdict(self._question, playthrough, said)
        if self._learn is not None:
            self._learn(self._verdict.outcome)
        self._leave_panels()
        self._go(Stage.PLAYED)
        if playthrough.frames:
            self._player.play(len(playthrough.frames))
        self._check()

    def _leave_panels(self) -> None:
        """Take the keyboard before the panel that has it is hidden: Qt would put it on some card."""
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._table.select(None)
        self._table.keyboard.put(None)  # it would go on to something else when what was chosen dies

    def _check(self) -> None:
        """Tell the verdict once play has come to its end."""
        is_over = self._session.cursor == len(self._session.frames) and not self._player.is_playing
        if (
            self.stage is Stage.PLAYED
            and is_over
            and self._verdict is not None
            and self._scenario is not None
        ):
            self.verdict_panel.tell(self._verdict, self._scenario.lesson, self._onward())
            self._go(Stage.TOLD)
            self.verdict_panel.take_keyboard()

    def _show_moment(self) -> None:
        """Play once more what leads to the frame that decides, and stop there."""
        at = self._verdict.moment if self._verdict is not None else None
        moment = next((one for one in self._session.moments if at and one.first <= at <= one.last), None)
        if at is not None and moment is not None:
            self._player.go_to(moment.first - 1)
            self._player.play(at)

    def _on_scenario(self) -> None:
        if self.stage is not Stage.NONE and self._session.scenario is not self._scenario:
            self.end()

    def _go(self, stage: Stage) -> None:
        if stage is self.stage:
            return
        self.stage = stage
        for widget in (self._table, self._table.viewport()):  # no other events go this slower way
            if stage is Stage.ASKED:
                widget.installEventFilter(self)
            else:
                widget.removeEventFilter(self)
        self.changed.emit()


_PRESSES = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick}
)
_CHANGES = frozenset({QEvent.Type.ContextMenu, QEvent.Type.DragEnter, QEvent.Type.Drop})
