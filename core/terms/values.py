"""Values: what is never edited in place, and the one way to make a changed copy of it.

The game, events, choices, answers, and what enters from files (scenarios, cards, abilities) are `Value`s:
msgspec structs, which are made and copied in a fraction of a microsecond. mypy checks their fields; those
that are read from files are checked by `core.data.reading`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NoReturn, TypeVar, dataclass_transform

import msgspec

K = TypeVar("K")
V = TypeVar("V")
S = TypeVar("S", bound=msgspec.Struct)


class _ValueMeta(msgspec.StructMeta):
    """Makes structs that are frozen and built by keyword, without each having to say so.

    What is never edited is made of what was there before, so it is part of no cycle: the garbage
    collector need not look through it (`gc`).
    """

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        **options: Any,  # noqa: ANN401 - msgspec's
    ) -> _ValueMeta:
        usual = {"frozen": True, "kw_only": True, "gc": False}
        return super().__new__(cls, name, bases, namespace, **{**usual, **options})


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, metaclass=_ValueMeta):
    """Base of all values. Equal to another of its class with equal fields."""

    may_refer: ClassVar[bool] = False
    """Whether a file may give its fields ids, or references to what has them."""

    @classmethod
    def check_written(cls, given: Mapping[str, object]) -> None:
        """Check what only those see who know which fields were given; the value itself does not tell.

        Raises:
            RefusedError: they do not go together.
        """

    def must_be_written(self) -> tuple[str, ...]:
        """Return the keys that a file must have as usual or not, as `check_written` asks for them."""
        return ()


class Kinded(Value, tag_field="kind"):
    """A value that is one of several, told apart by its `kind`: `class Moved(Kinded, tag="moved")`."""

    @property
    def kind(self) -> str:
        """What it is, as files and commands print it."""
        return str(self.__struct_config__.tag)


def replace(value: S, /, **changes: Any) -> S:  # noqa: ANN401 - mypy checks them: packaging/replace_plugin.py
    """Return a copy of a value in which `changes` replace fields.

    mypy knows the fields and their types.

    Raises:
        TypeError: there is no such field.
    """
    changed: S = value.__replace__(**changes)
    return changed


class FrozenMap(dict[K, V]):
    """An immutable mapping that keeps its order; equal to any mapping with the same items.

    A `dict` underneath, so that looking something up costs what it costs in a `dict`;
    every method that would change it raises `TypeError`.
    """

    __slots__ = ()

    def with_(self, changes: Mapping[K, V] | Iterable[tuple[K, V]]) -> FrozenMap[K, V]:
        """Return a map in which `changes` are added or replace what was there."""
        return FrozenMap({**self, **dict(changes)})

    def without(self, *keys: K) -> FrozenMap[K, V]:
        """Return a map without `keys`; those that are not there are passed over."""
        return FrozenMap({key: value for key, value in self.items() if key not in keys})

    def __hash__(self) -> int:  # type: ignore[override]  # dict sets it to None; this one cannot change
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        return f"FrozenMap({super().__repr__()})"

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        msg = "a FrozenMap cannot be changed; make a new one with `with_` or `without`"
        raise TypeError(msg)

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse
