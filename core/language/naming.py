"""What spells, abilities and effects are called."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from core.terms.called import Aspect, Called
from core.terms.words import ability_name, possessive


def called(name: Called) -> str:
    """Return what a reader knows something by: `Shock`, `Mogg Fanatic's ability`."""
    return f"{possessive(name.name)} delayed ability" if name.is_later else _words(name)


def _words(name: Called) -> str:
    match name.aspect:
        case None:
            return name.name
        case Aspect.ABILITY:
            return ability_name(name.name)
        case Aspect.SHIELD_COUNTER:
            return f"{possessive(name.name)} shield counter"
        case Aspect.FINALITY_COUNTER:
            return f"{possessive(name.name)} finality counter"
        case Aspect.PLANESWALKER_REDIRECTION:
            return "Planeswalker redirection"
        case _:
            assert_never(name.aspect)


def with_names(data: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return plain data with names in words, as a file writes them."""
    if isinstance(data, list):
        return [with_names(one) for one in data]
    if not isinstance(data, dict):
        return data
    if data.get("kind") == "called":
        return called(msgspec.convert(data, Called))
    return {key: with_names(one) for key, one in data.items()}
