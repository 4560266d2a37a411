"""What an Aura enchants that enters without being cast (CR 303.4f, 303.4g)."""

from __future__ import annotations

from core.characteristics.current import characteristics
from core.model.game import Game
from core.model.permanents import Permanent
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import WhatAuraEnchants
from core.rules.procedure import Procedure, ask
from core.rules.zones.attaching import may_be_attached
from core.terms.called import Called
from core.terms.ids import RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.subtypes import AURA
from core.terms.values import replace


def enchanting(game: Game, permanent: Permanent) -> Procedure[Permanent | None]:
    """Return a permanent that enters, an Aura attached to what its controller chooses.

    None if it is an Aura and there is nothing that it can enchant: it does not enter (CR 303.4g).
    """
    there = replace(game, battlefield=game.battlefield.with_({permanent.id: permanent}))
    if permanent.attached_to is not None or AURA not in characteristics(there, permanent.id).subtypes:
        return permanent
    every: tuple[RecipientId, ...] = (*game.battlefield, *game.players_in_game)
    possible = [one for one in every if may_be_attached(there, _on(permanent, one))]
    if not possible:
        return None
    chosen = possible[0]
    if len(possible) > 1:
        choice = ChooseOne(
            player=permanent.controller,
            purpose=WhatAuraEnchants(name=permanent.label),
            among=tuple(EffectRef(id=EffectId(one), name=Called(game.label(one))) for one in possible),
            rule=RuleNumber("303.4f"),
        )
        value = (yield from ask(choice)).value
        chosen = next(one for one in possible if value in {one, game.label(one)})
    return _on(permanent, chosen)


def _on(aura: Permanent, one: RecipientId) -> Permanent:
    return replace(aura, attached_to=one)
