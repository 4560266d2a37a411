"""All answers to a decision as a table: what comes of each legal one, to play or to keep as a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from core.explain.answers import answered_words
from core.explain.outcome import Gist, gist
from core.explain.questions import asked
from core.play.playthrough import Decision, Playthrough
from core.scenario.answering_otherwise import Course
from core.scenario.every_answer import MOST_ROWS, Answered, every_answer, has_every_answer
from core.scenario.variations import branched
from gui.session import Session
from gui.theme import Theme
from gui.translation import tr

_DONE = object()
_AROUND = 26
"""How much of the width of a cell is not for its words."""
_SELECT_ROW = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class AnswersDialog(QDialog):
    """Plays each answer to the decision at the cursor, or the last one before it; follows the cursor.

    The answers are played one after the other between other events.

    Signals:
        played: an answer was given; it is to be seen how it goes.
    """

    played = Signal()

    def __init__(self, session: Session, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._theme = session, theme
        self._decision: Decision | None = None
        self._shown: tuple[Playthrough, Decision | None] | None = None
        self._stages: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self.setWindowTitle(tr("All answers"))
        self.question = QLabel()
        self.question.setObjectName("choiceTitle")
        self.question.setWordWrap(True)
        self.hint = QLabel()
        self.hint.setObjectName("hint")
        self.hint.setWordWrap(True)
        self.table = _Table()
        self.earlier = QPushButton(tr("Previous decision"))
        self.later = QPushButton(tr("Next decision"))
        self.play = QPushButton(tr("Play this"))
        self.keep = QPushButton(tr("Keep as lines"))
        self.keep.setToolTip(tr("Adds each selected answer as a line of play of its own"))
        self._lay_out()
        self._connect()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._shown = None
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.question, 1)
        for button in (self.earlier, self.later):
            button.setObjectName("quiet")
            head.addWidget(button)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.close)
        self.play.setDefault(True)
        bottom = QHBoxLayout()
        bottom.addWidget(self.hint, 1)
        for button in (self.keep, self.play, close):
            bottom.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addLayout(bottom)
        room = self.screen().availableSize()
        self.setMinimumSize(min(640, room.width()), 300)
        self.resize(min(self._theme.px(900), room.width()), min(self._theme.px(560), room.height()))

    def _connect(self) -> None:
        self._session.cursor_moved.connect(self._follow)
        self.earlier.clicked.connect(lambda: self._go_to_decision(-1))
        self.later.clicked.connect(lambda: self._go_to_decision(1))
        self.play.clicked.connect(self.play_selected)
        self.keep.clicked.connect(self.keep_selected)
        self.table.itemActivated.connect(self.play_selected)
        self.table.itemSelectionChanged.connect(self._enable)

    def play_selected(self) -> None:
        """Answer as the current row says, and make room for the table: what was played before is kept."""
        row = self.table.currentItem()
        if self._decision is not None and isinstance(row, _Row):
            decision, course = self._decision, row.answered.course
            self.close()
            self._session.answer_with(decision, course.scenario, row.text(0))
            self._session.move_to(decision.frame)
            self.played.emit()

    def keep_selected(self) -> None:
        """Keep each selected answer as a line, as one step of undo."""
        document, line = self._session.document, self._session.line
        for row in self.table.rows():
            if row.isSelected():
                document, _ = branched(document, line, row.answered.course.scenario, row.text(0))
        if document != self._session.document:
            self._session.edit_lines(document, line, tr("Keep answers as lines"))

    def _follow(self) -> None:
        """Show the answers to the decision we are at, unless they are shown already."""
        if not self.isVisible():
            return
        every = self._decisions()
        decision = _last_before(every, self._session.cursor)
        self.earlier.setEnabled(bool(every) and decision is not every[0])
        self.later.setEnabled(bool(every) and decision is not every[-1])
        shown = self._session.playthrough, decision
        if self._shown is None or any(
            one is not other for one, other in zip(shown, self._shown, strict=True)
        ):
            self._shown = shown
            self._show(decision)

    def _decisions(self) -> list[Decision]:
        """Return the decisions that have several legal answers."""
        decisions = self._session.playthrough.decisions
        return [one for one in decisions if not one.choice.is_forced(one.game) and has_every_answer(one)]

    def _go_to_decision(self, by: int) -> None:
        every = self._decisions()
        here = next((n for n, one in enumerate(every) if one is self._decision), 0)
        self._session.move_to(every[max(0, min(here + by, len(every) - 1))].frame)

    def _go_on(self) -> None:
        """Play one more answer, and the next after what else there is to do."""
        if next(self._stages, _DONE) is not _DONE:
            self._timer.start(0)

    def _show(self, decision: Decision | None) -> None:
        """Show a decision, and its answers one after the other; None: there is none."""
        self._decision = decision
        self.table.clear()
        self._enable()
        if decision is None:
            self._stages = iter(())
            self.question.setText(tr("There is no decision with several legal answers."))
            self.hint.clear()
            return
        self.question.setText(asked(decision.game, decision.choice))
        self.hint.setText(tr("Playing the answers…"))
        self._stages = self._fill(decision)
        self._timer.start(0)

    def _fill(self, decision: Decision) -> Iterator[None]:
        """Show the answers to a decision, yielding after each."""
        session = self._session
        course = Course(session.scenario, session.playthrough)
        here = gist(course.playthrough.start, course.playthrough.game)
        self.table.set_players([name for name, _ in here.players])
        count = 0
        for answered in islice(every_answer(course, decision, session.cards), MOST_ROWS + 1):
            count += 1
            if count <= MOST_ROWS:
                self._add(answered, course.playthrough, here)
                yield
        self._tell(count)
        self.table.fit()
        self._enable()

    def _add(self, answered: Answered, playthrough: Playthrough, here: Gist) -> None:
        row = _Row(answered)
        self.table.addTopLevelItem(row)
        row.show_gist(here, QColor(self._theme.ink_soft))
        is_open = self._decision is None or self._decision.answer is None
        if not is_open and answered.plays_as(playthrough):
            row.mark()
            self.table.setCurrentItem(row, 0, _SELECT_ROW)

    def _tell(self, count: int) -> None:
        """Say how many answers there are, and how they were played."""
        told = tr("{count} legal answers.", None, count).format(count=count)
        if count > MOST_ROWS:
            told = tr("The first {count} of more legal answers.").format(count=MOST_ROWS)
        rest = tr("Later decisions stay as far as they still fit; open ones are made automatically.")
        self.hint.setText(f"{told} {rest}")

    def _enable(self) -> None:
        chosen = bool(self.table.selectedItems())
        self.play.setEnabled(chosen)
        self.keep.setEnabled(chosen)


class _Table(QTreeWidget):
    """The table: a row for each answer; Enter plays the current one."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("All answers"))
        self.setObjectName("answers")
        self.setRootIsDecorated(False)
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapping(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.header().setStretchLastSection(True)
        self.header().sectionResized.connect(self.scheduleDelayedItemsLayout)
        self.header().setSortIndicatorClearable(True)
        self.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)

    def set_players(self, names: Sequence[str]) -> None:
        """Have a column for each player."""
        self.setHeaderLabels([tr("Answer"), *names, tr("Gone"), tr("Changed or new")])
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def fit(self) -> None:
        """Give each column the room it needs, so that all are in sight.

        Where there is not enough, the answer has a third of it, and words go on in further lines.
        """
        gone = self.columnCount() - 2
        for column in range(gone + 1):
            self.resizeColumnToContents(column)
        whole = self.viewport().width()
        self.setColumnWidth(0, min(self.columnWidth(0), whole // 3))
        left = whole - sum(self.columnWidth(column) for column in range(gone))
        rest = min(self.sizeHintForColumn(gone + 1), left // 2)
        self.setColumnWidth(gone, min(self.columnWidth(gone), left - rest))

    def rows(self) -> Iterator[_Row]:
        """Yield the rows from the top."""
        for place in range(self.topLevelItemCount()):
            row = self.topLevelItem(place)
            if isinstance(row, _Row):
                yield row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentItem()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and row is not None:
            self.itemActivated.emit(row, 0)
        else:
            super().keyPressEvent(event)


class _Wrapping(QStyledItemDelegate):
    """Makes each row as high as its words need in columns as wide as they are; a tree does not by itself."""

    def __init__(self, table: QTreeWidget) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size = super().sizeHint(option, index)
        font = index.data(Qt.ItemDataRole.FontRole)
        metrics = QFontMetrics(font if isinstance(font, QFont) else self._table.font())
        line, room = metrics.lineSpacing(), self._table.columnWidth(index.column()) - _AROUND
        words = QRect(0, 0, max(room, 40), 0)
        wrapped = metrics.boundingRect(words, Qt.TextFlag.TextWordWrap, index.data() or "")
        return QSize(size.width(), max(size.height(), wrapped.height() + size.height() - line))


class _Row(QTreeWidgetItem):
    """An answer and what comes of it."""

    def __init__(self, answered: Answered) -> None:
        super().__init__([answered_words(answered.answers)])
        self.answered = answered
        self.setToolTip(0, self.text(0))

    def show_gist(self, here: Gist, soft: QColor) -> None:
        """Show what comes of it; what comes of what is played now, too, is written softly."""
        playthrough = self.answered.course.playthrough
        there = gist(playthrough.start, playthrough.game)
        for column, (told, same) in enumerate(zip(_cells(there), _cells(here), strict=True), 1):
            self.setText(column, told)
            self.setToolTip(column, told)
            if told == same:
                self.setForeground(column, QBrush(soft))

    def mark(self) -> None:
        """Show that this is the answer that is played."""
        self.setText(0, f"\N{BLACK CIRCLE} {self.text(0)}")
        font = self.font(0)
        font.setBold(True)
        self.setFont(0, font)

    def __lt__(self, other: QTreeWidgetItem) -> bool:
        column = self.treeWidget().sortColumn()
        return _by_number(self.text(column)) < _by_number(other.text(column))


def _cells(told: Gist) -> tuple[str, ...]:
    return (*(words for _, words in told.players), ", ".join(told.gone), ", ".join(told.there))


def _by_number(text: str) -> tuple[int, str]:
    """Return what a cell is sorted by: the number it begins with, then its words."""
    found = re.match(r"-?\d+", text)
    return int(found[0]) if found else 0, text.casefold()


def _last_before(decisions: Sequence[Decision], cursor: int) -> Decision | None:
    """Return the last decision up to a place on the timeline, or else the first after it."""
    before = [one for one in decisions if one.frame <= cursor]
    return before[-1] if before else next(iter(decisions), None)
