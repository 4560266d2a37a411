"""What is wrong with an ability: every sentence is needed, and gets the parts it has room for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from core.words.english.errors.ability_faults import Fault

ABILITIES = Path(__file__).parents[4] / "core" / "abilities"


def test_every_fault_is_found_somewhere() -> None:
    assert {name for name, _ in _named()} == set(Fault.__members__)


def test_each_is_said_with_its_parts() -> None:
    for name, parts in _named():
        if parts is not None:
            assert parts == {field for _, field, _, _ in Formatter().parse(Fault[name].value) if field}, name


def _named() -> Iterator[tuple[str, set[str | None] | None]]:
    """Yield each fault that the code names, with the parts it gives; None where it is said later."""
    for file in ABILITIES.rglob("*.py"):
        module = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            match node:
                case ast.Call(func=ast.Name(id="fault"), args=[ast.Attribute(attr=name)], keywords=parts):
                    yield name, {one.arg for one in parts}
                case ast.Attribute(value=ast.Name(id="Fault"), attr=name):
                    yield name, None
                case _:
                    pass
