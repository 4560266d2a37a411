"""Where everything stands: from a game and a size to places. Pure arithmetic, no Qt.

The first player sits at the bottom, the others share the top, each at the outer edge with what is
attached to them. Out of combat creatures stand in rows near the middle line, everything else behind
them or, where that leaves cards larger, beside them. In combat lines face each other. Places come from
all permanents that were ever on the table, so that nothing jumps when something leaves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.stack import OnStack
from core.terms.ids import ObjectId, PlayerId, first_incarnation
from core.terms.values import Value, replace
from core.terms.zones import Zone
from core.words.english.names import called
from gui.layout.battle_lines import BattleLines, battle_lines
from gui.layout.card_rows import GAP, MARGIN, TUCK, Roster, fitting_scale, groups_of, row_places
from gui.layout.flank import Flank
from gui.layout.formation import NO_COMBAT, Onslaught, engagements
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box, Place
from gui.layout.outer_edge import Edge, attached_places, fanned, hand_box, pile_boxes, plate_box
from gui.layout.stacks import stacks_of_equals

TAPPED_DEGREES = 8.0
_ASIDE, _MOST_ASIDE = 10.6, 16.0
"""How far to the right of its bearer an attachment stands, and the last of many: there is a neighbor."""
_LANE, _LANE_PART, _LETTER, _WAITS = 260.0, 0.38, 7.0, 7
"""The stack at the left: its width at most, in pixels and as a part of the table, and that of its words."""


class Layout(Value, kw_only=False):
    """Places on a table of `width` by `height`.

    Attributes:
        cards: permanents, those that are phased out as well.
        plates: where each player is shown.
        front: who has room for numbers toward the middle line.
        behind: who fights behind the gap between two of those.
        stacks: the uppermost of equal permanents that lie on each other, with those below.
        worn: what is attached to each permanent, the outermost last; each stands out above its bearer.
        piles: each player's graveyard and exile.
        hands: where each player's hand is held; as wide as it may become.
        hand_cards: the middle of what is seen of each card in a known hand.
        sides: the part of the table that belongs to each player.
        middle: height of the line between the sides.
    """

    width: float
    height: float
    cards: Mapping[ObjectId, Place]
    front: frozenset[ObjectId]
    behind: frozenset[ObjectId]
    stacks: Mapping[ObjectId, tuple[ObjectId, ...]]
    worn: Mapping[ObjectId, tuple[ObjectId, ...]]
    plates: Mapping[PlayerId, Box]
    piles: Mapping[tuple[PlayerId, Zone], Box]
    hands: Mapping[PlayerId, Box]
    hand_cards: Mapping[ObjectId, tuple[float, float]]
    sides: Mapping[PlayerId, Box]
    middle: float

    def side_at(self, x: float, y: float) -> PlayerId:
        """Return the player whose side a point lies on, the nearest if it lies on none."""
        for player, side in self.sides.items():
            if side.contains(x, y):
                return player
        return min(self.sides, key=lambda player: abs(self.sides[player].center[1] - y))

    def center_of(self, subject: str) -> tuple[float, float] | None:
        """Return the middle of a permanent, a player or a card in a hand; None if none is on the table."""
        if subject in self.plates:
            return self.plates[PlayerId(subject)].center
        place = self.cards.get(ObjectId(subject))
        return (place.x, place.y) if place else self.hand_cards.get(ObjectId(subject))

    def half_size(self, subject: str) -> tuple[float, float]:
        """Return half the width and height of a card or a player's plate, with a little room around."""
        box = self.plates.get(PlayerId(subject))
        if box is not None:
            return box.width / 2 + 3, box.height / 2 + 3
        scale = self.scale_of(subject)
        return CARD_WIDTH * scale / 2 + 3, CARD_HEIGHT * scale / 2 + 3

    def zoomed_from(self, player: PlayerId) -> tuple[float, float]:
        """Return the point around which to show the table larger until a player's side fills it."""
        side = self.sides[player]
        return (
            _same_part(side.x, side.width, self.width),
            _same_part(side.y, side.height, self.height),
        )

    @property
    def largest(self) -> float:
        """How large the largest card is drawn; 1 if there is none."""
        return max((place.scale for place in self.cards.values()), default=1.0)

    def scale_of(self, subject: str) -> float:
        """Return how large a permanent is drawn; 1 for what is none."""
        place = self.cards.get(ObjectId(subject))
        return place.scale if place is not None else 1.0

    def zone_box(self, owner: PlayerId, zone: Zone) -> Box | None:
        """Return where a player's cards in a zone lie; None where that is not shown."""
        return self.hands.get(owner) if zone is Zone.HAND else self.piles.get((owner, zone))


