"""The base of everything that effects and abilities are composed of."""

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from pydantic import (
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    SerializerFunctionWrapHandler,
    TypeAdapter,
    ValidationError,
    model_serializer,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from core.terms.values import Frozen


class Part(Frozen):
    """A part that says in its `kind` what it is; that is written even where defaults are left out."""

    model_config: ClassVar[ConfigDict] = ConfigDict(defer_build=True)

    @model_serializer(mode="wrap")
    def _with_kind(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        kind = getattr(self, "kind", None)
        data: dict[str, Any] = handler(self)
        return data if kind is None else {"kind": kind, **data}


class Held:
    """Marks parts that were checked where they were read; a model that holds them asks only if they are some.

    Otherwise every model that holds a card would build the schema of the whole vocabulary once more.
    """

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.is_instance_schema(Part)


class ReadAs:
    """Marks a part that is read from a file, as one of a union whose schema is built when first needed."""

    def __init__(self, union: Any) -> None:  # noqa: ANN401 - a type of types
        self._union = union

    @property
    def union(self) -> Any:  # noqa: ANN401 - a type of types
        """The union that it is one of."""
        return self._union

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self._read)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(_reader(self.union).core_schema)

    def _read(self, given: object) -> object:
        if isinstance(given, Part):
            return given
        try:
            return _reader(self.union).validate_python(given)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            place = ", ".join(str(part) for part in first["loc"])
            message = f"{place}: {first['msg']}".removeprefix(": ").removeprefix("Input ")
            raise PydanticCustomError("scenario", "{message}", {"message": message}) from None


class ReadLater(ReadAs):
    """As `ReadAs`, for a union that is made in turn of the parts it is read into; `find` returns it."""

    def __init__(self, find: Callable[[], Any]) -> None:
        super().__init__(find)

    @property
    def union(self) -> Any:  # noqa: ANN401 - a type of types
        """The union that it is one of."""
        return self._union()

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        """Return that it is an object with a kind: written out, what holds itself would have no end."""
        return {"type": "object", "properties": {"kind": {"type": "string"}}, "required": ["kind"]}


@cache
def _reader(union: Any) -> TypeAdapter[Any]:  # noqa: ANN401 - a type of types
    return TypeAdapter(union)
