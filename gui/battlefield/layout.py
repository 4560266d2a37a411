"""Where everything stands: from a game and a size to places. Pure arithmetic, no Qt.

The first player sits at the bottom, the others share the top. Creatures stand in rows near
the middle line, everything else behind them or, where that leaves cards larger, beside them,
players at the outer edges. Places come from
all permanents that were ever on the table, so that nothing jumps when something leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from core.model.game import Game
from core.model.permanents import Permanent
from core.rules.layers import characteristics
from core.terms.ids import ObjectId, PlayerId
from core.terms.zones import Zone

CARD_WIDTH, CARD_HEIGHT = 100.0, 140.0
"""A card's size at scale 1, in scene units (pixels of an unscaled view)."""

TAPPED_DEGREES = 8.0
_GAP = 20.0
_MARGIN = 10.0
_PLATE_WIDTH, _PLATE_HEIGHT = 196.0, 52.0
_PILE_WIDTH, _SMALL_PILE = 44.0, 26.0
_STEP_FORWARD = 34.0
_LARGEST, _SMALLEST, _SHRINK = 1.7, 0.16, 0.97
_TUCK = 0.17
"""How far an attachment peeks out from behind its bearer, as a part of a card's height."""


@dataclass(frozen=True, slots=True)
class Place:
    """A center, a scale and degrees of rotation."""

    x: float
    y: float
    scale: float
    rotation: float = 0.0


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its left upper corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies in the rectangle."""
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


@dataclass(frozen=True, slots=True)
class Layout:
    """Places on a table of `width` by `height`.

    Attributes:
        scale: of all cards.
        cards: permanents, those that are phased out as well.
        plates: where each player is shown.
        piles: each player's graveyard and exile.
        sides: the part of the table that belongs to each player.
        middle: height of the line between the sides.
    """

    width: float
    height: float
    scale: float
    cards: Mapping[ObjectId, Place]
    plates: Mapping[PlayerId, Box]
    piles: Mapping[tuple[PlayerId, Zone], Box]
    sides: Mapping[PlayerId, Box]
    middle: float

    def side_at(self, x: float, y: float) -> PlayerId:
        """Return the player whose side a point lies on, the nearest if it lies on none."""
        for player, side in self.sides.items():
            if side.contains(x, y):
                return player
        return min(self.sides, key=lambda player: abs(self.sides[player].center[1] - y))

    def center_of(self, subject: str) -> tuple[float, float] | None:
        """Return the middle of a permanent or player, or None if neither is on the table."""
        if subject in self.plates:
            return self.plates[PlayerId(subject)].center
        place = self.cards.get(ObjectId(subject))
        return (place.x, place.y) if place else None


def arrange(game: Game, start: Game, width: float, height: float) -> Layout:
    """Return where everything in `game` stands on a table of that size.

    `start` is the game as set up: what was there keeps its place when it is gone.
    """
    sides = _sides(tuple(game.players), width, height)
    near = next(iter(game.players))
    rosters = _rosters(game, start)
    groups = {player: _groups(*rosters[player], _room(side)) for player, side in sides.items()}
    scale = min(_fitting_scale(groups[player], _room(side)) for player, side in sides.items())
    cards: dict[ObjectId, Place] = {}
    for player, side in sides.items():
        cards.update(_rows(groups[player], side, scale, 1.0 if player == near else -1.0))
    cards = {
        object_id: _posed(game, object_id, place, near)
        for object_id, place in cards.items()
        if game.on_battlefield(object_id) is not None
    }
    cards.update(_attached(game, cards, near))
    return Layout(
        width=width,
        height=height,
        scale=scale,
        cards=cards,
        plates={player: _plate(side, is_near=player == near) for player, side in sides.items()},
        piles=_piles(sides, near),
        sides=sides,
        middle=height / 2,
    )


def _sides(players: tuple[PlayerId, ...], width: float, height: float) -> dict[PlayerId, Box]:
    near, *others = players
    part = width / max(1, len(others))
    sides = {near: Box(0, height / 2, width, height / 2)}
    for number, player in enumerate(others):
        sides[player] = Box(number * part, 0, part, height / 2)
    return sides


def _rosters(game: Game, start: Game) -> dict[PlayerId, tuple[list[ObjectId], list[ObjectId]]]:
    """Return, for each player, creatures and then the rest, in the order they were put down."""
    rosters: dict[PlayerId, tuple[list[ObjectId], list[ObjectId]]] = {p: ([], []) for p in game.players}
    for object_id in dict.fromkeys(one.id for one in (*start.everything, *game.everything)):
        source = game if game.on_battlefield(object_id) is not None else start
        permanent = source.on_battlefield(object_id) or source.permanent(object_id)
        if _bearer(source, permanent) is None:
            is_creature = characteristics(source, object_id).is_creature
            rosters[permanent.controller][0 if is_creature else 1].append(object_id)
    return rosters


def _bearer(game: Game, permanent: Permanent) -> ObjectId | None:
    bearer = permanent.attached_to
    there = game.on_battlefield(ObjectId(bearer)) if bearer is not None else None
    if there is None or there.id == permanent.id:
        return None
    return there.id if there.attached_to is None else None


def _room(side: Box) -> tuple[float, float]:
    """Return width and height for rows of cards on a side."""
    return side.width - 2 * _MARGIN, side.height - _PLATE_HEIGHT - 2 * _MARGIN - _STEP_FORWARD


_Groups = tuple[list[ObjectId], ...]
"""Cards that share rows; each group begins a new row."""


def _groups(front: list[ObjectId], back: list[ObjectId], room: tuple[float, float]) -> _Groups:
    """Return the rest behind the creatures, or beside them if they can then be drawn larger."""
    apart, together = (front, back), ([*front, *back],)
    return apart if _fitting_scale(apart, room) >= _fitting_scale(together, room) else together


def _fitting_scale(groups: _Groups, room: tuple[float, float]) -> float:
    """Return the largest scale at which all cards fit into rows; small steps, so growth is smooth."""
    width, height = room
    scale = _LARGEST
    while scale > _SMALLEST:
        rows = sum(-(-len(group) // _per_row(width, scale)) for group in groups) or 1
        if rows * (CARD_HEIGHT + _GAP) * scale - _GAP * scale <= height:
            return scale
        scale *= _SHRINK
    return _SMALLEST


def _per_row(width: float, scale: float) -> int:
    return max(1, int((width + _GAP * scale) // ((CARD_WIDTH + _GAP) * scale)))


def _rows(groups: _Groups, side: Box, scale: float, toward: float) -> Iterable[tuple[ObjectId, Place]]:
    """Yield places row by row, from the middle line outward. `toward` is 1 for the near side."""
    per_row = _per_row(_room(side)[0], scale)
    chunks = [chunk for group in groups for chunk in _even_chunks(group, per_row)]
    inner = side.y if toward > 0 else side.y + side.height
    middle = side.x + side.width / 2
    for number, row in enumerate(chunks):
        out = _STEP_FORWARD + (CARD_HEIGHT / 2 + number * (CARD_HEIGHT + _GAP)) * scale
        step = (CARD_WIDTH + _GAP) * scale
        left = middle - step * (len(row) - 1) / 2
        for column, object_id in enumerate(row):
            yield object_id, Place(left + column * step, inner + toward * out, scale)


def _even_chunks(row: list[ObjectId], most: int) -> Iterator[list[ObjectId]]:
    """Yield a row broken into as few as fit, of nearly the same length."""
    lines = -(-len(row) // most)
    for number in range(lines):
        yield row[number * len(row) // lines : (number + 1) * len(row) // lines]


def _posed(game: Game, object_id: ObjectId, place: Place, near: PlayerId) -> Place:
    """Return the place of a card that may be tapped, or have stepped forward to attack."""
    permanent = game.on_battlefield(object_id) or game.permanent(object_id)
    toward = 1.0 if permanent.controller == near else -1.0
    attacks = game.combat is not None and object_id in game.combat.attackers
    rotation = TAPPED_DEGREES if permanent.tapped else 0.0
    y = place.y - toward * _STEP_FORWARD * 0.5 if attacks else place.y
    return Place(place.x, y, place.scale, rotation)


def _attached(game: Game, cards: Mapping[ObjectId, Place], near: PlayerId) -> dict[ObjectId, Place]:
    """Return places for attachments: behind their bearer, peeking out on the far side."""
    places: dict[ObjectId, Place] = {}
    counts: dict[ObjectId, int] = {}
    for permanent in game.everything:
        bearer = _bearer(game, permanent)
        if bearer is not None and bearer in cards:
            counts[bearer] = counts.get(bearer, 0) + 1
            on = cards[bearer]
            holder = game.on_battlefield(bearer) or game.permanent(bearer)
            away = 1.0 if holder.controller == near else -1.0
            shift = counts[bearer] * _TUCK * CARD_HEIGHT * on.scale
            places[permanent.id] = Place(on.x + shift * 0.4, on.y - away * shift, on.scale, on.rotation)
    return places


def _plate(side: Box, *, is_near: bool) -> Box:
    y = side.y + side.height - _PLATE_HEIGHT - _MARGIN / 2 if is_near else side.y + _MARGIN / 2
    if _is_narrow(side):
        return Box(side.x + 6, y, side.width - 12 - _SMALL_PILE - 4, _PLATE_HEIGHT)
    return Box(side.x + (side.width - _PLATE_WIDTH) / 2, y, _PLATE_WIDTH, _PLATE_HEIGHT)


def _is_narrow(side: Box) -> bool:
    """Whether piles beside a whole plate would not fit; then they are small, one above the other."""
    return side.width < _PLATE_WIDTH + 2 * (10 + 2 * (_PILE_WIDTH + 8))


def _piles(sides: Mapping[PlayerId, Box], near: PlayerId) -> dict[tuple[PlayerId, Zone], Box]:
    piles = {}
    for player, side in sides.items():
        plate = _plate(side, is_near=player == near)
        for number, zone in enumerate((Zone.GRAVEYARD, Zone.EXILE)):
            if _is_narrow(side):
                y, half = plate.y + number * _PLATE_HEIGHT / 2, _PLATE_HEIGHT / 2 - 2
                piles[player, zone] = Box(plate.x + plate.width + 4, y, _SMALL_PILE, half)
            else:
                x = plate.x + plate.width + 10 + number * (_PILE_WIDTH + 8)
                piles[player, zone] = Box(x, plate.y, _PILE_WIDTH, _PLATE_HEIGHT)
    return piles
