"""How text is made to fit on a card: broken into lines, shrunk, and only then cut."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from core.terms.values import Value
from gui.fonts import font

Weight = Literal["regular", "semibold", "narrow", "slim", "bold"]
"""`narrow` is semibold with narrower letters, so that a long name fits; `slim` ones are narrower still, for
names on small cards."""

_STRETCH: Final = {"narrow": 88, "slim": 78}
"""How wide narrower letters are, in hundredths."""
LEAST_TEXT = 11
"""No text on a card is drawn lower than this many pixels of the screen."""


class Line(Value, kw_only=False):
    """A line of text in its box."""

    text: str
    box: QRectF
    pixels: int
    weight: Weight = "regular"
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft

    def draw(self, painter: QPainter) -> None:
        """Draw it with the painter's pen."""
        painter.setFont(typeface(self.pixels, self.weight))
        painter.drawText(self.box, self.align | Qt.AlignmentFlag.AlignVCenter, self.text)


def pixels_of(size: float, detail: float) -> int:
    """Return how high text of a size is drawn on a card that is `detail` times its own size."""
    return max(LEAST_TEXT, round(size * detail))


@lru_cache(maxsize=256)
def typeface(pixels: int, weight: Weight) -> QFont:
    """Return the typeface at a height in pixels."""
    made = font(pixels, bold=weight == "bold", semibold=weight in {"semibold", *_STRETCH})
    if weight in _STRETCH:
        made.setStretch(_STRETCH[weight])
    return made


@lru_cache(maxsize=256)
def metrics(pixels: int, weight: Weight) -> QFontMetricsF:
    """Return how wide text is in a typeface."""
    return QFontMetricsF(typeface(pixels, weight))


@lru_cache(maxsize=8192)
def width(text: str, pixels: int, weight: Weight = "regular") -> float:
    """Return how wide a line of text is, in pixels."""
    return metrics(pixels, weight).horizontalAdvance(text)


def cut(text: str, pixels: int, weight: Weight, room: float) -> str:
    """Return the text, or as much of it as there is room for and an ellipsis."""
    return metrics(pixels, weight).elidedText(text, Qt.TextElideMode.ElideRight, room)


def fitted(text: str, pixels: int, room: float) -> tuple[str, Weight]:
    """Return a heading in letters as wide as fit, semibold at best; cut only if the narrowest do not."""
    weights: tuple[Weight, ...] = ("semibold", "narrow", "slim")
    for weight in weights:
        if width(text, pixels, weight) <= room:
            return text, weight
    return cut(text, pixels, weights[-1], room), weights[-1]


def wrapped(text: str, pixels: int, weight: Weight, room: float) -> list[str]:
    """Return the lines of a text; a word that is too long for a line has one of its own."""
    space = width(" ", pixels, weight)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, used = "", 0.0
        for word in paragraph.split():
            wide = width(word, pixels, weight)
            if line and used + space + wide > room:
                lines.append(line)
                line, used = word, wide
            else:
                line, used = (f"{line} {word}", used + space + wide) if line else (word, wide)
        lines.append(line)
    return lines


def in_two(text: str, pixels: int, weight: Weight, rooms: tuple[float, float]) -> tuple[str, str] | None:
    """Return a text on two lines of nearly the same length; None if there is no room for that."""
    words = text.split()
    halves = ((" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words)))
    measured = (
        (one, width(one, pixels, weight), other, width(other, pixels, weight)) for one, other in halves
    )
    fitting = [
        (max(wide, wide_too), one, other)
        for one, wide, other, wide_too in measured
        if wide <= rooms[0] and wide_too <= rooms[1]
    ]
    return min(fitting)[1:] if fitting else None


def cut_in_two(text: str, pixels: int, weight: Weight, rooms: tuple[float, float]) -> tuple[str, ...]:
    """Return as much of a text as two lines hold."""
    first = wrapped(text, pixels, weight, rooms[0])[0]
    rest = text[len(first) :].strip()
    if not rest:
        return (cut(first, pixels, weight, rooms[0]),)
    return cut(first, pixels, weight, rooms[0]), cut(rest, pixels, weight, rooms[1])


def clipped(text: str, pixels: int, weight: Weight, room: float) -> str:
    """Return the whole words at the beginning of a text that there is room for, or of one as many letters."""
    words = wrapped(text, pixels, weight, room)[0].split()
    while len(words) > 1 and words[-1].lower() in _SMALL_WORDS:
        words.pop()
    line = " ".join(words).rstrip(",")
    if width(line, pixels, weight) <= room:
        return line
    longest = max((n for n in range(len(line)) if width(line[:n], pixels, weight) <= room), default=0)
    return line[: max(1, longest)].rstrip("'-") or line[:1]


def clipped_in_two(text: str, pixels: int, weight: Weight, rooms: tuple[float, float]) -> tuple[str, ...]:
    """Return two lines with the words at the beginning of a text, or one if it has one word."""
    first = wrapped(text, pixels, weight, rooms[0])[0]
    rest = text[len(first) :].split()
    while len(rest) > 1 and rest[0].lower() in _SMALL_WORDS:
        del rest[0]
    lines = first, " ".join(rest)
    return tuple(clipped(line, pixels, weight, room) for line, room in zip(lines, rooms, strict=True) if line)


_SMALL_WORDS = frozenset({"of", "the", "a", "an", "and", "to", "in", "for", "from", "with"})
"""At the end of a line that breaks off, or at the beginning of one with little room, they say nothing."""
