"""The JSON Schema of a file, made from the types that read it; every property says what it means."""

from __future__ import annotations

from typing import Any, Final, get_args

from msgspec import Meta

from core.data.marks import OpenUnion, Spelled
from core.data.shapes import (
    Field,
    Model,
    Shape,
    allows_null,
    is_map,
    is_model,
    is_tuple,
    keys_of,
    kinds_of,
    marks_of,
    members_of,
    plain,
    words_of,
)
from core.data.writing import written
from core.files.descriptions import docstring_of, meaning_of
from core.files.vocabulary import models_within
from core.language.phrases import ENGLISH
from core.words.english.file_keys import kind_of_part

Schema = dict[str, Any]

_TYPES: Final = {bool: "boolean", int: "integer", str: "string"}
_GIVEN: Final[Schema] = {
    "type": "object",
    "properties": {"kind": {"type": "string", "description": kind_of_part()}},
    "required": ["kind"],
}
"""A part of a union that holds itself: written out, it would have no end."""


def described_schema(root: Model) -> Schema:
    """Return the JSON Schema of a model, with a description of each property of all models in it."""
    others = {model.__name__: _model(model) for model in models_within(root) if model is not root}
    return {"$defs": dict(sorted(others.items())), **_model(root)}


def _model(model: Model) -> Schema:
    required = [key for key, field in keys_of(model).items() if field.is_required]
    return {
        "title": model.__name__,
        "description": docstring_of(model),
        "type": "object",
        "properties": {key: _property(model, field) for key, field in keys_of(model).items()},
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }


def _property(model: Model, field: Field) -> Schema:
    meaning = meaning_of(model, field.key)
    usual = {} if field.is_required else {"default": written(field.default, ENGLISH)}
    return {"description": f"{meaning[0].upper()}{meaning[1:]}.", **_schema(field.shape), **usual}


def _schema(shape: Shape) -> Schema:
    """Return what may stand somewhere."""
    marks = tuple(marks_of(shape))
    if any(isinstance(mark, OpenUnion) for mark in marks):
        return _GIVEN
    if own := next((mark.schema for mark in marks if isinstance(mark, Spelled)), None):
        return dict(own)
    members = members_of(shape)
    if len(members) > 1 or allows_null(shape):
        return _union(members, null=allows_null(shape))
    bounds = next((mark for mark in marks if isinstance(mark, Meta)), Meta())
    kind, inner = plain(shape), get_args(plain(shape))
    if is_model(kind):
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if is_tuple(kind):
        return {"type": "array", "items": _schema(inner[0]), **_bounds(bounds, "Items")}
    if is_map(kind):
        return {
            "type": "object",
            "propertyNames": _schema(inner[0]),
            "additionalProperties": _schema(inner[1]),
            **_bounds(bounds, "Properties"),
        }
    if words := words_of(shape):
        return {"const": words[0]} if len(words) == 1 else {"enum": list(words)}
    return {"type": _TYPES[kind], **_bounds(bounds, "Length")} if kind in _TYPES else {}


def _union(members: tuple[Shape, ...], *, null: bool) -> Schema:
    models = [plain(one) for one in members if is_model(plain(one))]
    kinds = {kind: f"#/$defs/{model.__name__}" for model in models for kind in kinds_of(model)}
    if len(models) == len(members) and all(map(kinds_of, models)) and not null and len(models) > 1:
        told_by = {"propertyName": "kind", "mapping": kinds}
        return {"oneOf": [_schema(one) for one in members], "discriminator": told_by}
    one_of = [_schema(one) for one in members] + ([{"type": "null"}] if null else [])
    return one_of[0] if len(one_of) == 1 else {"anyOf": one_of}


def _bounds(bounds: Meta, of: str) -> Schema:
    """Return the bounds of a number, text, a list or an object as JSON Schema names them."""
    named = {
        "minimum": bounds.ge,
        "exclusiveMinimum": bounds.gt,
        "maximum": bounds.le,
        "exclusiveMaximum": bounds.lt,
        f"min{of}": bounds.min_length,
        f"max{of}": bounds.max_length,
        "pattern": bounds.pattern,
        "examples": bounds.examples,
    }
    said = {name: value for name, value in named.items() if value is not None}
    return said | (bounds.extra_json_schema or {})
