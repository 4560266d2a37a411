"""What the table shows: the moment the player is at, and cards on their way after an edit."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize

from core.terms.values import replace
from gui.animation.timeline_player import Player
from gui.session import Session
from gui.session_notes import notes_at
from gui.table.casting.announced_picture import with_announced
from gui.table.casting.announcer import Announcer
from gui.table.glide import Glide
from gui.table.picture.note_marks import with_marks
from gui.table.picture.table_picture import Album, TablePicture
from gui.table.table_scene import TableScene
from gui.translation import term


class ShownMoment(QObject):
    """Draws pictures of the session's board into the scene."""

    def __init__(
        self, session: Session, player: Player, scene: TableScene, announcer: Announcer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._player, self._scene, self._announcer = session, player, scene, announcer
        self._album = Album(session.playthrough, 800, 600)
        self._is_edited = False
        self.glide = Glide(self)

    def begin_anew(self, size: QSize, *, glides: bool) -> None:
        """Work everything out for another playthrough or another size; cards may glide to their places."""
        width, height = max(200, size.width()), max(200, size.height())
        self._album = Album(self._session.playthrough, width, height, self._album.last)
        self._is_edited = glides and self._player.t is None

    def at_rest(self) -> TablePicture:
        """Return the table as it rests at the cursor, with what is being cast."""
        held = self._session.holder
        picture = self._album.rests(
            self._session.cursor, self._session.decision, held.choice.player if held else None
        )
        casting = self._announcer.casting
        return self._marked(with_announced(picture, casting) if casting is not None else picture)

    def draw(self) -> None:
        """Draw the moment the player is at; at rest with what notes mark there."""
        if self._player.t is None:
            self._scene.show_picture(self._marked(self._gliding(self.at_rest())))
        else:
            self._scene.show_picture(self._in_motion(self._player.t))

    def _marked(self, picture: TablePicture) -> TablePicture:
        """Return a picture with what notes mark at the cursor; cards that glide take their marks along."""
        return with_marks(picture, notes_at(self._session, self._session.cursor))

    def _in_motion(self, t: float) -> TablePicture:
        """Return a moment of the frame after the cursor; going back, the step we come back to is named."""
        picture, step = self._album.moves(self._session.cursor, t), self._player.shown_step
        if picture.caption is None or not self._player.is_going_back:
            return picture
        return replace(
            picture, caption=(term(step.step.words).capitalize(), picture.caption[1]) if step else None
        )

    def _gliding(self, picture: TablePicture) -> TablePicture:
        """Return a picture, or the way to it after an edit."""
        before = self._scene.picture
        edited, self._is_edited = self._is_edited, False
        if edited and before is not None and not (self._player.reduces_motion or self._player.is_instant):
            self.glide.begin(before, picture)
        return self.glide.seen(picture)
