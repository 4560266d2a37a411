"""The cards of the library: what the mouse shows of them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.library.library_page import LibraryPage


def edge(library: LibraryPage, row: int) -> set[str]:
    """Return the colors of a short line across the left edge of a card."""
    view = library.scenarios
    card, image = view.visualRect(view.model().index(row, 0)), view.viewport().grab().toImage()
    return {image.pixelColor(card.left() + x, card.center().y()).name() for x in range(9)}


def test_the_card_below_the_mouse_has_another_edge(library: LibraryPage) -> None:
    view = library.scenarios
    plain = edge(library, 1)
    for below, is_marked in ((1, True), (2, False)):
        QTest.mouseMove(view.viewport(), view.visualRect(view.model().index(below, 0)).center())
        QApplication.processEvents()
        assert (edge(library, 1) != plain) is is_marked


def test_the_edge_of_the_selected_card_tells_where_the_keyboard_is(library: LibraryPage) -> None:
    elsewhere = edge(library, 0)
    assert QColor(library.scenarios.delegate.theme.accent).name() in elsewhere
    library.scenarios.setFocus()
    assert QColor(library.scenarios.delegate.theme.focus).name() in edge(library, 0)


def test_the_tip_of_a_card_tells_what_the_board_is_about(library: LibraryPage) -> None:
    first = library.scenarios.scenarios.listed[0].entry
    index = library.scenarios.scenarios.index(0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == first.description


def test_the_first_card_is_in_sight_again_when_another_shelf_is_shown(library: LibraryPage) -> None:
    library.show_shelf("everything")
    bar = library.scenarios.verticalScrollBar()
    bar.setValue(bar.maximum())
    library.show_shelf("lesson 1")
    assert bar.value() == 0
    assert library.scenarios.indexAt(QPoint(20, 20)).row() == 0
