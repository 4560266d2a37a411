"""What the first edit needs, and the library, made ready once the window has been painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import chain

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.explain.rule_index import rule_index
from core.scenario.changes import new_id, with_object
from core.scenario.format import ObjectSpec
from core.scenario.playing import play_scenario
from core.scenario.reading import scenario_of
from core.scenario.saving import scenario_text
from gui.export.table_image import table_image
from gui.panels.inspector import Inspector
from gui.table.painting.drawings import KINDS, drawing, names
from gui.table.picture.table_picture import Album
from gui.table.table_view import TableView
from gui.theme import LIGHT

_AFTER_PAINTING_MS = 30
"""What the user has begun meanwhile goes first."""


class WarmUp(QObject):
    """Takes a step whenever a window that has been painted has nothing else to do.

    A step sets up a board, writes a card's text, builds a form, or reads the rules' index, a drawing or the
    library's modules.
    Else each is done when it is first needed, and the first drop waits for them.

    Signals:
        finished: all steps are taken.
    """

    finished = Signal()

    def __init__(self, inspector: Inspector, table: TableView, window: QObject) -> None:
        super().__init__(window)
        self._left: Iterator[Callable[[], object]] = chain(
            [partial(_set_up_a_board, table), _write_rules_text, inspector.prepare, rule_index],
            (partial(drawing, kind, name) for kind in KINDS for name in names(kind)),
            [partial(import_module, "gui.library.library_page")],
        )
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._take_step)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin once the window is painted for the first time."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._idle.start(_AFTER_PAINTING_MS)
        return False

    def _take_step(self) -> None:
        step = next(self._left, None)
        if step is None:
            self._idle.stop()
            self.finished.emit()
        else:
            step()
            self._idle.setInterval(0)


def _set_up_a_board(table: TableView) -> None:
    """Put a card on an empty board, write that and draw it where nobody sees it, as large as the table.

    How its parts are read and written is then known, and letters of that size are drawn from the fonts.
    """
    empty, name = scenario_of({"players": [{"id": "amy"}, {"id": "nicole"}]}), "Grizzly Bears"
    board = with_object(empty, ObjectSpec(id=new_id(name, ()), card=name, controller="amy"))
    scenario_text(board)
    size = table.viewport().size()
    table_image(Album(play_scenario(board, built_in()), size.width(), size.height()).rests(0), LIGHT)


def _write_rules_text() -> None:
    """Write a card's text: the grammar is there then for the first card that has one."""
    rules_text(built_in()["Wojek Apothecary"])
