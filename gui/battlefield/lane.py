"""What waits on the table besides cards: the stack as a lane, and shields beside what they protect."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from core.abilities.effects import Grants
from core.model.game import Game
from core.model.stack import DamageOnStack, OnStack, StackObject
from core.terms.ids import ObjectId
from core.terms.words import possessive
from gui.battlefield.card_item import Ring, paint_ring
from gui.battlefield.emblems import rounded
from gui.battlefield.layout import CARD_HEIGHT, CARD_WIDTH, Layout
from gui.fonts import font
from gui.theme import Theme, readable_on

_HIGH, _ROW, _LEFT, _WIDEST = 26.0, 36.0, 10.0, 230.0


@dataclass(frozen=True, slots=True)
class Waits:
    """One thing that waits: on the stack, triggered and not there yet, or an effect in force.

    Attributes:
        picks: what clicking it may mean, if it is on the stack: itself, or the object whose ability it is.
    """

    text: str
    x: float
    y: float
    is_top: bool = False
    is_triggered: bool = False
    is_effect: bool = False
    picks: tuple[ObjectId, ...] = ()

    @property
    def box(self) -> QRectF:
        """Where it is drawn, as wide as its text."""
        metrics = QFontMetricsF(self.font)
        width = min(metrics.horizontalAdvance(self.text), _WIDEST) + 20
        return QRectF(self.x, self.y, width, 20.0 if self.is_effect else _HIGH)

    @property
    def font(self) -> QFont:
        """What its text is written in."""
        return font(11.5 if self.is_effect else 12.5, semibold=True)


def waiting_things(game: Game, layout: Layout) -> Iterator[Waits]:
    """Yield the stack from its top down, then what has triggered, then effects beside what they protect."""
    y = layout.middle - _HIGH / 2 - max(0, len(game.stack) - 1) * _ROW / 2
    for number, item in enumerate(reversed(game.stack)):
        picks = (item.id, item.source) if isinstance(item, OnStack) else ()
        down = y + number * _ROW
        yield Waits(stack_name(game, item), _LEFT, down, is_top=number == 0, picks=picks)
    below = y + len(game.stack) * _ROW
    for number, item in enumerate(game.triggered):
        yield Waits(f"waits: {stack_name(game, item)}", _LEFT, below + number * _ROW, is_triggered=True)
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


def paint_waiting(
    painter: QPainter, things: tuple[Waits, ...], theme: Theme, legal: Collection[str] = ()
) -> None:
    """Draw them: the top of the stack filled, a trigger that waits dashed, a shield with round ends.

    What may be picked, `legal`, has a line around it and a check mark.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for one in things:
        painter.setFont(one.font)
        box = one.box
        text = QFontMetricsF(one.font).elidedText(one.text, Qt.TextElideMode.ElideRight, _WIDEST)
        line = QColor(theme.life if one.is_effect else theme.accent)
        fill = line if one.is_top else QColor(theme.card)
        style = Qt.PenStyle.DashLine if one.is_triggered else Qt.PenStyle.SolidLine
        painter.setPen(QPen(line, 1.6, style))
        painter.setBrush(fill)
        painter.drawPath(rounded(box, box.height() / 2 if one.is_effect else 6))
        painter.setPen(readable_on(fill))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        if not set(one.picks).isdisjoint(legal):
            paint_ring(painter, Ring.LEGAL, box.adjusted(2, 2, -2, -2), theme)


def stack_name(game: Game, item: StackObject) -> str:
    """Return what a reader knows something on the stack by."""
    if isinstance(item, OnStack):
        return item.name
    if isinstance(item, DamageOnStack):
        return "Combat damage"
    return f"{possessive(game.label(item.source))} defeat"
