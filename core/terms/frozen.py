"""Values: models and maps that are never edited in place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, TypeVar, get_args

from pydantic import BaseModel, GetCoreSchemaHandler, ValidatorFunctionWrapHandler
from pydantic_core import CoreSchema, core_schema

K = TypeVar("K")
V = TypeVar("V")


class Frozen(BaseModel, frozen=True, extra="forbid", defer_build=True):
    """Base of every state, event, choice and answer: a value, never edited in place."""


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

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:  # noqa: ANN401
        key, value = get_args(source) or (Any, Any)
        plain = handler.generate_schema(dict[key, value])  # type: ignore[valid-type]

        def freeze(given: object, check: ValidatorFunctionWrapHandler) -> object:
            return given if isinstance(given, cls) else cls(check(given))

        return core_schema.no_info_wrap_validator_function(
            freeze,
            plain,
            serialization=core_schema.plain_serializer_function_ser_schema(dict, return_schema=plain),
        )
