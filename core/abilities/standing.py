"""Every effect that can be in force: by a static ability, or waiting by itself."""

from typing import Annotated

from pydantic import Field

from core.abilities.effects import Controls, CounterLimit, Delayed, Grants, MustBlock, Regeneration
from core.abilities.zone_effects import EventEffect

Effect = Annotated[
    EventEffect | CounterLimit | Grants | Controls | Delayed | Regeneration | MustBlock,
    Field(discriminator="kind"),
]
