"""Everything that can stand in a card's or an object's `abilities`, besides keywords."""

from typing import Annotated

from pydantic import Field

from core.abilities.effects import (
    CantPrevent,
    CountersEffect,
    DamageEffect,
    Grants,
    LifeEffect,
    LifeFloor,
)
from core.abilities.one_shots import Activated, Spell, Triggered

CardText = Annotated[
    DamageEffect
    | LifeEffect
    | LifeFloor
    | CountersEffect
    | CantPrevent
    | Grants
    | Spell
    | Activated
    | Triggered,
    Field(discriminator="kind"),
]
