"""What abilities players have, by effects (CR 702.11c, 702.11d, 702.16, 702.18a)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.ability import Ability
from core.abilities.effects.on_players import PlayerHas
from core.abilities.keyword_abilities import Protection
from core.abilities.keywords import Keyword
from core.characteristics.active_effects import Active, active_effects
from core.characteristics.qualities import has_quality
from core.model.game import Game
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId


def player_abilities(game: Game, player: PlayerId) -> Iterator[Keyword | Ability]:
    """Yield the abilities that a player has."""
    for active, effect in active_effects(game, PlayerHas):
        if _is_on(active, effect, player):
            yield effect.ability


def givers_to_player(game: Game, player: PlayerId, ability: Keyword | Ability) -> Iterator[Called]:
    """Yield what gives a player an ability."""
    for active, effect in active_effects(game, PlayerHas):
        if effect.ability == ability and _is_on(active, effect, player):
            yield active.name


def player_protection(game: Game, player: PlayerId, source: ObjectId) -> Protection | None:
    """Return the ability by which a player has protection from `source`, the first if several."""
    for ability in player_abilities(game, player):
        if isinstance(ability, Protection) and has_quality(game, source, ability.quality):
            return ability
    return None


def _is_on(active: Active, effect: PlayerHas, player: PlayerId) -> bool:
    """Whether an effect is about a player: the one it was fixed to, or whoever is on the side it names."""
    if active.waiting is not None and active.waiting.subject is not None:
        return active.waiting.subject == player
    return effect.who == "any" or (effect.who == "you") is (active.you == player)
