"""Where everything on a card is, in pixels of the screen around the card's middle.

What a card shows depends on how large it is there: text is 11 pixels high or more, or left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from core.terms.values import Value
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.table.painting.card_band import LEAST_PICTURE, band_of
from gui.table.painting.card_strip import Strip, strip_of
from gui.table.painting.text_fitting import (
    LEAST_TEXT,
    Line,
    cut,
    pixels_of,
    width,
    wrapped,
)
from gui.table.picture.card_face import CardFace
from gui.table.picture.keyword_marks import KeywordMark
from gui.translation import tr

_TYPE, _RULES, _GLYPH = 9.0, 10.0, 13.0
"""How high they are on a card at its own size, if that is not too low to be read."""
_INNER, _SIDE = 2.0, 4.5
"""How far from the edge of a card the band is, and text from that."""
_TEXT_MARKED_FROM, _TYPED_FROM, _RULES_FROM, _WORDS_FROM = 0.5, 0.72, 0.9, 1.25
"""From which size of a card on there is a glyph for rules text; there is a type line; there is rules text;
keywords are said in words too."""
_PICTURE, _LOW_PICTURE = 38.0, 27.0
"""How high the picture is if possible, and at least above rules text."""
_TEXT_LINE = 1.22
"""How far lines are from each other, by how high their letters are."""
_SMALLER_RULES = 0.75
"""How much smaller rules text may be than it is at best."""
_FEWEST_LINES = 3
"""Fewer lines of a longer text than these say too little, and the picture is better for the room."""
_DASH = " \N{EM DASH} "
_CENTER = Qt.AlignmentFlag.AlignHCenter
_REST = "text"
"""The glyph for rules text that there is no room for."""


class PlacedMark(Value, kw_only=False):
    """A keyword's glyph, and what is written beside it."""

    mark: KeywordMark
    box: QRectF
    beside: Line | None = None

    @property
    def whole(self) -> QRectF:
        """Where the mouse is on it."""
        return self.box if self.beside is None else self.box.united(self.beside.box)


class CardLayout(Value, kw_only=False):
    """A card's parts.

    Attributes:
        number: which of its name it is, or how many it stands for.
        more: how many keywords the row of glyphs has no room for.
    """

    band: QRectF
    name: tuple[Line, ...]
    number: Line | None
    picture: QRectF
    types: Line | None
    marks: tuple[PlacedMark, ...]
    more: Line | None
    rules: tuple[Line, ...]
    strip: Strip


def lay_out(face: CardFace, detail: float) -> CardLayout:
    """Return where everything is on a card that is `detail` times its own size on screen."""
    card = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
    inner = card.adjusted(_INNER, _INNER, -_INNER, -_INNER)
    inner = QRectF(inner.topLeft() * detail, inner.size() * detail)
    strip = strip_of(face, inner, detail)
    band = band_of(face, QRectF(inner.left(), inner.top(), inner.width(), strip.top - inner.top()), detail)
    below = QRectF(inner.left(), band.box.bottom(), inner.width(), strip.top - band.box.bottom())
    side = max(3.0, _SIDE * detail)
    text = below.adjusted(side, 0, -side, 0)
    types = _types(face, text.width(), detail)
    types_height = pixels_of(_TYPE, detail) * 1.28 + detail if types else 0.0
    glyph = max(float(LEAST_TEXT), _GLYPH * detail)
    row_height = glyph + 3 * detail
    rest = below.height() - types_height - bool(face.marks) * row_height
    rules = _rules(face, QSizeF(text.width(), rest), detail)
    y = strip.top - rules.height
    lines = tuple(
        Line(words, QRectF(text.left(), y + n * rules.line, text.width(), rules.line), rules.pixels)
        for n, words in enumerate(rules.lines)
    )
    marks = face.marks
    if face.rules and not rules.lines and detail >= _TEXT_MARKED_FROM:
        marks = (*marks, KeywordMark(_REST, "\n".join(face.rules)))
    if not marks or y - row_height - types_height - below.top() < LEAST_PICTURE:
        marks, row_height = (), 0.0
    y -= row_height
    placed, more = _marks_row(marks, QRectF(text.left(), y + detail, text.width(), glyph), detail)
    y -= types_height
    line = QRectF(text.left(), y, text.width(), types_height)
    return CardLayout(
        band=band.box,
        name=band.name,
        number=band.number,
        picture=QRectF(below.left(), below.top(), below.width(), y - below.top()),
        types=Line(types, line, pixels_of(_TYPE, detail)) if types else None,
        marks=placed,
        more=more,
        rules=lines,
        strip=strip,
    )


