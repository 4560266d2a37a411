"""The base of everything that effects and abilities are composed of, and how models hold such parts."""

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from pydantic import (
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    SerializerFunctionWrapHandler,
    TypeAdapter,
    ValidationInfo,
    model_serializer,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from core.terms.values import Frozen


class Part(Frozen):
    """A part that says in its `kind` what it is; that is written even where defaults are left out."""

    model_config: ClassVar[ConfigDict] = ConfigDict(defer_build=True)

    @model_serializer(mode="wrap")
    def _with_kind(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        kind = getattr(self, "kind", None)
        data: dict[str, Any] = handler(self)
        return data if kind is None else {"kind": kind, **data}


_GIVEN_KIND = {"type": "string", "description": "What it is; it is written as where it stands by itself."}


class OpenUnion:
    """Marks a part as one of a union that is closed later, by the module that knows all of its members.

    An ability may give abilities, so the union of all of them holds itself. Its schema is built when
    the first such part is read.
    """

    _union: Any
    _check: Callable[[Any], None]

    def close(self, union: Any, check: Callable[[Any], None]) -> None:  # noqa: ANN401 - a type of types
        """Say what it is the union of; `check` raises for a member that does not fit in this place."""
        self._union, self._check = union, check

    @property
    def union(self) -> Any:  # noqa: ANN401 - a type of types
        """All that such a part can be."""
        return self._union

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(self._read)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Return that it is an object with a kind: written out, what holds itself would have no end."""
        return {"type": "object", "properties": {"kind": _GIVEN_KIND}, "required": ["kind"]}

    def _read(self, given: object, info: ValidationInfo) -> object:
        part = read_part(self._union, given, info.context)
        self._check(part)
        return part


def read_part(union: Any, given: object, context: object) -> object:  # noqa: ANN401 - a type of types
    """Return the part that `given` writes, one of a union whose schema is built when first needed.

    Raises:
        pydantic.ValidationError: it writes none; whoever reads what this is part of gets its faults, with
            their places in the whole.
    """
    if isinstance(given, Part):
        return given
    return reader(union).validate_python(given, context=context, by_alias=True, by_name=False)


@cache
def reader(union: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - a type of types
    """Return what reads the parts of a union."""
    return TypeAdapter(union)
