"""`apply` for effects that wait or last."""

from __future__ import annotations

from typing import assert_never

from core.abilities.effects.emblem import Emblem
from core.apply.draft import Draft
from core.events.spells_and_abilities import EffectBegan, EffectsEnded
from core.model.waiting_effects import as_object
from core.terms.values import replace

EffectEvent = EffectBegan | EffectsEnded


def apply_effects(draft: Draft, event: EffectEvent) -> None:
    """Write which effects there are after an event."""
    match event:
        case EffectBegan(effect=effect):
            begun = replace(effect, timestamp=draft.tick())
            draft.change(effects=(*draft.effects, begun))
            if isinstance(begun.effect, Emblem):
                stand_in = as_object(begun)
                draft.last_known[stand_in.id] = stand_in
        case EffectsEnded(effects=ended):
            draft.change(effects=tuple(one for one in draft.effects if one.id not in ended))
        case _:
            assert_never(event)
