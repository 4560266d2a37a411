"""One picture of a film: the table, and the caption below it."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTextLayout, QTextOption

from core.play.playthrough import Playthrough
from core.terms.values import Value
from gui.film.screenplay import Caption, Instant
from gui.fonts import font
from gui.table.picture.table_picture import Album
from gui.table.table_scene import TableScene
from gui.theme import Theme

_USUAL = 640
"""The shorter side of a film at which the table is drawn as large as in the window."""
_CAPTION = 0.19
"""The part of the height that the caption has; in a tall film less."""
_CAPTION_OF_TALL = 0.16
_HEADLINE, _BECAUSE, _SMALLEST = 25, 17, 11
"""Heights of letters at the usual size."""
_MARGIN = 26


class Style(Value):
    """How a film looks.

    Attributes:
        width, height: in pixels, both even.
        has_captions: whether the caption is in the picture.
        ground: `felt` as in the window, or `green`, to be keyed out.
    """

    theme: Theme
    width: int = 1280
    height: int = 720
    has_captions: bool = True
    ground: Literal["felt", "green"] = "felt"

    @property
    def scale(self) -> float:
        """How much larger everything is drawn than in the window."""
        return min(self.width, self.height) / _USUAL

    @property
    def caption_height(self) -> int:
        """How many pixels at the bottom the caption has."""
        if not self.has_captions:
            return 0
        part = _CAPTION if self.width >= self.height else _CAPTION_OF_TALL
        return round(self.height * part)


class FramePainter:
    """Draws instants of one playthrough; a pure function of the instant, however it was come by."""

    def __init__(self, playthrough: Playthrough, style: Style) -> None:
        self._style = style
        self._table = QSize(style.width, style.height - style.caption_height)
        scale = style.scale
        self._album = Album(playthrough, self._table.width() / scale, self._table.height() / scale)
        self._scene = TableScene(style.theme)
        self._scene.set_caching(enabled=False)
        self._drawn: tuple[Instant, QImage] | None = None

    def draw(self, instant: Instant) -> QImage:
        """Return the picture at an instant; the same image again while nothing changes."""
        if self._drawn is None or self._drawn[0] != instant:
            self._drawn = instant, self._picture(instant)
        return self._drawn[1]

    def _picture(self, instant: Instant) -> QImage:
        style = self._style
        image = QImage(style.width, style.height, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(image.rect(), QColor(style.theme.panel))
        if instant.fading_from is not None:
            before, part = instant.fading_from
            self._draw_table(painter, before, None)
            painter.setOpacity(part)
        self._draw_table(painter, instant.cursor, instant.t)
        painter.setOpacity(1.0)
        if style.has_captions:
            self._draw_caption(painter, instant.caption)
        painter.end()
        return image

    def _draw_table(self, painter: QPainter, cursor: int, t: float | None) -> None:
        picture = self._album.rests(cursor) if t is None else self._album.moves(cursor, t)
        self._scene.show_picture(picture)
        place = QRectF(0, 0, self._table.width(), self._table.height())
        self._scene.render(painter, place, self._scene.sceneRect())

    def _draw_caption(self, painter: QPainter, caption: Caption) -> None:
        style, scale = self._style, self._style.scale
        top, room = self._table.height(), style.caption_height
        painter.setPen(QColor(style.theme.panel_line))
        painter.drawLine(QPointF(0, top + 0.5), QPointF(style.width, top + 0.5))
        lines = fitted(caption, style.width - 2 * _MARGIN * scale, room - 16 * scale, scale)
        y = top + (room - sum(line.height for line in lines)) / 2
        for line in lines:
            color = style.theme.ink if line.is_headline else style.theme.ink_soft
            painter.setPen(QColor(color))
            painter.setFont(font(line.size, semibold=line.is_headline))
            place = QRectF(_MARGIN * scale, y, style.width - 2 * _MARGIN * scale, line.height)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line.text)
            y += line.height


class Line(Value, kw_only=False):
    """A line of a caption: its words, the height of its letters, and how much room it takes."""

    text: str
    size: float
    height: float
    is_headline: bool


def fitted(caption: Caption, width: float, height: float, scale: float) -> tuple[Line, ...]:
    """Return a caption in lines that have room, smaller if need be; what is left over then is cut off."""
    size = 1.0
    while True:
        lines = tuple(_lines(caption, width, scale * size))
        if sum(line.height for line in lines) <= height or _HEADLINE * size <= _SMALLEST:
            break
        size *= 0.93
    while len(lines) > 1 and sum(line.height for line in lines) > height:
        lines = lines[:-1]
    return lines


def _lines(caption: Caption, width: float, scale: float) -> list[Line]:
    found: list[Line] = []
    for text, pixels, is_headline in (
        (caption.headline, _HEADLINE, True),
        (caption.because, _BECAUSE, False),
    ):
        size = pixels * scale
        broken = _broken(text, size, width, is_headline=is_headline)
        found += [Line(words, size, size * 1.32, is_headline) for words in broken]
    return found


def _broken(text: str, size: float, width: float, *, is_headline: bool) -> list[str]:
    """Return a text in lines no wider than there is room."""
    layout = QTextLayout(text, font(size, semibold=is_headline))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return found
