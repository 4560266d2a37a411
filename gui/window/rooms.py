"""How the window is divided: the table, the panels beside it, and the strip that asks and plays below it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from core.terms.values import Value
from gui.panels.choice_bar import ChoiceBar
from gui.panels.lines import LinesPanel
from gui.panels.note_strip import NoteStrip
from gui.prediction.stage import Stage
from gui.settings import Settings
from gui.theme import Theme
from gui.translation import tr
from gui.window.panels import Panel, Panels, Side

_LEFT, _MIDDLE, _RIGHT = 226, 720, 316
_LEAST_TABLE = 440
_STRIP, _STRIP_EDGE = 8, 2
_FIT, _LARGEST = QSize(1280, 800), QSize(2200, 1300)
_WITH_TEXT = 0.7
"""How much wider panels get with larger text: this part of it, so that the table keeps most of its room."""
_FRAME = QSize(4, 40)
"""So much of a screen is left for the frame of the window; its real size is known only once it is shown."""
_PART = 0.85
"""How much of a large screen the window takes when it is first opened."""


class View(Enum):
    """How much of the window is shown."""

    WINDOW = auto()
    FULL_SCREEN = auto()  # the table, and the strip alone


FULL_SCREEN_KEY = "F11"
"""The key that leads to the whole screen, and back."""


class Furniture(Value, kw_only=False):
    """Everything that has a place in the window."""

    panels: Panels
    ribbon: QWidget
    table: QWidget
    timeline: QWidget
    transport: QWidget
    choice_bar: ChoiceBar
    note_strip: NoteStrip
    lines: LinesPanel


class Rooms(QWidget):
    """Lays out the window; shows and hides what is beside the table.

    Signals:
        changed: something else is shown than before.
    """

    changed = Signal()

    def __init__(self, furniture: Furniture, settings: Settings, theme: Theme) -> None:
        super().__init__()
        self._furniture, self._settings, self._theme = furniture, settings, theme
        self._view = View.WINDOW
        self._panels = furniture.panels
        self._hidden = set(settings.hidden_panels)
        self._frames = {panel.id: _framed(panel) for panel in self._panels}
        self._across = QSplitter(Qt.Orientation.Horizontal)
        self._columns = {side: self._column(self._panels.at(side)) for side in Side}
        self._stage = Stage.NONE
        self._question: QWidget | None = None
        self._verdict: QWidget | None = None
        self._play = _play_row(furniture)
        self._strip_column = QVBoxLayout()
        self._strip = _strip(self._strip_column, furniture, self._play)
        furniture.lines.shown_changed.connect(self._show)
        self._layout = QVBoxLayout(self)
        self._lay_out()
        self._show()

    @property
    def view(self) -> View:
        """How much is shown."""
        return self._view

    def set_view(self, view: View) -> None:
        """Show more or less of the window."""
        self._view = view
        self._show()

    def hold_questions(self, question: QWidget, verdict: QWidget) -> None:
        """Take what asks about the board, and what tells how that went, into the strip."""
        self._question, self._verdict = question, verdict
        for widget in (question, verdict):
            self._strip_column.addWidget(widget)
        self._show()

    def set_stage(self, stage: Stage) -> None:
        """Show what belongs to a stage of a question; what changes the board is hidden meanwhile."""
        if stage is not self._stage:
            self._stage = stage
            self._show()

    def set_theme(self, theme: Theme) -> None:
        """Give what stands beside the table as much more room as its text needs, as far as the table can."""
        before, self._theme = self._theme, theme
        if theme.text != before.text:
            left, middle, right = self._across.sizes()
            more = _growth(theme) / _growth(before)
            sides = round(left * more), round(right * more)
            self._across.setSizes([sides[0], max(0, left + middle + right - sum(sides)), sides[1]])

    def is_shown(self, panel: Panel[QWidget]) -> bool:
        """Whether a panel is shown in the window."""
        return panel.id not in self._hidden

    def show_panel(self, panel: Panel[QWidget], *, shown: bool) -> None:
        """Show a panel or hide it, and remember that."""
        (self._hidden.discard if shown else self._hidden.add)(panel.id)
        self._settings.hidden_panels = frozenset(self._hidden)
        self._show()

    def make_room(self, width: int) -> None:
        """Hide what is at the right, until it is wanted, where the table would have too little room."""
        if width < self._wide(_LEFT + _RIGHT) + _LEAST_TABLE:
            for panel in self._panels.at(Side.RIGHT):
                self.show_panel(panel, shown=False)

    def _wide(self, pixels: int) -> int:
        """Return how wide a panel is that is so wide at normal text size."""
        return round(pixels * _growth(self._theme))

    def _column(self, panels: Sequence[Panel[QWidget]]) -> QWidget:
        """Return the panels of a side, one below the other; one that is alone needs nothing around it."""
        if len(panels) == 1:
            return self._frames[panels[0].id]
        column = QSplitter(Qt.Orientation.Vertical)
        for panel in panels:
            column.addWidget(self._frames[panel.id])
        column.setSizes([panel.height for panel in panels])
        return column

    def _lay_out(self) -> None:
        furniture = self._furniture
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(furniture.ribbon)
        column.addWidget(furniture.table, 1)
        across = self._across
        across.addWidget(self._columns[Side.LEFT])
        across.addWidget(middle)
        across.addWidget(self._columns[Side.RIGHT])
        across.setStretchFactor(1, 1)
        across.setSizes([self._wide(_LEFT), _MIDDLE, self._wide(_RIGHT)])
        across.setChildrenCollapsible(False)
        self._layout.setSpacing(6)
        self._layout.addWidget(across, 1)
        self._layout.addWidget(furniture.note_strip)
        self._layout.addWidget(self._strip)

    def _show(self) -> None:
        in_window = self._view is View.WINDOW
        shown = {panel.id for panel in self._panels if in_window and self._is_of_use(panel)}
        for name, frame in self._frames.items():
            frame.setVisible(name in shown)
        for side, column in self._columns.items():
            column.setVisible(any(panel.id in shown for panel in self._panels.at(side)))
        self._show_ribbon(shown=in_window, is_known=self._stage is not Stage.ASKED)
        self._show_strip()
        edge = 8 if in_window else 0
        self._layout.setContentsMargins(edge, 4 if in_window else 0, edge, edge)
        self.changed.emit()

    def _is_of_use(self, panel: Panel[QWidget]) -> bool:
        """Whether a panel is wanted now; beside a question what explains is, even if it was hidden before."""
        return self.is_shown(panel) if self._stage is Stage.NONE else not panel.only_edits

    def _show_ribbon(self, *, shown: bool, is_known: bool) -> None:
        """Show the steps of the turn; while they would give an answer away, nothing in their place."""
        ribbon = self._furniture.ribbon
        policy = ribbon.sizePolicy()
        policy.setRetainSizeWhenHidden(shown and not is_known)
        ribbon.setSizePolicy(policy)
        ribbon.setVisible(shown and is_known)

    def _show_strip(self) -> None:
        is_asked, is_told = self._stage is Stage.ASKED, self._stage is Stage.TOLD
        self._furniture.timeline.setVisible(not is_asked)
        self._furniture.choice_bar.offer_way(offered=self._stage is Stage.NONE)
        self._play.setVisible(not is_asked and not is_told)
        lines = self._furniture.lines
        lines.setVisible(lines.has_lines and self._stage is Stage.NONE)
        if self._question is not None and self._verdict is not None:
            self._question.setVisible(is_asked)
            self._verdict.setVisible(is_told)


def _growth(theme: Theme) -> float:
    """Return how wide a panel is for the text of a theme, 1 at normal size."""
    return 1 + _WITH_TEXT * (theme.text - 1)


def first_size(available: QRect) -> QSize:
    """Return how large a window is when it is first opened on a screen."""
    wanted = QSize(available.width(), available.height()) * _PART
    return wanted.expandedTo(_FIT).boundedTo(_LARGEST).boundedTo(available.size() - _FRAME)


def _play_row(furniture: Furniture) -> QWidget:
    """Return how the timeline is played, and what is asked, in a row."""
    widget = QWidget()
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(_STRIP)
    row.addWidget(furniture.transport)
    row.addWidget(furniture.choice_bar, 1)
    return widget


def _strip(column: QVBoxLayout, furniture: Furniture, play: QWidget) -> QFrame:
    """Return the strip below the table: the timeline, what is done with it, and the lines of play beside."""
    frame = QFrame()
    frame.setAccessibleName(tr("Playback and decisions"))
    frame.setObjectName("panel")
    row = QHBoxLayout(frame)
    row.setContentsMargins(_STRIP, _STRIP_EDGE, _STRIP, _STRIP_EDGE)
    row.setSpacing(_STRIP)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(furniture.timeline)
    column.addWidget(play)
    row.addLayout(column, 1)
    row.addWidget(furniture.lines)
    return frame


def _framed(panel: Panel[QWidget]) -> QFrame:
    frame = QFrame()
    frame.setAccessibleName(panel.spoken)
    frame.setObjectName("panel")
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(1, 1, 1, 1)
    layout.addWidget(panel.widget)
    return frame
