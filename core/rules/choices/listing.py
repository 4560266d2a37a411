"""Listing the answers to a question that has many: one choice for each of several things, shares of a number.

Everything is made as it is asked for, since a list of all may be longer than anyone could read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TypeVar

from core.terms.values import FrozenMap

K = TypeVar("K")
V = TypeVar("V")


def each_with_one(options: Mapping[K, Sequence[V]]) -> Iterator[FrozenMap[K, V]]:
    """Yield each way to choose one of its options for each thing; the last thing changes first."""
    for chosen in product(*options.values()):
        yield FrozenMap(zip(options, chosen, strict=True))


def shares(total: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield each way to divide a number among several, each of which takes no more than its most.

    The first take as much as they can at first.
    """
    if not most:
        if not total:
            yield ()
        return
    first, *rest = most
    left = sum(rest)
    for share in range(min(first, total), max(0, total - left) - 1, -1):
        for others in shares(total - share, rest):
            yield (share, *others)
