"""What waits on the table besides cards: the stack as a lane, and effects beside what they are about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from core.abilities.effects import Controls, Delayed, Grants
from core.abilities.wording import ending_words
from core.model.effects import Waiting
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.terms.ids import PlayerId, RecipientId
from core.terms.words import possessive
from gui.battlefield.boxes import Box
from gui.battlefield.card_painting import mixed
from gui.battlefield.emblems import rounded
from gui.battlefield.layout import CARD_HEIGHT, CARD_WIDTH, Layout
from gui.fonts import font
from gui.theme import Theme, readable_on

_HIGH, _LOW, _LEFT, _WIDEST = 26.0, 20.0, 10.0, 250.0
_APART, _BESIDE_TEXT, _MARGIN = 4.0, 20.0, 6.0
_HEAD = 15.0
"""How much room the word above the stack takes."""


@dataclass(frozen=True, slots=True)
class Waits:
    """One thing that waits: on the stack, triggered and not there yet, or an effect in force.

    Attributes:
        by: whose it is, said after its name.
        targets: what it will be done to.
        is_moving: it is on its way to the stack.
    """

    text: str
    box: Box
    by: str = ""
    targets: tuple[RecipientId, ...] = ()
    is_top: bool = False
    is_triggered: bool = False
    is_effect: bool = False
    is_moving: bool = False

    @property
    def is_on_stack(self) -> bool:
        """Whether it lies on the stack."""
        return not self.is_triggered and not self.is_effect and not self.is_moving


def waiting_things(game: Game, layout: Layout) -> Iterator[Waits]:
    """Yield the stack from its top down, then what has triggered, then effects beside what they are about."""
    count = len(game.stack)
    y = layout.middle - _HIGH / 2 - max(0, count - 1) * (_HIGH + _APART) / 2
    for number, item in enumerate(reversed(game.stack)):
        name, by = stack_name(game, item), game.label(item.controller)
        box = Box(_LEFT, y + number * (_HIGH + _APART), _wide(name, by), _HIGH)
        yield Waits(name, box, by, _targets(item), is_top=number == 0)
    below = y + count * (_HIGH + _APART) + _APART
    for number, item in enumerate(game.triggered):
        name, by = f"waits: {stack_name(game, item)}", game.label(item.controller)
        box = Box(_LEFT, below + number * (_HIGH + _APART), _wide(name, by), _HIGH)
        yield Waits(name, box, by, is_triggered=True)
    yield from _effects(game, layout)


def paint_waiting(painter: QPainter, things: tuple[Waits, ...], theme: Theme) -> None:
    """Draw them: the top of the stack filled, a trigger that waits dashed, an effect with round ends."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stacked = [one for one in things if one.is_on_stack]
    if stacked:
        _paint_lane(painter, stacked, theme)
    for one in things:
        box = QRectF(one.box.x, one.box.y, one.box.width, one.box.height)
        line = QColor(theme.life if one.is_effect else theme.accent)
        fill = line if one.is_top else QColor(theme.card)
        style = Qt.PenStyle.DashLine if one.is_triggered else Qt.PenStyle.SolidLine
        painter.setPen(QPen(line, 1.6, style))
        painter.setBrush(fill)
        painter.drawPath(rounded(box, box.height() / 2 if one.is_effect else 6))
        _paint_words(painter, one, box, readable_on(fill))


def stack_name(game: Game, item: StackObject) -> str:
    """Return what a reader knows something on the stack by."""
    if isinstance(item, OnStack):
        return item.name
    if isinstance(item, DamageOnStack):
        return "Combat damage"
    return f"{possessive(game.label(item.source))} defeat"


def _targets(item: StackObject) -> tuple[RecipientId, ...]:
    return item.targets if isinstance(item, OnStack) else ()


def _effects(game: Game, layout: Layout) -> Iterator[Waits]:
    """Yield effects in force: at what they are about, or else at the player whose they are.

    What a card shows on its face, because it changes what the card is, is not said again.
    """
    rows: dict[str, int] = {}
    for effect in game.effects:
        if isinstance(effect.effect, Grants | Controls):
            continue
        about = effect.protects if effect.protects is not None else effect.controller
        place = layout.center_of(about)
        if place is None:
            continue
        text = _effect_words(effect)
        width = _wide(text, "", size=11.5)
        row = rows[about] = rows.get(about, -1) + 1
        if about in layout.plates:
            x, y = _at_plate(layout, PlayerId(about), row)
        else:
            x = place[0] - CARD_WIDTH * layout.scale / 2
            y = place[1] + CARD_HEIGHT * layout.scale / 2 + 1 + row * (_LOW + 2)
        x = max(_MARGIN, min(x, layout.width - width - _MARGIN))
        yield Waits(text, Box(x, y, width, _LOW), is_effect=True)


def _at_plate(layout: Layout, player: PlayerId, row: int) -> tuple[float, float]:
    """Return the corner of a player's effect: rows go from the plate toward the middle of the table."""
    plate = layout.plates[player]
    if plate.y < layout.middle:
        return plate.x + 6, plate.y + plate.height + 3 + row * (_LOW + 2)
    return plate.x + 6, plate.y - 3 - (row + 1) * (_LOW + 2)


def _effect_words(effect: Waiting) -> str:
    if isinstance(effect.effect, Delayed):
        does = ending_words(effect.effect.does, "it")
        return f"{effect.effect.at.words}: {does}".capitalize()
    return f"{effect.name} {effect.points}" if effect.points is not None else effect.name


def _wide(text: str, by: str, size: float = 12.5) -> float:
    width = QFontMetricsF(font(size, semibold=True)).horizontalAdvance(text) + _BESIDE_TEXT
    after = QFontMetricsF(font(11)).horizontalAdvance(f" {by}") + 6 if by else 0
    return min(_WIDEST, width + after)


def _paint_lane(painter: QPainter, stacked: list[Waits], theme: Theme) -> None:
    """Draw what the stack lies on, with its name, so that one sees at once where it is."""
    top, bottom = stacked[0].box, stacked[-1].box
    words = "Stack" if len(stacked) == 1 else "Stack, the top resolves first"
    head_font = font(10, semibold=True)
    width = max(QFontMetricsF(head_font).horizontalAdvance(words) + 8, *(one.box.width for one in stacked))
    lane = QRectF(top.x - 5, top.y - _HEAD - 3, width + 10, bottom.y + bottom.height - top.y + _HEAD + 8)
    painter.setPen(QPen(QColor(theme.table_line), 1))
    painter.setBrush(mixed(QColor(theme.table), QColor(theme.card), 0.55))
    painter.drawPath(rounded(lane, 9))
    painter.setPen(QColor(theme.ink_soft))
    painter.setFont(head_font)
    head = QRectF(lane.x() + 7, lane.y() + 1, lane.width() - 8, _HEAD)
    painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


def _paint_words(painter: QPainter, one: Waits, box: QRectF, ink: QColor) -> None:
    text_font = font(11.5 if one.is_effect else 12.5, semibold=True)
    metrics = QFontMetricsF(text_font)
    painter.setPen(ink)
    inner = box.adjusted(_BESIDE_TEXT / 2, 0, -_BESIDE_TEXT / 2, 0)
    after = QFontMetricsF(font(11)).horizontalAdvance(f" {one.by}") + 6 if one.by else 0
    text = metrics.elidedText(one.text, Qt.TextElideMode.ElideMiddle, inner.width() - after + 1)
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setFont(text_font)
    painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | middle, text)
    if one.by:
        painter.setFont(font(11))
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | middle, one.by)
