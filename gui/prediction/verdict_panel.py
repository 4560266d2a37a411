"""The panel that tells after play: right or not, what it is, the lesson, and where to go on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QVBoxLayout

from core.teaching.progress import Outcome
from core.teaching.verdict import Verdict
from gui.prediction.onward import Onward
from gui.slots import without_arguments
from gui.translation import QT_TR_NOOP, tr


class VerdictPanel(QFrame):
    """Tells how the prediction went; at least as high as the bar in whose place it is, by the style sheet.

    Signals:
        moment_wanted: the deciding moment is to be shown.
        next_wanted: on to what comes next.
        again_wanted: the same question once more.
        leave_wanted: back to the library.
        edit_wanted: the board is to be changed, and nothing asked any more.
        other_wanted: another scenario with the same board is to be opened; argument: its key.
    """

    moment_wanted = Signal()
    next_wanted = Signal()
    again_wanted = Signal()
    leave_wanted = Signal()
    edit_wanted = Signal()
    other_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("verdict")
        self._head, self._lesson, self._tally = QLabel(), QLabel(), QLabel()
        self._head.setObjectName("questionWords")
        self._tally.setObjectName("tally")
        for label in (self._head, self._lesson, self._tally):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.next = _button("", "primary", self.next_wanted)
        self.moment = _button(tr("Show the moment"), "quiet", self.moment_wanted)
        self.again = _button(tr("Try again"), "quiet", self.again_wanted)
        self.leave = _button(tr("Library"), "quiet", self.leave_wanted)
        self.edit = _button(tr("Edit board"), "quiet", self.edit_wanted)
        self.edit.setToolTip(tr("Ask nothing more: change this board, play it otherwise, write notes"))
        self.others = _button(tr("Same board, other choice"), "quiet", None)
        self._menu = QMenu(self.others)
        self.others.setMenu(self._menu)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._head)
        words.addWidget(self._lesson)
        words.addStretch(1)
        quiet = QHBoxLayout()
        quiet.setSpacing(2)
        quiet.addWidget(self._tally, 1)
        for button in (self.moment, self.others, self.again, self.edit, self.leave):
            quiet.addWidget(button)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.next, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 2, 4, 4)
        column.setSpacing(2)
        column.addLayout(row, 1)
        column.addLayout(quiet)

    def tell(self, verdict: Verdict, lesson: str, onward: Onward) -> None:
        """Tell how a prediction went, with the lesson, and where to go on."""
        said = tr(_HEADS[verdict.outcome]).format(sign=_SIGNS.get(verdict.outcome, ""))
        lesson = _unbroken(lesson or verdict.why)  # the reason on this board stands beside, with its rule
        head = _unbroken(" ".join(filter(None, (said, verdict.answer, verdict.said))))
        self._head.setText(head)
        self._head.setProperty("outcome", verdict.outcome.value)
        self._head.style().polish(self._head)
        self._lesson.setText(lesson)
        self._lesson.setVisible(bool(lesson))
        self.moment.setVisible(verdict.moment is not None)
        self.again.setVisible(verdict.outcome is not Outcome.RIGHT)
        self._menu.clear()
        for key, title in onward.others:
            action = self._menu.addAction(title.replace("&", "&&"))
            action.triggered.connect(without_arguments(partial(self.other_wanted.emit, key)))
        self.others.setVisible(bool(onward.others))
        self.next.setText(onward.next.replace("&", "&&"))
        self.next.setVisible(bool(onward.next))
        self.leave.setVisible(not onward.is_last)
        self._tally.setText(onward.tally)
        self.setAccessibleName(" ".join(filter(None, (head, lesson, onward.tally))))

    def take_keyboard(self) -> None:
        """Put the keyboard on the button that goes on."""
        (self.next if not self.next.isHidden() else self.leave).setFocus(Qt.FocusReason.TabFocusReason)


_SIGNS = {Outcome.RIGHT: "\N{CHECK MARK}", Outcome.WRONG: "\N{MULTIPLICATION SIGN}"}
_HEADS = {
    Outcome.RIGHT: QT_TR_NOOP("{sign} Right."),
    Outcome.WRONG: QT_TR_NOOP("{sign} Missed."),
    Outcome.SHOWN: QT_TR_NOOP("This is how it ends."),
}


def _unbroken(words: str) -> str:
    """Return words in which no line ends between `CR` and the number of a rule."""
    return words.replace("CR ", "CR\N{NO-BREAK SPACE}")


def _button(words: str, name: str, signal: object) -> QPushButton:
    button = QPushButton(words)
    button.setObjectName(name)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    if signal is not None:
        button.clicked.connect(signal)
    return button
