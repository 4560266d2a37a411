"""Drawing a card: our own frame, signs and type, as vectors around the origin."""

from __future__ import annotations

from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from gui.fonts import font
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.table.painting.emblems import badge_sign, burst, crest, emblem, pennant, rounded
from gui.table.picture.card_face import CardFace
from gui.theme import Theme

_LEFT, _TOP = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
_BAND, _ART, _LOW_ART = 25.0, 46.0, 24.0
_LONG = 50
"""From this many letters of rules text on, the picture is low and leaves more room for them."""
_RADIUS = 8.0
_BADGE = 18.5
"""From the middle of one sign in the picture to that of the next."""
_SHADOW = 0.4
"""How much is to be seen of a card that is phased out."""
_TEXT_FROM = 0.62
"""Below this size on screen (1 is a card at its own size) small text is left out."""
CARD_RECT = QRectF(_LEFT, _TOP, CARD_WIDTH, CARD_HEIGHT)

_CENTER = Qt.AlignmentFlag.AlignCenter
_LEFT_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_card(painter: QPainter, face: CardFace, theme: Theme, detail: float) -> None:
    """Draw a card of 100 by 140 units around the origin; `detail` is its size on screen."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if face.is_phased_out:  # a shadow on the cloth, which nothing behind it shines through
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.table))
        painter.drawPath(rounded(CARD_RECT.adjusted(0.6, 0.6, -0.6, -0.6), _RADIUS))
        painter.setOpacity(_SHADOW * painter.opacity())
    band, on_band = (QColor(color) for color in theme.identity(face.colors))
    on_band = QColor(theme.ink) if face.is_phased_out else on_band
    body = QColor(theme.card)
    painter.setPen(QPen(QColor(theme.card_line), 1.2, _dash(face)))
    painter.setBrush(body)
    painter.drawPath(rounded(CARD_RECT.adjusted(0.6, 0.6, -0.6, -0.6), _RADIUS))
    _paint_band(painter, face, band, on_band, detail)
    _paint_art(painter, face, band, body)
    if detail >= _TEXT_FROM:
        _paint_text(painter, face, theme)
    _paint_numbers(painter, face, theme, detail)
    _paint_damage(painter, face, theme)
    _paint_counters(painter, face, theme)
    _paint_states(painter, face, theme)
    if face.is_phased_out:
        painter.setOpacity(painter.opacity() / _SHADOW)
        _paint_phased_out(painter, theme)


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """Return `one` with a part (0 to 1) of `other` in it; opaque, which is quick to draw."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def _dash(face: CardFace) -> Qt.PenStyle:
    if face.is_phased_out:
        return Qt.PenStyle.DotLine
    return Qt.PenStyle.DashLine if face.is_token else Qt.PenStyle.SolidLine


