"""A map of the game while it is being written."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from core.terms.values import FrozenMap

K = TypeVar("K")
V = TypeVar("V")


class Written(msgspec.Struct, Generic[K, V], eq=False):
    """A map that can be written to. It is copied once, however many of its entries change, or not at all."""

    _was: FrozenMap[K, V]
    _now: dict[K, V] | None = None

    def __contains__(self, key: K) -> bool:
        return key in (self._was if self._now is None else self._now)

    def __getitem__(self, key: K) -> V:
        return (self._was if self._now is None else self._now)[key]

    def get(self, key: K) -> V | None:
        """Return the entry as it is by now, if there is one."""
        return (self._was if self._now is None else self._now).get(key)

    def __setitem__(self, key: K, value: V) -> None:
        if self._now is None:
            self._now = dict(self._was)
        self._now[key] = value

    def pop(self, key: K) -> V:
        """Take an entry out and return it.

        Raises:
            KeyError: there is none.
        """
        if self._now is None:
            self._now = dict(self._was)
        return self._now.pop(key)

    @property
    def is_changed(self) -> bool:
        """Whether it has been written to."""
        return self._now is not None

    def finished(self) -> FrozenMap[K, V]:
        """Return the map as it is by now; the very same if nothing was written."""
        return self._was if self._now is None else FrozenMap(self._now)
