"""Cards, keywords and written creatures are dragged out of the palette."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListView, QWidget

from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.panels.creature_line import DraggableCard
from gui.table.payload import DRAGGED_SCALE, Payload, from_mime
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dragged(monkeypatch: pytest.MonkeyPatch) -> list[QDrag]:
    """What the system is asked to drag: it would wait for a mouse of its own."""
    drags: list[QDrag] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: drags.append(drag))
    return drags


def pull(widget: QWidget, start: QPoint) -> None:
    """Press the mouse on a pixel of a widget and move it away."""
    QTest.mousePress(widget, LEFT, pos=start)
    for step in (QPoint(1, 0), QPoint(20, 4), QPoint(40, 8)):
        QTest.mouseMove(widget, start + step)
    QTest.mouseRelease(widget, LEFT, pos=start + QPoint(40, 8))


def row_of(palette: QListView, title: str) -> QPoint:
    """Return the pixel in the middle of a row, which is scrolled into sight."""
    model = palette.model()
    index = next(one for row in range(model.rowCount()) if (one := model.index(row, 0)).data() == title)
    palette.scrollTo(index)
    return palette.visualRect(index).center()


def test_a_card_is_dragged_as_it_will_lie_and_held_above_its_middle(
    hands: Hands, window: MainWindow, dragged: list[QDrag]
) -> None:
    hands.lay()
    palette = hands.widget(QListView, "Palette")
    pull(palette.viewport(), row_of(palette, "Hill Giant"))
    (drag,) = dragged
    payload = from_mime(drag.mimeData())
    assert payload == Payload("card", "Hill Giant")
    assert drag.mimeData().text() == "Hill Giant"
    wide, high = CARD_WIDTH * DRAGGED_SCALE + 2, CARD_HEIGHT * DRAGGED_SCALE + 2
    assert drag.pixmap().deviceIndependentSize().toTuple() == pytest.approx((wide, high), abs=1)
    assert drag.hotSpot().toTuple() == pytest.approx((wide / 2, high * 0.35), abs=1)
    assert drag.pixmap().toImage().pixelColor(drag.hotSpot()).alpha() == 255
    hands.drop_data(drag.mimeData(), hands.at(AMY))
    assert [spec.card for spec in window.session.scenario.battlefield] == ["Hill Giant"]


def test_a_spell_is_dragged_to_be_cast(hands: Hands, dragged: list[QDrag]) -> None:
    hands.lay()
    palette = hands.widget(QListView, "Palette")
    pull(palette.viewport(), row_of(palette, "Shock"))
    assert [from_mime(one.mimeData()) for one in dragged] == [Payload("spell", "Shock")]


@pytest.mark.parametrize(
    ("tab", "title", "payload"),
    [
        ("Keywords", "trample", Payload("keyword", "trample")),
        ("Counters", "+1/+1 counter", Payload("counter", "+1/+1")),
    ],
)
def test_keywords_and_counters_are_dragged_as_a_label(
    hands: Hands, dragged: list[QDrag], tab: str, title: str, payload: Payload
) -> None:
    hands.lay()
    hands.turn_to(tab)
    palette = hands.widget(QListView, "Palette")
    pull(palette.viewport(), row_of(palette, title))
    (drag,) = dragged
    assert from_mime(drag.mimeData()) == payload
    size = drag.pixmap().deviceIndependentSize()
    assert 60 < size.width() < 200
    assert size.height() == 30
    ground = drag.pixmap().toImage().pixelColor(14, 4)
    assert (ground.alpha(), ground.name()) == (255, hands.window.theme.accent)


def test_a_written_creature_is_dragged_by_its_card(
    hands: Hands, window: MainWindow, dragged: list[QDrag]
) -> None:
    hands.lay()
    (shown,) = window.palette_panel.findChildren(DraggableCard)
    pull(shown, shown.rect().center())
    assert not dragged, "there is no creature yet"
    field = hands.widget(QLineEdit, "Write a creature")
    field.setText("3/3 trample")
    QTest.mousePress(shown, LEFT, pos=shown.rect().center())
    QTest.mouseMove(shown, shown.rect().center() + QPoint(2, 1))
    assert not dragged, "the mouse has hardly moved"
    pull(shown, shown.rect().center())
    assert [from_mime(one.mimeData()) for one in dragged] == [Payload("creature", "3/3 trample")]
    QTest.mouseMove(shown, shown.rect().center())
    assert len(dragged) == 1
