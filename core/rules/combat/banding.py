"""Banding: attacking bands, and who divides damage because of it (CR 702.22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from core.abilities.keyword_abilities import BandsWithOther
from core.abilities.keywords import Keyword
from core.characteristics.among_permanents import each_ability, with_keyword
from core.characteristics.current import characteristics
from core.characteristics.qualities import has_quality
from core.characteristics.remembering import of_objects
from core.model.combat import Attacker, Blocker, Combat
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class BandFault(StrEnum):
    """What can be wrong with an attacking band."""

    NOT_ATTACKING = "not_attacking"
    IN_TWO_BANDS = "in_two_bands"
    TWICE_IN_ONE = "twice_in_one"
    DIFFERENT_TARGETS = "different_targets"
    NO_BANDING = "no_banding"


class IllegalBand(Violation):
    """Members of a band, which it is about, can't be one."""

    fault: BandFault


def band_violations(
    game: Game, attacks: Mapping[ObjectId, RecipientId], bands: tuple[tuple[ObjectId, ...], ...]
) -> Iterator[Violation]:
    """Yield everything wrong with the attacking bands (CR 702.22c, 702.22d)."""
    seen: set[ObjectId] = set()
    for band in bands:
        if outside := [member for member in band if member not in attacks]:
            yield _illegal(outside, "702.22c", BandFault.NOT_ATTACKING)
            continue
        if twice := [member for member in band if member in seen]:
            yield _illegal(twice, "702.22c", BandFault.IN_TWO_BANDS)
        if len(set(band)) < len(band):
            yield _illegal(band, "702.22c", BandFault.TWICE_IN_ONE)
        seen.update(band)
        if len({attacks[member] for member in band}) > 1:
            yield _illegal(band, "702.22d", BandFault.DIFFERENT_TARGETS)
        if game.battlefield.keys() >= set(band) and not _may_band(game, band):
            yield _illegal(band, "702.22c", BandFault.NO_BANDING)


def share_a_banding_block(game: Game, creatures: tuple[ObjectId, ...]) -> bool:
    """Whether creatures that fight the same one let their own side divide its damage.

    CR 702.22j, 702.22k: one of them has banding; or one has "bands with other [quality]" and that
    quality, and another of them has the quality too.
    """
    if not _can_any_share(game):  # so it is mostly
        return False
    if not with_keyword(game, Keyword.BANDING).isdisjoint(creatures):
        return True
    for creature, ability in each_ability(game, BandsWithOther):
        if creature in creatures:
            alike = [other for other in creatures if has_quality(game, other, ability.quality)]
            if creature in alike and len(alike) > 1:
                return True
    return False


def divider_by_banding(game: Game, attacker: Attacker) -> PlayerId | None:
    """Return who divides an attacker's damage because of banding (CR 702.22j): the defender, or nobody."""
    return attacker.defending_player if share_a_banding_block(game, attacker.blocked_by) else None


def divider_of_blocker_by_banding(game: Game, blocker: Blocker) -> PlayerId | None:
    """Return who divides a blocker's damage because of banding (CR 702.22k): the active player, or nobody."""
    return game.active_player if share_a_banding_block(game, blocker.blocks) else None


@of_objects
def _can_any_share(game: Game) -> bool:
    return bool(with_keyword(game, Keyword.BANDING)) or any(each_ability(game, BandsWithOther))


def blocks_by_band(combat: Combat, blocked: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Return the attackers a creature blocks, with all members of the bands they are in (CR 702.22h)."""
    if not combat.bands:
        return blocked
    return tuple(dict.fromkeys(member for attacker in blocked for member in combat.band_of(attacker)))


def _may_band(game: Game, band: tuple[ObjectId, ...]) -> bool:
    without = [member for member in band if not characteristics(game, member).has(Keyword.BANDING)]
    if len(without) <= 1 and len(without) < len(band):
        return True
    return any(
        all(has_quality(game, other, ability.quality) for other in band)
        for member in band
        for ability in characteristics(game, member).each(BandsWithOther)
    )


def _illegal(members: Sequence[ObjectId], rule: str, fault: BandFault) -> IllegalBand:
    return IllegalBand(about=tuple(members), rule=RuleNumber(rule), fault=fault)
