"""Why the effects on an object apply in their order, where another order would make it something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.characteristics.change import changed
from core.characteristics.continuous_effects import Continuous
from core.characteristics.layer import Layer
from core.characteristics.layer_steps import Step
from core.model.characteristics import Characteristics
from core.terms.rule_numbers import cited
from core.terms.values import Value
from core.words.english import characteristics as words
from core.words.english.names import called


class Applied(Value, kw_only=False):
    """An effect that was applied to the object, in a layer, and what the object was before it."""

    effect: Continuous
    layer: Layer
    before: Characteristics


def why_then(step: Step, applied: Sequence[Applied]) -> str:
    """Return what made the effect of a step apply when it did; empty where nothing hangs on it.

    CR 613.6: it goes on although its ability is gone. CR 613.8a: it depended on another effect.
    CR 613.7: its timestamp is later than that of another, which it overrides.
    """
    return words.both(_order(step, applied), _left_over(step))


def _left_over(step: Step) -> str:
    return words.still_applies("CR 613.6") if step.is_left_over else ""


def _order(step: Step, applied: Sequence[Applied]) -> str:
    effect = step.effect
    if effect is None:
        return ""
    awaited = [one.effect for one in _here(step, applied) if one.effect in step.waited_for]
    if effect.grants.for_each is not None:
        awaited = list(step.waited_for)  # what it counts may be any object
    if awaited:
        return words.depends(effect_name(awaited[-1]), "CR 613.8a")
    older = [
        one
        for one in _here(step, applied)
        if one.effect.timestamp < effect.timestamp
        and one.effect.defines is effect.defines
        and _is_order_seen(one, effect, step.layer)
    ]
    return words.newer(effect_name(older[-1].effect), "CR 613.7") if older else ""


def why_only_in_this_layer(step: Step, applied: Sequence[Applied]) -> str:
    """Return which newer effect on size went first, since its layer comes first; empty if none did."""
    effect = step.effect
    if effect is None or not step.layer.is_about_size:
        return ""
    first = [
        one.effect
        for one in applied
        if one.layer is not step.layer
        and one.layer in {Layer.DEFINING, Layer.SETTING}
        and one.effect.timestamp > effect.timestamp
    ]
    return words.older(effect_name(first[-1]), cited(step.layer.rule)) if first else ""


def effect_name(effect: Continuous) -> str:
    """Return what a reader knows an effect by."""
    match effect.kind:
        case "effect":
            return called(effect.name)
        case "counter":
            return words.counter(effect.name.name)
        case "hand":
            return words.hand()


def _here(step: Step, applied: Sequence[Applied]) -> Iterator[Applied]:
    return (one for one in applied if one.layer is step.layer)


def _is_order_seen(one: Applied, later: Continuous, layer: Layer) -> bool:
    """Whether the object would be something else, had `later` been applied before `one`."""

    def after(what: Characteristics, effect: Continuous) -> Characteristics:
        return changed(what, effect.grants, layer, 1)

    return after(after(one.before, one.effect), later) != after(after(one.before, later), one.effect)
