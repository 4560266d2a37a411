"""A Siege is defeated: it is exiled, then its other face may be cast (CR 310.11b)."""

from __future__ import annotations

from core.events.stack import AbilityResolved, Moved, ResolutionBegan
from core.model.game import Game
from core.model.permanents import Origin
from core.model.stack import SiegeDefeated
from core.rules.announcing.casting_transformed import cast_transformed
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.terms.ids import next_incarnation
from core.terms.zones import Zone


def resolve_defeat(game: Game, ability: SiegeDefeated) -> Procedure[Game]:
    """Exile the Siege; then its controller may cast it transformed. The ability resolves on after that.

    CR 310.11b: that is what its ability does. CR 608.2g: nobody gets priority in between; the spell
    lies on the stack above the ability.
    """
    game = yield from happen(game, ResolutionBegan(ability=ability))
    if ability.source in game.battlefield:
        exiled = next_incarnation(ability.source)
        game = yield from happen(game, Moved(object=ability.source, becomes=exiled, to=Zone.EXILE))
        card = next((card for card in game.exile if card.id == exiled), None)
        if card is not None and card.card.back is not None and card.origin is not Origin.TOKEN:
            game = yield from cast_transformed(game, ability.controller, card, card.card.back)
    return (yield from happen(game, AbilityResolved(ability=ability)))
