"""What waits on the table besides cards: the stack as a lane, and shields beside what they protect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from core.abilities.effects import Grants
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.terms.words import possessive
from gui.battlefield.emblems import rounded
from gui.battlefield.layout import CARD_HEIGHT, CARD_WIDTH, Layout
from gui.fonts import font
from gui.theme import Theme, readable_on

_HIGH, _LEFT, _WIDEST = 26.0, 10.0, 230.0


@dataclass(frozen=True, slots=True)
class Waits:
    """One thing that waits: on the stack, triggered and not there yet, or an effect in force."""

    text: str
    x: float
    y: float
    is_top: bool = False
    is_triggered: bool = False
    is_effect: bool = False


def waiting_things(game: Game, layout: Layout) -> Iterator[Waits]:
    """Yield the stack from its top down, then what has triggered, then effects beside what they protect."""
    names = [stack_name(game, item) for item in reversed(game.stack)]
    y = layout.middle - _HIGH / 2 - max(0, len(names) - 1) * (_HIGH + 4) / 2
    for number, name in enumerate(names):
        yield Waits(name, _LEFT, y + number * (_HIGH + 4), is_top=number == 0)
    below = y + len(names) * (_HIGH + 4) + 4
    for number, item in enumerate(game.triggered):
        yield Waits(
            f"waits: {stack_name(game, item)}", _LEFT, below + number * (_HIGH + 4), is_triggered=True
        )
    placed: dict[str, int] = {}
    for effect in game.effects:
        if isinstance(effect.effect, Grants) or effect.protects is None:
            continue
        place = layout.center_of(effect.protects)
        if place is None:
            continue
        row = placed[effect.protects] = placed.get(effect.protects, -1) + 1
        left = effect.points
        text = f"{effect.name} {left}" if left is not None else effect.name
        on_card = effect.protects in layout.cards
        dx, dy = (
            (-CARD_WIDTH * layout.scale / 2, CARD_HEIGHT * layout.scale / 2 - 4) if on_card else (-90.0, 30.0)
        )
        yield Waits(text, place[0] + dx, place[1] + dy + row * 22, is_effect=True)


def paint_waiting(painter: QPainter, things: tuple[Waits, ...], theme: Theme) -> None:
    """Draw them: the top of the stack filled, a trigger that waits dashed, a shield with round ends."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for one in things:
        text_font = font(11.5 if one.is_effect else 12.5, semibold=True)
        painter.setFont(text_font)
        metrics = QFontMetricsF(text_font)
        text = metrics.elidedText(one.text, Qt.TextElideMode.ElideRight, _WIDEST)
        height = 20.0 if one.is_effect else _HIGH
        box = QRectF(one.x, one.y, metrics.horizontalAdvance(text) + 20, height)
        line = QColor(theme.life if one.is_effect else theme.accent)
        fill = line if one.is_top else QColor(theme.card)
        style = Qt.PenStyle.DashLine if one.is_triggered else Qt.PenStyle.SolidLine
        painter.setPen(QPen(line, 1.6, style))
        painter.setBrush(fill)
        painter.drawPath(rounded(box, height / 2 if one.is_effect else 6))
        painter.setPen(readable_on(fill))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def stack_name(game: Game, item: StackObject) -> str:
    """Return what a reader knows something on the stack by."""
    if isinstance(item, OnStack):
        return item.name
    if isinstance(item, DamageOnStack):
        return "Combat damage"
    return f"{possessive(game.label(item.source))} defeat"
