"""Values: what is never edited in place, and the one way to make a changed copy of it.

What the rules work with (the game, events, choices, answers) are `Value`s: msgspec structs, which
are made and copied in a fraction of a microsecond; mypy checks their fields. What enters from files
(scenarios, cards, abilities) are `Frozen` models, which pydantic checks as they are read.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn, ParamSpec, Self, TypeVar, dataclass_transform, get_args

import msgspec
from pydantic import BaseModel, GetCoreSchemaHandler, ValidatorFunctionWrapHandler
from pydantic_core import CoreSchema, core_schema

K = TypeVar("K")
V = TypeVar("V")
P = ParamSpec("P")
M = TypeVar("M", bound=BaseModel)


class _ValueMeta(msgspec.StructMeta):
    """Makes structs that are frozen and built by keyword, without each having to say so."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        **options: Any,  # noqa: ANN401 - msgspec's
    ) -> _ValueMeta:
        return super().__new__(cls, name, bases, namespace, **{"frozen": True, "kw_only": True, **options})


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, metaclass=_ValueMeta):
    """Base of what the rules work with. Equal to another of its class with equal fields."""


class Kinded(Value, tag_field="kind"):
    """A value that is one of several, told apart by its `kind`: `class Moved(Kinded, tag="moved")`."""

    @property
    def kind(self) -> str:
        """What it is, as files and commands print it."""
        return str(self.__struct_config__.tag)


class Frozen(BaseModel, frozen=True, extra="forbid", defer_build=True):
    """Base of what enters from files: pydantic checks it as it is read."""

    def __replace__(self, **changes: Any) -> Self:  # noqa: ANN401 - as in `replace`
        """Return a copy with changes, checked as what is read."""
        return type(self).model_validate({**dict(self), **changes})


def constant(model: Callable[P, M], /, *_: P.args, **fields: P.kwargs) -> M:
    """Return a model whose fields mypy checks, and pydantic does not: `constant(Objects, which="this")`.

    For what stands in the code itself: to check it, pydantic would build schemas as the program starts.
    """
    assert isinstance(model, type)  # noqa: S101 - a model is called as the class it is
    return model.model_construct(**fields)  # type: ignore[no-any-return,attr-defined]


def replace(value: V, **changes: Any) -> V:  # noqa: ANN401 - mypy checks them: packaging/replace_plugin.py
    """Return a copy of a value, a model or a dataclass in which `changes` replace fields.

    mypy knows the fields and their types. Models are checked again.

    Raises:
        TypeError: there is no such field.
    """
    try:
        changed: Callable[..., V] = value.__replace__  # type: ignore[attr-defined]
    except AttributeError:  # a dataclass has it from Python 3.13 on
        return dataclasses.replace(value, **changes)  # type: ignore[type-var]
    return changed(**changes)


def plain(value: object, context: object = None) -> Any:  # noqa: ANN401 - any JSON
    """Return a value as the data that its JSON holds; sets and the keys of maps are sorted.

    `context` is that in which models write themselves.
    """

    def plain_model(one: object) -> object:
        if isinstance(one, BaseModel):
            return one.model_dump(mode="json", context=context)
        raise NotImplementedError(f"{one!r} cannot be written as plain data")

    return msgspec.json.decode(msgspec.json.encode(value, order="deterministic", enc_hook=plain_model))


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
