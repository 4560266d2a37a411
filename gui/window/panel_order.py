"""The order in which the keyboard goes through the window: panel by panel, as one plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from gui.key_row import KeyRow
from gui.translation import QT_TR_NOOP
from gui.window.panels import TAB_WORDS

ORDER_KEYS = (
    KeyRow(("Tab", "Shift+Tab"), TAB_WORDS),
    KeyRow(("Esc",), QT_TR_NOOP("back to the table")),
)
"""Keys that go through the window, besides those of its menus."""


class PanelOrder:
    """Finds what has the keyboard next: within a panel as Qt has it, then in the next panel.

    `panels` gives the panels there are at the moment, in their order.
    """

    def __init__(self, panels: Callable[[], Sequence[QWidget]]) -> None:
        self._panels = panels

    def go(self, direction: int) -> bool:
        """Go to the next widget, or the one before; return whether there was another."""
        stops = [one for panel in self._panels() for one in _stops(panel)]
        reason = Qt.FocusReason.TabFocusReason if direction > 0 else Qt.FocusReason.BacktabFocusReason
        return _go(stops, direction, reason)

    def go_to_panel(self, direction: int) -> None:
        """Go to the first widget of the next panel, or of the one before."""
        now, panels = QApplication.focusWidget(), self._panels()
        here = next((n for n, panel in enumerate(panels) if now and _holds(panel, now)), 0)
        count = len(panels)
        others = (panels[(here + direction * step) % count] for step in range(1, count))
        found = next((stops[0] for stops in map(_stops, others) if stops), None)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)


def _go(stops: Sequence[QWidget], direction: int, reason: Qt.FocusReason) -> bool:
    now = QApplication.focusWidget()
    if not stops:
        return False
    place = stops.index(now) + direction if now in stops else 0
    following = stops[place % len(stops)]
    following.setFocus(reason)
    _bring_in_sight(following)
    return True


def _bring_in_sight(widget: QWidget) -> None:
    """Scroll what holds a widget so far that it is seen; Qt does so only within one area."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def _stops(panel: QWidget) -> list[QWidget]:
    """Return what can have the keyboard in a panel, in Qt's order."""
    found = [panel] if _takes_keyboard(panel) else []
    one = panel.nextInFocusChain()
    while one is not None and one is not panel:
        if panel.isAncestorOf(one) and _takes_keyboard(one):
            found.append(one)
        one = one.nextInFocusChain()
    return found


def _takes_keyboard(widget: QWidget) -> bool:
    tabs = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return tabs and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def _holds(panel: QWidget, widget: QWidget) -> bool:
    return panel is widget or panel.isAncestorOf(widget)
