"""Everything that can stand in a card's or an object's `abilities`, besides keywords."""

from typing import Annotated

from pydantic import Field

from core.abilities.effects import (
    CantPrevent,
    CounterLimit,
    CountersEffect,
    DamageEffect,
    Grants,
    LifeEffect,
    LifeFloor,
)
from core.abilities.stack_texts import Activated, Spell, Triggered
from core.abilities.zone_effects import CantLose, DrawEffect, EntersEffect, GraveyardEffect, TokensEffect

CardText = Annotated[
    DamageEffect
    | LifeEffect
    | LifeFloor
    | CountersEffect
    | CounterLimit
    | CantPrevent
    | Grants
    | GraveyardEffect
    | DrawEffect
    | CantLose
    | EntersEffect
    | TokensEffect
    | Spell
    | Activated
    | Triggered,
    Field(discriminator="kind"),
]
