"""Opens the dialog that makes films and pictures, and brings it back while one is being made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.session import Session
from gui.settings import Settings
from gui.theme import Theme

if TYPE_CHECKING:
    from gui.window.film_dialog import FilmDialog


class Films(QObject):
    """Has the one dialog."""

    def __init__(self, session: Session, settings: Settings, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._settings, self._theme, self._window = session, settings, theme, window
        self.dialog: FilmDialog | None = None

    def set_theme(self, theme: Theme) -> None:
        """Offer another theme's colors to begin with; the dialog takes its own from the window."""
        self._theme = theme

    def show(self) -> None:
        """Open the dialog, or bring it to the front."""
        if self.dialog is None:
            from gui.window.film_dialog import FilmDialog  # noqa: PLC0415 - when it is wanted

            self.dialog = FilmDialog(self._session, self._settings, self._theme, self._window)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def close(self) -> None:
        """Close it; what is being made is cancelled."""
        if self.dialog is not None:
            self.dialog.close()
