"""Drawing a card: our own frame, picture, signs and type, as vectors around the origin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.table.painting.card_layout import CardLayout, lay_out
from gui.table.painting.card_picture import paint_picture
from gui.table.painting.card_signs import paint_badges, paint_counters, paint_phased_out
from gui.table.painting.card_strip import Shaped, Strip
from gui.table.painting.drawings import SIZE, drawing, names
from gui.table.painting.emblems import burst, crest, pennant, rounded
from gui.table.painting.text_fitting import LEAST_TEXT, typeface
from gui.table.picture.card_face import CardFace
from gui.table.picture.keyword_marks import KeywordMark
from gui.theme import Theme, mixed

_RADIUS = 8.0
_SHADOW = 0.4
"""How much is to be seen of a card that is phased out."""
_PILE = (4.0, 2.0)
"""How far below it the cards show that lie under a card for several."""
CARD_RECT = QRectF(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)

_CENTER = Qt.AlignmentFlag.AlignCenter


def paint_card(painter: QPainter, face: CardFace, theme: Theme, detail: float) -> None:
    """Draw a card of 100 by 140 units around the origin; `detail` is its size on screen."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(1 / detail, 1 / detail)
    layout = lay_out(face, detail)
    card = QRectF(CARD_RECT.topLeft() * detail, CARD_RECT.size() * detail).adjusted(0.6, 0.6, -0.6, -0.6)
    radius = _RADIUS * detail
    if face.is_phased_out:  # a shadow on the cloth, which nothing behind it shines through
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.table))
        painter.drawPath(rounded(card, radius))
        painter.setOpacity(_SHADOW * painter.opacity())
    painter.setPen(_edge(face, theme, detail))
    painter.setBrush(QColor(theme.card))
    for down in _PILE if face.stacked > 1 else ():
        painter.drawPath(rounded(card.translated(down * detail * 0.5, down * detail), radius))
    painter.drawPath(rounded(card, radius))
    paint_picture(painter, face, theme, layout.picture, detail)
    _paint_band(painter, face, theme, layout, detail)
    _paint_words(painter, theme, layout)
    _paint_strip(painter, face, theme, layout.strip, detail)
    free = QRectF(layout.picture)
    if layout.number is not None and layout.number.box.intersects(free):
        free.setRight(layout.number.box.left())
    paint_counters(painter, face, theme, free, detail)
    paint_badges(painter, face, theme, free, detail)
    _paint_number(painter, face, theme, layout, detail)
    if face.is_phased_out:
        painter.setOpacity(painter.opacity() / _SHADOW)
        paint_phased_out(painter, theme, layout, detail)
    painter.restore()


def paint_glyph(painter: QPainter, mark: KeywordMark, box: QRectF, ink: QColor, ground: QColor) -> None:
    """Draw a keyword's glyph; one that has none of its own is a frame with its initials."""
    painter.setPen(Qt.PenStyle.NoPen)
    if mark.glyph not in names("glyphs"):
        painter.setBrush(ink)
        painter.drawPath(rounded(box.adjusted(-1, 0, 1, 0), box.height() * 0.22))
        painter.setPen(ground)
        painter.setFont(typeface(max(LEAST_TEXT, round(box.height() * 0.62)), "bold"))
        painter.drawText(box.adjusted(-2, 0, 2, 0), _CENTER, initials(mark.glyph))
        return
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / SIZE, box.height() / SIZE)
    for layer in drawing("glyphs", mark.glyph):
        painter.setBrush(ink if layer.tone == "dark" else ground)
        painter.drawPath(layer.path)
    painter.restore()


def initials(keyword: str) -> str:
    """Return two letters for a keyword: of its first two words, or its first two."""
    words = keyword.split()
    return (words[0][:2] if len(words) == 1 else words[0][0] + words[1][0]).capitalize()


def _edge(face: CardFace, theme: Theme, detail: float) -> QPen:
    """Return how the edge is drawn: that of an attacked planeswalker or battle is heavier, and red."""
    if face.is_attacked:
        return QPen(QColor(theme.attack), max(2.0, 2.8 * detail), _dash(face))
    return QPen(QColor(theme.card_line), max(1.0, 1.2 * detail), _dash(face))


def _dash(face: CardFace) -> Qt.PenStyle:
    if face.is_phased_out:
        return Qt.PenStyle.DotLine
    return Qt.PenStyle.DashLine if face.is_token else Qt.PenStyle.SolidLine


