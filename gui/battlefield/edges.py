"""What stands along the outer edge of a side: the player, the graveyard and exile, the hand. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId
from core.terms.zones import Zone
from gui.battlefield.boxes import Box

PLATE_HEIGHT = 52.0
_CARD_WIDTH, _HAND_SCALE, _SMALLEST = 100.0, 0.6, 0.2
_SLIVER = 8.0
"""So much of each card of a hand is seen at least, as long as the hand is not too large for that."""
_PLATE_WIDTH = 196.0
_PILE_WIDTH, _SMALL_PILE, _SMALL_HAND = 44.0, 26.0, 46.0
_MARGIN, _GAP = 10.0, 10.0
_APART = 4.0
"""Between two cards of a hand that has room enough."""


def plate_box(side: Box, *, is_near: bool, has_hand: bool) -> Box:
    """Return where the player of a side is shown; on a narrow side a hand takes some of that."""
    y = side.y + side.height - PLATE_HEIGHT - _MARGIN / 2 if is_near else side.y + _MARGIN / 2
    if _is_narrow(side):
        hand = _SMALL_HAND + 4 if has_hand else 0
        return Box(side.x + 6 + hand, y, side.width - 12 - hand - _SMALL_PILE - 4, PLATE_HEIGHT)
    return Box(side.x + (side.width - _PLATE_WIDTH) / 2, y, _PLATE_WIDTH, PLATE_HEIGHT)


def pile_boxes(side: Box, *, is_near: bool) -> Iterator[tuple[Zone, Box]]:
    """Yield where graveyard and exile lie, beside the plate, and the library in the corner if it fits."""
    plate = plate_box(side, is_near=is_near, has_hand=False)
    for number, zone in enumerate((Zone.GRAVEYARD, Zone.EXILE)):
        if _is_narrow(side):
            y, half = plate.y + number * PLATE_HEIGHT / 2, PLATE_HEIGHT / 2 - 2
            yield zone, Box(plate.x + plate.width + 4, y, _SMALL_PILE, half)
        else:
            x = plate.x + plate.width + _GAP + number * (_PILE_WIDTH + 8)
            yield zone, Box(x, plate.y, _PILE_WIDTH, PLATE_HEIGHT)
    corner = side.x + side.width - _MARGIN - _PILE_WIDTH
    if corner >= plate.x + plate.width + _GAP + 2 * (_PILE_WIDTH + 8):
        yield Zone.LIBRARY, Box(corner, plate.y, _PILE_WIDTH, PLATE_HEIGHT)


def hand_box(side: Box, *, is_near: bool, has_hand: bool) -> Box:
    """Return where a hand is held: left of the plate, up to the edge of the side."""
    plate = plate_box(side, is_near=is_near, has_hand=has_hand)
    if _is_narrow(side):
        return Box(side.x + 6, plate.y, _SMALL_HAND, PLATE_HEIGHT)
    left = side.x + _MARGIN
    return Box(left, plate.y, plate.x - _GAP - left, PLATE_HEIGHT)


def hand_scale(box: Box, count: int) -> float:
    """Return how large the cards of a hand are drawn.

    Only their upper part is seen, as high as a player's plate.
    """
    return min(_HAND_SCALE, max(_SMALLEST, (box.width - _SLIVER * (count - 1)) / _CARD_WIDTH))


def fanned(
    game: Game, sides: Mapping[PlayerId, Box], near: PlayerId
) -> Iterator[tuple[ObjectId, tuple[float, float]]]:
    """Yield the middle of each card in a hand, side by side from the plate on; many lie on each other."""
    for player, side in sides.items():
        cards = [card.id for card in game.hand if card.owner == player]
        box = hand_box(side, is_near=player == near, has_hand=bool(cards))
        wide = _CARD_WIDTH * hand_scale(box, len(cards))
        step = min(wide + _APART, (box.width - wide) / max(1, len(cards) - 1))
        right = box.x + box.width - wide / 2
        for number, card in enumerate(cards):
            yield card, (right - (len(cards) - 1 - number) * step, box.center[1])


def _is_narrow(side: Box) -> bool:
    """Whether piles beside a whole plate would not fit; then they are small, one above the other."""
    return side.width < _PLATE_WIDTH + 2 * (_GAP + 2 * (_PILE_WIDTH + 8))
