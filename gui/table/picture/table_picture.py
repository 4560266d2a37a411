"""What the table shows at one moment: everything the scene draws, as one value.

The window, the timeline's preview and the picture export all draw this and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from core.characteristics.current import are_known_to_be_as_before, characteristics
from core.events.damage import DamageDealt
from core.model.cards import is_used_from_graveyard
from core.model.game import Game
from core.model.players import Player
from core.play.playthrough import Decision, Playthrough
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace
from core.terms.zones import Zone
from gui.animation.choreography import choreograph, resting_cues
from gui.animation.cues import Look, Sign, duration
from gui.animation.stage import MovingNumber, Pose, Stage, at_rest, stage
from gui.layout.formation import Onslaught, onslaught
from gui.layout.geometry import Box
from gui.layout.outer_edge import hand_scale
from gui.layout.table_layout import Layout, arrange
from gui.table.picture.arrows import Arrow, arrows, targetings
from gui.table.picture.card_face import CardFace, face_of, printed_face
from gui.table.picture.chips import Chip, chips
from gui.table.picture.facing import FacingSign, facing_signs
from gui.table.picture.note_mark import NoteMark
from gui.table.picture.stack_lane import WaitingThing, waiting_things
from gui.table.picture.tallies import Tally, tallies


class PlateFace(Value, kw_only=False):
    """A player as shown on the table."""

    id: PlayerId
    name: str
    life: int
    poison: int
    commander_damage: int
    hand: int
    library: int | None
    is_active: bool
    has_lost: bool
    box: Box
    is_monarch: bool = False
    has_priority: bool = False


class PileFace(Value, kw_only=False):
    """A graveyard, exile or known library: the names of its cards.

    `able`: those that can be cast from there, or have an ability to activate there.
    `is_shown`: even if it is empty.
    """

    owner: PlayerId
    zone: Zone
    names: tuple[str, ...]
    box: Box
    able: tuple[str, ...] = ()
    is_shown: bool = False


class HandFace(Value, kw_only=False):
    """A card in a hand: the middle of what is seen of it, how large it is drawn, how much of it is seen.

    `hangs`: it is held at the upper edge of the table.
    """

    card: CardFace
    owner: PlayerId
    x: float
    y: float
    scale: float
    height: float
    hangs: bool


class TablePicture(Value, kw_only=False):
    """One moment of the table, in scene coordinates. `middle`: the height of the line between the sides.

    `marks` are what notes mark on it.
    """

    layout: Layout
    faces: Mapping[ObjectId, CardFace]
    poses: Mapping[ObjectId, Pose]
    plates: tuple[PlateFace, ...]
    piles: tuple[PileFace, ...]
    hand: tuple[HandFace, ...] = ()
    middle: float = 0.0
    arrows: tuple[Arrow, ...] = ()
    facing: tuple[FacingSign, ...] = ()
    chips: tuple[Chip, ...] = ()
    numbers: tuple[MovingNumber, ...] = ()
    tallies: tuple[Tally, ...] = ()
    signs: Mapping[RecipientId, Sign] = msgspec.field(default_factory=dict)
    caption: tuple[str, float] | None = None
    waiting: tuple[WaitingThing, ...] = ()
    marks: tuple[NoteMark, ...] = ()

    def center_of(self, subject: RecipientId) -> tuple[float, float] | None:
        """Return where the middle of a permanent, a player or a thing on the stack is; None if nowhere."""
        place = self.layout.center_of(subject)
        if place is not None:
            return place
        return next((one.box.center for one in self.waiting if subject in one.picks), None)


class Settled(Value, kw_only=False):
    """A game as it lies on the table, worked out once for each place on the timeline.

    `below`: tokens that lie under others like them.
    """

    start: Game
    game: Game
    onslaught: Onslaught
    layout: Layout
    faces: Mapping[ObjectId, CardFace]
    below: frozenset[ObjectId]
    plates: tuple[PlateFace, ...]
    piles: tuple[PileFace, ...]
    hand: tuple[HandFace, ...]
    waiting: tuple[WaitingThing, ...]


_REMEMBERED = 64
"""How many places on the timeline an album keeps worked out; more would only cost memory."""


class Album:
    """Makes pictures of one playthrough at one size of the table; remembers what it has worked out.

    `known` is something worked out for another album; what looks the same here is taken from it.
    `plans_are_seen`: before damage is assigned it is seen how it will be, because somebody decides it.
    """

    def __init__(
        self,
        playthrough: Playthrough,
        width: float,
        height: float,
        known: Settled | None = None,
        *,
        plans_are_seen: bool = True,
    ) -> None:
        self._playthrough, self._plans_are_seen = playthrough, plans_are_seen
        self._size = width, height
        self._known: dict[int, Settled] = {}
        self._last = known

    @property
    def last(self) -> Settled | None:
        """What was worked out last."""
        return self._last

    def rests(
        self, cursor: int, decision: Decision | None = None, holder: PlayerId | None = None
    ) -> TablePicture:
        """Return the table after `cursor` frames.

        `decision` is what there is to decide there; its answer, or the default, is drawn as planned.
        `holder` is shown to have priority.
        """
        cues = resting_cues(self._playthrough, cursor)
        after = self._settled(cursor)
        if cues:
            before = self._settled(cursor - 1)
            staged = stage(cues, duration(cues), before.layout, after.layout)
        else:
            staged = at_rest(after.layout)
        divided = chips(self._playthrough, cursor, after.layout, decision)
        if any(chip.is_editable for chip in divided):  # they stand where the numbers do
            staged = replace(staged, numbers=tuple(n for n in staged.numbers if n.look is not Look.ASSIGNED))
        drawn = self._drawn(after, staged, decision, divided)
        plates = tuple(replace(plate, has_priority=plate.id == holder) for plate in drawn.plates)
        return replace(drawn, plates=plates, tallies=self._final(drawn.tallies, cursor))

    def moves(self, cursor: int, t: float) -> TablePicture:
        """Return the table `t` milliseconds into the frame after `cursor` frames."""
        cues = choreograph(self._playthrough, cursor, plans_are_seen=self._plans_are_seen)
        before, after = self._settled(cursor), self._settled(cursor + 1)
        staged = stage(cues, t, before.layout, after.layout)
        shown = after if staged.shows_after else before
        divided = chips(self._playthrough, cursor + staged.shows_after, shown.layout, None)
        drawn = self._drawn(shown, staged, None, divided)
        return replace(drawn, tallies=self._final(drawn.tallies, cursor + staged.shows_after))

    def _final(self, found: tuple[Tally, ...], cursor: int) -> tuple[Tally, ...]:
        """Return tallies that know whether their damage is dealt next, after `cursor` frames."""
        next_frame = next(iter(self._playthrough.frames[cursor : cursor + 1]), None)
        is_final = next_frame is not None and isinstance(next_frame.event, DamageDealt)
        return tuple(replace(one, is_final=is_final) for one in found)

    def _drawn(
        self, settled: Settled, staged: Stage, decision: Decision | None, divided: tuple[Chip, ...]
    ) -> TablePicture:
        targeted = () if staged.rising else targetings(settled.waiting, settled.layout)
        game, layout = settled.game, settled.layout
        wrong = decision is not None and bool(decision.violations)
        return TablePicture(
            layout=layout,
            middle=staged.middle,
            faces=settled.faces,
            poses={
                card: pose
                for card, pose in staged.poses.items()
                if card in settled.faces and card not in settled.below
            },
            plates=settled.plates,
            piles=settled.piles,
            hand=settled.hand,
            arrows=(*arrows(game, layout, staged, decision), *targeted),
            facing=tuple(facing_signs(game, settled.onslaught, layout, staged, is_wrong=wrong)),
            chips=divided,
            numbers=staged.numbers,
            tallies=tuple(tallies(game, layout, divided, staged.numbers, decision)),
            signs=staged.signs,
            caption=staged.caption,
            waiting=_lane(settled.waiting, staged),
        )

    def _settled(self, position: int) -> Settled:
        known = self._known.get(position)
        if known is None:
            game, made = self._playthrough.game_at(position), onslaught(self._playthrough, position)
            layout = self._layout(game, made)
            known = Settled(
                start=self._playthrough.start,
                game=game,
                onslaught=made,
                layout=layout,
                faces=_as_they_stand(self._faces(game), layout, made),
                below=frozenset(one for members in layout.stacks.values() for one in members),
                plates=tuple(_plates(game, layout)),
                piles=tuple(_piles(game, layout)),
                hand=tuple(_hand(game, layout)),
                waiting=tuple(waiting_things(game, layout)),
            )
            while len(self._known) >= _REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[position] = self._last = known
        return known

    def _layout(self, game: Game, made: Onslaught) -> Layout:
        """Return where everything stands; the layout last worked out serves where nothing has moved."""
        start, last = self._playthrough.start, self._last
        if (
            last is not None
            and last.start is start
            and (last.layout.width, last.layout.height) == self._size
            and last.onslaught == made
            and _stands_as_before(last.game, game)
        ):
            return last.layout
        return arrange(game, start, *self._size, made)

    def _faces(self, game: Game) -> dict[ObjectId, CardFace]:
        """Return every card's face; those of the place last worked out serve where nothing has changed."""
        last = self._last
        if last is None:
            return {one.id: face_of(game, one.id) for one in game.everything}
        if are_known_to_be_as_before(last.game, game):
            kept = {one.id for one in game.everything if last.game.on_battlefield(one.id) is one}
        else:
            kept = set(_seen_as_before(last.game, game))
        return {
            one.id: last.faces[one.id] if one.id in kept else face_of(game, one.id) for one in game.everything
        }


