"""How the window is divided: the table, the panels beside it, and the strip that asks and plays below it."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from core.terms.values import Value
from gui.panels.caption import CaptionBar
from gui.settings import Panel, Settings

_LEFT, _MIDDLE, _RIGHT = 226, 720, 316
_LEAST_TABLE = 440
_EXPLANATION, _INSPECTOR = 380, 290
_STRIP = 8
_FIT, _LARGEST = QSize(1280, 800), QSize(2200, 1300)
_PART = 0.85
"""How much of a large screen the window takes when it is first opened."""


class View(Enum):
    """How much of the window is shown."""

    WINDOW = auto()
    FULL_SCREEN = auto()  # the table, and the strip alone
    PRESENTATION = auto()  # the table and a caption, nothing else


VIEW_KEYS = {View.FULL_SCREEN: "F11", View.PRESENTATION: "F5"}
"""The key that leads to each view, and back."""


class Furniture(Value, kw_only=False):
    """Everything that has a place in the window."""

    palette: QWidget
    ribbon: QWidget
    table: QWidget
    explanation: QWidget
    inspector: QWidget
    timeline: QWidget
    transport: QWidget
    choice_bar: QWidget
    caption: CaptionBar


class Rooms(QWidget):
    """Lays out the window; shows and hides what is beside the table.

    Signals:
        changed: something else is shown than before.
    """

    changed = Signal()

    def __init__(self, furniture: Furniture, settings: Settings) -> None:
        super().__init__()
        self._furniture, self._settings = furniture, settings
        self._view = View.WINDOW
        self._panels = {
            Panel.PALETTE: _framed(furniture.palette, "What to put on the table"),
            Panel.EXPLANATION: _framed(furniture.explanation, "What happens and why"),
            Panel.INSPECTOR: _framed(furniture.inspector, "What is selected"),
        }
        self._hidden = set(settings.hidden_panels)
        self._right = QSplitter(Qt.Orientation.Vertical)
        self._right.addWidget(self._panels[Panel.EXPLANATION])
        self._right.addWidget(self._panels[Panel.INSPECTOR])
        self._right.setSizes([_EXPLANATION, _INSPECTOR])
        self._strip = _strip(furniture)
        self._layout = QVBoxLayout(self)
        self._lay_out()
        self._show()

    @property
    def caption(self) -> CaptionBar:
        """What is said below the table in a presentation."""
        return self._furniture.caption

    @property
    def view(self) -> View:
        """How much is shown."""
        return self._view

    def set_view(self, view: View) -> None:
        """Show more or less of the window."""
        self._view = view
        self._show()

    def is_shown(self, panel: Panel) -> bool:
        """Whether a panel is shown in the window."""
        return panel not in self._hidden

    def show_panel(self, panel: Panel, *, shown: bool) -> None:
        """Show a panel or hide it, and remember that."""
        (self._hidden.discard if shown else self._hidden.add)(panel)
        self._settings.hidden_panels = frozenset(self._hidden)
        self._show()

    def make_room(self, width: int) -> None:
        """Hide what explains and changes, for now, where the table would have less room than that."""
        if width < _LEFT + _RIGHT + _LEAST_TABLE:
            self._hidden |= {Panel.EXPLANATION, Panel.INSPECTOR}
            self._show()

    def _lay_out(self) -> None:
        furniture = self._furniture
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(furniture.ribbon)
        column.addWidget(furniture.table, 1)
        column.addWidget(furniture.caption)
        across = QSplitter(Qt.Orientation.Horizontal)
        across.addWidget(self._panels[Panel.PALETTE])
        across.addWidget(middle)
        across.addWidget(self._right)
        across.setStretchFactor(1, 1)
        across.setSizes([_LEFT, _MIDDLE, _RIGHT])
        across.setChildrenCollapsible(False)
        self._layout.setSpacing(6)
        self._layout.addWidget(across, 1)
        self._layout.addWidget(self._strip)

    def _show(self) -> None:
        view, furniture = self._view, self._furniture
        in_window = view is View.WINDOW
        for panel, frame in self._panels.items():
            frame.setVisible(in_window and panel not in self._hidden)
        self._right.setVisible(in_window and not {Panel.EXPLANATION, Panel.INSPECTOR} <= self._hidden)
        furniture.ribbon.setVisible(in_window)
        furniture.caption.setVisible(view is View.PRESENTATION)
        self._strip.setVisible(view is not View.PRESENTATION)
        edge = 8 if in_window else 0
        self._layout.setContentsMargins(edge, 4 if in_window else 0, edge, edge)
        self.changed.emit()


def first_size(available: QRect) -> QSize:
    """Return how large a window is when it is first opened on a screen."""
    wanted = QSize(available.width(), available.height()) * _PART
    return wanted.expandedTo(_FIT).boundedTo(_LARGEST).boundedTo(available.size())


def _strip(furniture: Furniture) -> QFrame:
    """Return the strip below the table: the timeline, how it is played, and what is asked."""
    frame = QFrame()
    frame.setAccessibleName("What is asked, and playing")
    frame.setObjectName("panel")
    row = QHBoxLayout()
    row.setSpacing(_STRIP)
    row.addWidget(furniture.transport)
    row.addWidget(furniture.choice_bar, 1)
    column = QVBoxLayout(frame)
    column.setContentsMargins(_STRIP, 2, _STRIP, 2)
    column.setSpacing(0)
    column.addWidget(furniture.timeline)
    column.addLayout(row)
    return frame


def _framed(widget: QWidget, name: str) -> QFrame:
    frame = QFrame()
    frame.setAccessibleName(name)
    frame.setObjectName("panel")
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(1, 1, 1, 1)
    layout.addWidget(widget)
    return frame