def mark_at(face: CardFace, detail: float, at: QPointF) -> KeywordMark | None:
    """Return the keyword whose glyph is at a point of a card, which is in the card's own units."""
    point = at * detail
    return next((one.mark for one in lay_out(face, detail).marks if one.whole.contains(point)), None)


def _types(face: CardFace, room: float, detail: float) -> str:
    """Return as much of the type line as there is room for: without the supertypes, or just the subtypes."""
    if face.face_down or detail < _TYPED_FROM:
        return ""
    pixels = pixels_of(_TYPE, detail)
    types, _, subtypes = face.types.partition(_DASH)
    short = subtypes or types
    ways: tuple[str, ...]
    if face.is_token:
        ways = (tr("Token {types}").format(types=face.types), tr("{type} token").format(type=short), short)
    else:
        ways = (face.types, f"{types.split()[-1]}{_DASH}{short}" if subtypes else types, short)
    ways = ways if detail >= _WORDS_FROM else ways[2 - face.is_token :]
    fitting = next((way for way in ways if width(way, pixels) <= room), None)
    return fitting if fitting is not None else cut(ways[-1], pixels, "regular", room)


class _Rules(Value, kw_only=False):
    """Rules text broken into lines, and how much height those take."""

    lines: tuple[str, ...] = ()
    pixels: int = LEAST_TEXT
    line: float = 0.0
    height: float = 0.0


def _rules(face: CardFace, room: QSizeF, detail: float) -> _Rules:
    """Return rules text as large as leaves the picture its height, or cut where a low picture begins."""
    if detail < _RULES_FROM or room.width() < LEAST_TEXT:
        return _Rules()
    largest = pixels_of(_RULES, detail)
    sizes = range(largest, max(LEAST_TEXT, round(largest * _SMALLER_RULES)) - 1, -1)
    ways = [(face.rules, _PICTURE), (face.rules, _LOW_PICTURE)]
    if detail >= _WORDS_FROM:
        ways.insert(0, (face.abilities, _PICTURE))
    for (text, picture), pixels in product(ways, sizes):
        found = _broken(text, pixels, room.width(), detail)
        if room.height() - found.height >= picture * detail:
            return found
    if not face.rules:
        return _Rules()
    whole, pixels = _broken(face.rules, sizes[-1], room.width(), detail), sizes[-1]
    count = int((room.height() - _LOW_PICTURE * detail - 2 * detail) / whole.line)
    if count < _FEWEST_LINES:
        return _Rules()
    last = cut(f"{whole.lines[count - 1]} \N{HORIZONTAL ELLIPSIS}", pixels, "regular", room.width())
    return _Rules((*whole.lines[: count - 1], last), pixels, whole.line, count * whole.line + 2 * detail)


def _broken(texts: Sequence[str], pixels: int, room: float, detail: float) -> _Rules:
    lines = tuple(line for text in texts for line in wrapped(text, pixels, "regular", room))
    line = pixels * _TEXT_LINE
    return _Rules(lines, pixels, line, len(lines) * line + 2 * detail if lines else 0.0)


def _marks_row(
    marks: Sequence[KeywordMark], row: QRectF, detail: float
) -> tuple[tuple[PlacedMark, ...], Line | None]:
    """Return glyphs from left to right, and how many are left out if there is no room for all."""
    small, gap = pixels_of(9, detail), max(3.0, 3.5 * detail)
    placed: list[PlacedMark] = []
    x = row.left()
    for mark in marks:
        box = QRectF(x, row.top(), row.height(), row.height())
        x = box.right()
        beside = None
        if mark.beside:
            wide = width(mark.beside, small, "semibold")
            beside = Line(mark.beside, QRectF(x + 1, row.top(), wide, row.height()), small, "semibold")
            x = beside.box.right()
        placed.append(PlacedMark(mark, box, beside))
        x += gap
    if not placed or placed[-1].whole.right() <= row.right() + 1:
        return tuple(placed), None
    while len(placed) > 1:
        placed.pop()
        words = f"+{len(marks) - len(placed)}"
        wide = width(words, small, "semibold")
        left = placed[-1].whole.right() + gap
        if left + wide <= row.right() + 2:
            return tuple(placed), Line(words, QRectF(left, row.top(), wide, row.height()), small, "semibold")
    return tuple(placed), None
