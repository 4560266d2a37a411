"""Deathtouch that came after the damage, or that made no difference (CR 704.5h)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.events.edits import Edited
from core.events.spells_and_abilities import EffectBegan
from core.events.state_based import Destroyed, StateBasedActionsPerformed, StateBasedCondition
from core.explain.explanation import names
from core.model.game import Game
from core.terms.ids import ObjectId
from core.words.english import why_not as words


def too_late(before: Game, _event: Edited | EffectBegan, game: Game) -> Iterator[str]:
    """Yield what gains deathtouch only after it dealt damage to creatures that are still there."""
    survived: dict[ObjectId, list[ObjectId]] = {}
    for hit in game.dealt_this_turn:
        if hit.source in game.battlefield and hit.recipient in game.battlefield:
            survived.setdefault(hit.source, []).append(ObjectId(hit.recipient))
    for source, those in survived.items():
        if _is_deadly(game, source) and not _is_deadly(before, source):
            creatures = [one for one in dict.fromkeys(those) if characteristics(game, one).is_creature]
            if creatures:
                yield words.deathtouch_too_late(game.label(source), names(game, creatures), "CR 704.5h")


def _is_deadly(game: Game, creature: ObjectId) -> bool:
    return creature in game.battlefield and characteristics(game, creature).has(Keyword.DEATHTOUCH)


def not_needed(before: Game, event: StateBasedActionsPerformed, _game: Game) -> Iterator[str]:
    """Yield which creatures would have been destroyed without deathtouch as well."""
    both = {StateBasedCondition.LETHAL_DAMAGE, StateBasedCondition.DEATHTOUCHED}
    creatures = [
        before.label(one.object)
        for one in event.actions
        if isinstance(one, Destroyed) and both.issubset(one.because)
    ]
    if creatures:
        yield words.deathtouch_not_needed(creatures, "CR 704.5g")
