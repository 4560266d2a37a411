"""Whom creatures block or are blocked by, where that is said by `it`: `each creature blocking it`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.abilities.filters import Objects
from core.abilities.parts_of import parts_of
from core.language.english.antecedents import Scope, words_for_target
from core.terms.values import Value, replace

UNCLEAR = "it is not clear whom 'it' blocks or is blocked by."


def with_opposed(told: object) -> object | None:
    """Return what a line says with `it` replaced by what it stands for; None if that is not clear."""
    if not any(True for _ in _by_it(told)):
        return told
    meant = _meaning(told)
    return None if meant is None else _replaced(told, meant)


def said_by_it(told: object, words: str) -> str | None:
    """Return a sentence that calls the object itself `it` where it was named; None if `it` is unclear."""
    if any(True for _ in _by_it(told)):
        return words if _meaning(told) == "it" else None
    first = words.find("~")
    if first < 0 or _is_nested(told) or _meaning(told) != "this":
        return words
    head, rest = words[: first + 1], words[first + 1 :]
    for named, called in _CALLED_IT:
        rest = rest.replace(named, called)
    return head + rest


_CALLED_IT: Final = (
    ("blocking or blocked by ~", "blocking or blocked by it"),
    (" blocking ~", " blocking it"),
    (" blocked by ~", " it's blocking"),
)


def _meaning(told: object) -> Literal["this", "it"] | None:
    """Return what `it` is in a line, if no target may be meant as well."""
    if _is_nested(told) or isinstance(told, Spell):
        return None
    if not isinstance(told, Activated | Triggered):
        return None if any(one.which == "bearer" for one in _filters(told)) else "this"
    modes = told.modes or (told,)
    targets = [spec for mode in modes for spec in mode.targets]
    is_beside = any(True for mode in modes for _ in _by_it(mode.does))
    if is_beside and any(words_for_target(spec)[0] != "player" for spec in targets):
        return None
    if isinstance(told, Activated):
        return "this"
    scope = Scope.of_any(told.whens, told.only_if)
    if scope.is_it:
        return None if scope.is_own else "it"
    return None if scope.of_trigger and scope.of_trigger[0] != "player" else "this"


def _is_nested(told: object) -> bool:
    """Whether a line gives abilities, in which `it` is another one."""
    return any(getattr(one, "abilities", ()) for one in parts_of(told))


def _by_it(value: object) -> Iterator[Objects]:
    return (one for one in _filters(value) if one.in_combat_with == "it")


def _filters(value: object) -> Iterator[Objects]:
    return (one for one in parts_of(value) if isinstance(one, Objects))


def _replaced(value: object, meant: Literal["this", "it"]) -> object:
    if isinstance(value, tuple):
        return tuple(_replaced(one, meant) for one in value)
    if isinstance(value, Objects):
        return replace(value, in_combat_with=meant) if value.in_combat_with == "it" else value
    if isinstance(value, Value):
        changed = {name: _replaced(getattr(value, name), meant) for name in value.__struct_fields__}
        return replace(
            value, **{name: one for name, one in changed.items() if one is not getattr(value, name)}
        )
    return value