def _paint_band(painter: QPainter, face: CardFace, band: QColor, on_band: QColor, detail: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    top = QRectF(_LEFT + 2, _TOP + 2, CARD_WIDTH - 4, _BAND - 2)
    painter.drawPath(rounded(top, _RADIUS - 2))
    painter.drawRect(top.adjusted(0, _RADIUS, 0, 0))
    size = 10.5 if detail >= _TEXT_FROM else 14.0
    name_font = font(size, semibold=True)
    painter.setFont(name_font)
    painter.setPen(on_band)
    room = top.adjusted(5, 0, -5, 0)
    if face.number:
        badge = QRectF(room.right() - 13, room.center().y() - 7, 14, 14)
        painter.setPen(QPen(on_band, 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(badge)
        painter.setFont(font(9 if face.number < 10 else 7.5, bold=True))  # noqa: PLR2004 - two digits are smaller
        painter.drawText(badge, _CENTER, str(face.number))
        painter.setFont(name_font)
        room.setRight(badge.left() - 2)
    name = QFontMetricsF(name_font).elidedText(face.name, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, _LEFT_MIDDLE, name)


def _paint_art(painter: QPainter, face: CardFace, band: QColor, body: QColor) -> None:
    """Draw the picture: a pattern made from the name, and the sign of the card type."""
    art = QRectF(_LEFT + 2, _TOP + _BAND, CARD_WIDTH - 4, _art_height(face))
    painter.save()
    painter.setClipRect(art)
    painter.fillRect(art, mixed(body, band, 0.30))
    seed = crc32(face.name.encode())
    for number in range(3):
        bits = (seed >> (number * 9)) & 0x1FF
        x = art.left() + (bits & 0x1F) / 31 * art.width()
        y = art.top() + ((bits >> 5) & 0xF) / 15 * art.height()
        painter.setBrush(mixed(body, band, 0.40 + 0.09 * number))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(QPointF(x, y), 30 - 7 * number, 30 - 7 * number)
    painter.translate(art.center())
    painter.scale(art.height() / _ART, art.height() / _ART)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ink = mixed(body, band, 0.05) if body.lightnessF() > 0.5 else mixed(QColor("#ffffff"), band, 0.25)  # noqa: PLR2004 - half light
    painter.setPen(QPen(ink, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    if not face.face_down:
        painter.drawPath(emblem(face.emblem))
    painter.restore()


def _art_height(face: CardFace) -> float:
    return _LOW_ART if sum(map(len, face.abilities)) >= _LONG else _ART


def _paint_text(painter: QPainter, face: CardFace, theme: Theme) -> None:
    line = QRectF(_LEFT + 6, _TOP + _BAND + _art_height(face) + 2, CARD_WIDTH - 12, 11)
    type_font = font(7.2)
    painter.setFont(type_font)
    painter.setPen(QColor(theme.ink_soft))
    types = QFontMetricsF(type_font).elidedText(face.types, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, _LEFT_MIDDLE, "" if face.face_down else types)
    has_shield = face.loyalty is not None or face.defense is not None
    below = -_TOP - (38 if has_shield else 26 if face.numbers else 6)
    rules = QRectF(_LEFT + 6, line.bottom() + 1, CARD_WIDTH - 12, below - line.bottom() - 1)
    painter.setPen(QColor(theme.ink))
    text = "\n".join(face.abilities)
    for size in (9.0, 8.0, 7.2, 6.4, 5.8):
        painter.setFont(font(size))
        needed = painter.boundingRect(rules, Qt.TextFlag.TextWordWrap, text)
        if needed.height() <= rules.height():
            break
    painter.drawText(
        rules, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, _that_fits(painter, rules, text)
    )


def _that_fits(painter: QPainter, room: QRectF, text: str) -> str:
    """Return the text, or as many of its words as there is room for; the tool tip has all of it."""
    words, least, most = text.split(" "), 0, text.count(" ") + 1
    fits = text
    while least < most:
        middle = (least + most + 1) // 2
        tried = text if middle == len(words) else f"{' '.join(words[:middle])} …"
        if painter.boundingRect(room, Qt.TextFlag.TextWordWrap, tried).height() <= room.height():
            least, fits = middle, tried
        else:
            most = middle - 1
    return fits if least else ""


def _paint_numbers(painter: QPainter, face: CardFace, theme: Theme, detail: float) -> None:
    """Draw power and toughness, loyalty or defense along the lower edge."""
    size = 15.0 if detail >= _TEXT_FROM else 22.0
    if face.numbers:
        number_font = font(size, bold=True)
        painter.setFont(number_font)
        width = QFontMetricsF(number_font).horizontalAdvance(face.numbers) + (22 if face.change else 12)
        box = QRectF(-_LEFT - width - 3, -_TOP - size - 9, width, size + 6)
        painter.setPen(QPen(QColor(theme.card_line), 1))
        painter.setBrush(mixed(QColor(theme.card), QColor(theme.ink), 0.06))
        painter.drawPath(rounded(box, 5))
        if face.change:
            _paint_change(painter, face, theme, QPointF(box.left() + 9, box.center().y()))
            box.setLeft(box.left() + 10)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, _CENTER, face.numbers)
    if face.loyalty is not None:
        _paint_shape_number(painter, crest(26, 28), face.loyalty, theme, QPointF(_LEFT + 20, -_TOP - 18))
    if face.defense is not None:
        _paint_shape_number(painter, pennant(26, 30), face.defense, theme, QPointF(-_LEFT - 20, -_TOP - 19))


def _paint_change(painter: QPainter, face: CardFace, theme: Theme, at: QPointF) -> None:
    """Draw the little triangle that tells raised numbers from lowered ones."""
    up = face.change > 0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.life if up else theme.damage))
    tip, base = (at.y() - 4, at.y() + 3) if up else (at.y() + 4, at.y() - 3)
    painter.drawPolygon([QPointF(at.x(), tip), QPointF(at.x() - 4, base), QPointF(at.x() + 4, base)])


def _paint_shape_number(painter: QPainter, shape: object, number: int, theme: Theme, at: QPointF) -> None:
    painter.save()
    painter.translate(at)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink))
    painter.drawPath(shape)  # type: ignore[arg-type]  # a painter path
    painter.setPen(QColor(theme.card))
    painter.setFont(font(14 if number < 100 else 10, bold=True))  # noqa: PLR2004 - three digits are smaller
    painter.drawText(QRectF(-16, -15, 32, 26), _CENTER, str(number))
    painter.restore()


