"""What of a table is at a point, and where its cards are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from core.terms.ids import RecipientId
from gui.table.items.card_item import CardItem
from gui.table.items.hand_item import HandItem
from gui.table.painting.card_layout import mark_at
from gui.table.picture.keyword_marks import KeywordMark
from gui.table.table_scene import TableScene


def meant_at(scene: TableScene, at: QPointF) -> tuple[RecipientId, ...]:
    """Return what is at a point: on the stack, a card or a player; the likeliest first."""
    waiting = scene.waiting_at(at)
    subject = scene.subject_at(at)
    return waiting or ((subject,) if subject is not None else ())


def rect_of(scene: TableScene, subject: RecipientId) -> QRectF | None:
    """Return where a card, or what waits on the stack, is drawn; None if it is not."""
    for item in scene.items():
        if isinstance(item, CardItem) and item.face.id == subject:
            return item.sceneBoundingRect()
        if isinstance(item, HandItem) and item.face.card.id == subject:
            return item.sceneBoundingRect()
    waiting = scene.picture.waiting if scene.picture is not None else ()
    boxes = (one.box for one in waiting if subject in one.picks)
    return next((QRectF(box.x, box.y, box.width, box.height) for box in boxes), None)


def glyph_at(scene: TableScene, at: QPointF, zoom: float) -> KeywordMark | None:
    """Return the keyword whose glyph is at a point of a table that is drawn `zoom` times its size."""
    subject = scene.subject_at(at)
    for item in scene.items(at):
        if isinstance(item, CardItem) and item.face.id == subject:
            return mark_at(item.face, item.scale() * zoom, item.mapFromScene(at))
    return None
