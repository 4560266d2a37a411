"""What stands along the outer edge of a side: the player, the graveyard and exile, the hand. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId
from core.terms.values import Value
from core.terms.zones import Zone
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box, Place

PLATE_HEIGHT = 52.0
_HAND_SCALE, _SMALLEST = 0.6, 0.2
_SLIVER = 8.0
"""So much of each card of a hand is seen at least, as long as the hand is not too large for that."""
_PLATE_WIDTH = 196.0
_PILE_WIDTH, _SMALL_PILE, _SMALL_HAND = 44.0, 26.0, 46.0
_MARGIN, _GAP = 10.0, 10.0
_APART = 4.0
"""Between two cards of a hand that has room enough."""
_MOST_ATTACHED, _ATTACHED_STEP, _PEEP = 3, 64.0, 10.0
"""Beside a player there is room for so many cards attached to them; more lie on each other, as all do on
a narrow side, where a strip of each is seen."""


class Edge(Value, kw_only=False):
    """The outer edge of a side, and what there is to stand along it.

    Attributes:
        attached: how many permanents are attached to the player (CR 303.4).
    """

    side: Box
    is_near: bool
    has_hand: bool
    attached: int = 0

    @property
    def is_narrow(self) -> bool:
        """Whether piles beside a whole plate would not fit; then they are small, one above the other."""
        return self.side.width < _PLATE_WIDTH + 2 * (_GAP + 2 * (_PILE_WIDTH + 8))

    @property
    def attached_width(self) -> float:
        """How much room what is attached to the player takes, at the left of the plate."""
        seen = min(_MOST_ATTACHED, self.attached)
        if not seen:
            return 0.0
        return _SMALL_HAND + 4 + (seen - 1) * _PEEP if self.is_narrow else seen * _ATTACHED_STEP + 6


def plate_box(edge: Edge) -> Box:
    """Return where the player of a side is shown; on a narrow side a hand takes some of that."""
    side = edge.side
    y = side.y + side.height - PLATE_HEIGHT - _MARGIN / 2 if edge.is_near else side.y + _MARGIN / 2
    if edge.is_narrow:
        taken = (_SMALL_HAND + 4 if edge.has_hand else 0) + edge.attached_width
        return Box(side.x + 6 + taken, y, side.width - 12 - taken - _SMALL_PILE - 4, PLATE_HEIGHT)
    return Box(side.x + (side.width - _PLATE_WIDTH) / 2, y, _PLATE_WIDTH, PLATE_HEIGHT)


def pile_boxes(edge: Edge) -> Iterator[tuple[Zone, Box]]:
    """Yield where graveyard and exile lie, beside the plate, and the library in the corner if it fits."""
    plate = plate_box(edge)
    for number, zone in enumerate((Zone.GRAVEYARD, Zone.EXILE)):
        if edge.is_narrow:
            y, half = plate.y + number * PLATE_HEIGHT / 2, PLATE_HEIGHT / 2 - 2
            yield zone, Box(plate.x + plate.width + 4, y, _SMALL_PILE, half)
        else:
            x = plate.x + plate.width + _GAP + number * (_PILE_WIDTH + 8)
            yield zone, Box(x, plate.y, _PILE_WIDTH, PLATE_HEIGHT)
    corner = edge.side.x + edge.side.width - _MARGIN - _PILE_WIDTH
    if corner >= plate.x + plate.width + _GAP + 2 * (_PILE_WIDTH + 8):
        yield Zone.LIBRARY, Box(corner, plate.y, _PILE_WIDTH, PLATE_HEIGHT)


def hand_box(edge: Edge) -> Box:
    """Return where a hand is held: left of the plate and what lies beside it, up to the edge of the side."""
    plate, side = plate_box(edge), edge.side
    if edge.is_narrow:
        return Box(side.x + 6, plate.y, _SMALL_HAND, PLATE_HEIGHT)
    left = side.x + _MARGIN
    return Box(left, plate.y, plate.x - _GAP - edge.attached_width - left, PLATE_HEIGHT)


def attached_places(edge: Edge) -> Iterator[Place]:
    """Yield where each permanent attached to the player lies: at the left of the plate, its name in sight.

    Like the cards of a hand it is seen as far down as the plate goes, at the near side.
    """
    plate = plate_box(edge)
    scale = _SMALL_HAND / CARD_WIDTH if edge.is_narrow else _HAND_SCALE
    wide, room = CARD_WIDTH * scale, edge.attached_width - 4
    step = min(wide + _APART, (room - wide) / max(1, edge.attached - 1))
    for number in range(edge.attached):
        x = plate.x - _APART - wide / 2 - number * step
        yield Place(x, plate.y + CARD_HEIGHT * scale / 2, scale)


def hand_scale(box: Box, count: int) -> float:
    """Return how large the cards of a hand are drawn.

    Only their upper part is seen, as high as a player's plate.
    """
    return min(_HAND_SCALE, max(_SMALLEST, (box.width - _SLIVER * (count - 1)) / CARD_WIDTH))


def fanned(game: Game, edges: Mapping[PlayerId, Edge]) -> Iterator[tuple[ObjectId, tuple[float, float]]]:
    """Yield the middle of each card in a hand, side by side from the plate on; many lie on each other."""
    for player, edge in edges.items():
        cards = [card.id for card in game.hand if card.owner == player]
        box = hand_box(edge)
        wide = CARD_WIDTH * hand_scale(box, len(cards))
        step = min(wide + _APART, (box.width - wide) / max(1, len(cards) - 1))
        right = box.x + box.width - wide / 2
        for number, card in enumerate(cards):
            yield card, (right - (len(cards) - 1 - number) * step, box.center[1])
