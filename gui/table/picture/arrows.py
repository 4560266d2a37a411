"""Arrows between things on the table, and the numbers on them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from core.choices import (
    AnnounceDamageOrder,
    AssignCombatDamage,
    Assignment,
    Attacks,
    Blocks,
    DeclareAttackers,
    DeclareBlockers,
    Orders,
    Split,
    SplitShield,
)
from core.events.combat import CombatDamageAssigned
from core.events.flow import DamageStepBegan
from core.model.combat import Assigned, Blocking
from core.model.game import Game
from core.model.stack import OnStack
from core.play.playthrough import Decision, Playthrough
from core.rules import judge
from core.rules.combat.assignment import completed
from core.rules.combat.division import divisions
from core.terms.frozen import FrozenMap
from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.animation.stage import Stage
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.layout.table_layout import Layout
from gui.table.picture.stack_lane import Waits


class ArrowKind(StrEnum):
    """What an arrow says."""

    ATTACK = "attack"
    BLOCK = "block"
    ENLIST = "enlist"
    SPILL = "spill"  # damage that goes where no attack arrow does
    TARGET = "target"  # from something on the stack to what it will be done to
    BAND = "band"  # no arrow, but a tie between two that attack as a band


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one card to a card or player, between points at their edges.

    `is_spent` is that of an attack that is blocked: it still says who attacks what.
    """

    kind: ArrowKind
    source: ObjectId
    target: RecipientId
    start: tuple[float, float]
    end: tuple[float, float]
    is_planned: bool = False
    is_wrong: bool = False
    is_spent: bool = False


@dataclass(frozen=True, slots=True)
class Chip:
    """A number on the way from a source to a recipient: points assigned, shielded, or a place in order."""

    source: ObjectId
    recipient: RecipientId
    amount: int
    x: float
    y: float
    is_editable: bool = False
    is_wrong: bool = False
    is_order: bool = False
    is_shield: bool = False

    @property
    def text(self) -> str:
        """What is written on it."""
        return _ordinal(self.amount) if self.is_order else str(self.amount)


def arrows(game: Game, layout: Layout, staged: Stage, decision: Decision | None) -> Iterator[Arrow]:
    """Yield the arrows of the combat under way, then those of a declaration that is being made."""
    combat = game.combat
    if combat is not None:
        for attacking in combat.attackers.values():
            if attacking.attacking is not None:
                spent = attacking.blocking is Blocking.BLOCKED
                for arrow in _arrow(ArrowKind.ATTACK, attacking.id, attacking.attacking, layout, staged):
                    yield replace(arrow, is_spent=spent)
        for blocker in combat.blockers.values():
            for blocked in blocker.blocks:
                yield from _arrow(ArrowKind.BLOCK, blocker.id, blocked, layout, staged)
        yield from _ties(combat.bands, layout, staged)
    if decision is None:
        return
    answer = decision.answer or judge.default(decision.game, decision.choice)
    wrong = bool(decision.violations)
    match decision.choice, answer:
        case DeclareAttackers(), Attacks(attacks=attacks, enlists=enlists, bands=bands):
            for tie in _ties(bands, layout, staged):
                yield replace(tie, is_planned=True, is_wrong=wrong)
            for attacker, enlisted in enlists.items():
                for creature in enlisted:
                    for arrow in _arrow(ArrowKind.ENLIST, creature, attacker, layout, staged):
                        yield replace(arrow, is_planned=True, is_wrong=wrong)
            for creature, target in attacks.items():
                for arrow in _arrow(ArrowKind.ATTACK, creature, target, layout, staged):
                    yield replace(arrow, is_planned=True, is_wrong=wrong)
        case DeclareBlockers(), Blocks(blocks=blocks):
            for creature, attackers in blocks.items():
                for attacker in attackers:
                    for arrow in _arrow(ArrowKind.BLOCK, creature, attacker, layout, staged):
                        yield replace(arrow, is_planned=True, is_wrong=wrong)
        case _:
            pass


