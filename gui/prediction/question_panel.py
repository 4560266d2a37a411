"""The panel that asks before play: the question, a field for the prediction, and a way around it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.key_row import KeyRow
from gui.prediction.answer_fields import AnswerField
from gui.translation import QT_TR_NOOP, tr

_BESIDE = 12
"""Pixels at the left and right of the panel."""


class QuestionPanel(QFrame):
    """Asks one question.

    Signals:
        answered: a prediction is made; ask `field`.
        show_wanted: the answer is to be shown without one.
        leave_wanted: the user would rather go back to the library.
        edit_wanted: the user would rather change the board than be asked about it.
    """

    KEYS = (
        KeyRow(("Y", "N"), QT_TR_NOOP("yes, or no; 1 and 2 do the same")),
        KeyRow(("Up", "Down"), QT_TR_NOOP("change the number")),
        KeyRow(("1", "2", "3"), QT_TR_NOOP("choose one of several, or no longer")),
        KeyRow(("Space",), QT_TR_NOOP("choose what is focused, here or on the table, or no longer")),
        KeyRow(("Return", "Ctrl+Return"), QT_TR_NOOP("give the answer")),
    )
    answered = Signal()
    show_wanted = Signal()
    leave_wanted = Signal()
    edit_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field: AnswerField | None = None
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.setObjectName("question")
        self._place, self._about, self._words, self._hint = QLabel(), QLabel(), QLabel(), QLabel()
        self._place.setObjectName("hint")
        self._words.setObjectName("questionWords")
        self._hint.setObjectName("hint")
        for label in (self._place, self._about, self._words, self._hint):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._about, self._words):
            label.setWordWrap(True)
        self.answer = _button(tr("Answer"), "primary", tr("Enter"))
        self.show_me = _button(tr("Show me"), "quiet", tr("Play it without a prediction"))
        self.leave = _button(tr("Library"), "quiet", tr("Back to the library"))
        self.edit = _button(
            tr("Edit board"), "quiet", tr("Ask nothing: change this board, play it otherwise, write notes")
        )
        self.edit.clicked.connect(self.edit_wanted)
        self.answer.clicked.connect(self.answered)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.answered)
        self.show_me.clicked.connect(self.show_wanted)
        self.leave.clicked.connect(self.leave_wanted)
        self._buttons = QHBoxLayout()
        for row in (self._row, self._buttons):
            row.setSpacing(10)
        self._row.addLayout(self._buttons, 1)
        self._buttons.addWidget(self.answer)
        self._buttons.addWidget(self._hint, 1)
        self._buttons.addWidget(self.show_me)
        self._buttons.addWidget(self.edit)
        self._buttons.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(_BESIDE - 4, 4, 4, 6)
        column.setSpacing(3)
        column.addWidget(self._place)
        column.addWidget(self._about)
        column.addWidget(self._words)
        column.addStretch(1)
        column.addLayout(self._row)

    def ask(self, place: str, about: str, words: str, field: AnswerField) -> None:
        """Ask something; `place` says where in the course we are, `about` what there is to see."""
        if self.field is not None:
            self._row.removeWidget(self.field)
            self.field.hide()
            self.field.deleteLater()
        self.field = field
        self._row.insertWidget(0, field)
        field.given.connect(self.answered)
        field.changed.connect(self._allow_answer)
        self._place.setText(place)
        self._place.setVisible(bool(place))
        self._words.setText(words)
        self._about.setText(about)
        self._about.setVisible(bool(about))
        self._hint.setText(field.hint)
        self.answer.setVisible(not field.is_one_press)
        self._allow_answer()
        self.setAccessibleName(f"{about} {words}".strip())
        field.show()
        self._fit()
        stops = [
            part
            for part in field.findChildren(QWidget)
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.focusProxy() is None
        ]
        for one, other in pairwise((*stops, self.answer, self.show_me, self.edit, self.leave)):
            self.setTabOrder(one, other)  # the field is younger than the buttons: it would come after them

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._fit()

    def _allow_answer(self) -> None:
        self.answer.setEnabled(self.field is not None and self.field.answer is not None)

    def _fit(self) -> None:
        """Put the buttons below the field where there is no room for them beside it."""
        if self.field is None:
            return
        needed = self.field.sizeHint().width() + self._row.spacing() + self._buttons.sizeHint().width()
        is_narrow = needed > self.contentsRect().width() - _BESIDE
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if is_narrow else across)

    def take_keyboard(self) -> None:
        """Put the keyboard into the field."""
        if self.field is not None:
            self.field.setFocus(Qt.FocusReason.TabFocusReason)


def _button(words: str, name: str, tip: str) -> QPushButton:
    button = QPushButton(words)
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button
