"""The JSON Schema of a file in which every property says what it means."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from core.files.descriptions import meaning_of
from core.files.shapes import keys_of
from core.files.vocabulary import models_within


def described_schema(root: type[BaseModel]) -> dict[str, Any]:
    """Return the JSON Schema of a model, with a description of each property of all models in it."""
    schema = root.model_json_schema()
    definitions = {root.__name__: schema, **schema.get("$defs", {})}
    for model in models_within(root):
        properties = definitions.get(model.__name__, {}).get("properties", {})
        for key in keys_of(model):
            if key in properties and (meaning := meaning_of(model, key)):
                properties[key] = {**properties[key], "description": f"{meaning[0].upper()}{meaning[1:]}."}
    return schema
