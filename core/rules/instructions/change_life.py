"""Players gain or lose life (CR 119.3)."""

from __future__ import annotations

from core.abilities.instructions.to_players import ChangeLife
from core.events.causes import instruction_of
from core.events.results import LifeGained, LifeLost
from core.model.game import Game
from core.rules.damage.result_effects import let_happen
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.terms.rule_numbers import RuleNumber


@performs(ChangeLife)
def change_life(resolution: Resolution, part: ChangeLife) -> Procedure[Game]:
    """Let players gain or lose life, as effects change it (CR 119.3, 616.1)."""
    item, amount = resolution.item, resolution.how_much(part.amount)
    if amount <= 0:
        return resolution.game
    happens = LifeGained if part.kind == "gain_life_now" else LifeLost
    said = tuple(
        happens(
            player=player,
            amount=amount,
            source=item.source,
            cause=instruction_of(item),
            rule=RuleNumber("119.3"),
        )
        for player in resolution.players(part.who)
    )
    return (yield from let_happen(resolution.game, said))
