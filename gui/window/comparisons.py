"""The windows that show courses of play side by side: the eras, the lines, all answers to a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from core.play.playthrough import Asking
from gui.animation.timeline_player import Player
from gui.panels.table_form import play_by
from gui.session import Session
from gui.theme import Theme
from gui.translation import tr

if TYPE_CHECKING:
    from gui.window.answers_dialog import AnswersDialog
    from gui.window.era_dialog import EraDialog
    from gui.window.lines_dialog import LinesDialog


class Comparisons(QObject):
    """Opens them when they are wanted, and brings back those that are open.

    Signals:
        said: something was done that can't be seen; argument: words.
    """

    said = Signal(str)

    def __init__(self, session: Session, player: Player, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._player, self._theme, self._window = session, player, theme, window
        self.eras: EraDialog | None = None
        self.lines: LinesDialog | None = None
        self.answers: AnswersDialog | None = None

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        for dialog in (self.eras, self.lines, self.answers):
            if dialog is not None:
                dialog.set_theme(theme)

    def show_eras(self) -> None:
        """Open the comparison of the eras, or bring it to the front."""
        if self.eras is None:
            from gui.window.era_dialog import EraDialog  # noqa: PLC0415 - when it is wanted

            self.eras = EraDialog(self._session, self._theme, self._window)
            self.eras.era_wanted.connect(self._show_in_era)
        _to_front(self.eras)

    def show_lines(self) -> None:
        """Open the comparison of the lines of play, or bring it to the front."""
        if self.lines is None:
            from gui.window.lines_dialog import LinesDialog  # noqa: PLC0415 - when it is wanted

            self.lines = LinesDialog(self._session, self._theme, self._window)
        _to_front(self.lines)

    def show_answers(self) -> None:
        """Open the table of all answers to a decision, or bring it to the front."""
        if self.answers is None:
            from gui.window.answers_dialog import AnswersDialog  # noqa: PLC0415 - when it is wanted

            self.answers = AnswersDialog(self._session, self._theme, self._window)
            self.answers.played.connect(self._player.play)
        _to_front(self.answers)

    def close(self) -> None:
        """Close those that are open."""
        for dialog in (self.eras, self.lines, self.answers):
            if dialog is not None:
                dialog.close()

    def _show_in_era(self, era: str, frame: int) -> None:
        """Play the table by the rules of an era, and show it after so many frames.

        Where play would wait for a decision before that, defaults answer from now on, as they did in
        the comparison.
        """
        session = self._session
        play_by(session, era, frame)
        if frame > len(session.frames) and session.playthrough.pending is not None:
            session.ask(Asking.NOTHING)
            self.said.emit(tr("Open decisions were made automatically to get there."))
        self._player.go_to(frame)


def _to_front(dialog: QDialog) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
