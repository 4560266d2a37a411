"""Opens Ctrl+K's list, and does what is chosen in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QMainWindow
from shiboken6 import isValid

from gui.settings import Settings
from gui.window.learning import Learning

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.window.go_to_dialog import GoToDialog
    from gui.window.targets import Target, Targets


class GoTo(QObject):
    """Lets anything be found by its name; scenarios follow once the library has been read."""

    def __init__(
        self, targets: Callable[[], Targets], learning: Learning, settings: Settings, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._targets, self._learning, self._settings, self._window = targets, learning, settings, window

    def open(self) -> None:
        """Show the list."""
        from gui.window.go_to_dialog import GoToDialog  # noqa: PLC0415 - when it is wanted

        dialog = GoToDialog(tuple(self._targets().all()), self._settings.recent_targets, self._window)
        dialog.chosen.connect(self._on_chosen)
        dialog.finished.connect(dialog.deleteLater)
        loaded = self._learning.library.catalogue.loaded
        loaded.connect(partial(self._add_scenarios, dialog), type=Qt.ConnectionType.SingleShotConnection)
        dialog.open()

    def _add_scenarios(self, dialog: GoToDialog) -> None:
        if isValid(dialog):
            dialog.set_targets(tuple(self._targets().all()))

    def _on_chosen(self, target: Target) -> None:
        self._settings.remember_target(target.key)
        QTimer.singleShot(0, target.do)  # the window has the keyboard again then: what is done may need it
