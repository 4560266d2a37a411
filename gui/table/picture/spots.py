"""Everything on the table that the keyboard can be on, and a screen reader can name."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import Enum, auto

from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value
from gui.animation.stage import Pose
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.table.picture.chips import Chip
from gui.table.picture.stack_lane import WaitingThing
from gui.table.picture.table_picture import TablePicture

_CHIP_WIDE, _CHIP_HIGH = 34.0, 28.0


class SpotKind(Enum):
    """What is there."""

    CARD = auto()
    PLAYER = auto()
    HAND = auto()  # a card in a hand
    PILE = auto()
    WAITING = auto()  # on the stack, on its way there, or an effect in force
    CHIP = auto()


class Spot(Value, kw_only=False):
    """One thing: `id` is that of the card, player, pile's owner or number's source.

    Attributes:
        to: the recipient of a number's points, or the zone of a pile.
    """

    kind: SpotKind
    id: str
    to: str = ""

    @property
    def subject(self) -> RecipientId | None:
        """The card or player that is selected with it; None if it is neither."""
        is_one = self.kind in {SpotKind.CARD, SpotKind.PLAYER, SpotKind.HAND}
        return ObjectId(self.id) if is_one else None


def spots(picture: TablePicture) -> dict[Spot, Box]:
    """Return what is on the table, each thing with its box in scene coordinates."""
    return dict(_spots(picture))


def _spots(picture: TablePicture) -> Iterator[tuple[Spot, Box]]:
    for card, pose in picture.poses.items():
        if pose.opacity >= 1:
            yield Spot(SpotKind.CARD, card), _card_box(pose)
    for plate in picture.plates:
        yield Spot(SpotKind.PLAYER, plate.id), plate.box
    for held in picture.hand:
        yield Spot(SpotKind.HAND, held.card.id), _around(held.x, held.y, CARD_WIDTH * held.scale, held.height)
    for pile in picture.piles:
        if pile.names or pile.is_shown:
            yield Spot(SpotKind.PILE, pile.owner, pile.zone), pile.box
    for number, one in enumerate(picture.waiting):
        yield Spot(SpotKind.WAITING, one.picks[0] if one.picks else str(number)), one.box
    for chip in picture.chips:
        yield spot_of_chip(chip), _around(chip.x, chip.y, _CHIP_WIDE, _CHIP_HIGH)


def spot_of_chip(chip: Chip) -> Spot:
    """Return the spot of a number."""
    return Spot(SpotKind.CHIP, chip.source, chip.recipient)


def chip_to_change(picture: TablePicture, spot: Spot | None) -> Chip | None:
    """Return the number at a spot; None if there is none, or it can't be changed."""
    return next((chip for chip in picture.chips if chip.is_editable and spot_of_chip(chip) == spot), None)


def spot_of(picture: TablePicture, subject: RecipientId) -> Spot | None:
    """Return the spot of a card, a player or a card in a hand; None if it is not on the table."""
    return next((spot for spot in spots(picture) if spot.subject == subject), None)


def meant_by(picture: TablePicture, spot: Spot) -> tuple[RecipientId, ...]:
    """Return what choosing a spot may mean: itself; on the stack also the object whose ability it is."""
    if spot.subject is not None:
        return (spot.subject,)
    if spot.kind is not SpotKind.WAITING:
        return ()
    return next((one.picks for one in picture.waiting if spot.id in one.picks), ())


def waiting_at(picture: TablePicture, spot: Spot) -> WaitingThing | None:
    """Return what waits at a spot; None if nothing does."""
    if spot.kind is not SpotKind.WAITING:
        return None
    named = (one for one in picture.waiting if spot.id in one.picks[:1])
    return next(named, None) or (picture.waiting[int(spot.id)] if spot.id.isdigit() else None)


def _card_box(pose: Pose) -> Box:
    """Return what a card covers, turned as it is."""
    wide, high = CARD_WIDTH * pose.scale, CARD_HEIGHT * pose.scale
    if not pose.rotation:  # as most cards are
        return _around(pose.x, pose.y, wide, high)
    turned = math.radians(pose.rotation)
    width = abs(wide * math.cos(turned)) + abs(high * math.sin(turned))
    height = abs(high * math.cos(turned)) + abs(wide * math.sin(turned))
    return _around(pose.x, pose.y, width, height)


def _around(x: float, y: float, width: float, height: float) -> Box:
    return Box(x - width / 2, y - height / 2, width, height)
