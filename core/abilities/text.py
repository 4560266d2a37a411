"""Everything that can stand in a card's or an object's `abilities`, besides keywords."""

from typing import Annotated

from pydantic import Field

from core.abilities.effects import CounterLimit, Grants
from core.abilities.stack_texts import Activated, Spell, Triggered
from core.abilities.zone_effects import EventEffect

CardText = Annotated[
    EventEffect | CounterLimit | Grants | Spell | Activated | Triggered,
    Field(discriminator="kind"),
]
