"""What a person does to the window: drag, click, turn the wheel, type, drop."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QSpinBox, QTabBar, QWidget

from core.scenario.changes import changed
from core.scenario.format import Scenario
from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.table.items.bubble_item import BubbleItem
from gui.table.payload import Payload
from gui.table.picture.chips import Chip
from gui.window.main_window import MainWindow
from tests.support import table

W = TypeVar("W", bound=QWidget)
_NONE = Qt.KeyboardModifier.NoModifier


class Hands:
    """Mouse and keyboard at one window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def lay(
        self, *objects: Mapping[str, Any], script: Sequence[Mapping[str, Any]] = (), **fields: Any
    ) -> None:
        """Put objects on the table, as a file would; what the script does not say is asked."""
        self.show(table(*objects, script=script, **fields), watching=False)

    def show(self, scenario: Scenario, *, watching: bool) -> None:
        """Put a scenario on the table; `watching`: what nobody decides is answered by default."""
        self.window.session.load(changed(scenario, undecided="default") if watching else scenario)

    def drag(self, card: str, target: str) -> None:
        """Drag a card onto another card or a player, and let go."""
        self.hold(card, target)
        self.release(target)

    def drag_to(self, card: str, end: QPoint) -> None:
        """Drag a card to a pixel of the table, and let go."""
        self.hold_at(card, end)
        self.let_go(end)

    def hold(self, card: str, target: str) -> None:
        """Drag a card to something, and keep the button down."""
        self.hold_at(card, self.at(target))

    def hold_at(self, card: str, end: QPoint) -> None:
        """Drag a card to a pixel of the table, and keep the button down."""
        start = self.at(card)
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, _NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(self.viewport, start + (end - start) * step / 5)

    def drag_between(self, start: QPoint, end: QPoint) -> None:
        """Drag from one pixel of the table to another, and let go."""
        self.hold_from(start, end)
        self.let_go(end)

    def hold_from(self, start: QPoint, end: QPoint) -> None:
        """Drag from one pixel of the table to another, and keep the button down."""
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, _NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(self.viewport, start + (end - start) * step / 5)

    def release(self, target: str) -> None:
        """Let go of the button over something."""
        self.let_go(self.at(target))

    def let_go(self, at: QPoint, modifier: Qt.KeyboardModifier = _NONE) -> None:
        """Let go of the button at a pixel of the table, perhaps with a key held."""
        QTest.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, modifier, at)

    @property
    def bubble(self) -> str:
        """The words beside the mouse while something is dragged."""
        bubbles = [item for item in self.window.table.table.items() if isinstance(item, BubbleItem)]
        return bubbles[0].text

    def click(self, subject: str) -> None:
        """Click a card or a player."""
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, _NONE, self.at(subject))

    def click_chip(
        self, source: str, recipient: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton
    ) -> None:
        """Click the number between two things."""
        QTest.mouseClick(self.viewport, button, _NONE, self.chip_place(source, recipient))

    def turn_wheel(self, source: str, recipient: str, notches: int) -> None:
        """Turn the wheel over the number between two things; away from you is positive."""
        self.wheel_over(self.viewport, notches, self.chip_place(source, recipient))

    def wheel_over(self, widget: QWidget, notches: int, at: QPoint | None = None) -> None:
        """Turn the wheel over a pixel of a widget, its middle if none is given."""
        self.send_wheel(widget, QPoint(0, 120 * notches), at or widget.rect().center())

    def send_wheel(
        self, widget: QWidget, delta: QPoint, at: QPoint, modifier: Qt.KeyboardModifier = _NONE
    ) -> None:
        """Turn the wheel by eighths of a degree, across and along."""
        place = QPointF(at)
        event = QWheelEvent(
            place,
            widget.mapToGlobal(place),
            QPoint(),
            delta,
            Qt.MouseButton.NoButton,
            modifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 - Qt's argument: not inverted
        )
        QApplication.sendEvent(widget, event)

    def right_click(self, widget: QWidget, at: QPoint) -> None:
        """Click a pixel of a widget with the right button, for its menu."""
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(widget, QContextMenuEvent(reason, at, widget.mapToGlobal(at)))

    def choose(self, words: str) -> None:
        """Choose an entry of the menu that is open by how it begins."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        next(one for one in menu.actions() if one.text().startswith(words)).trigger()
        menu.close()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> None:
        """Press a key, wherever the keyboard is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def drop(self, payload: Payload, at: str) -> None:
        """Drop something from the palette beside a player, or on a card."""
        self.drop_data(payload.to_mime(), self.at(at))

    def hold_data(self, data: QMimeData, at: QPoint) -> None:
        """Drag data over the table, and keep it there."""
        copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        # Deprecated in PySide6 6.12 for a QPointF, which 6.11 on Python 3.11 does not take.
        with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
            enter = QDragEnterEvent(at, copy, data, left, _NONE)
            move = QDragMoveEvent(at, copy, data, left, _NONE)
        for event in (enter, move):
            QApplication.sendEvent(self.viewport, event)

    def drop_data(self, data: QMimeData, at: QPoint) -> None:
        """Drag data over the table and let go at a pixel of it."""
        self.hold_data(data, at)
        copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        QApplication.sendEvent(self.viewport, QDropEvent(QPointF(at), copy, data, left, _NONE))

    def widget(self, kind: type[W], name: str) -> W:
        """Return the widget of a kind that a screen reader calls by this name."""
        found = [
            one for one in self.window.findChildren(kind) if one.accessibleName() == name and one.isVisible()
        ]
        assert len(found) == 1, f"{len(found)} widgets are called {name!r}"
        return found[0]

    def turn_to(self, tab: str) -> None:
        """Click a tab of the palette."""
        bar = self.window.palette_panel.findChildren(QTabBar)[0]
        number = next(number for number in range(bar.count()) if bar.tabText(number) == tab)
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, _NONE, bar.tabRect(number).center())
        QApplication.processEvents()

    def type_into(self, widget: QWidget, text: str) -> None:
        """Click a field, replace what is in it, and press Enter."""
        widget.setFocus()
        if isinstance(widget, QLineEdit | QSpinBox):
            widget.selectAll()
        QTest.keyClicks(widget, text)
        QTest.keyClick(widget, Qt.Key.Key_Return)

    def at(self, subject: str) -> QPoint:
        """Return the pixel at the middle of a card, a player or something on the stack."""
        known = self.window.session.game
        others = {card.id for card in known.hand} | {getattr(one, "id", None) for one in known.stack}
        is_there = known.on_battlefield(ObjectId(subject)) is not None
        assert is_there or subject in {*known.players, *others}, f"{subject} is not on the table"
        return self.window.table.place_of(_id(subject))

    def chip(self, source: str, recipient: str) -> Chip | None:
        """Return the number between two things, if one is shown."""
        return next((c for c in self.chips if (c.source, c.recipient) == (source, recipient)), None)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """The numbers on the table."""
        picture = self.window.table.table.picture
        return picture.chips if picture else ()

    @property
    def viewport(self) -> QWidget:
        """What takes the mouse."""
        return self.window.table.viewport()

    def drag_chip(self, source: str, recipient: str, end: QPoint) -> None:
        """Drag the number between two things to a pixel of the table, and let go."""
        start = self.chip_place(source, recipient)
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, _NONE, start)
        for step in range(1, 6):
            QTest.mouseMove(self.viewport, start + (end - start) * step / 5)
        self.let_go(end)

    def chip_place(self, source: str, recipient: str) -> QPoint:
        """Return the pixel of the number between two things."""
        chip = self.chip(source, recipient)
        assert chip is not None, f"no number from {source} to {recipient}; there are {self.chips}"
        return self.window.table.mapFromScene(QPointF(chip.x, chip.y))


def _id(subject: str) -> RecipientId:
    return PlayerId(subject) if subject in {"amy", "nicole", "raj"} else ObjectId(subject)