def _stands_as_before(before: Game, after: Game) -> bool:
    """Whether nothing has happened in between that could give anything on the table another place."""
    return (
        are_known_to_be_as_before(before, after)
        and before.battlefield is after.battlefield
        and before.phased_out is after.phased_out
        and before.last_known is after.last_known
        and _fighters(before) == _fighters(after)
        and before.hand is after.hand
        and before.stack is after.stack
        and before.triggered is after.triggered
        and before.players.keys() == after.players.keys()
    )


def _as_they_stand(
    faces: dict[ObjectId, CardFace], layout: Layout, made: Onslaught
) -> dict[ObjectId, CardFace]:
    """Return faces that say how many equal tokens lie there, and that show what is attacked."""
    attacked = frozenset(made.attacks.values())
    for card, face in faces.items():
        count, is_attacked = 1 + len(layout.stacks.get(card, ())), card in attacked
        if (face.stacked, face.is_attacked) != (count, is_attacked):
            faces[card] = replace(face, stacked=count, is_attacked=is_attacked)
    return faces


def _fighters(game: Game) -> frozenset[ObjectId]:
    """Return who stands at the front."""
    return frozenset((*game.combat.attackers, *game.combat.blockers)) if game.combat else frozenset()


def _seen_as_before(before: Game, after: Game) -> Iterator[ObjectId]:
    """Yield permanents that look as they did in another playthrough; not those whose face names others."""
    if [one.name for one in before.players.values()] != [one.name for one in after.players.values()]:
        return
    for one, permanent in after.battlefield.items():
        is_by_itself = permanent.attached_to is None and permanent.protector is None
        if (
            is_by_itself
            and before.battlefield.get(one) == permanent
            and characteristics(before, one) == characteristics(after, one)
        ):
            yield one


