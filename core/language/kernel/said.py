"""A model as it is spoken of: what it is, and every field that is not as usual."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from core.data.reading import make
from core.data.shapes import fields_of
from core.terms.values import Value


class _Missing:
    """Stands for the default of a field that has none."""


MISSING: Final = _Missing()


class Said(NamedTuple):
    """A model before it is made. `fields` are those that are not as usual, by name and in that order.

    Values may be models, such as filters, or `Said` in turn.
    """

    model: type[Value]
    fields: tuple[tuple[str, object], ...]

    @property
    def parts(self) -> dict[str, object]:
        """The fields as a new dictionary."""
        return dict(self.fields)

    def but(self, **changes: object) -> Said:
        """Return the same with some fields changed."""
        return said(self.model, {**self.parts, **changes})


def said(model: type[Value], fields: Mapping[str, object]) -> Said:
    """Return a model as it is spoken of, without the fields that are as usual."""
    usual = defaults(model)
    kept = {name: value for name, value in fields.items() if usual[name] is MISSING or usual[name] != value}
    return Said(model, tuple(sorted(kept.items(), key=lambda field: field[0])))


def spoken(part: Value) -> Said:
    """Return a finished model as it is spoken of."""
    return said(type(part), {name: getattr(part, name) for name in defaults(type(part))})


def meant(one: object) -> object:
    """Return what was said with every model made, in tuples too.

    Raises:
        DataError: what was said does not go together.
    """
    if isinstance(one, Said):
        return make(one.model, {name: meant(value) for name, value in one.fields})
    if type(one) is tuple:
        return tuple(meant(part) for part in one)
    return one


@cache
def defaults(model: type[Value]) -> Mapping[str, object]:
    """Return the usual value of each field of a model, or `MISSING`; `kind` only if it can vary."""
    return {
        field.name: MISSING if field.is_required else field.default
        for field in fields_of(model)
        if field.name != "kind" or field.is_required
    }