def _ties(bands: tuple[tuple[ObjectId, ...], ...], layout: Layout, staged: Stage) -> Iterator[Arrow]:
    """Yield a tie between each two members of a band that follow on each other, below them (CR 702.22c)."""
    below = CARD_HEIGHT * layout.scale / 2 + _TIE_BELOW
    for band in bands:
        points = [(one, _point(one, layout, staged)) for one in band]
        there = sorted((at, one) for one, at in points if at is not None)
        for ((x, y), one), ((other_x, other_y), other) in pairwise(there):
            yield Arrow(ArrowKind.BAND, one, other, (x, y + below), (other_x, other_y + below))


def targetings(things: Iterable[Waits], layout: Layout, staged: Stage) -> Iterator[Arrow]:
    """Yield an arrow from each thing on the stack to each of its targets that is on the table."""
    things = tuple(one for one in things if one.is_on_stack or one.is_announced)
    edge = max((one.box.x + one.box.width for one in things), default=0.0) + 6
    for one in things:
        start = edge, one.box.center[1]
        for target in one.targets:
            point = _point(target, layout, staged)
            if point is not None:
                end = _edge(point, start, *_half_size(target, layout))
                yield Arrow(ArrowKind.TARGET, ObjectId(""), target, start, end)


def spills(numbers: Iterable[Chip], drawn: Iterable[Arrow], layout: Layout, staged: Stage) -> Iterator[Arrow]:
    """Yield an arrow for each number on a way that has none yet, as when damage tramples on to a player."""
    ways = {frozenset((arrow.source, arrow.target)) for arrow in drawn}
    for chip in numbers:
        if frozenset((chip.source, chip.recipient)) not in ways:
            yield from _arrow(ArrowKind.SPILL, chip.source, chip.recipient, layout, staged)


def _arrow(
    kind: ArrowKind, source: ObjectId, target: RecipientId, layout: Layout, staged: Stage
) -> Iterator[Arrow]:
    """Yield the arrow, or nothing if one of its ends is not on the table, or is leaving it."""
    if any(
        subject in staged.poses and staged.poses[ObjectId(subject)].opacity < 1
        for subject in (source, target)
    ):
        return
    start, end = _point(source, layout, staged), _point(target, layout, staged)
    if start is None or end is None or start == end:
        return
    half_card = CARD_WIDTH * layout.scale / 2, CARD_HEIGHT * layout.scale / 2
    leaves = _edge(start, end, half_card[0] - 6, half_card[1] - 6)
    yield Arrow(kind, source, target, leaves, _edge(end, start, *_half_size(target, layout)))


def _point(subject: RecipientId, layout: Layout, staged: Stage) -> tuple[float, float] | None:
    pose = staged.poses.get(ObjectId(subject))
    return (pose.x, pose.y) if pose is not None else layout.center_of(subject)


def _half_size(target: RecipientId, layout: Layout) -> tuple[float, float]:
    box = layout.plates.get(PlayerId(target))
    if box is not None:
        return box.width / 2 + 3, box.height / 2 + 3
    return CARD_WIDTH * layout.scale / 2 + 3, CARD_HEIGHT * layout.scale / 2 + 3


def _edge(
    center: tuple[float, float], toward: tuple[float, float], half_width: float, half_height: float
) -> tuple[float, float]:
    """Return where the line from a rectangle's center toward a point leaves the rectangle."""
    dx, dy = toward[0] - center[0], toward[1] - center[1]
    if dx == 0 and dy == 0:
        return center
    part = min(
        half_width / abs(dx) if dx else math.inf,
        half_height / abs(dy) if dy else math.inf,
        0.5,
    )
    return center[0] + dx * part, center[1] + dy * part


def chips(
    playthrough: Playthrough, cursor: int, layout: Layout, decision: Decision | None
) -> tuple[Chip, ...]:
    """Return what was divided in this damage step or by what is on the stack, and what is decided now."""
    found = [
        chip
        for one in _assigned_so_far(playthrough, cursor)
        for chip in _chip(one.source, one.recipient, one.amount, layout)
    ]
    found.extend(_divided_on_stack(playthrough.game_at(cursor), layout))
    if decision is not None:
        found.extend(_decided_chips(decision, layout))
    return spread(found)


def _divided_on_stack(game: Game, layout: Layout) -> Iterator[Chip]:
    """Yield each target's part of the damage that spells and abilities on the stack divide (CR 601.2d)."""
    for item in (one for one in game.stack if isinstance(one, OnStack)):
        for target, amount in item.division.items():
            if layout.center_of(target) is not None:
                yield Chip(item.id, target, amount, *counter_place(target, layout))


