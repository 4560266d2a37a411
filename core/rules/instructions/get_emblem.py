"""Players get emblems (CR 114.2)."""

from __future__ import annotations

from core.abilities.instructions.to_players import GetEmblem
from core.events.spells_and_abilities import EffectBegan
from core.model.game import Game
from core.model.waiting_effects import EffectId, Waiting
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.entering import fresh_id
from core.terms.called import Called
from core.terms.rule_numbers import RuleNumber

_PUT_INTO_COMMAND_ZONE = RuleNumber("114.2")


@performs(GetEmblem)
def get_emblem(resolution: Resolution, part: GetEmblem) -> Procedure[Game]:
    """Give each player an emblem of their own, which is named after what it comes from."""
    game = resolution.game
    name = f"{resolution.item.name.name} Emblem"
    for player in resolution.players(part.who):
        own = fresh_id(game, name)
        emblem = Waiting(
            id=EffectId(own), name=Called(own), controller=player, effect=part.emblem, made_by=own
        )
        game = yield from happen(game, EffectBegan(effect=emblem, rule=_PUT_INTO_COMMAND_ZONE))
    return game
