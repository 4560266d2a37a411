"""One picture of a film: the table, and the caption below it."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QMarginsF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextLayout, QTextOption

from core.play.playthrough import Playthrough
from core.scenario.notes import Notes
from core.terms.values import Value
from gui.film.screenplay import Caption, Instant
from gui.fonts import font
from gui.panels.step_row import StepRow
from gui.table.picture.note_marks import with_marks
from gui.table.picture.table_picture import Album, TablePicture
from gui.table.table_scene import TableScene
from gui.theme import Theme

_USUAL, _USUAL_OF_TALL = 640, 470
"""The shorter side of a film at which the table is drawn as large as in the window.

A tall film is watched on a small screen: there everything is larger.
"""
_CAPTION_BELOW, _CAPTION_BESIDE = 0.19, 0.28
"""The part of the height or width that the caption has."""
_WIDE = 1.5
"""So many times wider than high, a film has its caption beside the table."""
_HEADLINE, _BECAUSE, _RULE = 25, 17, 12
"""Heights of letters at the usual size; smaller where a caption has no room otherwise."""
_SHRINKS, _SMALLEST = 0.94, 0.3
_MARGIN, _AIR = 26, 8
_LINE, _APART = 1.32, 0.8
"""How high a line is, and what is between two parts of a caption in a column, as parts of its letters."""
_IN_COLUMN = 1.12
"""How much larger letters are in a column: there are more lines."""
_STEPS = 36
"""How high the row of the steps is at the usual size."""
_STEP_LETTERS, _EDGE = 13, 2


class Style(Value):
    """How a film looks.

    Attributes:
        width, height: in pixels, both even.
        has_captions: whether the caption is in the picture.
        has_steps: whether the steps of the turn stand above the table.
        ground: `felt` as in the window, or `green`, to be keyed out.
    """

    theme: Theme
    width: int = 1280
    height: int = 720
    has_captions: bool = True
    has_steps: bool = False
    ground: Literal["felt", "green"] = "felt"

    @property
    def scale(self) -> float:
        """How much larger everything is drawn than in the window."""
        return min(self.width, self.height) / (_USUAL if self.width >= self.height else _USUAL_OF_TALL)

    @property
    def caption(self) -> QRect:
        """Where the caption is: beside the table in a wide film, else below it; empty if there is none."""
        width, height = self.width, self.height
        if not self.has_captions:
            return QRect(width, height, 0, 0)
        if self.is_wide:
            beside = round(width * _CAPTION_BESIDE)
            return QRect(width - beside, self.steps_height, beside, height - self.steps_height)
        below = round(height * _CAPTION_BELOW)
        return QRect(0, height - below, width, below)

    @property
    def is_wide(self) -> bool:
        """Whether there is more room beside the table than above and below it."""
        return self.width >= self.height * _WIDE

    @property
    def steps_height(self) -> int:
        """How many pixels at the top the steps of the turn have."""
        return round(_STEPS * self.scale) if self.has_steps else 0

    @property
    def table(self) -> QRect:
        """Where the table is."""
        caption, top = self.caption, self.steps_height
        right = caption.left() if self.is_wide else self.width
        bottom = self.height if self.is_wide else caption.top()
        return QRect(0, top, right, bottom - top)


class FramePainter:
    """Draws instants of one playthrough; a pure function of the instant, however it was come by."""

    def __init__(self, playthrough: Playthrough, style: Style) -> None:
        self._style = style
        self._playthrough = playthrough
        table, scale = style.table, style.scale
        size = table.width() / scale, table.height() / scale
        self._album = Album(playthrough, *size, plans_are_seen=False)
        self._steps = StepRow(playthrough) if style.has_steps else None
        self._scene = TableScene(style.theme)
        self._scene.set_caching(enabled=False)
        self._drawn: tuple[Instant, QImage] | None = None

    def draw(self, instant: Instant) -> QImage:
        """Return the picture at an instant; the same image again while nothing changes."""
        if self._drawn is None or self._drawn[0] != instant:
            self._drawn = instant, self._picture(instant)
        return self._drawn[1]

    @property
    def picture(self) -> TablePicture | None:
        """The table as it was drawn last."""
        return self._scene.picture

    def paint(self, painter: QPainter, instant: Instant) -> None:
        """Paint an instant, from the origin of a painter on."""
        style = self._style
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(0, 0, style.width, style.height, QColor(style.theme.panel))
        notes = () if instant.note is None else (instant.note,)
        if instant.fading_from is None:
            self._draw_table(painter, instant.cursor, instant.t, notes)
        else:
            before, part = instant.fading_from
            self._draw_table(painter, before, None, ())
            after = QImage(style.width, style.height, QImage.Format.Format_RGB32)
            over = QPainter(
                after
            )  # what stands on a scene has its own opacity, so it is laid over as a whole
            over.setRenderHints(painter.renderHints())
            self._draw_table(over, instant.cursor, instant.t, notes)
            over.end()
            painter.setOpacity(part)
            painter.drawImage(style.table, after, style.table)
            painter.setOpacity(1.0)
        if self._steps is not None:
            self._draw_steps(painter, self._steps, instant)
        if style.has_captions:
            self._draw_caption(painter, instant.caption)

    def _picture(self, instant: Instant) -> QImage:
        image = QImage(self._style.width, self._style.height, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self.paint(painter, instant)
        painter.end()
        return image

    def _draw_table(self, painter: QPainter, cursor: int, t: float | None, notes: Notes) -> None:
        is_stopped = cursor == len(self._playthrough.frames)
        refused = self._playthrough.refused if is_stopped else None
        picture = self._album.rests(cursor, refused) if t is None else self._album.moves(cursor, t)
        self._scene.show_picture(with_marks(picture, notes))
        self._scene.render(painter, QRectF(self._style.table), self._scene.sceneRect())

    def _draw_steps(self, painter: QPainter, steps: StepRow, instant: Instant) -> None:
        style, cursor = self._style, instant.cursor
        game = self._playthrough.game_at(cursor if instant.t is None else cursor + 1)
        now = game.turn_step if cursor or instant.t is not None else None
        size = QSizeF(style.width, style.steps_height) / style.scale
        painter.save()
        painter.scale(style.scale, style.scale)
        edge = QMarginsF(_EDGE, _EDGE, _EDGE, _EDGE)
        boxes = steps.boxes(now.turn if now else game.turn, size.shrunkBy(edge), _STEP_LETTERS)
        painter.translate(_EDGE, _EDGE)
        steps.draw(painter, boxes, (now, cursor), style.theme, _STEP_LETTERS)
        painter.restore()

    def _draw_caption(self, painter: QPainter, caption: Caption) -> None:
        style, scale = self._style, self._style.scale
        place = QRectF(style.caption)
        painter.setPen(QColor(style.theme.panel_line))
        edge = place.bottomLeft() if style.is_wide else place.topRight()
        painter.drawLine(place.topLeft() + QPointF(0.5, 0.5), edge + QPointF(0.5, 0.5))
        margin = _MARGIN * scale
        wide = place.width() - 2 * margin
        lines = fitted(
            caption, QSizeF(wide, place.height() - 2 * _AIR * scale), scale, is_column=style.is_wide
        )
        flag = Qt.AlignmentFlag
        across = (flag.AlignLeft if style.is_wide else flag.AlignHCenter) | flag.AlignBottom
        y = place.top() + (place.height() - sum(line.height for line in lines)) / 2
        for line in lines:
            painter.setPen(QColor(style.theme.ink if line.is_headline else style.theme.ink_soft))
            painter.setFont(font(line.size, semibold=line.is_headline))
            painter.drawText(QRectF(place.left() + margin, y, wide, line.height), across, line.text)
            y += line.height


class Line(Value, kw_only=False):
    """A line of a caption: its words, the height of its letters, and how much room it takes."""

    text: str
    size: float
    height: float
    is_headline: bool


def fitted(caption: Caption, room: QSizeF, scale: float, *, is_column: bool = False) -> tuple[Line, ...]:
    """Return a caption in lines that have room, as much smaller as they must be.

    In a column they are larger, with some room between what happens, why, and the rule.
    """
    size, apart = (_IN_COLUMN, _APART) if is_column else (1.0, 0.0)
    while True:
        lines = tuple(_lines(caption, room.width(), scale * size, apart))
        if sum(line.height for line in lines) <= room.height() or size <= _SMALLEST:
            return lines
        size *= _SHRINKS


def _lines(caption: Caption, width: float, scale: float, apart: float) -> list[Line]:
    found: list[Line] = []
    for text, pixels, is_headline in (
        (caption.headline, _HEADLINE, True),
        (caption.because, _BECAUSE, False),
        (caption.rule, _RULE, False),
    ):
        size = pixels * scale
        broken = _broken(text, size, width, is_headline=is_headline)
        for number, words in enumerate(broken):
            above = apart * size if found and number == 0 else 0.0
            found.append(Line(words, size, size * _LINE + above, is_headline))
    return found


def _broken(text: str, size: float, width: float, *, is_headline: bool) -> list[str]:
    """Return a text in as few lines as there is room for, as long as each other where that can be.

    No word is broken that needn't be.
    """
    letters = font(size, semibold=is_headline)
    found = _wrapped(text, letters, width)
    narrow, wide = 0.0, width
    while len(found) > 1 and wide - narrow > size:
        middle = (narrow + wide) / 2
        narrower = _wrapped(text, letters, middle)
        if len(narrower) > len(found) or " ".join(narrower).split() != " ".join(found).split():
            narrow = middle
        else:
            found, wide = narrower, middle
    return found


def _wrapped(text: str, letters: QFont, width: float) -> list[str]:
    """Return a text in lines no wider than there is room."""
    layout = QTextLayout(text, letters)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found: list[str] = []
    while text and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return found
