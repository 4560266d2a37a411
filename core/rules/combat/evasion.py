"""Whether one creature may block another: evasion and its kin, pair by pair (CR 509.1b)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.ability import Ability
from core.abilities.keyword_abilities import Landwalk
from core.abilities.keywords import Keyword
from core.abilities.restrictions import (
    BlocksOnlyFlying,
    CantBeBlocked,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeBlockedByThose,
    CantBeBlockedExcept,
    CantBlockThose,
)
from core.characteristics.current import characteristics
from core.characteristics.filtering import speaks_of_object
from core.characteristics.qualities import has_quality, protection_against
from core.characteristics.speaker import Speaker
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


class Evasion(StrEnum):
    """What can keep one creature from blocking another."""

    FLYING = "flying"
    SHADOW = "shadow"
    HORSEMANSHIP = "horsemanship"
    SKULK = "skulk"
    FEAR = "fear"
    INTIMIDATE = "intimidate"
    BLOCKS_ONLY_SHADOW = "blocks_only_shadow"
    PROTECTION = "protection"
    LANDWALK = "landwalk"
    UNBLOCKABLE = "unblockable"
    QUALITY = "quality"
    POWER = "power"
    THOSE = "those"
    EXCEPT = "except"
    NOT_THOSE = "not_those"
    BLOCKS_ONLY_FLYING = "blocks_only_flying"


class Evaded(Violation):
    """A creature can't block another.

    Attributes:
        ability: the one that keeps it from that, if it is not a keyword.
        powers: of blocker and attacker.
        land: the one that lets the attacker walk through.
    """

    blocker: ObjectId
    attacker: ObjectId
    by: Evasion
    ability: Ability | None = None
    powers: tuple[int, int]
    land: ObjectId | None = None


def why_not_block(game: Game, blocker: ObjectId, attacker: ObjectId) -> Evaded | None:
    """Return why `blocker` can't block `attacker`, or None if it can.

    Only what these two creatures are decides here; who attacks whom, tapped creatures and
    restrictions on sets of blocks are for `block_legality`. Evasion abilities are cumulative
    (CR 509.1b); the first reason found is returned.
    """
    blocking, attacking = characteristics(game, blocker), characteristics(game, attacker)
    if not (attacking.keywords or blocking.keywords or attacking.abilities or blocking.abilities):
        return None
    for rule, by, ability in _reasons(game, blocker, attacker):
        you = game.permanent(blocker).controller
        return Evaded(
            about=(blocker, attacker),
            rule=RuleNumber(rule),
            blocker=blocker,
            attacker=attacker,
            by=by,
            ability=ability,
            powers=(blocking.power, attacking.power),
            land=_land_walked(game, you, ability) if isinstance(ability, Landwalk) else None,
        )
    return None


_Reason = tuple[str, Evasion, Ability | None]
"""A rule, what evades by it, and the ability, if it is not a keyword."""


def _reasons(game: Game, blocker: ObjectId, attacker: ObjectId) -> Iterator[_Reason]:
    blocking, attacking = characteristics(game, blocker), characteristics(game, attacker)
    if attacking.keywords:
        for rule, by in _keyword_reasons(blocking, attacking):
            yield rule, by, None
    if blocking.has(Keyword.SHADOW) and not attacking.has(Keyword.SHADOW):
        yield "702.28b", Evasion.BLOCKS_ONLY_SHADOW, None
    if blocking.abilities or attacking.abilities:
        yield from _ability_reasons(game, blocker, attacker)


def _keyword_reasons(blocking: Characteristics, attacking: Characteristics) -> Iterator[tuple[str, Evasion]]:
    """Yield the keywords that evade, each with its rule.

    CR 702.9b, 702.17b: reach blocks what flies.
    """
    if attacking.has(Keyword.FLYING) and not (blocking.has(Keyword.FLYING) or blocking.has(Keyword.REACH)):
        yield "702.9b", Evasion.FLYING
    if attacking.has(Keyword.SHADOW) and not blocking.has(Keyword.SHADOW):
        yield "702.28b", Evasion.SHADOW
    if attacking.has(Keyword.HORSEMANSHIP) and not blocking.has(Keyword.HORSEMANSHIP):
        yield "702.31b", Evasion.HORSEMANSHIP
    if attacking.has(Keyword.SKULK) and blocking.power > attacking.power:
        yield "702.118b", Evasion.SKULK
    is_artifact = CardType.ARTIFACT in blocking.types
    if attacking.has(Keyword.FEAR) and not (is_artifact or Color.BLACK in blocking.colors):
        yield "702.36b", Evasion.FEAR
    if attacking.has(Keyword.INTIMIDATE) and not (is_artifact or blocking.colors & attacking.colors):
        yield "702.13b", Evasion.INTIMIDATE


def _ability_reasons(game: Game, blocker: ObjectId, attacker: ObjectId) -> Iterator[_Reason]:
    blocking, attacking = characteristics(game, blocker), characteristics(game, attacker)
    if protection := protection_against(game, attacker, blocker):
        yield "702.16f", Evasion.PROTECTION, protection
    for landwalk in attacking.each(Landwalk):
        if _land_walked(game, game.permanent(blocker).controller, landwalk):
            yield "702.14c", Evasion.LANDWALK, landwalk
    if attacking.each(CantBeBlocked):
        yield "509.1b", Evasion.UNBLOCKABLE, None
    for by_quality in attacking.each(CantBeBlockedBy):
        if has_quality(game, blocker, by_quality.quality):
            yield "509.1b", Evasion.QUALITY, by_quality
    for by_power in attacking.each(CantBeBlockedByPower):
        too_low = by_power.at_most is not None and blocking.power <= by_power.at_most
        too_high = by_power.at_least is not None and blocking.power >= by_power.at_least
        if too_low or too_high:
            yield "509.1b", Evasion.POWER, by_power
    yield from _filter_reasons(game, blocker, attacker)
    if blocking.each(BlocksOnlyFlying) and not attacking.has(Keyword.FLYING):
        yield "509.1b", Evasion.BLOCKS_ONLY_FLYING, None


def _filter_reasons(game: Game, blocker: ObjectId, attacker: ObjectId) -> Iterator[_Reason]:
    """Yield what is said of such blockers, or of such attackers, as a filter tells them."""
    blocking, attacking = characteristics(game, blocker), characteristics(game, attacker)
    by = Speaker(game, game.permanent(attacker).controller, attacker)
    for those in attacking.each(CantBeBlockedByThose):
        if speaks_of_object(by, blocker, those.blockers):
            yield "509.1b", Evasion.THOSE, those
    for only in attacking.each(CantBeBlockedExcept):
        if not any(speaks_of_object(by, blocker, one) for one in only.blockers):
            yield "509.1b", Evasion.EXCEPT, only
    by = Speaker(game, game.permanent(blocker).controller, blocker)
    for cant in blocking.each(CantBlockThose):
        if speaks_of_object(by, attacker, cant.attackers):
            yield "509.1b", Evasion.NOT_THOSE, cant


def _land_walked(game: Game, defending: PlayerId, landwalk: Landwalk) -> ObjectId | None:
    """Return a land the defending player controls that landwalk speaks of, or None (CR 702.14c)."""
    for permanent in game.battlefield.values():
        what = characteristics(game, permanent.id)
        if (
            permanent.controller == defending
            and CardType.LAND in what.types
            and (landwalk.subtype is None or landwalk.subtype in what.subtypes)
            and (landwalk.supertype is None or landwalk.supertype in what.supertypes)
            and (landwalk.without is None or landwalk.without not in what.supertypes)
            and (landwalk.type is None or landwalk.type in what.types)
        ):
            return permanent.id
    return None