def _paint_band(painter: QPainter, face: CardFace, theme: Theme, layout: CardLayout, detail: float) -> None:
    """Draw the band in the card's color, the name and the number in it."""
    band, on_band = (QColor(color) for color in theme.identity(face.colors))
    ink = QColor(theme.ink) if face.is_phased_out else on_band
    radius = (_RADIUS - 2) * detail
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    painter.drawPath(rounded(layout.band, min(radius, layout.band.height() / 2)))
    painter.drawRect(layout.band.adjusted(0, layout.band.height() / 2, 0, 0))
    painter.setPen(ink)
    for line in layout.name:
        line.draw(painter)


def _paint_number(painter: QPainter, face: CardFace, theme: Theme, layout: CardLayout, detail: float) -> None:
    """Draw which of its name it is, or how many cards it stands for; the latter is filled."""
    if layout.number is None:
        return
    band, on_band = (QColor(color) for color in theme.identity(face.colors))
    ground, ink = (on_band, band) if face.stacked > 1 else (band, on_band)
    pill = layout.number.box
    painter.setPen(QPen(on_band, max(1.0, 1.1 * detail)))
    painter.setBrush(ground)
    painter.drawPath(rounded(pill, pill.height() / 2))
    painter.setPen(ink)
    layout.number.draw(painter)


def _paint_words(painter: QPainter, theme: Theme, layout: CardLayout) -> None:
    """Draw the type line, the keywords' glyphs and the rules text."""
    ink, ground = QColor(theme.ink), QColor(theme.card)
    if layout.types is not None:
        painter.setPen(QColor(theme.ink_soft))
        layout.types.draw(painter)
    for one in layout.marks:
        paint_glyph(painter, one.mark, one.box, ink, ground)
        painter.setPen(ink)
        if one.beside is not None:
            one.beside.draw(painter)
    painter.setPen(ink)
    for line in (*((layout.more,) if layout.more else ()), *layout.rules):
        line.draw(painter)


def _paint_strip(painter: QPainter, face: CardFace, theme: Theme, strip: Strip, detail: float) -> None:
    """Draw what is along the lower edge."""
    if strip.numbers:
        painter.setPen(QPen(QColor(theme.card_line), 1))
        painter.setBrush(mixed(QColor(theme.card), QColor(theme.ink), 0.07))
        painter.drawPath(rounded(strip.numbers_box, 5 * detail))
        painter.setPen(QColor(theme.ink))
        for line in strip.numbers:
            line.draw(painter)
    if len(strip.numbers) > 1:
        box = strip.numbers[1].box
        painter.setPen(QPen(QColor(theme.ink_soft), 1))
        painter.drawLine(box.topLeft() + QPointF(3, 0), box.topRight() - QPointF(5, 0))
    if strip.arrow is not None:
        paint_change(painter, face.change, theme, strip.arrow, max(3.2, 4 * detail))
    for one in strip.shaped:
        _paint_shaped(painter, one, theme)
    if strip.protector is not None:
        painter.setPen(QColor(theme.ink_soft))
        strip.protector.draw(painter)
    if strip.damage is not None:
        _paint_damage(painter, face, theme, strip, detail)


def paint_change(painter: QPainter, change: int, theme: Theme, at: QPointF, size: float) -> None:
    """Draw the arrow that tells raised numbers from lowered ones."""
    up = -1 if change > 0 else 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.life if change > 0 else theme.damage))
    steps = ((0, 1.3), (1.1, 0), (0.42, 0), (0.42, -1.3), (-0.42, -1.3), (-0.42, 0), (-1.1, 0))
    painter.drawPolygon([at + QPointF(x * size, y * up * size) for x, y in steps])


def _paint_shaped(painter: QPainter, one: Shaped, theme: Theme) -> None:
    shape = (crest if one.shape == "loyalty" else pennant)(one.box.width(), one.box.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink))
    painter.drawPath(shape.translated(one.box.center()))
    painter.setPen(QColor(theme.card))
    one.line.draw(painter)


def _paint_damage(painter: QPainter, face: CardFace, theme: Theme, strip: Strip, detail: float) -> None:
    """Draw marked damage; an amount that is lethal has a skull and a second edge."""
    box, line = strip.damage_box, strip.damage
    ink = QColor(theme.card)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.damage))
    painter.drawPath(rounded(box, 4.5 * detail))
    if face.is_lethal:
        painter.setPen(QPen(ink, max(1.0, detail)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = max(1.4, 1.6 * detail)
        painter.drawPath(rounded(box.adjusted(edge, edge, -edge, -edge), 3.5 * detail))
    if strip.damage_sign is not None and line is not None:
        size = line.pixels * 0.95
        at = strip.damage_sign
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        if face.is_lethal:
            skull = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
            paint_glyph(painter, KeywordMark("deathtouch", ""), skull, ink, QColor(theme.damage))
        else:
            painter.drawPath(burst(size / 2).translated(at))
    painter.setPen(ink)
    if line is not None:
        line.draw(painter)
