"""A map of the game while it is being written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

K = TypeVar("K")
V = TypeVar("V")


class Written(msgspec.Struct, Generic[K, V], eq=False):
    """A map that can be written to. It is copied once, however many of its entries change, or not at all.

    Attributes:
        now: what it is by now.
        changed: the copy that is written to; None if nothing has been written.
    """

    now: Mapping[K, V]
    changed: dict[K, V] | None = None

    def __setitem__(self, key: K, value: V) -> None:
        if self.changed is None:
            self.now = self.changed = dict(self.now)
        self.changed[key] = value

    def pop(self, key: K) -> V:
        """Take an entry out and return it.

        Raises:
            KeyError: there is none.
        """
        if self.changed is None:
            self.now = self.changed = dict(self.now)
        return self.changed.pop(key)
