"""Whether one creature may block another: evasion and its kin, pair by pair (CR 509.1b)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keyword_abilities import Landwalk
from core.abilities.keywords import Keyword
from core.abilities.restrictions import BlocksOnlyFlying, CantBeBlocked, CantBeBlockedBy, CantBeBlockedByPower
from core.characteristics.current import characteristics
from core.characteristics.protection import has_quality, protection_against
from core.language.phrases import phrase
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.card_types import CardType
from core.terms.colors import Color
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber


def why_not_block(game: Game, blocker: ObjectId, attacker: ObjectId) -> tuple[RuleNumber, str] | None:
    """Return the rule and the reason why `blocker` can't block `attacker`, or None if it can.

    Only what these two creatures are decides here; who attacks whom, tapped creatures and
    restrictions on sets of blocks are for `block_legality`. Evasion abilities are cumulative
    (CR 509.1b); the first reason found is returned.
    """
    blocking, attacking = characteristics(game, blocker), characteristics(game, attacker)
    if attacking.keywords:
        names = (game.label(blocker), game.label(attacker))
        for rule, reason in _keyword_reasons(blocking, attacking, names):
            return RuleNumber(rule), reason
    if blocking.has(Keyword.SHADOW) and not attacking.has(Keyword.SHADOW):
        return RuleNumber(
            "702.28b"
        ), f"{game.label(blocker)} has shadow and can block only creatures with shadow"
    if blocking.abilities or attacking.abilities:
        for rule, reason in _ability_reasons(game, blocker, attacker):
            return RuleNumber(rule), reason
    return None


def _keyword_reasons(
    blocking: Characteristics, attacking: Characteristics, names: tuple[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the attacker's keywords that keep the blocker from blocking it, each with its rule.

    CR 702.9b, 702.17b: reach blocks what flies.
    """
    blocker, attacker = names
    if attacking.has(Keyword.FLYING) and not (blocking.has(Keyword.FLYING) or blocking.has(Keyword.REACH)):
        yield "702.9b", f"{attacker} has flying, and {blocker} has neither flying nor reach"
    if attacking.has(Keyword.SHADOW) and not blocking.has(Keyword.SHADOW):
        yield "702.28b", f"{attacker} has shadow, and {blocker} has not"
    if attacking.has(Keyword.HORSEMANSHIP) and not blocking.has(Keyword.HORSEMANSHIP):
        yield "702.31b", f"{attacker} has horsemanship, and {blocker} has not"
    if attacking.has(Keyword.SKULK) and blocking.power > attacking.power:
        powers = f"{blocking.power} against {attacking.power}"
        yield "702.118b", f"{attacker} has skulk, and {blocker} has greater power ({powers})"
    is_artifact = CardType.ARTIFACT in blocking.types
    if attacking.has(Keyword.FEAR) and not (is_artifact or Color.BLACK in blocking.colors):
        yield "702.36b", f"{attacker} has fear, and {blocker} is neither an artifact nor black"
    if attacking.has(Keyword.INTIMIDATE) and not (is_artifact or blocking.colors & attacking.colors):
        yield (
            "702.13b",
            f"{attacker} has intimidate, and {blocker} is neither an artifact nor shares a color with it",
        )


def _ability_reasons(game: Game, blocker: ObjectId, attacker: ObjectId) -> Iterator[tuple[str, str]]:
    blocking, attacking = characteristics(game, blocker), characteristics(game, attacker)
    its, name = game.label(attacker), game.label(blocker)
    if protection := protection_against(game, attacker, blocker):
        yield "702.16f", f"{its} has {phrase(protection)}, and that keeps {name} from blocking it"
    for landwalk in attacking.each(Landwalk):
        if land := _land_walked(game, game.permanent(blocker).controller, landwalk):
            owner = game.label(game.permanent(blocker).controller)
            yield "702.14c", f"{its} has {phrase(landwalk)}, and {owner} controls {game.label(land)}"
    if attacking.each(CantBeBlocked):
        yield "509.1b", f"{its} can't be blocked"
    for by_quality in attacking.each(CantBeBlockedBy):
        if has_quality(game, blocker, by_quality.quality):
            yield "509.1b", f"{its} {phrase(by_quality)}, and {name} is one of them"
    for by_power in attacking.each(CantBeBlockedByPower):
        too_low = by_power.at_most is not None and blocking.power <= by_power.at_most
        too_high = by_power.at_least is not None and blocking.power >= by_power.at_least
        if too_low or too_high:
            yield "509.1b", f"{its} {phrase(by_power)}, and {name} has power {blocking.power}"
    if blocking.each(BlocksOnlyFlying) and not attacking.has(Keyword.FLYING):
        yield "509.1b", f"{name} can block only creatures with flying, and {its} has none"


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
