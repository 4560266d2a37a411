"""Examples of the rows of the catalogue: each with something in every hole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import cycle
from pkgutil import walk_packages
from typing import Any

from core.words import english
from core.words.rows import Row
from gui.command_line import help_texts
from gui.command_line import sentences as printed

_USES = re.compile(r"\{([a-z_]+)('s|\||\?|:(?:([a-z_]+|,)\})?)?")
_LISTS = frozenset({"and", "some", "or", "then", "clauses", "commas", "semicolons", "any_of", "or_else"})
_TEXTS = frozenset({"", "'s", "a", "capital", "repr"})
_CALLED: dict[str, str | int] = {
    "ability": "Ox's ability",
    "amount": 3,
    "attacker": "Ox",
    "blocker": "Wall",
    "card": "Bolt",
    "color": "red",
    "count": 3,
    "damage": 3,
    "effect": "Pacifism",
    "field": "on",
    "hint": "Did you mean 'bear'?",
    "key": "points",
    "keyword": "trample",
    "kind": "+1/+1",
    "life": 17,
    "much": 2,
    "now": 4,
    "number": 2,
    "opponent": "Nicole",
    "player": "Amy",
    "points": 3,
    "power": 2,
    "recipient": "Nicole",
    "rule": "CR 510.1c",
    "size": "2/2",
    "source": "Elf",
    "spell": "Bolt",
    "to": "Nicole",
    "total": 5,
    "toughness": 4,
    "was": 2,
    "who": "Amy",
    "zone": "graveyard",
}
"""What is in holes of certain names; in others are creatures."""
_CREATURES = ("Bear", "Ox", "Elk", "Wall", "Cub")


def rows() -> Iterator[tuple[str, Row]]:
    """Yield every row of the program with its name: `combat.only_blocker`."""
    modules = [
        import_module(module.name) for module in walk_packages(english.__path__, "core.words.english.")
    ]
    for module in (*modules, help_texts, printed):
        for name, value in vars(module).items():
            if isinstance(value, Row):
                yield f"{module.__name__.removeprefix('core.words.english.')}.{name}", value


def examples(row: Row) -> tuple[str, ...]:
    """Return the row with much in its holes and, if that reads otherwise, with little."""
    uses: dict[str, set[str]] = {name: set() for name in row.holes}
    for name, kind, form in _USES.findall(row.text.replace("{{", "")):
        uses[name].add(form or kind)
    much = _values(uses, is_much=True)
    little = _values(uses, is_much=False)
    return tuple(dict.fromkeys((row(**much), row(**little))))


def _values(uses: dict[str, set[str]], *, is_much: bool) -> dict[str, Any]:
    creatures = cycle(_CREATURES)
    return {
        name: _value(kinds, _CALLED.get(name) or next(creatures), is_much=is_much)
        for name, kinds in uses.items()
    }


def _value(kinds: set[str], usual: str | int, *, is_much: bool) -> Any:
    if "shares" in kinds:
        return [(2, "Bear"), (3, "Nicole")] if is_much else [(2, "Bear")]
    if kinds & _LISTS:
        return ["Ox", "Bear"] if is_much else [] if "?" in kinds else ["Ox"]
    if not is_much and "?" in kinds:
        return 0
    if kinds & _TEXTS or kinds == {"?"}:
        return usual
    return 2 if is_much else 1
