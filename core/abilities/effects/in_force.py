"""Every effect that can be in force: by a static ability, or waiting by itself."""

from core.abilities.effects.emblem import Emblem
from core.abilities.effects.event_effect import EventEffect
from core.abilities.effects.grants import Grants
from core.abilities.effects.on_life_and_counters import CounterLimit
from core.abilities.effects.on_one_object import Controls, Delayed, MustBlock, Regeneration, Returns

Effect = (
    EventEffect | CounterLimit | Grants | Controls | Delayed | Regeneration | MustBlock | Returns | Emblem
)
