"""Something is done at the beginning of a later step (CR 603.7)."""

from __future__ import annotations

from core.abilities.effects.on_one_object import Delayed
from core.abilities.instructions.leaving_and_returning import Later
from core.events.spells_and_abilities import EffectBegan
from core.model.game import Game
from core.model.waiting_effects import EffectId, Waiting
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import ObjectId, next_incarnation


@performs(Later)
def begin_delayed(resolution: Resolution, part: Later) -> Procedure[Game]:
    """Let something be done later to each that it is about: a delayed triggered ability (CR 603.7)."""
    game, item = resolution.game, resolution.item
    for one in _exiled(resolution, part) or resolution.each(part.on, None):
        effect = Waiting(
            id=EffectId(f"{item.id}/{game.made + 1}"),
            name=item.name,
            controller=item.controller,
            effect=Delayed(at=part.at, does=part.does),
            subject=one,
            made_by=item.source,
        )
        game = yield from happen(game, EffectBegan(effect=effect))
    return game


def _exiled(resolution: Resolution, part: Later) -> tuple[ObjectId, ...]:
    """Return the card in exile that is to return: what an object has become there (CR 400.7j)."""
    gone = resolution.one(part.on)
    if part.does != "return_to_battlefield" or gone is None:
        return ()
    becomes = next_incarnation(ObjectId(gone))
    return tuple(card.id for card in resolution.game.exile if card.id == becomes)
