"""All that a model is made of."""

from __future__ import annotations

from collections.abc import Iterator

from core.terms.values import Value


def parts_of(value: object, but: str = "") -> Iterator[Value]:
    """Yield a model and all that it is made of, however deep; nothing of the fields that are called `but`."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, Value):
            yield one
            left += [
                held
                for name in one.__struct_fields__
                if isinstance(held := getattr(one, name), (tuple, Value)) and name != but
            ]
        elif isinstance(one, tuple):
            left += one