def _plates(game: Game, layout: Layout) -> Iterator[PlateFace]:
    for player in game.players.values():
        yield PlateFace(
            id=player.id,
            name=player.name,
            life=player.life,
            poison=player.poison,
            commander_damage=max(player.commander_damage.values(), default=0),
            hand=sum(card.owner == player.id for card in game.hand),
            library=_library(game, player) if (player.id, Zone.LIBRARY) not in layout.piles else None,
            is_active=player.id == game.active_player,
            is_monarch=player.is_monarch,
            has_lost=player.has_lost,
            box=layout.plates[player.id],
        )


def _hand(game: Game, layout: Layout) -> Iterator[HandFace]:
    held = Counter(card.owner for card in game.hand)
    for card in game.hand:
        box, (x, y) = layout.hands[card.owner], layout.hand_cards[card.id]
        face = replace(printed_face(card.card), id=card.id)
        scale = hand_scale(box, held[card.owner])
        yield HandFace(face, card.owner, x, y, scale, box.height, hangs=box.y < layout.middle)


def _lane(things: tuple[WaitingThing, ...], staged: Stage) -> tuple[WaitingThing, ...]:
    """Return what waits, its top on its way to the stack while it rises there."""
    if staged.rising is None or not things or not things[0].is_top:
        return things
    (x, y), part = staged.rising
    top = things[0]
    left, upper = x - top.box.width / 2, y - top.box.height / 2
    box = replace(top.box, x=left + (top.box.x - left) * part, y=upper + (top.box.y - upper) * part)
    return (replace(top, box=box, is_moving=True), *things[1:])


def _piles(game: Game, layout: Layout) -> Iterator[PileFace]:
    for (owner, zone), box in layout.piles.items():
        cards = {Zone.GRAVEYARD: game.graveyard, Zone.EXILE: game.exile}.get(zone, game.library)
        here = [card.card for card in cards if card.owner == owner]
        able = [one.name for one in here if zone is Zone.GRAVEYARD and is_used_from_graveyard(one)]
        names = tuple(one.name for one in here)
        is_known = zone is Zone.LIBRARY and game.players[owner].has_known_library
        yield PileFace(owner, zone, names, box, able=tuple(dict.fromkeys(able)), is_shown=is_known)


def _library(game: Game, player: Player) -> int | None:
    """Return how many cards are left in a library; None if nobody knows."""
    return sum(card.owner == player.id for card in game.library) if player.has_known_library else None
