"""Variations after a change of the board that they share: each still opens, and plays what it can."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from core.data.references import Named, defined_in, renamed, without
from core.model.cards import Card
from core.scenario.cards_in_zones import shift
from core.scenario.changes import new_id
from core.scenario.effects import EffectSpec
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario, VariationSpec
from core.scenario.notes import reanchored
from core.scenario.setup import line_problems
from core.scenario.variations import (
    SET_UP,
    Script,
    common_entries,
    line_scenario,
    lines,
    own_board,
    variation_at,
    with_variation,
)
from core.terms.values import replace


def settled(before: Scenario, after: Scenario, library: Mapping[str, Card]) -> Scenario:
    """Return a changed document in which every variation can be set up, as it could before the change.

    A variation no longer speaks of what is gone from the board that it shares. What it adds itself has an id
    of its own. Where the change goes against what it says besides, it keeps the board it had.
    `before` and `after` have the same lines, and the line that was changed can be set up.
    """
    if not after.variations or _boards_alike(before, after):
        return after
    was, now = _Above.of(before), _Above.of(after)
    pairs = zip(before.variations, after.variations, strict=True)
    document = replace(after, variations=tuple(_following(old, one, was, now, now) for old, one in pairs))
    for line in lines(document):
        had = line_scenario(before, line)
        if line and _is_other(had, line_scenario(document, line)) and line_problems(document, line, library):
            own = own_board(had, line_scenario(document, line[:-1]))
            one = replace(variation_at(document, line), **{**dict.fromkeys(SET_UP), **own})
            document = with_variation(document, line, one)
    return document


def _is_other(was: Scenario, now: Scenario) -> bool:
    """Whether a line begins with another board than before, or says something else."""
    return any(getattr(was, name) != getattr(now, name) for name in (*SET_UP, "script", "expect", "notes"))


class _Above:
    """What a variation may have in common with the line that it leaves."""

    def __init__(self, board: _Board, script: Script) -> None:
        self.board, self.script = board, script

    @classmethod
    def of(cls, scenario: Scenario) -> _Above:
        return cls(_Board(scenario.players, scenario.battlefield, scenario.effects), scenario.script)

    def beneath(self, one: VariationSpec) -> _Above:
        """Return what a variation that leaves this line has in common with those that leave it."""
        own = (one.players, one.battlefield, one.effects)
        board = self.board
        if any(part is not None for part in own):
            players, battlefield, effects = own
            board = _Board(
                board.players if players is None else players,
                board.battlefield if battlefield is None else battlefield,
                board.effects if effects is None else effects,
            )
        return _Above(board, (*self.script[: one.after], *one.script))


class _Board:
    """What a line puts on the table; `things`: all of it that has an id."""

    def __init__(
        self,
        players: tuple[PlayerSpec, ...],
        battlefield: tuple[ObjectSpec, ...],
        effects: tuple[EffectSpec, ...],
    ) -> None:
        self.players, self.battlefield, self.effects = players, battlefield, effects

    @cached_property
    def things(self) -> frozenset[Named]:
        every = (*self.players, *self.battlefield, *self.effects)
        return frozenset(thing for spec in every for thing in defined_in(spec))


def _following(
    was: VariationSpec, one: VariationSpec, above_was: _Above, above: _Above, settled_above: _Above
) -> VariationSpec:
    """Return a variation, and those that leave it, without what is gone from the boards they share.

    `was` is the variation before the change, `above_was` the line that it left. That line is `above` now, and
    `settled_above` without what is gone.
    """
    one = _with_free_ids(one, settled_above)
    here_was, here = above_was.beneath(was), above.beneath(one)
    board = settled_above.beneath(one).board
    moved = shift(here_was.board.players, board.players)
    gone = moved.gone | (here_was.board.things - board.things)
    whole = replace(one, after=0, script=here.script, variations=())
    left = without(whole, gone)
    assert left is not None  # noqa: S101 - a variation refers to nothing that it can't be without
    left = renamed(left, moved.names)
    after = min(one.after, common_entries(left.script, settled_above.script))
    notes = reanchored(left.notes, here.script, left.script)
    left = replace(left, after=after, script=left.script[after:], notes=notes)
    here_settled = settled_above.beneath(left)
    pairs = zip(was.variations, one.variations, strict=True)
    inner = (_following(old, new, here_was, here, here_settled) for old, new in pairs)
    return replace(left, variations=tuple(inner))


def _with_free_ids(one: VariationSpec, above: _Above) -> VariationSpec:
    """Return a variation whose own players and objects have other ids than those it shares."""
    own = {thing for spec in (*(one.players or ()), *(one.battlefield or ())) for thing in defined_in(spec)}
    shared = [
        spec.id
        for mine, specs in ((one.players, above.board.players), (one.battlefield, above.board.battlefield))
        if mine is None
        for spec in specs
    ]
    taken = {*shared, *(thing.id for thing in own)}
    names: dict[Named, str] = {}
    for thing in sorted(thing for thing in own if thing.id in shared):
        names[thing] = new_id(thing.id, taken)
        taken.add(names[thing])
    return renamed(one, names)


def _boards_alike(before: Scenario | VariationSpec, after: Scenario | VariationSpec) -> bool:
    """Whether no line has another board than before."""
    if any(getattr(before, name) != getattr(after, name) for name in SET_UP):
        return False
    pairs = zip(before.variations, after.variations, strict=True)
    return all(old is new or _boards_alike(old, new) for old, new in pairs)
