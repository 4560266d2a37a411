"""Arrows between things on the table: attacks, blocks, bands, targets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import pairwise

from core.model.combat import Blocking
from core.model.game import Game
from core.play.playthrough import Decision
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value, replace
from gui.animation.stage import Stage
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, edge_point
from gui.layout.table_layout import Layout
from gui.table.picture.stack_lane import WaitingThing

_TIE_BELOW = 4.0
"""How far below the cards of a band their tie is."""


class ArrowKind(StrEnum):
    """What an arrow says."""

    ATTACK = "attack"
    BLOCK = "block"
    ENLIST = "enlist"
    SPILL = "spill"  # damage that goes where no attack arrow does
    TARGET = "target"  # from something on the stack to what it will be done to
    BAND = "band"  # no arrow, but a tie between two that attack as a band


class Arrow(Value, kw_only=False):
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


def arrows(game: Game, layout: Layout, staged: Stage, decision: Decision | None) -> Iterator[Arrow]:
    """Yield the arrows of the combat under way, then those of a declaration that is being made."""
    combat = game.combat
    if combat is not None:
        for attacking in combat.attackers.values():
            if attacking.attacking is not None:
                spent = attacking.blocking is Blocking.BLOCKED
                for arrow in arrow_between(
                    ArrowKind.ATTACK, attacking.id, attacking.attacking, layout, staged
                ):
                    yield replace(arrow, is_spent=spent)
        for blocker in combat.blockers.values():
            for blocked in blocker.blocks:
                yield from arrow_between(ArrowKind.BLOCK, blocker.id, blocked, layout, staged)
        yield from _ties(combat.bands, layout, staged)
    if decision is None:
        return
    answer = decision.answer or decision.choice.default(decision.game)
    wrong = bool(decision.violations)
    match decision.choice, answer:
        case DeclareAttackers(), Attacks(attacks=attacks, enlists=enlists, bands=bands):
            for tie in _ties(bands, layout, staged):
                yield replace(tie, is_planned=True, is_wrong=wrong)
            for attacker, enlisted in enlists.items():
                for creature in enlisted:
                    for arrow in arrow_between(ArrowKind.ENLIST, creature, attacker, layout, staged):
                        yield replace(arrow, is_planned=True, is_wrong=wrong)
            for creature, target in attacks.items():
                for arrow in arrow_between(ArrowKind.ATTACK, creature, target, layout, staged):
                    yield replace(arrow, is_planned=True, is_wrong=wrong)
        case DeclareBlockers(), Blocks(blocks=blocks):
            for creature, attackers in blocks.items():
                for attacker in attackers:
                    for arrow in arrow_between(ArrowKind.BLOCK, creature, attacker, layout, staged):
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


def targetings(things: Iterable[WaitingThing], layout: Layout, staged: Stage) -> Iterator[Arrow]:
    """Yield an arrow from each thing on the stack to each of its targets that is on the table."""
    things = tuple(one for one in things if one.is_on_stack or one.is_announced)
    edge = max((one.box.x + one.box.width for one in things), default=0.0) + 6
    for one in things:
        start = edge, one.box.center[1]
        for target in one.targets:
            point = _point(target, layout, staged)
            if point is not None:
                end = edge_point(point, start, *layout.half_size(target))
                yield Arrow(ArrowKind.TARGET, ObjectId(""), target, start, end)


def arrow_between(
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
    leaves = edge_point(start, end, half_card[0] - 6, half_card[1] - 6)
    yield Arrow(kind, source, target, leaves, edge_point(end, start, *layout.half_size(target)))


def _point(subject: RecipientId, layout: Layout, staged: Stage) -> tuple[float, float] | None:
    pose = staged.poses.get(ObjectId(subject))
    return (pose.x, pose.y) if pose is not None else layout.center_of(subject)
