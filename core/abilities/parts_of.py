"""All that a model is made of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import get_args, get_origin

from core.data.shapes import Model, Shape, fields_of, is_model, members_of, plain, words_of
from core.terms.values import Value


def parts_of(value: object, but: str = "") -> Iterator[Value]:
    """Yield a model and all that it is made of, however deep; nothing of the fields that are called `but`."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, Value):
            yield one
            left += [held for name in _holding(type(one)) if name != but and (held := getattr(one, name))]
        elif isinstance(one, tuple):
            left += one


@cache
def _holding(model: Model) -> tuple[str, ...]:
    """Return the fields of a model in which others may stand; most hold only words and numbers."""
    return tuple(field.name for field in fields_of(model) if _may_hold(field.shape))


def _may_hold(shape: Shape) -> bool:
    for one in map(plain, members_of(shape)):
        if get_origin(one) is tuple:
            if any(map(_may_hold, (inner for inner in get_args(one) if inner is not ...))):
                return True
        elif is_model(one) or not (isinstance(one, type) or words_of(one)):
            return True
    return False
