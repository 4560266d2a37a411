"""Parts of abilities as a file writes them, keywords and their like as phrases."""

from typing import Any

from pydantic import FieldSerializationInfo, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from core.abilities.part import Part, read_part, reader
from core.language.phrases import ENGLISH


class ReadAs:
    """Marks a part that a file writes, as one of a union whose schema is built when first needed."""

    def __init__(self, union: Any) -> None:  # noqa: ANN401 - a type of types
        self.union = union

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            self._read,
            serialization=core_schema.plain_serializer_function_ser_schema(_write, info_arg=True),
        )

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(reader(self.union).core_schema)

    def _read(self, given: object) -> object:
        return read_part(self.union, given, ENGLISH)


def _write(part: Part, info: FieldSerializationInfo) -> dict[str, Any]:
    return part.model_dump(
        mode=info.mode,
        context=ENGLISH,
        exclude_unset=info.exclude_unset,
        exclude_defaults=info.exclude_defaults,
        exclude_none=info.exclude_none,
    )
