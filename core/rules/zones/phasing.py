"""Phasing out and in: what goes along, and what comes back (CR 702.26)."""

from __future__ import annotations

from collections.abc import Iterable

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.phasing import PhasedIn, PhasedOut
from core.model.game import Game
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap

_OUT, _IN = RuleNumber("702.26b"), RuleNumber("702.26c")
IN_UNTAP_STEP = RuleNumber("502.1")
"""The rule by which permanents phase in and out that no instruction told to."""


def phase_out(game: Game, directly: Iterable[ObjectId]) -> Procedure[Game]:
    """Let permanents phase out, and what is attached to them along with them; return the game.

    CR 702.26b: until they phase in they are treated as though they were not there.
    CR 702.26d: nothing changes zones, so nothing triggers on leaving.
    """
    return (yield from _go_out(game, directly, _OUT))


def phase_in(game: Game, directly: Iterable[ObjectId]) -> Procedure[Game]:
    """Let phased-out permanents phase in, and with each what phased out along with it; return the game."""
    return (yield from _come_in(game, directly, _IN))


def phase_in_untap_step(game: Game) -> Procedure[Game]:
    """Let what the active player controls phase in and out as the untap step has it; return the game.

    CR 502.1, 702.26a: what has phasing phases out, and at the same time all that is phased out phases
    in; so who does which is settled before either. The turn has just begun, so whoever controls what
    is phased out now is the player under whom it phased out.
    """
    player = game.active_player
    out = [
        one.id
        for one in game.battlefield.values()
        if one.controller == player and characteristics(game, one.id).has(Keyword.PHASING)
    ]
    back = [
        one.id for one in game.phased_out.values() if one.controller == player and one.phased_out_with is None
    ]
    game = yield from _go_out(game, out, IN_UNTAP_STEP)
    return (yield from _come_in(game, back, IN_UNTAP_STEP))


def _go_out(game: Game, directly: Iterable[ObjectId], rule: RuleNumber) -> Procedure[Game]:
    there = tuple(one for one in dict.fromkeys(directly) if one in game.battlefield)
    if not there:
        return game
    along = _along(game, there)
    objects = tuple(dict.fromkeys((*there, *along)))
    return (yield from happen(game, PhasedOut(objects=objects, along_with=along, rule=rule)))


def _come_in(game: Game, directly: Iterable[ObjectId], rule: RuleNumber) -> Procedure[Game]:
    coming = [one for one in dict.fromkeys(directly) if one in game.phased_out]
    if not coming:
        return game
    for bearer in coming:  # grows as it goes: what came along may itself bear something
        coming += [
            one.id
            for one in game.phased_out.values()
            if one.phased_out_with == bearer and one.id not in coming
        ]
    loose = tuple(one for one in coming if not _finds_its_bearer(game, one))
    return (yield from happen(game, PhasedIn(objects=tuple(coming), unattached=loose, rule=rule)))


def _along(game: Game, directly: tuple[ObjectId, ...]) -> FrozenMap[ObjectId, ObjectId]:
    """Return what phases out indirectly, and what it is attached to.

    CR 702.26h: what would do so directly as well does so indirectly.
    """
    reached = list(directly)
    along: dict[ObjectId, ObjectId] = {}
    for bearer in reached:  # grows as it goes
        for permanent in game.battlefield.values():
            if permanent.attached_to == bearer and permanent.id != bearer:
                along[permanent.id] = bearer
                reached += [permanent.id] if permanent.id not in reached else []
    return FrozenMap(along)


def _finds_its_bearer(game: Game, object_id: ObjectId) -> bool:
    """Whether what a permanent was attached to, if anything, is in the same zone or the game (CR 702.26i)."""
    bearer = game.phased_out[object_id].attached_to
    if bearer is None or game.on_battlefield(ObjectId(bearer)) is not None:
        return True
    return bearer in game.players_in_game
