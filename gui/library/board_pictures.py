"""Small pictures of the boards, drawn by the table's own painter while there is nothing else to do."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from core.cards.library import Library
from core.play.playthrough import Playthrough
from core.scenario.errors import ScenarioError
from core.scenario.reading import read_scenario
from core.scenario.setup import set_up
from core.teaching.course import path_of
from core.terms.values import replace
from gui.export.table_image import part_image
from gui.library.seen_part import seen_part
from gui.table.picture.table_picture import Album
from gui.theme import Theme

PICTURE = 192, 180
"""How large a picture is shown, in pixels."""
_TABLE = 720, 675
"""The size of the table it shows, with the shape of the picture: large enough to tell cards apart."""
_NO_WORDS = "", 0.0
_FINER = 2
"""It is drawn so many times as large, so that its cards look as they do on the table."""
_MOST = 400
"""So many are kept."""


class BoardPictures(QObject):
    """Draws each board once and keeps the picture; one at a time, what was wanted last first.

    Signals:
        drawn: another picture is there; argument: the scenario's key.
    """

    drawn = Signal(str)

    def __init__(self, library: Library, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library, self._theme = library, theme
        self._made: dict[str, QPixmap] = {}
        self._wanted: list[str] = []
        self._ratio = 1.0
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._draw_one)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._made.clear()

    def picture(self, key: str, ratio: float) -> QPixmap | None:
        """Return the picture of a scenario's board; None if it is yet to be drawn, which is done soon.

        `ratio` is how many pixels of the screen a pixel has.
        """
        if ratio != self._ratio:
            self._ratio = ratio
            self._made.clear()
        found = self._made.get(key)
        if found is None:
            if key in self._wanted:
                self._wanted.remove(key)
            self._wanted.append(key)
            del self._wanted[:-_MOST]
            if not self._idle.isActive():
                self._idle.start(0)
        return found

    def _draw_one(self) -> None:
        if not self._wanted:
            self._idle.stop()
            return
        key = self._wanted.pop()
        while len(self._made) >= _MOST:
            del self._made[next(iter(self._made))]
        self._made[key] = self._drawn(key)
        self.drawn.emit(key)

    def _drawn(self, key: str) -> QPixmap:
        """Return a new picture; an empty one of what is no board."""
        size = QSize(*(round(length * self._ratio) for length in PICTURE))
        try:
            start = set_up(read_scenario(path_of(key)), self._library, key)
        except ScenarioError:
            return QPixmap(1, 1)
        picture = Album(Playthrough(start=start, script=(), frames=(), decisions=()), *_TABLE).rests(0)
        picture = replace(picture, caption=_NO_WORDS)  # nor those that tell how to begin
        part = seen_part(picture, PICTURE[0] / PICTURE[1])
        image = part_image(picture, self._theme, part, size * _FINER)
        fill, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        pixmap = QPixmap.fromImage(image.scaled(size, fill, smooth))
        pixmap.setDevicePixelRatio(self._ratio)
        return pixmap
