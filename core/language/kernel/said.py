"""A model as it is spoken of: what it is, and every field that is not as usual."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from pydantic import BaseModel


class _Missing:
    """Stands for the default of a field that has none."""


MISSING: Final = _Missing()


class Said(NamedTuple):
    """A model before it is made. `fields` are those that are not as usual, by name and in that order.

    Values may be models, such as filters, or `Said` in turn.
    """

    model: type[BaseModel]
    fields: tuple[tuple[str, object], ...]

    @property
    def parts(self) -> dict[str, object]:
        """The fields as a new dictionary."""
        return dict(self.fields)

    def but(self, **changes: object) -> Said:
        """Return the same with some fields changed."""
        return said(self.model, {**self.parts, **changes})


def said(model: type[BaseModel], fields: Mapping[str, object]) -> Said:
    """Return a model as it is spoken of, without the fields that are as usual."""
    usual = defaults(model)
    kept = {name: value for name, value in fields.items() if usual[name] is MISSING or usual[name] != value}
    return Said(model, tuple(sorted(kept.items(), key=lambda field: field[0])))


def spoken(part: BaseModel) -> Said:
    """Return a finished model as it is spoken of."""
    return said(type(part), {name: getattr(part, name) for name in defaults(type(part))})


def meant(one: object) -> object:
    """Return what was said with every model made, in tuples too.

    Raises:
        ValidationError: what was said does not go together.
    """
    if isinstance(one, Said):
        return one.model(**{name: meant(value) for name, value in one.fields})
    if type(one) is tuple:
        return tuple(meant(part) for part in one)
    return one


@cache
def defaults(model: type[BaseModel]) -> Mapping[str, object]:
    """Return the usual value of each field of a model, or `MISSING`; `kind` only if it can vary."""
    return {
        name: MISSING if field.is_required() else field.get_default(call_default_factory=True)
        for name, field in model.model_fields.items()
        if name != "kind" or field.is_required()
    }
