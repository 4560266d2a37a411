"""Text around the table is as large as the system has it, larger or smaller by choice, and never cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QScrollArea,
    QWidget,
)

from core.terms.ids import ObjectId, PlayerId
from gui.app import open_window
from gui.panels.elided_label import ElidedLabel
from gui.panels.option_button import OptionButton
from gui.text_size import TextSize, system_text
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import card, creature

_CTRL = Qt.KeyboardModifier.ControlModifier


def larger(hands: Hands) -> None:
    """Press the keys for larger text, as often as it takes."""
    for _ in range(3):
        hands.press(Qt.Key.Key_Greater, _CTRL)
    QApplication.processEvents()


@pytest.fixture
def large_system() -> Iterator[QFont]:
    """A system whose own text is made 18 pixels high."""
    before, font = QFont(QApplication.font()), QFont(QApplication.font())
    font.setPixelSize(18)
    QApplication.setFont(font)
    yield font
    QApplication.setFont(before)


def cut_off(window: QWidget) -> list[str]:
    """Return what stands in labels and buttons that have less room than they need."""
    labels = [one for one in window.findChildren(QLabel) if not isinstance(one, ElidedLabel)]
    buttons = [one for one in window.findChildren(QAbstractButton) if not isinstance(one, OptionButton)]
    parts: list[QLabel | QAbstractButton] = [*labels, *buttons]
    found = []
    for one in (one for one in parts if one.isVisible() and one.text()):
        needed = one.minimumSizeHint()
        if isinstance(one, QLabel) and one.wordWrap():
            needed = QSize(0, one.heightForWidth(one.width()))
        if one.width() < needed.width() or one.height() < needed.height():
            found.append(f"{one.text()!r} needs {needed.toTuple()}, has {one.size().toTuple()}")
    return found


def beyond(window: QWidget) -> list[str]:
    """Return the widgets that reach beyond the window, and forms that are wider than what shows them."""
    inside = QRect(QPoint(), window.size())
    areas = [area for area in window.findChildren(QScrollArea) if area.isVisible()]
    scrolled = {one for area in areas for one in area.viewport().findChildren(QWidget)}
    parts = [one for one in window.findChildren(QWidget) if one.isVisible() and one not in scrolled]
    reaching = [one for one in parts if not inside.contains(QRect(one.mapTo(window, QPoint()), one.size()))]
    wide = [area for area in areas if area.widget().width() > area.viewport().width()]  # type: ignore[union-attr]
    return [f"{type(one).__name__} {one.accessibleName()} {one.geometry()}" for one in (*reaching, *wide)]


def test_keys_make_text_larger_and_smaller_and_it_stays_so(hands: Hands, window: MainWindow) -> None:
    label, ribbon = window.menuBar(), window.ribbon.height()
    assert label.font().pixelSize() == 13
    hands.press(Qt.Key.Key_Greater, _CTRL)
    QApplication.processEvents()
    assert label.font().pixelSize() == 16
    assert window.message == "Text size: Large (125%)"
    assert window.ribbon.height() > ribbon
    larger(hands)
    assert label.font().pixelSize() == 20
    hands.press(Qt.Key.Key_Less, _CTRL)
    assert window.settings.text_size is TextSize.LARGE
    other = open_window(window.settings._store, window._answers.parent)  # noqa: SLF001 - the same folder
    assert other.theme.text == 1.25
    other.deleteLater()


@pytest.mark.usefixtures("large_system")
def test_text_is_as_large_as_the_system_has_it(hands: Hands, window: MainWindow) -> None:
    assert window.menuBar().font().pixelSize() == 18
    larger(hands)
    assert window.menuBar().font().pixelSize() == 26, "twice the normal size at most"


def test_a_system_with_small_text_makes_nothing_smaller() -> None:
    small = QFont(QApplication.font())
    small.setPixelSize(9)
    assert system_text(small) == 1.0


@pytest.mark.parametrize("size", list(TextSize))
@pytest.mark.parametrize("screen", [(1024, 700), (1280, 800)])
def test_nothing_is_cut_off(
    hands: Hands, window: MainWindow, size: TextSize, screen: tuple[int, int]
) -> None:
    hands.lay(creature("bear", "2/2"), card("Holy Strength", "aura", attached_to="bear"))
    window.resize(*screen)
    window.set_text_size(size)
    bear, aura = ObjectId("bear"), ObjectId("aura")
    for subjects in ((), (bear,), (aura,), (PlayerId("amy"),), (bear, aura)):
        window.inspector.show_subjects(*subjects)
        QApplication.processEvents()
        assert cut_off(window) == []
        assert beyond(window) == []
    assert window.table.width() >= 360


def test_nothing_is_cut_off_in_the_library(hands: Hands, window: MainWindow) -> None:
    window.resize(1024, 700)
    larger(hands)
    hands.press(Qt.Key.Key_F4)
    QApplication.processEvents()
    assert cut_off(window.learning.library) == []