def counter_place(target: RecipientId, layout: Layout) -> tuple[float, float]:
    """Return where a target's part of divided damage stands: on a card's lower edge, a plate's inner one."""
    plate = layout.plates.get(PlayerId(target))
    if plate is not None:
        is_far = plate.y < layout.middle
        return plate.x + plate.width - _FROM_END, plate.y + (plate.height if is_far else 0)
    x, y = layout.center_of(target) or (0.0, 0.0)
    return x, y + CARD_HEIGHT * layout.scale / 2


def _decided_chips(decision: Decision, layout: Layout) -> Iterator[Chip]:
    answer = decision.answer or judge.default(decision.game, decision.choice)
    match decision.choice, answer:
        case AssignCombatDamage() as choice, Assignment():
            yield from _assignment_chips(decision, choice, answer, layout)
        case AnnounceDamageOrder(among=among), Orders(orders=orders):
            for creature, others in among.items():
                for place, other in enumerate(orders.get(creature, others), start=1):
                    for chip in _chip(creature, other, place, layout):
                        yield replace(
                            chip, is_editable=True, is_order=True, is_wrong=bool(decision.violations)
                        )
        case SplitShield(damage=damage), Split(points=used):
            for one in damage:
                amount = used.get(one.recipient, FrozenMap()).get(one.source, 0)
                for chip in _chip(one.source, one.recipient, amount, layout):
                    yield replace(chip, is_editable=True, is_shield=True, is_wrong=bool(decision.violations))
        case _:
            pass


def _assignment_chips(
    decision: Decision, choice: AssignCombatDamage, answer: Assignment, layout: Layout
) -> Iterator[Chip]:
    points = completed(decision.game, choice, answer).points
    wrong = {about for violation in decision.violations for about in violation.about}
    for source, division in divisions(decision.game, choice.sources).items():
        given: Mapping[RecipientId, int] = points.get(source, {})
        for recipient in dict.fromkeys((*division.recipients, *given)):
            for chip in _chip(source, recipient, given.get(recipient, 0), layout):
                yield replace(chip, is_editable=not division.is_forced, is_wrong=source in wrong)


def _assigned_so_far(playthrough: Playthrough, cursor: int) -> Iterable[Assigned]:
    """Return what players have assigned in the present step, while damage has not begun to be dealt."""
    found: list[Assigned] = []
    for frame in reversed(playthrough.frames[:cursor]):
        match frame.event:
            case CombatDamageAssigned(assigned=assigned):
                found.extend(assigned)
            case DamageStepBegan():
                return found
            case _:
                return ()
    return ()


def _chip(source: ObjectId, recipient: RecipientId, amount: int, layout: Layout) -> Iterator[Chip]:
    """Yield a chip just outside the recipient, on the line from the source."""
    start, end = layout.center_of(source), layout.center_of(recipient)
    if start is None or end is None or start == end:
        return
    half_width, half_height = _half_size(recipient, layout)
    x, y = _edge(end, start, half_width + _CHIP_OUT, half_height + _CHIP_OUT)
    yield Chip(source, recipient, amount, x, y)


def spread(chips: list[Chip]) -> tuple[Chip, ...]:
    """Return the chips moved sideways so far that no two of them lie on each other."""
    placed: list[Chip] = []
    for chip in sorted(chips, key=lambda one: (one.x, one.y)):
        level = sorted(other.x for other in placed if abs(other.y - chip.y) < _CHIP_HIGH)
        x = chip.x
        for other_x in level:
            if abs(x - other_x) < _CHIP_WIDE:
                x = other_x + _CHIP_WIDE
        placed.append(replace(chip, x=x))
    return tuple(placed)


_FROM_END = 30.0
"""So far from the right end of a player's plate, clear of the name."""
_TIE_BELOW = 4.0
"""How far below the cards of a band their tie is."""
_CHIP_OUT, _CHIP_WIDE, _CHIP_HIGH = 16.0, 38.0, 30.0
"""How far outside a card's edge a chip lies, and the room it takes."""


def _ordinal(number: int) -> str:
    ending = "th" if number % 100 in {11, 12, 13} else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
