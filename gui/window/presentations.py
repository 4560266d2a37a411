"""Opens the presentation, on the screen that is wished for, and tells it what else is wished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMenu, QWidget

from core.terms.values import replace
from gui.animation.timeline_player import Player
from gui.film.screenplay import Pace
from gui.presentation_wishes import Wishes
from gui.session import Session
from gui.settings import Settings
from gui.theme import Theme

if TYPE_CHECKING:
    from gui.presentation.presentation import Presentation


class Presentations(QObject):
    """Has the one presentation, while there is one.

    Signals:
        changed: it was opened or closed, or something else is wished.
    """

    changed = Signal()

    def __init__(
        self, session: Session, player: Player, settings: Settings, theme: Theme, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session, self._player, self._settings = session, player, settings
        self._theme, self._window = theme, window
        self.menu: QMenu | None = None
        """What is shown where somebody asks what can be wished; made by the menu bar."""
        self.open: Presentation | None = None
        """The presentation; None while there is none."""

    @property
    def wishes(self) -> Wishes:
        """How presentations are."""
        return self._settings.presentation

    def wish(self, wishes: Wishes) -> None:
        """Have presentations otherwise, this one and all to come."""
        self._settings.presentation = wishes
        if self.open is not None:
            self.open.set_wishes(wishes)
        self.changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        if self.open is not None:
            self.open.set_theme(theme)

    def toggle(self) -> None:
        """Open a presentation at the present place, or close the one that is open."""
        if self.open is not None:
            self.open.close()
            return
        from gui.presentation.presentation import Presentation  # noqa: PLC0415 - when it is wanted

        self._player.stop()
        player = self._player
        pace = Pace(player.speed, player.reduces_motion or player.is_instant)
        self.open = made = Presentation(self._session, self._theme, pace, self.wishes, self._window)
        made.left.connect(self._on_left)
        made.menu_wanted.connect(self._show_menu)
        made.pace_changed.connect(self._set_pace)
        made.open_on(self._screen())
        self.changed.emit()

    def close(self) -> None:
        """Close it, if there is one."""
        if self.open is not None:
            self.open.close()

    def move_to_screen(self, name: str) -> None:
        """Show presentations on another screen; empty for the one of the window."""
        self.wish(replace(self.wishes, screen=name))
        if self.open is not None:
            self.open.open_on(self._screen())

    def _screen(self) -> QScreen:
        return screen_for(self.wishes.screen, QGuiApplication.screens(), self._window.screen())

    def _on_left(self) -> None:
        self.open = None
        self._window.activateWindow()
        self.changed.emit()

    def _show_menu(self, at: QPoint) -> None:
        if self.menu is not None:
            self.menu.popup(at)

    def _set_pace(self, goes_on: bool) -> None:  # noqa: FBT001 - as the signal has it
        self.wish(replace(self.wishes, goes_on=goes_on))


def screen_for(name: str, screens: list[QScreen], own: QScreen) -> QScreen:
    """Return the screen of that name; the window's own where there is none, as when it was unplugged."""
    return next((one for one in screens if one.name() == name), own)
