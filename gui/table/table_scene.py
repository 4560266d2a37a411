"""The table as a graphics scene: it draws a picture, and says what is where."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from core.terms.colors import Color
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.zones import Zone
from gui.animation.stage import MovingNumber, Pose
from gui.fonts import font
from gui.layout.beside_mouse import Sight, texts_of
from gui.layout.geometry import Box, Place
from gui.table.items.arrow_item import ArrowItem
from gui.table.items.bubble_item import BubbleItem
from gui.table.items.caption_item import CaptionItem
from gui.table.items.card_item import CardItem, Ring
from gui.table.items.drop_zone_item import DropZone, DropZoneItem
from gui.table.items.facing_item import FacingItem
from gui.table.items.focus_item import FocusItem
from gui.table.items.hand_item import RAISED_Z, HandItem, HeldItem
from gui.table.items.note_mark_item import NoteMarkItem
from gui.table.items.number_item import ChipItem, MovingNumberItem
from gui.table.items.player_item import PileItem, PlateItem
from gui.table.items.stack_lane_item import LaneItem
from gui.table.items.tally_item import TallyItem
from gui.table.painting.card_bitmap import CardBitmaps
from gui.table.picture.arrows import Arrow
from gui.table.picture.chips import Chip
from gui.table.picture.facing import FacingSign
from gui.table.picture.note_mark import NoteMark
from gui.table.picture.table_picture import HandFace, TablePicture
from gui.table.picture.tallies import Tally
from gui.theme import Theme, mixed
from gui.translation import QT_TR_NOOP, tr

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
I = TypeVar("I", bound=QGraphicsItem)  # noqa: E741 - an item

_PILES, _ATTACHED, _CARDS, _PLATES, _HAND, _ARROWS, _SIGNS, _LEAVING, _MARKS = (
    4,
    8,
    10,
    12,
    14,
    30,
    32,
    40,
    44,  # below the numbers of damage, which an arrow between two things may meet
)
"""What lies on what."""
_MOVING = 26
"""So much higher a card lies on its way: above arrows and signs, which do not cross it then."""
_BETWEEN = 9.0
"""A line to who stands behind the gap between two cards: below those, so that it hides no numbers."""
_NEAR = 1e-6
_HINT = QT_TR_NOOP("Drag cards from the left onto either side of the table")


class TableScene(QGraphicsScene):
    """Draws a `TablePicture`, changing only what differs from the one before."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture: TablePicture | None = None
        self._cards: dict[ObjectId, CardItem] = {}
        self._bitmaps = CardBitmaps()
        self._plates: dict[PlayerId, PlateItem] = {}
        self._piles: dict[tuple[PlayerId, Zone], PileItem] = {}
        self._hand: dict[ObjectId, HandItem] = {}
        self._raised: ObjectId | None = None
        self._held: HeldItem | None = None
        self._zones: list[DropZoneItem] = []
        self._arrows: list[ArrowItem] = []
        self._chips: list[ChipItem] = []
        self._numbers: list[MovingNumberItem] = []
        self._facing: list[FacingItem] = []
        self._tallies: list[TallyItem] = []
        self._marks: list[NoteMarkItem] = []
        self._drawn: list[NoteMarkItem] = []
        self._rings: Mapping[RecipientId, Ring] = {}
        self._lit_side: PlayerId | None = None
        self._drag_arrow: ArrowItem | None = None
        self._lane = LaneItem(theme)
        self.addItem(self._lane)
        self._focus = FocusItem(theme)
        self.addItem(self._focus)
        self._caption = CaptionItem(theme)
        self.addItem(self._caption)
        self._bubble = BubbleItem(theme)
        self.addItem(self._bubble)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    @property
    def picture(self) -> TablePicture | None:
        """What is drawn now."""
        return self._picture

    def show_picture(self, picture: TablePicture) -> None:
        """Draw a picture."""
        before, self._picture = self._picture, picture
        if before is None or _ground(before) != _ground(picture):
            self.setSceneRect(0, 0, picture.layout.width, picture.layout.height)
            self.invalidate(QRectF(), QGraphicsScene.SceneLayer.BackgroundLayer)
        self._show_cards(picture)
        self._show_players(picture)
        self._show_hand(picture)
        self._show_arrows(picture.arrows)
        self._show_facing(picture.facing)
        self._show_chips(picture.chips)
        self._show_numbers(picture.numbers)
        self._show_tallies(picture.tallies)
        self._show_rings()
        self._lane.show_things(picture.waiting, self._theme)
        self._show_marks(picture.marks)
        self._caption.show_caption(picture.caption, picture.layout.width / 2, picture.middle, self._theme)

    def show_drawn(self, mark: NoteMark | None) -> None:
        """Draw the mark that is just being drawn, or none."""
        marks = () if mark is None else (mark,)
        for item, one in _paired(self, self._drawn, marks, lambda mark: NoteMarkItem(mark, self._theme)):
            item.setZValue(_MARKS)
            item.show_mark(one, self._theme)

    def mark_at(self, at: QPointF) -> NoteMark | None:
        """Return the mark of a note at a point, the uppermost; None if there is none."""
        return next((item.mark for item in reversed(self._marks) if item.shape().contains(at)), None)

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        self._theme = theme
        self._bubble.set_theme(theme)
        self.invalidate()
        if self._picture is not None:
            self.show_picture(self._picture)

    def set_caching(self, *, enabled: bool) -> None:
        """Keep cards in hands as bitmaps, which is quick; or draw them anew each time, which is exact."""
        mode = QGraphicsItem.CacheMode.DeviceCoordinateCache if enabled else QGraphicsItem.CacheMode.NoCache
        for held in self._hand.values():
            held.setCacheMode(mode)

    def set_rings(self, rings: Mapping[RecipientId, Ring]) -> None:
        """Draw rings around cards and players, besides those of the picture."""
        self._rings = rings
        self._show_rings()
        self._lane.show_legal([subject for subject, ring in rings.items() if ring is Ring.LEGAL])

    def show_focus(self, box: Box | None) -> None:
        """Draw the ring of the keyboard around a box, or none."""
        self._focus.surround(box, self._theme)

    def light_side(self, player: PlayerId | None) -> None:
        """Brighten a player's side of the table, or none."""
        if player != self._lit_side:
            self._lit_side = player
            self.invalidate(QRectF(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def show_drag(self, arrow: Arrow | None) -> None:
        """Draw the arrow of a drag that is going on, or none."""
        if arrow is None:
            if self._drag_arrow is not None:
                self._drag_arrow.setVisible(False)
        elif self._drag_arrow is None:
            self._drag_arrow = ArrowItem(arrow, self._theme)
            self._drag_arrow.setZValue(70)
            self.addItem(self._drag_arrow)
        else:
            self._drag_arrow.setVisible(True)
            self._drag_arrow.show_arrow(arrow, self._theme)

    def show_held(self, face: HandFace | None, at: QPointF) -> None:
        """Draw a card that was taken out of a hand at a point, or none."""
        if self._held is not None and face is None:
            self.removeItem(self._held)
            self._held = None
        elif face is not None:
            if self._held is None:
                self._held = HeldItem(face, self._theme)
                self.addItem(self._held)
            self._held.setPos(at)

    def show_zones(self, zones: tuple[DropZone, ...]) -> None:
        """Draw places to drop something in, or none."""
        for item, zone in _paired(self, self._zones, zones, lambda zone: DropZoneItem(zone, self._theme)):
            item.show_zone(zone, self._theme)

    def raise_hand_card(self, card: ObjectId | None) -> None:
        """Show one card of a hand whole, or none."""
        if card != self._raised:
            self._raised = card
            for one, item in self._hand.items():
                self._show_raised(one, item)

    def hand_face(self, card: RecipientId | None) -> HandFace | None:
        """Return how a card in a hand is shown; None if it is in none."""
        item = self._hand.get(ObjectId(card)) if card is not None else None
        return item.face if item is not None else None

    @property
    def shows_hint(self) -> bool:
        """Whether it is said on the cloth how to begin: not while words beside the mouse say more."""
        return self._picture is not None and _shows_hint(self._picture) and not self._bubble.text

    @property
    def bubble(self) -> str:
        """The words that are shown beside the mouse; empty if none are."""
        return self._bubble.text

    def show_bubble(
        self, text: str, at: QPointF, *, is_refusal: bool = False, distance: float = 18.0
    ) -> None:
        """Show words `distance` beside a point; none if `text` is empty."""
        if bool(text) != bool(self._bubble.text):
            self.invalidate(QRectF(), QGraphicsScene.SceneLayer.BackgroundLayer)  # the hint goes or is back
        texts = tuple(texts_of(self.picture.layout)) if text and self.picture is not None else ()
        sight = Sight(self._in_view(), texts)
        self._bubble.show_text(text, at, sight, is_refusal=is_refusal, distance=distance)

    def _in_view(self) -> Box:
        """Return the part of the table that is seen, if it is zoomed."""
        view = self.views()[0]
        seen = view.mapToScene(view.viewport().rect()).boundingRect() & self.sceneRect()
        return Box(seen.x(), seen.y(), seen.width(), seen.height())

    def pile_owner_at(self, at: QPointF) -> PlayerId | None:
        """Return whose graveyard, exile or library lies at a point; None if none does."""
        here = (owner for (owner, _), item in self._piles.items() if item.sceneBoundingRect().contains(at))
        return next(here, None)

    def subject_at(self, at: QPointF) -> RecipientId | None:
        """Return the card, player or card in a hand at a point, the uppermost.

        What is seen of a card in a hand is that card's, even where another one of the hand is shown whole.
        """
        held = (item for item in reversed(self._hand.values()) if item.is_held_at(at))
        in_hand = next(held, None)
        if in_hand is not None:
            return in_hand.face.card.id
        for item in self.items(
            at, Qt.ItemSelectionMode.IntersectsItemBoundingRect, Qt.SortOrder.DescendingOrder
        ):
            if isinstance(item, CardItem):
                return item.face.id
            if isinstance(item, PlateItem):
                return item.face.id
            if isinstance(item, HandItem):
                return item.face.card.id
        return None

    def waiting_at(self, at: QPointF) -> tuple[ObjectId, ...]:
        """Return what clicking the stack at a point may mean, the likeliest first."""
        waiting = self._picture.waiting if self._picture is not None else ()
        return next((one.picks for one in reversed(waiting) if one.box.contains(at.x(), at.y())), ())

    def chip_at(self, at: QPointF) -> Chip | None:
        """Return the chip at a point, or None."""
        item = next(
            (item for item in self._chips if item.isVisible() and item.sceneBoundingRect().contains(at)), None
        )
        return item.chip if item else None

    def arrow_at(self, at: QPointF) -> Arrow | None:
        """Return the arrow at a point, or None."""
        near = QRectF(at.x() - 5, at.y() - 5, 10, 10)
        found = self.items(
            near, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder, QTransform()
        )
        arrow = next(
            (item for item in found if isinstance(item, ArrowItem) and item is not self._drag_arrow), None
        )
        return arrow.arrow if arrow else None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the cloth: a half for each side, the middle line, a hint on an empty table."""
        theme = self._theme
        painter.fillRect(rect, QColor(theme.table))
        if self._picture is None:
            return
        layout, middle = self._picture.layout, self._picture.middle
        near = next(iter(layout.sides))
        painter.fillRect(QRectF(0, middle, layout.width, layout.height - middle), QColor(theme.table_near))
        if self._lit_side is not None:
            lit = layout.sides[self._lit_side]
            painter.setPen(QPen(QColor(theme.accent), 3, Qt.PenStyle.DashLine))
            painter.setBrush(mixed(QColor(theme.table), QColor(theme.card), 0.55))
            painter.drawRoundedRect(
                QRectF(lit.x, lit.y, lit.width, lit.height).adjusted(6, 6, -6, -6), 14, 14
            )
        painter.setPen(QPen(QColor(theme.table_line), 2))
        painter.drawLine(QPointF(0, middle), QPointF(layout.width, middle))
        for player, other in layout.sides.items():
            if player != near and other.x > 0:
                painter.drawLine(QPointF(other.x, 0), QPointF(other.x, middle))
        if self.shows_hint:
            painter.setPen(QColor(theme.ink_soft))
            painter.setFont(font(17))
            painter.drawText(
                QRectF(0, middle + 24, layout.width, 40), Qt.AlignmentFlag.AlignCenter, tr(_HINT)
            )

    def _show_cards(self, picture: TablePicture) -> None:
        for card in [card for card in self._cards if card not in picture.poses]:
            self.removeItem(self._cards.pop(card))
        for card, pose in picture.poses.items():
            face = picture.faces[card]
            item = self._cards.get(card)
            if item is None:
                item = self._cards[card] = CardItem(face, self._theme, self._bitmaps)
                self.addItem(item)
            item.show_face(face, self._theme)
            place = picture.layout.cards.get(card)
            is_away = place is not None and _is_away(pose, place)
            item.take_pose(pose, is_moving=is_away)
            resting = _ATTACHED + pose.y * 1e-4 if face.is_attached else _CARDS  # the nearer, the higher
            item.setZValue(_LEAVING if pose.opacity < 1 else resting + is_away * _MOVING)

    def _show_players(self, picture: TablePicture) -> None:
        _drop(self, self._plates, {plate.id for plate in picture.plates})
        for plate in picture.plates:
            if plate.id not in self._plates:
                self._plates[plate.id] = PlateItem(plate, self._theme)
                self._plates[plate.id].setZValue(_PLATES)
                self.addItem(self._plates[plate.id])
            self._plates[plate.id].show_face(plate, self._theme)
        _drop(self, self._piles, {(pile.owner, pile.zone) for pile in picture.piles})
        for pile in picture.piles:
            key = (pile.owner, pile.zone)
            if key not in self._piles:
                self._piles[key] = PileItem(pile, self._theme)
                self._piles[key].setZValue(_PILES)
                self.addItem(self._piles[key])
            self._piles[key].show_face(pile, self._theme)

    def _show_hand(self, picture: TablePicture) -> None:
        _drop(self, self._hand, {face.card.id for face in picture.hand})
        for number, face in enumerate(picture.hand):
            card = face.card.id
            if card not in self._hand:
                self._hand[card] = HandItem(face, self._theme)
                self.addItem(self._hand[card])
            self._hand[card].setData(0, number)
            self._hand[card].show_face(face, self._theme)
            self._show_raised(card, self._hand[card])

    def _show_raised(self, card: ObjectId, item: HandItem) -> None:
        """Let a card lie on those left of it, or above everything if it is raised."""
        item.raise_up(card == self._raised)
        item.setZValue(RAISED_Z if card == self._raised else _HAND + item.data(0) * 0.01)

    def _show_arrows(self, arrows: tuple[Arrow, ...]) -> None:
        for item, arrow in _paired(self, self._arrows, arrows, lambda arrow: ArrowItem(arrow, self._theme)):
            passes = self._picture is not None and arrow.source in self._picture.layout.behind
            item.setZValue(_BETWEEN if passes else _ARROWS)
            item.show_arrow(arrow, self._theme)

    def _show_chips(self, chips: tuple[Chip, ...]) -> None:
        for item, chip in _paired(self, self._chips, chips, lambda chip: ChipItem(chip, self._theme)):
            item.show_chip(chip, self._theme, self._colors_of(chip.source))

    def _show_numbers(self, numbers: tuple[MovingNumber, ...]) -> None:
        for item, number in _paired(self, self._numbers, numbers, lambda _: MovingNumberItem()):
            colors = self._colors_of(number.way[0]) if number.way is not None else frozenset[Color]()
            item.show_number(number, self._theme, colors)

    def _show_facing(self, signs: tuple[FacingSign, ...]) -> None:
        for item, sign in _paired(self, self._facing, signs, lambda sign: FacingItem(sign, self._theme)):
            item.setZValue(_SIGNS)
            item.show_sign(sign, self._theme)

    def _show_tallies(self, tallies: tuple[Tally, ...]) -> None:
        for item, tally in _paired(self, self._tallies, tallies, lambda tally: TallyItem(tally, self._theme)):
            item.show_tally(tally, self._theme)

    def _show_marks(self, marks: Sequence[NoteMark]) -> None:
        for item, mark in _paired(self, self._marks, marks, lambda mark: NoteMarkItem(mark, self._theme)):
            item.setZValue(_MARKS)
            item.show_mark(mark, self._theme)

    def _colors_of(self, source: ObjectId) -> frozenset[Color]:
        """Return the colors of a permanent that is seen; none of a spell."""
        item = self._cards.get(source)
        return item.face.colors if item is not None else frozenset()

    def _show_rings(self) -> None:
        signs = self._picture.signs if self._picture is not None else {}
        cards: list[tuple[RecipientId, CardItem | PlateItem | HandItem]] = list(self._cards.items())
        for subject, item in [*cards, *self._plates.items(), *self._hand.items()]:
            sign = signs.get(subject)
            ring = self._rings.get(subject) or (Ring(sign.value) if sign else None)
            item.show_ring(ring, self._theme)


def _ground(picture: TablePicture) -> tuple[object, ...]:
    """Return all that the background depends on, besides the theme and the side that is lit."""
    layout = picture.layout
    return layout.width, layout.height, picture.middle, layout.sides, _shows_hint(picture)


def _shows_hint(picture: TablePicture) -> bool:
    """Whether to say how to begin: the table is empty, and not because what was there has died."""
    has_been_used = any(pile.names for pile in picture.piles)
    return not picture.faces and not has_been_used and picture.caption is None


def _is_away(pose: Pose, place: Place) -> bool:
    """Whether a card is on its way to its place, or from there; what arithmetic leaves over is no way."""
    return (
        abs(pose.x - place.x) > _NEAR
        or abs(pose.y - place.y) > _NEAR
        or abs(pose.scale - place.scale) > _NEAR
        or abs(pose.rotation - place.rotation) > _NEAR
    )


def _drop(scene: QGraphicsScene, items: dict[K, I], kept: set[K]) -> None:
    """Take items out of the scene whose keys are no longer wanted."""
    for key in [key for key in items if key not in kept]:
        scene.removeItem(items.pop(key))


def _paired(
    scene: QGraphicsScene, items: list[I], values: Sequence[V], make: Callable[[V], I]
) -> Iterator[tuple[I, V]]:
    """Yield an item for each value: missing ones are made, those left over leave the scene."""
    while len(items) > len(values):
        scene.removeItem(items.pop())
    for value in values[len(items) :]:
        items.append(make(value))
        scene.addItem(items[-1])
    yield from zip(items, values, strict=True)
