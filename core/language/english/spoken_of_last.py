"""What `it` is taken for at once: the one thing that the instruction before has just spoken of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.abilities.instructions.create_tokens import CreateTokens
from core.abilities.instructions.give import Give
from core.abilities.instructions.leaving_and_returning import Move, ReturnToBattlefield
from core.abilities.instructions.to_permanents import ChangeCounters, GainControl, Goad, Tap, Untap
from core.language.english.antecedents import TARGETS, subject_fields, words_for_objects
from core.language.kernel.said import defaults
from core.terms.values import Value


def spoken_of(model: type[Value], told: Mapping[str, object]) -> str | None:
    """Return what an instruction is about: a target, a token or the object itself.

    None if anything else may be meant after it. What is destroyed or exiled is gone, and nothing more is
    said of it; but what sacrifices itself may still deal damage.
    """
    parts = {**defaults(model), **told}
    subjects = {one for name in subject_fields(model) if isinstance(one := parts.get(name), str)}
    if model is CreateTokens:
        for_each = parts["per_opponent"] or parts["per_other_opponent"]
        is_one = parts["amount"] == 1 and not for_each and parts["copy_of"] is None
        return "created" if is_one else None
    if model is ReturnToBattlefield:
        return "created"
    about = subjects - {"you"}
    if model is Move and parts["kind"] == "sacrifice" and about == {"this"}:
        return "this"
    if model not in _STAYS or parts.get("each") is not None:
        return None
    return next(iter(about)) if len(about) == 1 and about <= {*TARGETS, "this", "created", "it"} else None


def group_spoken_of(
    model: type[Value], told: Mapping[str, object], before: tuple[str, ...]
) -> tuple[str, ...]:
    """Return what each of those is called that an instruction was about; nothing if it was about others.

    `before`: what they were called so far, which they are still if it was about them.
    """
    each = told.get("each")
    if model not in _STAYS:
        return ()
    if isinstance(each, Objects) and told.get("shares_color_with") is None:
        return words_for_objects(each)
    return before if told.get("on") == "those" else ()


def subject_asked(parts: Mapping[str, object]) -> str | None:
    """Return what a condition asks what it is like, which `it` is from then on; None if it asks of others."""
    condition = parts["condition"]
    asked = condition.objects if isinstance(condition, Condition) else None
    return str(parts.get("of", "this")) if asked is not None and asked.which == "this" else None


def exiled(model: type[Value], told: Mapping[str, object]) -> str | None:
    """Return what an instruction has exiled for good, if it is one object; None if it exiles nothing."""
    on = told.get("on", "target")
    is_exile = model is Move and told.get("kind") == "exile" and not told.get("until")
    return on if is_exile and told.get("each") is None and on != "targets" and isinstance(on, str) else None


_STAYS: Final = frozenset({ChangeCounters, GainControl, Give, Goad, Tap, Untap})
