"""A map of the game while it is being written."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from core.terms.values import FrozenMap

K = TypeVar("K")
V = TypeVar("V")


class Written(msgspec.Struct, Generic[K, V], eq=False):
    """A map that can be written to. It is copied once, however many of its entries change, or not at all."""

    was: FrozenMap[K, V]
    now: dict[K, V] | None = None  # None if nothing has been written to it

    def __contains__(self, key: K) -> bool:
        return key in (self.was if self.now is None else self.now)

    def __getitem__(self, key: K) -> V:
        return (self.was if self.now is None else self.now)[key]

    def get(self, key: K) -> V | None:
        """Return the entry as it is by now, if there is one."""
        return (self.was if self.now is None else self.now).get(key)

    def __setitem__(self, key: K, value: V) -> None:
        if self.now is None:
            self.now = dict(self.was)
        self.now[key] = value

    def pop(self, key: K) -> V:
        """Take an entry out and return it.

        Raises:
            KeyError: there is none.
        """
        if self.now is None:
            self.now = dict(self.was)
        return self.now.pop(key)
