"""Each step of play, said by a screen reader: the headline of the explanation, and what is asked then."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from gui.animation.timeline_player import Player
from gui.panels.questions import question
from gui.session import Session

_SETTLED_MS = 60
"""What is passed over more quickly is not said."""


class Announcements(QObject):
    """Says where play has come to, once it stays there for a moment."""

    def __init__(self, session: Session, player: Player, source: QWidget) -> None:
        super().__init__(source)
        self._session, self._player, self._source = session, player, source
        self._told = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SETTLED_MS)
        self._soon.timeout.connect(self._tell)
        session.cursor_moved.connect(self._soon.start)
        player.state_changed.connect(self._soon.start)

    def words(self) -> str:
        """Return what happened last, and, unless play goes on, what is asked."""
        session = self._session
        happened = session.told(session.cursor).text if session.cursor else ""
        asked = "" if self._player.is_playing else question(session).title
        return " ".join(part for part in (happened, asked) if part)

    def _tell(self) -> None:
        from PySide6.QtGui import QAccessible  # noqa: PLC0415 - when it is wanted: it takes time when starting

        if not QAccessible.isActive():
            return
        words, before = self.words(), self._told
        self._told = words
        if words and words != before:
            announce(self._source, words)


def announce(widget: QWidget, message: str) -> None:
    """Have a screen reader say something."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # noqa: PLC0415 - as above

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, message))
