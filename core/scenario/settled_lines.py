"""Variations after a change of the board that they share: each still opens, and plays what it can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from core.data.references import Named, defined_in, renamed, without
from core.model.cards import Card
from core.scenario.cards_in_zones import shift
from core.scenario.changes import new_id
from core.scenario.effects import EffectSpec
from core.scenario.format import ObjectSpec, PlayerSpec, Scenario, VariationSpec
from core.scenario.setup import line_problems
from core.scenario.variations import SET_UP, line_scenario, lines, own_board, variation_at, with_variation
from core.terms.values import replace


def settled(before: Scenario, after: Scenario, library: Mapping[str, Card]) -> Scenario:
    """Return a changed document in which every variation can be set up, as it could before the change.

    A variation no longer speaks of what is gone from the board that it shares. What it adds itself has an id
    of its own. Where the change goes against what it says besides, it keeps the board it had.
    `before` and `after` have the same lines, and the line that was changed can be set up.
    """
    if not after.variations or _boards_alike(before, after):
        return after
    pairs = zip(before.variations, after.variations, strict=True)
    was, now = _Board.of(before), _Board.of(after)
    document = replace(after, variations=tuple(_following(old, one, was, now) for old, one in pairs))
    for line in lines(document):
        if line and line_problems(document, line, library):
            had = line_scenario(before, line)
            own = own_board(had, line_scenario(document, line[:-1]))
            one = replace(variation_at(document, line), **{**dict.fromkeys(SET_UP), **own})
            document = with_variation(document, line, one)
    return document


class _Board(NamedTuple):
    """What has ids on the board of a line."""

    players: tuple[PlayerSpec, ...]
    battlefield: tuple[ObjectSpec, ...]
    effects: tuple[EffectSpec, ...]

    @classmethod
    def of(cls, scenario: Scenario) -> _Board:
        return cls(scenario.players, scenario.battlefield, scenario.effects)

    def beneath(self, one: VariationSpec) -> _Board:
        """Return the board of a variation that leaves a line with this one."""
        return _Board(
            self.players if one.players is None else one.players,
            self.battlefield if one.battlefield is None else one.battlefield,
            self.effects if one.effects is None else one.effects,
        )

    @property
    def things(self) -> set[Named]:
        """All that has an id: players, objects and effects."""
        return set[Named]().union(*(defined_in(spec) for some in self for spec in some))


def _following(was: VariationSpec, one: VariationSpec, above_was: _Board, above: _Board) -> VariationSpec:
    """Return a variation, and those that leave it, without what is gone from the boards they share."""
    one = _with_free_ids(one, above)
    board_was = above_was.beneath(was)
    moved = shift(board_was.players, above.beneath(one).players)
    gone = moved.gone | (board_was.things - above.beneath(one).things)
    left = without(replace(one, variations=()), gone)
    assert left is not None  # noqa: S101 - a variation refers to nothing that it can't be without
    left = renamed(left, moved.names)
    board = above.beneath(left)
    pairs = zip(was.variations, one.variations, strict=True)
    return replace(left, variations=tuple(_following(old, new, board_was, board) for old, new in pairs))


def _with_free_ids(one: VariationSpec, above: _Board) -> VariationSpec:
    """Return a variation whose own players and objects have other ids than those it shares."""
    own = {thing for spec in (*(one.players or ()), *(one.battlefield or ())) for thing in defined_in(spec)}
    shared = [
        spec.id
        for mine, specs in ((one.players, above.players), (one.battlefield, above.battlefield))
        if mine is None
        for spec in specs
    ]
    taken = {*shared, *(thing.id for thing in own)}
    names: dict[Named, str] = {}
    for thing in sorted(thing for thing in own if thing.id in shared):
        names[thing] = new_id(thing.id, taken)
        taken.add(names[thing])
    return renamed(one, names) if names else one


def _boards_alike(before: Scenario | VariationSpec, after: Scenario | VariationSpec) -> bool:
    """Whether no line has another board than before."""
    if any(getattr(before, name) != getattr(after, name) for name in SET_UP):
        return False
    pairs = zip(before.variations, after.variations, strict=True)
    return all(old is new or _boards_alike(old, new) for old, new in pairs)
