"""What keeps players and permanents from being targeted (CR 702.11b, 702.16b, 702.18a)."""

from __future__ import annotations

from typing import NamedTuple

from core.abilities.keyword_abilities import HexproofFrom, Protection
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.characteristics.player_abilities import player_abilities, player_protection
from core.characteristics.qualities import has_quality, protection_against
from core.model.game import Game
from core.rules.targets.targeting import Targeting
from core.terms.ids import ObjectId, PlayerId, RecipientId


class Forbidden(NamedTuple):
    """What keeps something from being targeted, and the rule by which it does."""

    rule: str
    has: Keyword | HexproofFrom | Protection


def forbidden(game: Game, target: RecipientId, by: Targeting) -> Forbidden | None:
    """Return what keeps a player or permanent from being targeted; None if it can be."""
    if target in game.players:
        return _forbidden_player(game, PlayerId(target), by)
    return _forbidden_permanent(game, ObjectId(target), by)


def _forbidden_player(game: Game, target: PlayerId, by: Targeting) -> Forbidden | None:
    protection = player_protection(game, target, by.source)
    if protection is not None:
        return Forbidden("702.16b", protection)
    has = tuple(player_abilities(game, target))
    if Keyword.SHROUD in has:
        return Forbidden("702.18a", Keyword.SHROUD)
    if target == by.you:
        return None
    if Keyword.HEXPROOF in has:
        return Forbidden("702.11c", Keyword.HEXPROOF)
    hexproof = (
        one for one in has if isinstance(one, HexproofFrom) and has_quality(game, by.source, one.quality)
    )
    return next((Forbidden("702.11d", one) for one in hexproof), None)


def _forbidden_permanent(game: Game, target: ObjectId, by: Targeting) -> Forbidden | None:
    what, is_theirs = characteristics(game, target), game.permanent(target).controller != by.you
    source = by.source
    protection = protection_against(game, target, source)
    if protection is not None:
        return Forbidden("702.16b", protection)
    if what.has(Keyword.SHROUD):
        return Forbidden("702.18a", Keyword.SHROUD)
    if is_theirs and what.has(Keyword.HEXPROOF):
        return Forbidden("702.11b", Keyword.HEXPROOF)
    from_it = (one for one in what.each(HexproofFrom) if has_quality(game, source, one.quality))
    hexproof = next(from_it, None) if is_theirs else None
    return Forbidden("702.11d", hexproof) if hexproof is not None else None
