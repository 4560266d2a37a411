"""The form for the whole table: title, words about it, rules, how far play goes, what it asks and teaches."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from core.data.faults import DataError
from core.play.playthrough import Asking
from core.scenario.changes import changed
from core.scenario.errors import ScenarioError
from core.terms.eras import Era
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from gui.panels.board_handle import BoardHandle
from gui.panels.era_names import era_names
from gui.panels.form_fields import ChoiceField, TextField
from gui.panels.question_rows import QuestionRows
from gui.session import Session
from gui.translation import term, tr

_FROM = (
    Step.UNTAP,
    Step.UPKEEP,
    Step.DRAW,
    Step.PRECOMBAT_MAIN,
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
)
_UNTIL = (
    *map(TurnStep, (Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.CLEANUP)),
    TurnStep(Step.END_OF_COMBAT, 2),
)


class TableForm(QWidget):
    """Fields for what belongs to no single object.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._hint = QLabel(tr("Select a card or player to edit it."))
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._title = TextField(tr("Title"), lambda text: self._set(tr("Rename board"), title=text))
        self._words = _Words(tr("Description"), tr("What does this board show?"))
        self._words.left.connect(self._set_description)
        self._lesson = _Words(tr("Lesson"), tr("What does it teach? Shown after play"))
        self._lesson.left.connect(self._set_lesson)
        self._era = ChoiceField(tr("Rules"), self._set_era)
        self._from = ChoiceField(tr("Play from"), lambda step: self._set(tr("Play from"), start=step))
        self._time = ChoiceField(
            tr("Time of day"), lambda time: self._set(tr("Time of day"), time=time or None)
        )
        self._until = ChoiceField(tr("Play until"), lambda step: self._set(tr("Play until"), until=step))
        self._undecided = ChoiceField(tr("Open decisions"), self._set_undecided)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("Title"), self._title)
        form.addRow(tr("Description"), self._words)
        form.addRow(tr("Rules"), self._era)
        form.addRow(tr("Play from"), self._from)
        form.addRow(tr("Play until"), self._until)
        form.addRow(tr("Time of day"), self._time)
        form.addRow(tr("Open decisions"), self._undecided)
        self._question = QuestionRows(session, form, self._set_question)
        form.addRow(tr("Lesson"), self._lesson)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        top = QHBoxLayout()
        top.addWidget(self._hint, 1)
        handle = BoardHandle(session)
        handle.refused.connect(self.refused)
        top.addWidget(handle, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(top)
        layout.addLayout(form)
        layout.addStretch(1)

    def refresh(self) -> None:
        """Show the table as it is now."""
        scenario = self._session.scenario
        self._title.show_text(scenario.title)
        if self._words.toPlainText() != scenario.description:
            self._words.setPlainText(scenario.description)
        self._question.refresh()
        self._lesson.setReadOnly(bool(self._session.line))  # it is about the main line
        if self._lesson.toPlainText() != self._session.document.lesson:
            self._lesson.setPlainText(self._session.document.lesson)
        self._era.show_choices(era_names().items(), scenario.era)
        self._from.show_choices(_steps(_FROM, scenario.start), scenario.start)
        self._until.show_choices(_ends(scenario.until), scenario.until)
        times = [("", tr("Neither")), ("day", tr("Day")), ("night", tr("Night"))]
        self._time.show_choices(times, scenario.time or "")
        self._undecided.show_choices(
            [("ask", tr("Ask me")), ("default", tr("Decide automatically"))], scenario.undecided
        )

    def _set_era(self, era: str | None) -> None:
        if era is not None:
            play_by(self._session, era)

    def _set_undecided(self, way: str | None) -> None:
        self._session.ask(Asking.DECISIONS if way == "ask" else Asking.NOTHING)

    def _set_description(self) -> None:
        text = self._words.toPlainText()
        if text != self._session.scenario.description:
            self._set(tr("Edit description"), description=text)

    def _set_question(self, text: str, question: object) -> None:
        self._set(text, question=question)

    def _set_lesson(self) -> None:
        text = self._lesson.toPlainText()
        if text != self._session.document.lesson:
            self._set(tr("Edit lesson"), lesson=text)

    def _set(self, text: str, **fields: object) -> None:
        try:
            self._session.edit(changed(self._session.scenario, **fields), text)
        except (DataError, ScenarioError) as error:
            self._refuse(str(error))

    def _refuse(self, why: str) -> None:
        self.refused.emit(why)
        self.refresh()


def _steps(offered: tuple[Step, ...], chosen: Step) -> tuple[tuple[str, str], ...]:
    """Return the steps to choose from in the order of the turn, the one that is chosen in any case."""
    steps = (step for step in Step if step in {*offered, chosen})
    return tuple((step, term(step.words).capitalize()) for step in steps)


def _ends(chosen: TurnStep) -> tuple[tuple[str, str], ...]:
    """Return with what play may end, in the order of play, what is chosen in any case."""
    ends = sorted({*_UNTIL, chosen}, key=lambda one: (one.turn, list(Step).index(one.step)))
    return tuple((one, _end_words(one)) for one in ends)


def _end_words(end: TurnStep) -> str:
    words = term(end.step.words)
    match end.turn:
        case 1:
            return words.capitalize()
        case 2 if end.step is Step.END_OF_COMBAT:
            return tr("Next turn's combat")
        case 2:
            return tr("Next turn: {turn_step}").format(turn_step=words)
        case turn:
            return tr("Turn {number}: {turn_step}").format(number=turn, turn_step=words)


class _Words(QPlainTextEdit):
    """A text that is taken over when the keyboard goes elsewhere."""

    left = Signal()

    def __init__(self, name: str, hint: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setTabChangesFocus(True)
        self.setObjectName("words")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


def play_by(session: Session, era: str, frame: int | None = None) -> None:
    """Play the table by the rules of an era, as one step of undo; the cursor goes to `frame`."""
    session.edit(
        changed(session.scenario, era=era), tr("Rules: {era}").format(era=era_names()[Era(era)]), frame
    )
