"""What an attacker's damage may reach beyond its blockers: trample (CR 702.19)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.model.combat import Attacker, Blocking
from core.model.game import Game
from core.terms.ids import PlayerId, RecipientId

_TRAMPLING = frozenset({Keyword.TRAMPLE, Keyword.TRAMPLE_OVER_PLANESWALKERS})


def reaches_what_it_attacks(game: Game, attacker: Attacker) -> bool:
    """Whether damage may go beyond blockers: not blocked (CR 510.1b), or trample.

    CR 702.19b: what is left over. CR 702.19d: all of it, if nothing is left blocking it.
    """
    if attacker.blocking is not Blocking.BLOCKED:
        return True
    return not _TRAMPLING.isdisjoint(characteristics(game, attacker.id).keywords)


def tiers_beyond_blockers(game: Game, attacker: Attacker) -> Iterator[tuple[RecipientId, ...]]:
    """Yield the tiers beyond blockers.

    CR 702.19b: what is attacked. CR 702.19c: then who controls it. CR 702.19e: what has left combat is
    attacked no more. CR 800.4e: nor is a player who has left the game.
    """
    goes_over = attacker.attacked_planeswalker and characteristics(game, attacker.id).has(
        Keyword.TRAMPLE_OVER_PLANESWALKERS
    )
    beyond = (attacker.attacking, attacker.defending_player if goes_over else None)
    for recipient in beyond:
        if recipient is not None and recipient not in _players_who_left(game):
            yield (recipient,)


def _players_who_left(game: Game) -> frozenset[PlayerId]:
    return frozenset(player.id for player in game.players.values() if player.has_lost)
