"""The panels beside the table: each is made here, and described for all who show it or name it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

from core.terms.values import Value
from gui.panels.explanation import ExplanationPanel
from gui.panels.inspector import Inspector
from gui.panels.palette import Palette
from gui.panels.telling import Telling
from gui.session import Session
from gui.settings import Settings
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr

W_co = TypeVar("W_co", bound=QWidget, covariant=True)

TAB_WORDS = QT_TR_NOOP("next panel: table, question, timeline, lines, steps, explanation, inspector, palette")
"""What the list of keys says of Tab: the panels of `Panels.by_keyboard` are the last."""


class Side(Enum):
    """Where a panel stands, seen from the table."""

    LEFT = auto()
    RIGHT = auto()


class Panel(Value, Generic[W_co]):
    """What stands beside the table and can be hidden.

    Attributes:
        id: what the settings store.
        name: what it is called in the menu.
        showing: what it is called to show it.
        spoken: what screen readers call it.
        key: shows or hides it.
        height: its share of a side that it has with others, in pixels of a window of usual size.
        only_edits: whether all it does is to change a board, so that it is of no use beside a question.
    """

    id: str
    widget: W_co
    name: str
    showing: str
    spoken: str
    key: str
    side: Side
    height: int
    only_edits: bool


class Panels:
    """Makes the panels; gives them in the order of the menu, which is theirs from top to bottom too."""

    def __init__(self, session: Session, telling: Telling, settings: Settings, theme: Theme) -> None:
        self.palette = Panel(
            id="palette",
            widget=Palette(session.library, theme),
            name=tr("Palette"),
            showing=tr("Show palette"),
            spoken=tr("Palette panel"),
            key="Ctrl+1",
            side=Side.LEFT,
            height=670,
            only_edits=True,
        )
        self.explanation = Panel(
            id="explanation",
            widget=ExplanationPanel(session, telling, settings, theme),
            name=tr("Explanation"),
            showing=tr("Show explanation"),
            spoken=tr("Explanation panel"),
            key="Ctrl+2",
            side=Side.RIGHT,
            height=380,
            only_edits=False,
        )
        self.inspector = Panel(
            id="inspector",
            widget=Inspector(session, theme),
            name=tr("Inspector"),
            showing=tr("Show inspector"),
            spoken=tr("Inspector panel"),
            key="Ctrl+3",
            side=Side.RIGHT,
            height=290,
            only_edits=True,
        )
        self._all = (self.palette, self.explanation, self.inspector)

    def __iter__(self) -> Iterator[Panel[QWidget]]:
        return iter(self._all)

    def at(self, side: Side) -> tuple[Panel[QWidget], ...]:
        """Return the panels of one side."""
        return tuple(panel for panel in self._all if panel.side is side)

    @property
    def by_keyboard(self) -> tuple[Panel[QWidget], ...]:
        """The panels in the order in which the keyboard goes through them: what tells of the table first."""
        return (*self.at(Side.RIGHT), *self.at(Side.LEFT))

    def set_theme(self, theme: Theme) -> None:
        """Draw all of them in another theme."""
        for panel in self._all:
            panel.widget.set_theme(theme)
