"""A mypy plugin: the keywords of `core.terms.values.replace` are the fields of what is replaced.

`replace(damage, amout=5)` and `replace(damage, amount="five")` are errors of type checking, as they
are for `dataclasses.replace`. So it is with the methods of `core.apply.draft.Draft` that take changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mypy.nodes import ARG_NAMED_OPT, ARG_STAR2, TypeInfo
from mypy.plugin import FunctionSigContext, MethodSigContext, Plugin
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    Type,
    TypeOfAny,
    TypeVarType,
    UnionType,
    get_proper_type,
)

_REPLACE = "core.terms.values.replace"
_METHODS = {
    "core.apply.draft.Draft.change": "core.model.game.Game",
    "core.apply.draft.Draft.change_permanent": "core.model.permanents.Permanent",
    "core.apply.draft.Draft.change_player": "core.model.players.Player",
}
"""Methods that take changes, and the values whose fields these are."""
_WRITTEN_APART = frozenset({"players", "battlefield", "phased_out", "last_known"})
"""Fields that a draft has as maps to be written to; no method sets them."""


class ReplacePlugin(Plugin):
    """Gives each call of `replace` the signature of the constructor of its first argument."""

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        """Return what works out the signature, for `replace` alone."""
        return _signature if fullname == _REPLACE else None

    def get_method_signature_hook(self, fullname: str) -> Callable[[MethodSigContext], FunctionLike] | None:
        """Return what works out the signature, for methods that take changes."""
        changed = self.lookup_fully_qualified(_METHODS[fullname]) if fullname in _METHODS else None
        if changed is None or not isinstance(changed.node, TypeInfo):
            return None
        return partial(_method_signature, Instance(changed.node, []))


def _signature(context: FunctionSigContext) -> FunctionLike:
    usual = context.default_signature
    if not (context.args and context.args[0]):
        return usual
    value = get_proper_type(context.api.get_expression_type(context.args[0][0]))
    fields = _fields(value)
    if fields is None:
        return usual
    first = usual.arg_types[0]
    return usual.copy_modified(
        arg_types=[first, *fields.values()],
        arg_kinds=[usual.arg_kinds[0], *(ARG_NAMED_OPT for _ in fields)],
        arg_names=[usual.arg_names[0], *fields],
    )


def _method_signature(changed: Instance, context: MethodSigContext) -> FunctionLike:
    usual = context.default_signature
    fields = _fields(changed) or {}
    allowed = {name: type_ for name, type_ in fields.items() if name not in _WRITTEN_APART}
    own = [place for place, kind in enumerate(usual.arg_kinds) if kind is not ARG_STAR2]
    return usual.copy_modified(
        arg_types=[*(usual.arg_types[place] for place in own), *allowed.values()],
        arg_kinds=[*(usual.arg_kinds[place] for place in own), *(ARG_NAMED_OPT for _ in allowed)],
        arg_names=[*(usual.arg_names[place] for place in own), *allowed],
    )


def _fields(value: Type) -> dict[str, Type] | None:
    """Return the types of the fields of a value; of a union, of the fields that all its members have."""
    proper = get_proper_type(value)
    if isinstance(proper, TypeVarType):
        return _fields(proper.upper_bound)
    if isinstance(proper, UnionType):
        every = [_fields(item) for item in proper.items]
        first, *others = [one if one is not None else {} for one in every]
        return {name: type_ for name, type_ in first.items() if all(name in other for other in others)}
    if not isinstance(proper, Instance):
        return None
    init = proper.type.get_method("__init__")
    made = get_proper_type(init.type) if init is not None else None
    if not isinstance(made, CallableType):
        return None
    names = zip(made.arg_names[1:], made.arg_types[1:], strict=True)
    return {name: type_ for name, type_ in names if name is not None and not _is_any(type_)}


def _is_any(type_: Type) -> bool:
    proper = get_proper_type(type_)
    return isinstance(proper, AnyType) and proper.type_of_any is TypeOfAny.explicit


def plugin(version: str) -> type[ReplacePlugin]:  # noqa: ARG001 - mypy's entry point
    """Return the plugin."""
    return ReplacePlugin
