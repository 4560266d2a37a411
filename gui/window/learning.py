"""Learning with the window: the library takes the place of the table, and scenarios are opened from it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QWidget

from gui.session import Session
from gui.theme import Theme
from gui.window.documents import Documents
from gui.window.message_box import ask

if TYPE_CHECKING:
    from gui.library.learner import Learner
    from gui.library.library_page import LibraryPage, Opening


class Learning(QObject):
    """Shows the library or the table, and opens what is chosen in the library.

    The library is made when it is first wanted: the window opens sooner without it.

    Signals:
        moved: the library is shown, or the table again; ask `in_library`.
        failed: answers could not be kept; argument: why.
    """

    moved = Signal()
    failed = Signal(str)

    def __init__(
        self, session: Session, documents: Documents, answers: Path, theme: Theme, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session, self._documents, self._window = session, documents, window
        self._theme = theme
        self._library: LibraryPage | None = None
        self._answers = answers
        self._learner: Learner | None = None
        self.pages = QStackedWidget()
        documents.changed.connect(self.show_table)

    @property
    def learner(self) -> Learner:
        """What the user has learned."""
        if self._learner is None:
            from gui.library.learner import Learner  # noqa: PLC0415 - when it is wanted

            self._learner = Learner(self._answers, self)
            self._learner.failed.connect(self.failed)
        return self._learner

    @property
    def in_library(self) -> bool:
        """Whether the library is shown, in the place of the table."""
        return self._library is not None and self.pages.currentWidget() is self._library

    @property
    def library(self) -> LibraryPage:
        """The library."""
        if self._library is None:
            from gui.library.library_page import LibraryPage  # noqa: PLC0415 - when it is wanted

            self._library = page = LibraryPage(self._session.library, self.learner, self._theme)
            page.opened.connect(self._open)
            page.left.connect(self.show_table)
            page.forget_wanted.connect(self._forget)
            self.pages.addWidget(page)
        return self._library

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        if self._library is not None:
            self._library.set_theme(theme)

    def show_library(self) -> None:
        """Show the library; the table again if it is shown already."""
        if self.in_library:
            self.show_table()
        else:
            self.pages.setCurrentWidget(self.library)
            self.moved.emit()

    def show_table(self) -> None:
        """Show the table."""
        if self.in_library:
            self.pages.setCurrentIndex(0)
            self.moved.emit()

    def show_shelf(self, name: str) -> None:
        """Show the library at one of its shelves."""
        self._enter()
        self.library.show_shelf(name)

    def show_rule(self, number: str) -> None:
        """Show the library with the scenarios about a rule."""
        self._enter()
        self.library.search_for(f"rule:{number.rpartition(':')[2]}")

    def open_next(self) -> None:
        """Open what comes next in the lessons."""
        self.library.open_next()

    def _enter(self) -> None:
        if not self.in_library:
            self.show_library()

    def _open(self, opening: Opening) -> None:
        from core.teaching.course import path_of  # noqa: PLC0415 - the library has it already

        if self._documents.open_example(path_of(opening.key)):
            self.show_table()

    def _forget(self) -> None:
        button = QMessageBox.StandardButton
        answers = {button.Discard: "&Forget", button.Cancel: "&Cancel"}
        words = "Forget which questions you have answered, and what is due again?"
        if ask(self._window, "Forget my answers", words, answers, button.Cancel) == button.Discard:
            self.learner.forget()
