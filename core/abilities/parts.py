"""The base of everything that effects and abilities are composed of."""

from typing import Any

from pydantic import SerializerFunctionWrapHandler, model_serializer

from core.terms.frozen import Frozen


class Part(Frozen):
    """A part that says in its `kind` what it is; that is written even where defaults are left out."""

    @model_serializer(mode="wrap")
    def _with_kind(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        kind = getattr(self, "kind", None)
        data: dict[str, Any] = handler(self)
        return data if kind is None else {"kind": kind, **data}
