"""Every effect on what would happen, or on what can."""

from core.abilities.effects.on_cards import DrawEffect, GraveyardEffect
from core.abilities.effects.on_damage import OnDamage
from core.abilities.effects.on_destruction import DestructionEffect
from core.abilities.effects.on_entering import EntersEffect, TokensEffect
from core.abilities.effects.on_life_and_counters import CountersEffect, LifeEffect
from core.abilities.effects.on_players import CantLose, PlayerHas

EventEffect = (
    OnDamage
    | LifeEffect
    | CountersEffect
    | GraveyardEffect
    | DrawEffect
    | DestructionEffect
    | CantLose
    | PlayerHas
    | EntersEffect
    | TokensEffect
)
"""Every effect on what would happen, or on what can (CR 614, 615)."""
