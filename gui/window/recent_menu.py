"""File > Open recent: the boards opened lately, each with a small picture of its table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from core.cards.library import Library
from gui.settings import Settings
from gui.slots import without_arguments
from gui.theme import Theme
from gui.translation import tr

_WIDE = 64
_HIGH = 60
_SHEET = f"""
QMenu {{ icon-size: {_WIDE}px; }}
QMenu::item {{ padding: 2px 26px 2px 14px; }}
QMenu::icon {{ padding-left: 8px; }}
"""


class RecentMenu(QMenu):
    """Lists the files anew each time it is shown; pictures come one after the other, files gone are greyed.

    A picture is kept on disk, small, until its file changes.
    """

    def __init__(
        self,
        settings: Settings,
        library: Library,
        open_file: Callable[[Path], object],
        theme: Callable[[], Theme],
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Open &recent"), parent)
        self._settings, self._library, self._open, self._theme = settings, library, open_file, theme
        self._left: list[tuple[QAction, Path]] = []
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._draw_next)
        self.setStyleSheet(_SHEET)
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)
        self.aboutToHide.connect(self._soon.stop)

    def _fill(self) -> None:
        self.clear()
        self._left = []
        for path in self._settings.recent:
            action = self.addAction(path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.setEnabled(path.exists())
            action.setIcon(QIcon(_empty()))
            if action.isEnabled():
                self._left.append((action, path))
            else:
                action.setToolTip(tr("{path} no longer exists").format(path=path))
            action.triggered.connect(without_arguments(partial(self._open, path)))
        if self.isEmpty():
            self.addAction(tr("No recent boards")).setEnabled(False)
        else:
            self.addSeparator()
            self.addAction(tr("Clear list")).triggered.connect(
                without_arguments(self._settings.forget_recent)
            )
        self._soon.start(0)

    def _draw_next(self) -> None:
        """Draw one picture, so that the menu answers between two."""
        if not self._left:
            self._soon.stop()
            return
        from gui.export.thumbnail import thumbnail  # noqa: PLC0415 - when it is wanted

        action, path = self._left.pop(0)
        picture = thumbnail(path, self._library, self._theme())
        if picture is not None:
            action.setIcon(QIcon(QPixmap.fromImage(picture)))


def _empty() -> QPixmap:
    pixmap = QPixmap(_WIDE, _HIGH)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
