"""Arrows between things on the table: blocks, bands, targets. None crosses a card it is not about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import pairwise

from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value, replace
from gui.animation.stage import Stage
from gui.layout.geometry import CARD_HEIGHT, inner_edge
from gui.layout.table_layout import Layout
from gui.table.picture.routes import Point, route
from gui.table.picture.stack_lane import WaitingThing

_TIE_BELOW = 4.0
"""How far below the cards of a band their tie is."""


class ArrowKind(StrEnum):
    """What an arrow says."""

    ATTACK = "attack"  # while it is being dragged; afterwards attackers stand opposite
    BLOCK = "block"
    ENLIST = "enlist"
    TARGET = "target"  # from something on the stack to what it will be done to
    BAND = "band"  # no arrow, but a tie between two that attack as a band


class Arrow(Value, kw_only=False):
    """An arrow from one card to a card or player, between points at their edges.

    `way`: points between the two that it goes by.
    """

    kind: ArrowKind
    source: ObjectId
    target: RecipientId
    start: Point
    end: Point
    is_planned: bool = False
    is_wrong: bool = False
    way: tuple[Point, ...] = ()


def arrows(game: Game, layout: Layout, staged: Stage, decision: Decision | None) -> Iterator[Arrow]:
    """Yield who blocks whom and who is banded, then what is just being declared."""
    combat = game.combat
    if combat is not None:
        for blocker in combat.blockers.values():
            for blocked in blocker.blocks:
                yield from _link(blocker.id, blocked, layout, staged)
        yield from _ties(combat.bands, layout, staged)
    if decision is None:
        return
    answer = decision.answer or decision.choice.default(decision.game)
    wrong = bool(decision.violations)
    match decision.choice, answer:
        case DeclareAttackers(), Attacks(enlists=enlists, bands=bands):
            for tie in _ties(bands, layout, staged):
                yield replace(tie, is_planned=True, is_wrong=wrong)
            for attacker, enlisted in enlists.items():
                for creature in enlisted:
                    for arrow in _around(ArrowKind.ENLIST, creature, attacker, layout):
                        yield replace(arrow, is_planned=True, is_wrong=wrong)
        case DeclareBlockers(), Blocks(blocks=blocks):
            for creature, attackers in blocks.items():
                for attacker in attackers:
                    for arrow in _link(creature, attacker, layout, staged):
                        yield replace(arrow, is_planned=True, is_wrong=wrong)
        case _:
            pass


def _ties(bands: tuple[tuple[ObjectId, ...], ...], layout: Layout, staged: Stage) -> Iterator[Arrow]:
    """Yield a tie between each two members of a band that follow on each other, below them (CR 702.22c)."""
    for band in bands:
        below = CARD_HEIGHT * layout.scale_of(band[0]) / 2 + _TIE_BELOW
        points = [(one, _point(one, layout, staged)) for one in band]
        there = sorted((at, one) for one, at in points if at is not None)
        for ((x, y), one), ((other_x, other_y), other) in pairwise(there):
            yield Arrow(ArrowKind.BAND, one, other, (x, y + below), (other_x, other_y + below))


def targetings(things: Iterable[WaitingThing], layout: Layout) -> Iterator[Arrow]:
    """Yield an arrow from each thing on the stack to each of its targets that is on the table."""
    things = tuple(one for one in things if one.is_on_stack or one.is_announced)
    edge = max((one.box.x + one.box.width for one in things), default=0.0) + 6
    for one in things:
        for target in one.targets:
            points = route((edge, one.box.center[1]), target, layout)
            if points:
                start, *way, end = points
                yield Arrow(ArrowKind.TARGET, ObjectId(""), target, start, end, way=tuple(way))


def _link(blocker: ObjectId, attacker: ObjectId, layout: Layout, staged: Stage) -> Iterator[Arrow]:
    """Yield the arrow from a blocker to what it blocks, from edge to edge across the middle line.

    Two players who sit side by side fight around it.
    """
    ends = [_inner_edge(one, layout, staged) for one in (blocker, attacker)]
    start, end = ends
    if start is None or end is None:
        return
    sides = {layout.cards[one].y < layout.middle for one in (blocker, attacker) if one in layout.cards}
    is_beside = len(sides) == 1
    way = ((start[0], staged.middle), (end[0], staged.middle)) if is_beside else ()
    yield Arrow(ArrowKind.BLOCK, blocker, attacker, start, end, way=way)


def _around(kind: ArrowKind, source: ObjectId, target: RecipientId, layout: Layout) -> Iterator[Arrow]:
    """Yield an arrow that passes between the cards."""
    place = layout.cards.get(source)
    points = route(inner_edge(place.x, place.y, place.scale, layout.middle), target, layout) if place else ()
    if points:
        first, *way, last = points
        yield Arrow(kind, source, target, first, last, way=tuple(way))


def _inner_edge(card: ObjectId, layout: Layout, staged: Stage) -> Point | None:
    """Return the middle of a card's edge toward the middle line; None if it is not there, or is leaving.

    At the near side what is attached stands out there, its name in sight.
    """
    pose = staged.home(card)
    if pose is None or pose.opacity < 1:
        return None
    outermost = staged.home(layout.worn.get(card, (card,))[-1]) or pose
    y = outermost.y if pose.y > staged.middle else pose.y
    return inner_edge(pose.x, y, pose.scale, staged.middle)


def _point(subject: RecipientId, layout: Layout, staged: Stage) -> Point | None:
    pose = staged.home(ObjectId(subject))
    return (pose.x, pose.y) if pose is not None else layout.center_of(subject)