def _same_part(start: float, size: float, whole: float) -> float:
    """Return what lies as far along a part of something as along all of it."""
    return whole / 2 if size >= whole else start * whole / (whole - size)


def arrange(game: Game, start: Game, width: float, height: float, onslaught: Onslaught = NO_COMBAT) -> Layout:
    """Return where everything in `game` stands on a table of that size, in a combat if there is one.

    `start` is the game as set up: what was there keeps its place when it is gone.
    """
    sides = _sides(tuple(game.players), width, height, height / 2)
    near = next(iter(game.players))
    stacks = stacks_of_equals(game, start, onslaught)
    below = frozenset(one for members in stacks.values() for one in members)
    onslaught = onslaught.without(below)
    rosters = {player: roster.without(below) for player, roster in _rosters(game, start).items()}
    front = behind = frozenset[ObjectId]()
    middle = height / 2
    if onslaught.attacks:
        lines = _in_combat(game, onslaught, rosters, sides, width)
        placed, front, behind, middle = lines.places, lines.front, lines.behind, lines.middle
        sides = _sides(tuple(game.players), width, height, middle)
    else:
        placed = _in_rows(game, rosters, sides, width)
    cards = {
        object_id: _posed(game, object_id, place)
        for object_id, place in placed.items()
        if game.on_battlefield(object_id) is not None
    }
    worn = _attachments(game, cards)
    cards.update(_attached(worn, cards))
    cards.update({one: cards[upper] for upper, members in stacks.items() for one in members})
    hands = {card.owner for card in (*start.hand, *game.hand)}
    on_players = {player: tuple(_attached_to(game, player)) for player in sides}
    edges = {
        player: Edge(side, is_near=player == near, has_hand=player in hands, attached=len(on_players[player]))
        for player, side in sides.items()
    }
    for player, edge in edges.items():
        cards.update(zip(on_players[player], attached_places(edge), strict=True))
    return Layout(
        width=width,
        height=height,
        cards=cards,
        front=front,
        behind=behind,
        stacks=stacks,
        worn=worn,
        plates={player: plate_box(edge) for player, edge in edges.items()},
        piles={(player, zone): box for player, edge in edges.items() for zone, box in pile_boxes(edge)},
        hands={player: hand_box(edge) for player, edge in edges.items()},
        hand_cards=dict(fanned(game, edges)),
        sides=sides,
        middle=middle,
    )


def _in_rows(
    game: Game, rosters: Mapping[PlayerId, Roster], sides: Mapping[PlayerId, Box], width: float
) -> dict[ObjectId, Place]:
    """Return places by kind, row by row."""
    near, lane = next(iter(sides)), _lane(game, width)
    groups = {player: groups_of(rosters[player], side) for player, side in sides.items()}
    scale = min(fitting_scale(groups[player], rosters[player], side) for player, side in sides.items())
    cards: dict[ObjectId, Place] = {}
    for player, side in sides.items():
        rows = row_places(groups[player], rosters[player], side, scale, is_near=player == near)
        cards.update(_beside_lane(dict(rows), side, lane, scale))
    return cards


def _in_combat(
    game: Game,
    onslaught: Onslaught,
    rosters: Mapping[PlayerId, Roster],
    sides: Mapping[PlayerId, Box],
    width: float,
) -> BattleLines:
    """Return places in lines that face each other. What is attacked lies on the defending player's side."""
    near, lane = next(iter(sides)), _lane(game, width)
    order = {
        card: number
        for number, card in enumerate(
            card for roster in rosters.values() for card in (*roster.front, *roster.back)
        )
    }
    fights = engagements(onslaught, order)
    attacked = {fight.target: fight.against for fight in fights if fight.target not in sides}
    away = {one for one in onslaught.fighting(game) if one not in attacked} | attacked.keys()
    flanks = {
        player: Flank(
            side=sides[player],
            is_near=player == near,
            left=max(sides[player].x + MARGIN, lane + GAP if lane and sides[player].x == 0 else 0.0),
            attacked=tuple(ObjectId(one) for one, against in attacked.items() if against == player),
            roster=roster.without(away),
        )
        for player, roster in rosters.items()
    }
    return battle_lines(fights, flanks, game.active_player)


