"""The form for the whole table: title, words about it, rules, and how far play goes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from core.data.faults import DataError
from core.play.playthrough import Asking
from core.scenario.changes import changed
from core.scenario.errors import ScenarioError
from core.terms.eras import Era
from core.terms.steps import Step
from gui.panels.form_fields import ChoiceField, TextField
from gui.session import Session

ERAS = {era: f"{era.words.capitalize()} ({era.years})" for era in Era}
_FROM = (
    Step.UNTAP,
    Step.UPKEEP,
    Step.DRAW,
    Step.PRECOMBAT_MAIN,
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
)
_UNTIL = (Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.CLEANUP)

_UNDECIDED = {"ask": "Ask me", "default": "Answer by default"}
"""What is done where the script leaves something open."""


class TableForm(QWidget):
    """Fields for what belongs to no single object.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._hint = QLabel("Select a card or a player to see and change everything about it.")
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._title = TextField("Title", lambda text: self._set("Rename the table", title=text))
        self._words = _Words(self)
        self._words.left.connect(self._set_description)
        self._era = ChoiceField("Rules", self._set_era)
        self._from = ChoiceField("Play from", lambda step: self._set("Play from", start=step))
        self._until = ChoiceField("Play until", lambda step: self._set("Play until", until=step))
        self._undecided = ChoiceField("What nobody decides", self._set_undecided)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow("Title", self._title)
        form.addRow("About", self._words)
        form.addRow("Rules", self._era)
        form.addRow("Play from", self._from)
        form.addRow("Play until", self._until)
        form.addRow("Undecided", self._undecided)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        layout.addWidget(self._hint)
        layout.addLayout(form)
        layout.addStretch(1)
        QWidget.setTabOrder(self._title, self._words)

    def refresh(self) -> None:
        """Show the table as it is now."""
        scenario = self._session.scenario
        self._title.show_text(scenario.title)
        if self._words.toPlainText() != scenario.description:
            self._words.setPlainText(scenario.description)
        self._era.show_choices(ERAS.items(), scenario.era)
        self._from.show_choices(_steps(_FROM, scenario.start), scenario.start)
        self._until.show_choices(_steps(_UNTIL, scenario.until), scenario.until)
        self._undecided.show_choices(_UNDECIDED.items(), scenario.undecided)

    def _set_era(self, era: str | None) -> None:
        if era is not None:
            play_by(self._session, era)

    def _set_undecided(self, way: str | None) -> None:
        self._session.ask(Asking.DECISIONS if way == "ask" else Asking.NOTHING)

    def _set_description(self) -> None:
        text = self._words.toPlainText()
        if text != self._session.scenario.description:
            self._set("Describe the table", description=text)

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
    return tuple((step, f"the {step.words}") for step in steps)


class _Words(QPlainTextEdit):
    """A text that is taken over when the keyboard goes elsewhere."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("About this table")
        self.setPlaceholderText("What this board shows")
        self.setTabChangesFocus(True)
        self.setMaximumHeight(96)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


def play_by(session: Session, era: str, frame: int | None = None) -> None:
    """Play the table by the rules of an era, as one step of undo; the cursor goes to `frame`."""
    session.edit(changed(session.scenario, era=era), f"Rules: {ERAS[Era(era)]}", frame)
