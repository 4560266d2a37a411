"""The pen draws what is meant, and nothing where nothing is meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gui.table.items.note_mark_item import NoteMarkItem
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.window.test_notes import marks, tool, write
from tests.support import NICOLE, creature, table

CLOTH = QPoint(5, 100)


@pytest.fixture
def noted(hands: Hands) -> Hands:
    """Two creatures that face each other, and a note that is being written."""
    hands.show(table(creature("bear", "2/2"), creature("wolf", "2/2", by=NICOLE)), watching=True)
    write(hands, "Look.")
    return hands


def drawing(window: MainWindow) -> int:
    """Return how many marks are seen on the table, with one that is just being drawn."""
    return sum(isinstance(one, NoteMarkItem) and one.isVisible() for one in window.table.table.items())


def test_an_arrow_is_clicked_from_one_thing_to_the_next(noted: Hands, window: MainWindow) -> None:
    tool(noted, "Arrow")
    noted.click("bear")
    noted.click("wolf")
    assert marks(window) == [("bear", "wolf")]


def test_a_click_on_the_cloth_or_on_the_same_thing_begins_the_arrow_anew(
    noted: Hands, window: MainWindow
) -> None:
    tool(noted, "Arrow")
    for other in (CLOTH, noted.at("bear")):
        noted.click("bear")
        QTest.mouseClick(noted.viewport, Qt.MouseButton.LeftButton, pos=other)
        noted.click("wolf")
        assert marks(window) == []
        noted.click("wolf")  # leaves off


def test_an_arrow_is_seen_while_it_is_drawn_and_goes_if_it_ends_nowhere(
    noted: Hands, window: MainWindow
) -> None:
    tool(noted, "Arrow")
    noted.hold_at("bear", CLOTH)
    assert drawing(window) == 1
    noted.let_go(CLOTH)
    assert (drawing(window), marks(window)) == (0, [])
    noted.hold_from(CLOTH, noted.at("bear"))
    assert drawing(window) == 0, "it begins at nothing"
    noted.let_go(noted.at("bear"))
    assert marks(window) == []


def test_going_around_nothing_marks_nothing(noted: Hands, window: MainWindow) -> None:
    tool(noted, "Circle")
    steps = window.session.undo_stack.count()
    noted.drag_between(CLOTH, CLOTH + QPoint(40, 40))
    assert marks(window) == []
    assert window.session.undo_stack.count() == steps
