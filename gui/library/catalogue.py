"""The catalogue: the course and the index, read a little at a time while the window stays free."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core.cards.library import Library
from core.teaching.course import SCENARIOS, CourseError, built_in
from core.teaching.index import Index, Indexer, scenario_files
from core.teaching.search import Search, Searchable
from core.teaching.shelves import Shelf, collections, folders, lessons

_SLICE_MS = 8
"""So long the window may stand still for it at a time."""


class Catalogue(QObject):
    """Everything there is in the library; the lessons at once, the rest after `loaded`.

    Signals:
        loaded: every scenario is in the index.
    """

    loaded = Signal()

    def __init__(self, library: Library, parent: QObject | None = None, scenarios: Path = SCENARIOS) -> None:
        super().__init__(parent)
        self.course = built_in()
        self.shelves: tuple[Shelf, ...] = (*lessons(self.course), *collections(self.course))
        self.index, self.search = Index(()), Search(())
        self.is_loaded = False
        self._read: list[Searchable] = []
        self._left = self._reading(Indexer(self.course, library), scenarios)
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._read_some)
        self._idle.start(0)

    def load(self) -> None:
        """Read all that is left now."""
        for one in self._left:
            self._read.append(one)
        self._finish()

    def _reading(self, indexer: Indexer, scenarios: Path) -> Iterator[Searchable]:
        """Yield what is in each file that can be read; the others are not in the library."""
        for path in scenario_files(scenarios):
            try:
                yield Searchable(indexer.entry(path))
            except CourseError:
                continue

    def _read_some(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        for one in self._left:
            self._read.append(one)
            if clock.elapsed() >= _SLICE_MS:
                return
        self._finish()

    def _finish(self) -> None:
        self._idle.stop()
        if not self.is_loaded:
            self.index = Index(one.entry for one in self._read)
            self.search = Search(self._read)
            self.shelves = (*self.shelves, *folders(self.course, self.index))
            self.is_loaded = True
            self.loaded.emit()
