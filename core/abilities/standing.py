"""Every effect that can be in force: by a static ability, or waiting by itself."""

from typing import Annotated

from pydantic import Field

from core.abilities.effects import (
    CantPrevent,
    Controls,
    CounterLimit,
    CountersEffect,
    DamageEffect,
    Delayed,
    Grants,
    LifeEffect,
    LifeFloor,
    MustBlock,
    Regeneration,
)
from core.abilities.zone_effects import CantLose, DrawEffect, EntersEffect, GraveyardEffect, TokensEffect

Effect = Annotated[
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
    | Controls
    | Delayed
    | Regeneration
    | MustBlock,
    Field(discriminator="kind"),
]