def _sides(players: tuple[PlayerId, ...], width: float, height: float, middle: float) -> dict[PlayerId, Box]:
    near, *others = players
    part = width / max(1, len(others))
    sides = {near: Box(0, middle, width, height - middle)}
    for number, player in enumerate(others):
        sides[player] = Box(number * part, 0, part, middle)
    return sides


def _rosters(game: Game, start: Game) -> dict[PlayerId, Roster]:
    """Return, for each player, creatures and then the rest, in the order they were put down."""
    worn = _worn(game, start)
    rosters = {player: Roster([], [], worn) for player in game.players}
    back = {first_incarnation(one): one for one in game.battlefield if start.on_battlefield(one) is None}
    there = (one.id for one in start.everything)
    at_start = (
        one if game.on_battlefield(one) is not None else back.get(first_incarnation(one), one)
        for one in there
    )
    for object_id in dict.fromkeys((*at_start, *(one.id for one in game.everything))):
        source = game if game.on_battlefield(object_id) is not None else start
        permanent = source.on_battlefield(object_id) or source.permanent(object_id)
        if _bearer(source, permanent) is None and permanent.attached_to not in game.players:
            is_creature = characteristics(source, object_id).is_creature
            roster = rosters[permanent.controller]
            (roster.front if is_creature else roster.back).append(object_id)
    return rosters


def _bearer(game: Game, permanent: Permanent) -> ObjectId | None:
    bearer = permanent.attached_to
    there = game.on_battlefield(ObjectId(bearer)) if bearer is not None else None
    if there is None or there.id == permanent.id:
        return None
    return there.id if there.attached_to is None else None


def _attached_to(game: Game, player: PlayerId) -> Iterator[ObjectId]:
    """Yield the permanents that are attached to a player (CR 303.4)."""
    yield from (permanent.id for permanent in game.everything if permanent.attached_to == player)


def _worn(game: Game, start: Game) -> dict[ObjectId, int]:
    """Return how many attachments each bearer has, or had at the start: the more of both."""
    worn: Counter[ObjectId] = Counter()
    for one in (start, game):
        bearers = (_bearer(one, permanent) for permanent in one.battlefield.values())
        worn |= Counter(bearer for bearer in bearers if bearer is not None)
    return worn


def _lane(game: Game, width: float) -> float:
    """Return how far the stack reaches from the left edge, as near as letters tell; 0 if it is empty."""
    things = (*game.stack, *game.triggered)
    names = (called(one.name) if isinstance(one, OnStack) else "" for one in things)
    letters = (len(name) + len(game.label(one.controller)) for name, one in zip(names, things, strict=True))
    longest = max(letters, default=0) + (_WAITS if game.triggered else 0)
    return min(_LANE, width * _LANE_PART, longest * _LETTER + 50) if things else 0.0


def _beside_lane(
    rows: dict[ObjectId, Place], side: Box, lane: float, scale: float
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield the cards of a side moved to the right, as far as there is room, so that the stack hides none."""
    half = CARD_WIDTH * scale / 2
    left = min((place.x for place in rows.values()), default=side.x) - half
    right = max((place.x for place in rows.values()), default=side.x) + half
    room = max(0.0, side.x + side.width - MARGIN - right)
    shift = min(room, max(0.0, lane + GAP - left)) if lane and side.x == 0 else 0.0
    for card, place in rows.items():
        yield card, replace(place, x=place.x + shift)


def _posed(game: Game, object_id: ObjectId, place: Place) -> Place:
    """Return the place of a card that may be tapped."""
    permanent = game.on_battlefield(object_id) or game.permanent(object_id)
    return replace(place, rotation=TAPPED_DEGREES) if permanent.status.tapped else place


def _attachments(game: Game, cards: Mapping[ObjectId, Place]) -> dict[ObjectId, tuple[ObjectId, ...]]:
    """Return what is attached to each permanent that has a place."""
    found: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for permanent in game.everything:
        bearer = _bearer(game, permanent)
        if bearer is not None and bearer in cards:
            found[bearer] = (*found.get(bearer, ()), permanent.id)
    return found


def _attached(
    worn: Mapping[ObjectId, tuple[ObjectId, ...]], cards: Mapping[ObjectId, Place]
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield places for attachments: behind their bearer, standing out above it so that names are read."""
    for bearer, attachments in worn.items():
        on = cards[bearer]
        aside = min(_ASIDE, _MOST_ASIDE / len(attachments)) * on.scale
        for number, one in enumerate(attachments, 1):
            up = number * TUCK * CARD_HEIGHT * on.scale
            yield one, Place(on.x + number * aside, on.y - up, on.scale, on.rotation)
