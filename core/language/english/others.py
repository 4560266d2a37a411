"""Whether `other` in a line means other than the object itself, as it does in the data."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.card_texts.stack_abilities import Spell, Triggered
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.parts_of import parts_of
from core.language.english.antecedents import AMOUNTS, TARGETS
from core.terms.card_types import CardType
from core.terms.creature_types import CREATURE_TYPES
from core.terms.values import Value

OTHER_THAN_WHAT = "'other' is other than something else than the object itself, which can't be said here."


def means_something_else(one: object) -> bool:
    """Whether what is called other can't be other than the object itself.

    A spell is no permanent. What is done to something for each other such is for each other than that.
    Beside the creature that an Aura or Equipment is attached to, other creatures
    are other than that one.
    """
    if isinstance(one, Spell):
        targets = [spec for mode in one.modes or (one,) for spec in mode.targets]
        return any(spec.other for spec in targets) or any(part.which == "other" for part in _filters(one))
    if any(map(_counts_others_of_another, parts_of(one, "abilities"))):
        return True
    if isinstance(one, Grants):
        is_about_bearer = one.objects.which == "bearer"
    else:
        about = [when.which.objects for when in one.whens] if isinstance(one, Triggered) else []
        is_about_bearer = any(which is not None and which.which == "bearer" for which in about)
    return is_about_bearer and any(_are_other_creatures(part) for part in _filters(one))


def _counts_others_of_another(part: Value) -> bool:
    """Whether something is done to another object for each other such: `put a counter on it for each`."""
    is_of_another = getattr(part, "on", "this") in {"it", "created", "targets", *TARGETS}
    amounts = (getattr(part, name, None) for name in AMOUNTS)
    return is_of_another and any(those.which == "other" for amount in amounts for those in _filters(amount))


def _are_other_creatures(part: Objects) -> bool:
    is_creature = CardType.CREATURE in part.types or bool(CREATURE_TYPES.intersection(part.subtypes))
    return part.which == "other" and is_creature


def _filters(value: object) -> Iterator[Objects]:
    """Yield the filters in what an ability says, but for abilities that it gives to something else."""
    if isinstance(value, Objects):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _filters(one)
    elif isinstance(value, Value):
        for name in value.__struct_fields__:
            if name != "abilities":
                yield from _filters(getattr(value, name))
