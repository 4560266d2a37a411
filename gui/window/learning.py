"""Learning with the window: the library takes the place of the table, and scenarios are opened from it."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QStackedWidget, QWidget

from core.scenario.changes import changed
from core.terms.values import Value
from gui.animation.timeline_player import Player
from gui.prediction.stage import Stage
from gui.session import Session
from gui.table.table_view import TableView
from gui.theme import Theme
from gui.translation import tr
from gui.window.documents import Documents
from gui.window.message_box import ask
from gui.window.rooms import Rooms

if TYPE_CHECKING:
    from gui.library.learner import Learner
    from gui.library.library_page import LibraryPage
    from gui.library.opening import Opening
    from gui.prediction.predicting import Predicting


class Surroundings(Value, kw_only=False):
    """What learning goes on with: the board, what plays it, what opens it, and where it is shown."""

    session: Session
    player: Player
    documents: Documents
    table: TableView
    rooms: Rooms


class Learning(QObject):
    """Shows the library or the table, opens what is chosen in the library, and asks about it.

    The library, and what asks, are made when they are first wanted: the window opens sooner without them.
    `answers` is the file in which answers are kept.

    Signals:
        moved: the library is shown, or the table again, or a question has gone on; ask `may_change`.
        failed: something could not be done; argument: why.
    """

    moved = Signal()
    failed = Signal(str)

    def __init__(self, around: Surroundings, answers: Path, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._around, self._answers, self._theme, self._window = around, answers, theme, window
        self._library: LibraryPage | None = None
        self._learner: Learner | None = None
        self._predicting: Predicting | None = None
        self._opening: Opening | None = None
        self._place, self._has_gone_back = "", False
        self.pages = QStackedWidget()
        self.pages.addWidget(around.rooms)
        around.documents.changed.connect(self.show_table)

    @property
    def around(self) -> Surroundings:
        """What of the window it speaks to."""
        return self._around

    @property
    def in_library(self) -> bool:
        """Whether the library is shown, in the place of the table."""
        return self._library is not None and self.pages.currentWidget() is self._library

    @property
    def may_change(self) -> bool:
        """Whether the table is shown and anything can be done with it."""
        return not self.in_library and self.stage is not Stage.ASKED

    @property
    def stage(self) -> Stage:
        """How far a question about the board has come."""
        return self._predicting.stage if self._predicting is not None else Stage.NONE

    @property
    def place_asked(self) -> str:
        """Where in the course it is, while a question is asked; empty at other times."""
        return self._place if self.stage is Stage.ASKED else ""

    @property
    def learner(self) -> Learner:
        """What the user has learned."""
        if self._learner is None:
            from gui.library.learner import Learner  # noqa: PLC0415 - when it is wanted

            self._learner = Learner(self._answers, self)
            self._learner.failed.connect(self.failed)
        return self._learner

    @property
    def next_lesson(self) -> int | None:
        """The number of the lesson that comes next; None if all are done."""
        from core.teaching.course import built_in  # noqa: PLC0415 - when it is wanted
        from core.teaching.shelves import lessons, next_step  # noqa: PLC0415 - as above

        step = next_step(lessons(built_in()), self.learner.progress)
        return step.shelf.number if step is not None else None

    @property
    def has_begun(self) -> bool:
        """Whether anything was ever answered."""
        exists = os.path.exists(self._answers)  # noqa: PTH110 - False, too, where nobody may look
        return exists and bool(self.learner.progress.scenarios)

    @property
    def library(self) -> LibraryPage:
        """The library."""
        if self._library is None:
            from gui.library.library_page import LibraryPage  # noqa: PLC0415 - when it is wanted

            library = self._around.session.library
            self._library = page = LibraryPage(library, self.learner, self._theme)
            page.opened.connect(self.open)
            page.left.connect(self.show_table)
            page.forget_wanted.connect(self._forget)
            self.pages.addWidget(page)
        return self._library

    @property
    def predicting(self) -> Predicting:
        """What asks about the board."""
        if self._predicting is None:
            from gui.prediction.predicting import Predicting  # noqa: PLC0415 - when it is wanted

            around = self._around
            self._predicting = made = Predicting(around.session, around.player, around.table, self)
            around.rooms.hold_questions(made.question_panel, made.verdict_panel)
            made.changed.connect(self._follow)
            for panel in (made.question_panel, made.verdict_panel):
                panel.leave_wanted.connect(self.show_library)
            made.verdict_panel.next_wanted.connect(self._go_on)
            made.verdict_panel.other_wanted.connect(self._open_other)
        return self._predicting

    @property
    def panels(self) -> tuple[QWidget, ...]:
        """The panels of the question and its verdict, once something has been asked."""
        asking = self._predicting
        return (asking.question_panel, asking.verdict_panel) if asking is not None else ()

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
            if self._opening is not None and not self._has_gone_back:
                self.library.show_opening(self._opening)
                self._has_gone_back = True
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
        """Show the library with the scenarios about a rule; if there are none, about what it is a part of."""
        self._enter()
        self.library.search_for_rule(number.rpartition(":")[2])

    def open_next(self) -> None:
        """Open what comes next in the lessons; with nothing left to answer, show all scenarios."""
        from core.teaching.shelves import EVERYTHING  # noqa: PLC0415 - when it is wanted

        if not self.library.open_next():
            self.show_shelf(EVERYTHING)

    def open(self, opening: Opening) -> None:
        """Open a scenario, and ask its question if it has one."""
        from core.teaching.course import path_of  # noqa: PLC0415 - the library has it already
        from gui.library.way_on import onward  # noqa: PLC0415 - as above

        if not self._around.documents.open_example(path_of(opening.key)):
            return
        self._opening, self._place, self._has_gone_back = opening, opening.short_place, False
        session = self._around.session
        if session.scenario.question is not None:
            session.load(changed(session.scenario, undecided="default"))  # play goes through to its end
        self.show_table()
        learner, catalogue = self.learner, self.library.catalogue
        self.predicting.ask(
            opening.place,
            lambda: onward(catalogue, opening, learner.progress, learner.clock()),
            partial(learner.learn, opening.key),
        )

    def ask_about_board(self) -> None:
        """Ask the question of the board on the table, whoever has written it."""
        session, self._place = self._around.session, ""
        if session.scenario.question is None:
            self.failed.emit(
                tr("This board has no question yet. Click the empty table and write one in the inspector.")
            )
        elif not self.predicting.ask(""):
            self.failed.emit(tr("Decide everything first: Shift+D decides the rest."))

    def _enter(self) -> None:
        if not self.in_library:
            self.show_library()

    def _go_on(self) -> None:
        from gui.library.way_on import following  # noqa: PLC0415 - the library has it already

        after = following(self.library.catalogue, self._opening) if self._opening is not None else None
        if after is not None:
            self.open(after)
        else:
            self.show_library()

    def _open_other(self, key: str) -> None:
        if self._opening is not None:
            self.open(self._opening.instead(key))

    def _follow(self) -> None:
        self._around.rooms.set_stage(self.predicting.stage)
        self.moved.emit()

    def _forget(self) -> None:
        button = QMessageBox.StandardButton
        answers = {button.Discard: tr("&Forget"), button.Cancel: tr("&Cancel")}
        words = tr("Forget all your answers, and what is due again?")
        if ask(self._window, tr("Forget my answers"), words, answers, button.Cancel) == button.Discard:
            self.learner.forget()
