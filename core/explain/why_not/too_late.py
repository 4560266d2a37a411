"""Effects on damage that begin after the damage was dealt (CR 615.4)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_damage import DamageEffect
from core.events.damage import Damage
from core.events.spells_and_abilities import EffectBegan
from core.explain.explanation import label
from core.model.game import Game
from core.rules.damage.about_damage import effects_on_damage, is_about
from core.words.english import why_not as words
from core.words.english.names import called


def cant_undo(_before: Game, event: EffectBegan, game: Game) -> Iterator[str]:
    """Yield which damage of this turn an effect would have changed, had it been there in time."""
    if not isinstance(event.effect.effect, DamageEffect):
        return
    begun = next((one for one in effects_on_damage(game) if one.active.id == event.effect.id), None)
    if begun is None:
        return
    dealt = (
        hit
        for hit in game.dealt_this_turn
        if is_about(
            game,
            begun,
            Damage(source=hit.source, recipient=hit.recipient, amount=1, is_combat=hit.is_combat),
        )
    )
    missed = {(label(game, hit.source), label(game, hit.recipient)): None for hit in dealt}
    if missed:
        yield words.cant_undo(called(event.effect.name), list(missed), "CR 615.4")
