"""The library as a page: lessons and collections at the left, their scenarios and the search at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.cards.library import Library
from core.teaching.index import Entry
from core.teaching.progress import Standing
from core.teaching.shelves import DUE, Item, Kind, Shelf, due_again, next_step
from gui.key_row import KeyRow
from gui.library.board_pictures import BoardPictures
from gui.library.catalogue import Catalogue
from gui.library.learner import Learner
from gui.library.listed import Listed
from gui.library.opening import Opening, opening_on
from gui.library.scenario_list import ScenarioList
from gui.library.shelf_list import ShelfList, ShelfRow
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr

LIBRARY_KEYS = (
    KeyRow(("Ctrl+F", "/"), QT_TR_NOOP("search")),
    KeyRow(
        ("Down", "Return"), QT_TR_NOOP("from the search field: into the list, or open the first scenario")
    ),
    *ScenarioList.KEYS,
    KeyRow(("Esc",), QT_TR_NOOP("clear the search; then back to the table")),
)
"""What keys do in the library."""


class LibraryPage(QWidget):
    """Lets a scenario be found and opened.

    Signals:
        opened: a scenario is to be opened; argument: the `Opening`.
        left: the user wants back to the table.
        forget_wanted: the user wants to begin anew.
    """

    opened = Signal(object)
    left = Signal()
    forget_wanted = Signal()

    def __init__(self, library: Library, learner: Learner, theme: Theme) -> None:
        super().__init__()
        self.catalogue = Catalogue(library, self)
        self._learner = learner
        self._pictures = BoardPictures(library, theme, self)
        self.shelves, self.scenarios = ShelfList(theme), ScenarioList(self._pictures, theme)
        self.search, self.count = QLineEdit(), QLabel()
        self.next, self.back, self.forget = QPushButton(), QPushButton(tr("Back to the table")), QPushButton()
        self.title, self.about, self.nothing = QLabel(), QLabel(), QLabel()
        self.clear = QPushButton()
        self._shelf: Shelf | None = None
        self.setObjectName("library")
        self.setAccessibleName(tr("Library"))
        self._pages = QStackedWidget()
        self._dress()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._left_side())
        row.addWidget(self._right_side(), 1)
        for keys in (QKeySequence(QKeySequence.StandardKey.Find), QKeySequence("/")):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.take_keyboard)
        self.next.clicked.connect(self.open_next)
        self.back.clicked.connect(self.left)
        self.clear.clicked.connect(self.clear_search)
        self.forget.clicked.connect(self.forget_wanted)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self.scenarios.open_current)
        self.shelves.selected.connect(self._on_shelf)
        self.shelves.entered.connect(self.scenarios.setFocus)
        self.shelves.typed.connect(self._type)
        self.scenarios.typed.connect(self._type)
        self.scenarios.opened.connect(self._open)
        self.catalogue.loaded.connect(self.refresh)
        learner.changed.connect(self.refresh)
        self._begin()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._pictures.set_theme(theme)
        self.shelves.set_theme(theme)
        self.scenarios.set_theme(theme)

    def search_for(self, words: str) -> None:
        """Search for words, as if they were typed."""
        self.search.setText(words)
        self.take_keyboard()

    def search_for_rule(self, number: str) -> None:
        """Search for a rule; if nothing is about it, for the rule it is a part of, then for the section."""
        self.catalogue.load()
        wider = (number, number.rstrip("abcdefghijklmnopqrstuvwxyz"), number.partition(".")[0])
        found = (one for one in wider if self.catalogue.search.find(f"rule:{one}"))
        self.search_for(f"rule:{next(found, number)}")

    def show_shelf(self, name: str) -> None:
        """Show a shelf, whatever was searched for before."""
        if all(one.name != name for one in self.catalogue.shelves):
            self.catalogue.load()  # most are known only once everything is read
        self.search.clear()
        self.shelves.select(name)

    def show_opening(self, opening: Opening) -> None:
        """Show where a scenario was opened from, or has been come to since, with that scenario selected."""
        self.catalogue.load()
        key = opening.beside or opening.key
        shelf = next((row.shelf for row in self.shelves.rows if row.shelf.name == opening.shelf), None)
        if shelf is not None:
            self.show_shelf(shelf.name)
            self._show_shelf(shelf, key)
        elif self.search.text().strip():
            self._find(key)

    def take_keyboard(self) -> None:
        """Put the keyboard into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def clear_search(self) -> None:
        """Search for nothing; the shelf from before is shown again."""
        self.search.clear()
        self.take_keyboard()

    def open_next(self) -> bool:
        """Open the scenario that comes next in the lessons, with all done what is due; return whether any."""
        step = next_step(self.catalogue.shelves, self._learner.progress)
        due = self._due()
        if step is not None:
            self.opened.emit(opening_on(step.shelf, step.key))
        elif due.items:
            self.opened.emit(opening_on(due, due.keys[0]))
        return step is not None or bool(due.items)

    def refresh(self) -> None:
        """Show how far the user has come."""
        due = self._due()
        rows = [self._row(shelf) for shelf in (*([due] if due.items else []), *self.catalogue.shelves)]
        self.shelves.show_shelves(rows)
        self._show_next(due)
        if self._shelf is not None and self._shelf.name == DUE:
            self._shelf = due
        if self.search.text().strip():
            self._find(self.scenarios.current_key)
        elif self._shelf is not None:
            self._show_shelf(self._shelf, self.scenarios.current_key or self._first_new(self._shelf))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.clear_search()
            else:
                self.left.emit()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.scenarios.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        """Select the lesson that comes next."""
        self.refresh()
        step = next_step(self.catalogue.shelves, self._learner.progress)
        self.shelves.select(step.shelf.name if step is not None else self.catalogue.shelves[0].name)

    def _due(self) -> Shelf:
        keys = self._learner.progress.scenarios
        order = (*self.catalogue.course.keys, *keys)
        return due_again(self._learner.due(key for key in dict.fromkeys(order) if key in keys))

    def _row(self, shelf: Shelf) -> ShelfRow:
        standings = [self._learner.standing(key) for key in shelf.keys]
        return ShelfRow(
            shelf,
            count=len(shelf.items),
            done=sum(1 for one in standings if one is not Standing.NEW),
            due=standings.count(Standing.DUE),
        )

    def _show_next(self, due: Shelf) -> None:
        step = next_step(self.catalogue.shelves, self._learner.progress)
        if step is None:
            again = tr("Repeat what is due\n{count}").format(count=_count(len(due.items)))
            words = again if due.items else tr("All lessons done")
        elif not self._learner.progress.scenarios:
            words = tr("Start with lesson 1\n{title}").format(title=step.shelf.title)
        else:
            shelf, place = step.shelf, step.shelf.keys.index(step.key) + 1
            words = tr("Next: lesson {lesson}, {place} of {count}\n{title}").format(
                lesson=shelf.number, place=place, count=len(shelf.keys), title=shelf.title
            )
        self.next.setText(words.replace("&", "&&"))
        self.next.setAccessibleName(words.replace("\n", ": "))
        self.next.setEnabled(step is not None or bool(due.items))

    def _on_shelf(self, shelf: Shelf) -> None:
        if self.search.text():
            self.search.blockSignals(True)  # noqa: FBT003 - Qt's argument
            self.search.clear()
            self.search.blockSignals(False)  # noqa: FBT003 - Qt's argument
        self._show_shelf(shelf, self._first_new(shelf))

    def _first_new(self, shelf: Shelf) -> str:
        """Return the key of the first scenario on a shelf that was never answered or shown; or nothing."""
        return next((one for one in shelf.keys if self._learner.standing(one) is Standing.NEW), "")

    def _show_shelf(self, shelf: Shelf, current: str) -> None:
        self._shelf = shelf
        lesson = tr("Lesson {number}: {title}").format(number=shelf.number, title=shelf.title)
        self._say(lesson if shelf.kind is Kind.LESSON else shelf.title, shelf.about)
        items = ((item, self.catalogue.index.get(item.key)) for item in shelf.items)
        self._list([self._listed(item, entry) for item, entry in items if entry is not None], current)

    def _on_search(self) -> None:
        if self.search.text().strip():
            self._find("")
        elif self._shelf is not None:
            self.shelves.select(self._shelf.name, tells=False)
            self._show_shelf(self._shelf, "")

    def _find(self, current: str) -> None:
        """List what the search finds, with one of that selected."""
        words = self.search.text().strip()
        self.shelves.select("", tells=False)
        found = self.catalogue.search.find(words)
        self._say(f"“{words}”", tr("In titles, cards, keywords, rules, tags and questions. Best first."))
        self._list([self._listed(Item(key=entry.key), entry) for entry in found], current)
        self.nothing.setText(tr(_NOTHING).format(words=words))
        self.nothing.setAccessibleName(self.nothing.text())

    def _say(self, title: str, about: str) -> None:
        self.title.setText(title)
        self.about.setText(about)

    def _list(self, listed: list[Listed], current: str) -> None:
        self.scenarios.show_scenarios(listed, current)
        has_any = bool(listed) or not self.catalogue.is_loaded
        self._pages.setCurrentIndex(0 if has_any else 1)
        self.count.setText(_count(len(listed)) if has_any else tr("Nothing found"))

    def _listed(self, item: Item, entry: Entry) -> Listed:
        return Listed(
            entry,
            title=item.title or entry.title,
            standing=self._learner.standing(item.key),
            choices=tuple(variant.choice for variant in item.variants),
        )

    def _open(self, listed: Listed) -> None:
        words = self.search.text().strip()
        if words:
            keys = tuple(one.entry.key for one in self.scenarios.scenarios.listed)
            self.opened.emit(Opening(key=listed.entry.key, title=f"“{words}”", keys=keys))
        elif self._shelf is not None:
            self.opened.emit(opening_on(self._shelf, listed.entry.key))

    def _type(self, letter: str) -> None:
        """Put a letter that was typed in a list into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if letter != "/":
            self.search.setText(self.search.text() + letter)

    def _dress(self) -> None:
        self.search.setPlaceholderText(tr("Search titles, cards, keywords, rule numbers…"))
        self.search.setAccessibleName(tr("Search the library"))
        self.search.setClearButtonEnabled(True)
        self.search.setObjectName("librarySearch")
        self.count.setObjectName("libraryCount")
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.next.setObjectName("primary")
        self.next.setToolTip(tr("Open the next scenario of the lessons"))
        self.title.setObjectName("libraryTitle")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setObjectName("hint")
        self.forget.setText(tr("Forget my answers…"))
        self.forget.setObjectName("quiet")
        self.nothing.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.clear.setText(tr("Clear the search"))
        self.back.setToolTip("Esc")
        for label in (self.title, self.about):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.setWordWrap(True)
        for button in (self.next, self.back, self.forget):
            button.setCursor(Qt.CursorShape.PointingHandCursor)

    def _left_side(self) -> QWidget:
        frame = QFrame()
        frame.setObjectName("shelfPanel")
        column = QVBoxLayout(frame)
        column.setContentsMargins(8, 10, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.next)
        column.addWidget(self.shelves, 1)
        column.addWidget(self.forget)
        return frame

    def _empty_state(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(40, 60, 40, 0)
        column.setSpacing(14)
        column.addWidget(self.nothing)
        column.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return page

    def _right_side(self) -> QWidget:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.search, 1)
        top.addWidget(self.count)
        top.addWidget(self.back)
        self._pages.addWidget(self.scenarios)
        self._pages.addWidget(self._empty_state())
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        column.addLayout(top)
        column.addSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addWidget(self._pages, 1)
        return side


_NOTHING = QT_TR_NOOP(
    "No scenario has all of “{words}”.\n\n"
    "Try fewer words, the beginning of a word, a card's name, a keyword, or a rule such as 702.19."
)


def _count(count: int) -> str:
    return tr("1 scenario") if count == 1 else tr("{count} scenarios").format(count=count)
