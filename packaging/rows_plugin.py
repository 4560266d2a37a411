"""A mypy plugin: the arguments of a row of the catalogue of sentences are its holes, by name and type.

`no_life = Clause("{player} has {life} life")` is a function of a player's name and a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy.nodes import ArgKind, StrExpr
from mypy.plugin import FunctionContext, Plugin
from mypy.types import CallableType, Instance, NoneType, TupleType, Type, UnionType

ROWS: Final = frozenset({"core.words.english.row.Clause", "core.words.english.row.Sentence"})
HOLE: Final = re.compile(r"\{([a-z_]+)('s|\?|\||:(?:(\w+|,)\})?)?")
LISTS: Final = frozenset(
    {"and", "some", "or", "then", "clauses", "commas", "semicolons", "any_of", "or_else"}
)
TEXTS: Final = frozenset({"a", "capital", "repr"})


class RowsPlugin(Plugin):
    """Gives each row the signature that its text tells."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """Return the hook for the two kinds of rows."""
        return _row if fullname in ROWS else None


def _row(context: FunctionContext) -> Type:
    (((text,),),) = (context.args,)
    if not isinstance(text, StrExpr):
        context.api.fail("the text of a row is written where it is made", context.context)
        return context.default_return_type
    uses: dict[str, set[str]] = {}
    for name, kind, form in HOLE.findall(text.value.replace("{{", "")):
        uses.setdefault(name, set()).add(form or kind)
    types = [_type_of(kinds, context) for kinds in uses.values()]
    return CallableType(
        arg_types=types,
        arg_kinds=[ArgKind.ARG_OPT if kinds == {"?"} else ArgKind.ARG_POS for kinds in uses.values()],
        arg_names=list(uses),
        ret_type=_named("builtins.str", context),
        fallback=_named("builtins.function", context),
    )


def _type_of(kinds: set[str], context: FunctionContext) -> Type:
    """Return the type of what a hole takes, of all the ways it is used."""
    text, number = _named("builtins.str", context), _named("builtins.int", context)
    if kinds & LISTS:
        return _named("typing.Collection" if kinds & {"|", "?"} else "typing.Iterable", context, text)
    if "shares" in kinds:
        pair = TupleType(
            [number, text], _named("builtins.tuple", context, _named("builtins.object", context))
        )
        return context.api.named_generic_type("typing.Collection", [pair])
    if kinds == {"?"}:
        return _named("builtins.object", context)
    if "|" in kinds and not kinds & {":", "", ","}:
        return UnionType([number, _named("typing.Sized", context)])
    types: list[Type] = [text] if kinds & (TEXTS | {"'s"}) else [number]
    if "" in kinds and not kinds & {":", ",", "word", "|"}:
        types = [text, number]
    return UnionType([*types, *([NoneType()] if "?" in kinds else [])])


def _named(name: str, context: FunctionContext, *args: Type) -> Instance:
    return context.api.named_generic_type(name, list(args))


def plugin(_version: str) -> type[Plugin]:
    """Return the plugin, as mypy wants it."""
    return RowsPlugin
