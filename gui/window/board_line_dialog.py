"""A board as a line: shows the present one, and puts what is typed or pasted on the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMainWindow,
    QPlainTextEdit,
    QVBoxLayout,
)

from core.other_programs.importing import Program, program_of
from core.scenario.errors import ScenarioError
from core.scenario.format import FORMAT, Scenario
from core.scenario.known_cards import known_cards
from core.sharing.board import board_of
from core.sharing.board_line.writing import board_line
from core.words.english import other_programs as words
from gui.panels.choice_box import ChoiceBox
from gui.session import Session
from gui.settings import Settings
from gui.translation import tr

_EXAMPLE = (
    'Amy 20: Grizzly Bears, 4/4 flying "Drake"; Nicole 12: Wall of Air. Amy attacks Drake -> Nicole; '
    "Wall of Air blocks Drake."
)


_LINES = 6
"""So many lines of the field are seen."""
_ENTERS = {(QEvent.Type.KeyPress, key) for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)}


class BoardLineDialog(QDialog):
    """A field with the line of the present board, selected: it can be copied, or typed over.

    Under it are the lines put on the table lately, and what a line can't say, what was understood, or where
    reading stops. What was typed and not used stands there again the next time.

    Signals:
        board_wanted: a board is to be put on the table; argument: the `Scenario`.
        foreign_wanted: another program's board was pasted instead; arguments: its text, what it is called.
        said: something was done out of sight; argument: words.
    """

    board_wanted = Signal(object)
    foreign_wanted = Signal(str, str)
    said = Signal(str)

    def __init__(self, session: Session, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Board line"))
        self.setMinimumWidth(620)
        scenario = session.scenario
        self._line = board_line(scenario, known_cards(scenario, session.library))
        self._settings = settings
        self._is_of_board = bool(scenario.battlefield or scenario.script)
        self._board: Scenario | None = None
        self._program: Program | None = None
        self._is_put = False
        explanation = QLabel(
            tr("The board as a line of text. Copy it into a message, or type or paste another board:")
        )
        explanation.setWordWrap(True)
        self.field = QPlainTextEdit()
        self.field.setObjectName("boardLine")
        self.field.setAccessibleName(tr("Board line"))
        self.field.setPlaceholderText(_EXAMPLE)
        self.field.setTabChangesFocus(True)
        self.field.installEventFilter(self)
        self.earlier = self._earlier_lines(settings.board_lines)
        self.told = QLabel()
        self.told.setObjectName("hint")
        self.told.setWordWrap(True)
        self.told.setMinimumHeight(self.told.fontMetrics().lineSpacing() * 3)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        buttons = QDialogButtonBox()
        self._copy = buttons.addButton(tr("&Copy line"), QDialogButtonBox.ButtonRole.ActionRole)
        self._put = buttons.addButton(tr("&Put on the table"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self._copy.clicked.connect(self._on_copy)
        buttons.accepted.connect(self._on_put)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        for part in (explanation, self.field, self.earlier, self.told, buttons):
            layout.addWidget(part)
        self.field.textChanged.connect(self._read)
        if settings.unused_line:
            self.field.setPlainText(settings.unused_line)
        elif self._is_of_board:
            self.field.setPlainText(self._line.text)
        self.field.selectAll()
        self.field.setFocus()
        self._read()

    def _earlier_lines(self, lines: tuple[str, ...]) -> ChoiceBox:
        """Return a box with the line of the present board and those put on the table lately."""
        box = ChoiceBox()
        box.setAccessibleName(tr("Earlier lines"))
        box.setPlaceholderText(tr("Earlier lines"))
        box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        if self._is_of_board:
            box.addItem(tr("The board on the table"), self._line.text)
        for line in lines:
            box.addItem(line, line)
        box.setCurrentIndex(-1)
        box.setEnabled(box.count() > 0)
        box.activated.connect(self._take_earlier)
        return box

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        around = (
            self.field.height() - self.field.viewport().height() + 2 * self.field.document().documentMargin()
        )
        self.field.setFixedHeight(round(self.field.fontMetrics().lineSpacing() * _LINES + around))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter put the board on the table; a line has no second line."""
        if isinstance(event, QKeyEvent) and (event.type(), event.key()) in _ENTERS:
            self._on_put()
            return True
        return super().eventFilter(watched, event)

    def done(self, result: int) -> None:
        """Keep what was typed: as a line put on the table, or for the next time the dialog is opened."""
        text = self.field.toPlainText().strip()
        is_used = text == self._line.text or self._is_put
        self._settings.unused_line = "" if is_used else text
        if self._is_put and self._board is not None:
            self._settings.remember_line(text)
        super().done(result)

    def _take_earlier(self) -> None:
        """Write the line that was chosen into the field, to be put on the table or changed."""
        self.field.setPlainText(self.earlier.currentData())
        self.earlier.setCurrentIndex(-1)
        self.field.selectAll()
        self.field.setFocus()

    def _read(self) -> None:
        text = self.field.toPlainText()
        is_present = text == self._line.text
        self._board, told = None, ""
        self._program = program_of(text) if FORMAT not in text else None
        if self._program is not None:
            told = tr("A board from {program}.").format(program=words.program(self._program))
        elif text.strip() and not is_present:
            try:
                self._board = board_of(text)
                told = _understood(self._board)
            except ScenarioError as error:
                told = str(error)
        elif is_present and self._line.left_out:
            told = tr("A line can't say everything. Not in it:") + "\n" + "\n".join(self._line.left_out)
        self.told.setText(told)
        self._put.setEnabled(self._board is not None or self._program is not None)
        self._copy.setEnabled(bool(text.strip()))

    def _on_put(self) -> None:
        if self._program is not None:
            text, self._is_put = self.field.toPlainText(), True
            self.accept()
            self.foreign_wanted.emit(text, tr("the clipboard"))
        elif self._board is not None:
            board, self._is_put = self._board, True
            self.accept()
            self.board_wanted.emit(board)

    def _on_copy(self) -> None:
        QApplication.clipboard().setText(self.field.toPlainText())
        self.said.emit(tr("Board line copied."))
        self.accept()


def _understood(board: Scenario) -> str:
    """Return what was read, counted, so that a person sees that nothing is missing."""
    parts = []
    for player in board.players:
        count = sum(spec.controller == player.id for spec in board.battlefield)
        permanents = (
            tr("1 permanent") if count == 1 else tr("{count} permanents", None, count).format(count=count)
        )
        name = player.name or player.id
        parts.append(
            tr("{player} at {life} life: {permanents}.").format(
                player=name, life=player.life, permanents=permanents
            )
        )
    count = len(board.script)
    if count:
        parts.append(
            tr("1 decision.") if count == 1 else tr("{count} decisions.", None, count).format(count=count)
        )
    return " ".join(parts)
