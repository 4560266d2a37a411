"""The shelves at the left of the library: what is heard of them, and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from gui.library.library_page import LibraryPage
from tests.gui.hands import Hands
from tests.gui.library.test_library_page import click_shelf


def spoken(library: LibraryPage) -> list[str]:
    """Return what a screen reader hears of each row."""
    view = QAccessible.queryAccessibleInterface(library.shelves)
    rows = (view.child(number) for number in range(view.childCount()))
    return [row.text(QAccessible.Text.Name) for row in rows]


def test_screen_readers_hear_headings_lessons_and_collections(library: LibraryPage) -> None:
    heard = spoken(library)
    first = library.shelves.rows[0]
    everything = next(row for row in library.shelves.rows if row.shelf.title == "All scenarios")
    assert heard[0] == first.shelf.group
    assert heard[1] == f"Lesson 1: {first.shelf.title}, 0 of {first.count} done"
    assert f"All scenarios, {everything.count} scenarios" in heard


def test_enter_and_the_right_arrow_lead_on_to_the_scenarios_of_the_shelf(library: LibraryPage) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right):
        library.shelves.setFocus()
        QTest.keyClick(library.shelves, key)
        assert library.scenarios.hasFocus()


def test_arrows_go_from_shelf_to_shelf_over_the_headings(library: LibraryPage, hands: Hands) -> None:
    rows = library.shelves.rows
    last = max(number for number, row in enumerate(rows) if row.shelf.group == rows[0].shelf.group)
    click_shelf(library, rows[last].shelf.title)
    library.shelves.setFocus()
    hands.press(Qt.Key.Key_Down)
    assert rows[last + 1].shelf.group != rows[last].shelf.group
    assert library.shelves.current_name == rows[last + 1].shelf.name
    assert rows[last + 1].shelf.title in library.title.text()


def test_a_letter_typed_on_a_shelf_goes_into_the_search_field(library: LibraryPage) -> None:
    library.shelves.setFocus()
    QTest.keyClick(library.shelves, Qt.Key.Key_W)
    assert (library.search.text(), library.search.hasFocus()) == ("w", True)
