"""The table under the rules of every era, side by side; it follows the table while it is open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from core.play.playthrough import Playthrough
from core.scenario.changes import changed
from core.scenario.comparison import play_eras
from core.scenario.format import Scenario
from core.terms.eras import Era
from gui.panels.comparison_page import GUTTER, Comparison, column_width, compare, comparison_page
from gui.panels.era_names import era_name, era_names, era_years
from gui.rules.rule_links import open_rule
from gui.session import Session
from gui.theme import Theme
from gui.translation import tr

_PAUSE_MS = 100
"""So long the table must rest before it is played anew."""
_DONE = object()


class EraDialog(QDialog):
    """Plays the table once in each era, one after the other between other events, and shows what differs.

    Signals:
        era_wanted: the table is to be played in an era, and shown there; arguments: the era, and
            how many frames there are up to the moment at which it parts.
    """

    era_wanted = Signal(str, int)

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._theme = session, theme
        self._comparison: Comparison | None = None
        self._stages: Iterator[None] = iter(())
        self._board = session.scenario
        self.setWindowTitle(tr("Compare eras"))
        self._heads = {era: _Head(era) for era in Era}
        self._page = _Page()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._lay_out()
        self._connect()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        before, self._theme = self._theme, theme
        if theme.text != before.text:
            self._take_size()
        self._show_page()

    @property
    def text(self) -> str:
        """What the page says."""
        return self._page.toPlainText()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._follow(pause=0)

    def _lay_out(self) -> None:
        self._head_row = QHBoxLayout()
        self._head_row.setSpacing(0)
        self._head_row.addStretch(GUTTER)
        for head in self._heads.values():
            self._head_row.addWidget(head, column_width(len(self._heads)))
        note = QLabel(_note())
        note.setObjectName("hint")
        note.setWordWrap(True)
        close = QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.close)
        bottom = QHBoxLayout()
        bottom.addWidget(note, 1)
        bottom.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(10)
        layout.addLayout(self._head_row)
        layout.addWidget(self._page, 1)
        layout.addLayout(bottom)
        self._take_size()

    def _take_size(self) -> None:
        """Be as large as the text needs, and as the screen has room for."""
        room = self.screen().availableSize()
        wide, high = self._theme.px(960), self._theme.px(620)
        self.setMinimumSize(min(760, room.width()), 380)
        self.resize(QSize(wide, high).boundedTo(room))

    def _connect(self) -> None:
        stack = self._session.undo_stack
        self._session.scenario_changed.connect(self._follow)
        self._page.anchorClicked.connect(open_rule)
        self._page.column_moved.connect(self._align)
        for era, head in self._heads.items():
            head.button.clicked.connect(partial(self._want, era))
        for keys, do in (
            (QKeySequence.StandardKey.Undo, stack.undo),
            (QKeySequence.StandardKey.Redo, stack.redo),
        ):
            QShortcut(QKeySequence(keys), self, do)

    def _follow(self, pause: int = _PAUSE_MS) -> None:
        """Play the table as it is now, once it has rested, unless only its era is another."""
        if not self.isVisible():
            return
        for era, head in self._heads.items():
            head.show_whether(era is self._session.scenario.era)
        board = changed(self._session.scenario, era=Era.CURRENT)
        if board != self._board or self._comparison is None:
            self._board = board
            self._stages = self._compare(board)
            self._timer.start(pause)

    def _go_on(self) -> None:
        """Do one more stage of the comparison, and the next after what else there is to do."""
        if next(self._stages, _DONE) is not _DONE:
            self._timer.start(0)

    def _compare(self, board: Scenario) -> Iterator[None]:
        """Play a board in each era and show what differs, yielding after everything that takes time."""
        played: dict[Era, Playthrough] = {}
        for era, playthrough in play_eras(board, self._session.cards):
            played[era] = playthrough
            yield
        comparison = compare(dict.fromkeys(played, board), played)
        yield
        self._comparison = comparison
        self._show_page()

    def _show_page(self) -> None:
        if self._comparison is not None:
            self._page.setHtml(comparison_page(self._comparison, self._theme))

    def _want(self, era: Era) -> None:
        self.era_wanted.emit(era.value, self._frame_of(era))

    def _frame_of(self, era: Era) -> int:
        """Return the frame in which an era parts from the first; for one that does not, the first such."""
        found = dict(self._comparison.partings) if self._comparison is not None else {}
        own = found.get(era)
        frames = [parting.frame for parting in found.values() if parting is not None]
        return own.frame if own is not None else min(frames, default=self._session.cursor)

    def _align(self) -> None:
        """Keep the heads over their columns, whether there is a scroll bar or not."""
        column = self._page.viewport().geometry()
        self._head_row.setContentsMargins(column.left(), 0, self._page.width() - column.right() - 1, 0)


def _note() -> str:
    return tr(
        "{sign} marks what differs from the current rules. Open decisions are made automatically here."
    ).format(sign="\N{NOT EQUAL TO}")


class _Page(QTextBrowser):
    """The page.

    Signals:
        column_moved: the text has another width.
    """

    column_moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("eraPage")
        self.setAccessibleName(tr("Comparison of eras"))
        self.setOpenLinks(False)
        self.document().setDocumentMargin(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.column_moved.emit()


class _Head(QWidget):
    """The head of a column: the era, its years, whether the table is played by it, and a button."""

    def __init__(self, era: Era) -> None:
        super().__init__()
        self._era = era
        title = QLabel(era_name(era))
        title.setObjectName("choiceTitle")
        self._years = QLabel()
        for label in (title, self._years):
            label.setWordWrap(True)
        self._years.setTextFormat(Qt.TextFormat.RichText)
        self._years.setObjectName("hint")
        self.button = QPushButton(tr("Show in this era"))
        self.button.setAccessibleName(tr("Show in this era: {era}").format(era=era_names()[era]))
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.setSpacing(2)
        layout.addStretch(1)
        layout.addWidget(title)
        layout.addWidget(self._years)
        layout.addSpacing(4)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_whether(self, is_on_table: bool) -> None:  # noqa: FBT001 - the value itself
        """Say whether the table is played by the rules of this era."""
        on_table = f"&nbsp; \N{BLACK CIRCLE} <b>{tr('on the table')}</b>" if is_on_table else ""
        self._years.setText(f"{era_years(self._era)}{on_table}")