def _paint_damage(painter: QPainter, face: CardFace, theme: Theme) -> None:
    """Draw marked damage; a lethal amount has a ring around it."""
    if not face.damage:
        return
    painter.save()
    painter.translate(_LEFT + 19, -_TOP - 18)
    painter.setPen(QPen(QColor(theme.card), 2.0))
    painter.setBrush(QColor(theme.damage))
    painter.drawPath(burst(17))
    painter.setPen(QColor(theme.card))
    painter.setFont(font(14 if face.damage < 100 else 9, bold=True))  # noqa: PLR2004 - three digits are smaller
    painter.drawText(QRectF(-17, -17, 34, 34), _CENTER, str(face.damage))
    if face.is_lethal:
        painter.setPen(QPen(QColor(theme.damage), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), 18.5, 18.5)
    painter.restore()


def _paint_counters(painter: QPainter, face: CardFace, theme: Theme) -> None:
    pill_font = font(8.4, semibold=True)
    painter.setFont(pill_font)
    y = _TOP + _BAND + 3
    for kind, count in face.counters[:4]:
        text = kind if count == 1 else f"{kind} \N{MULTIPLICATION SIGN} {count}"
        text = QFontMetricsF(pill_font).elidedText(text, Qt.TextElideMode.ElideRight, 80)
        width = QFontMetricsF(pill_font).horizontalAdvance(text) + 10
        pill = QRectF(-_LEFT - 4 - width, y, width, 12)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink))
        painter.drawPath(rounded(pill, 6))
        painter.setPen(QColor(theme.card))
        painter.drawText(pill, _CENTER, text)
        y += 14


def _paint_states(painter: QPainter, face: CardFace, theme: Theme) -> None:
    """Draw the signs of its badges in the upper left of the picture; and the protector's name."""
    x = _LEFT + 11.0
    y = _TOP + _BAND + 11
    for badge in face.badges:
        _paint_badge(painter, theme, QPointF(x, y))
        painter.save()
        painter.translate(x, y)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.ink), 1.7, j=Qt.PenJoinStyle.RoundJoin))
        painter.scale(0.75, 0.75)
        painter.drawPath(badge_sign(badge))
        painter.restore()
        x += _BADGE
    if face.sides:
        _paint_sides(painter, face, theme, QPointF(x, y))
    if face.protector:
        painter.setFont(font(7.2))
        painter.setPen(QColor(theme.ink_soft))
        text = QFontMetricsF(font(7.2)).elidedText(
            f"Protector {face.protector}", Qt.TextElideMode.ElideRight, 58
        )
        painter.drawText(QRectF(_LEFT + 6, -_TOP - 24, 60, 14), _LEFT_MIDDLE, text)


def _paint_sides(painter: QPainter, face: CardFace, theme: Theme, at: QPointF) -> None:
    """Draw the sign of a double-faced card: two cards, the one in front filled if the back face is up."""
    _paint_badge(painter, theme, at)
    painter.setPen(QPen(QColor(theme.ink), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(at.x() - 4.2, at.y() - 4.8, 5.4, 7.6))
    painter.setBrush(QColor(theme.ink if face.sides == "back" else theme.card))
    painter.drawRect(QRectF(at.x() - 1.2, at.y() - 2.8, 5.4, 7.6))


def _paint_phased_out(painter: QPainter, theme: Theme) -> None:
    """Write across a card that it is phased out, readable however small the card is."""
    strip = QRectF(_LEFT + 5, -12, CARD_WIDTH - 10, 24)
    painter.setPen(QPen(QColor(theme.ink_soft), 1.4, Qt.PenStyle.DotLine))
    painter.setBrush(QColor(theme.card))
    painter.drawPath(rounded(strip, 12))
    painter.setPen(QColor(theme.ink))
    painter.setFont(font(13, semibold=True))
    painter.drawText(strip, _CENTER, "phased out")


def _paint_badge(painter: QPainter, theme: Theme, at: QPointF) -> None:
    painter.setPen(QPen(QColor(theme.card_line), 1))
    painter.setBrush(QColor(theme.card))
    painter.drawEllipse(at, 8.5, 8.5)
