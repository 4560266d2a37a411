"""Imports go one way: no circle of files or of packages, and nothing below the window knows it."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
MANY = 40

Arrow = tuple[str, str]
"""The first of two neighbors, files or packages of one folder, imports from the second."""


def test_nothing_imports_in_a_circle() -> None:
    """A circle of files closes one of their neighbors too, in the innermost folder that has them all."""
    assert not circles(neighbors(set(imports())))


def test_no_module_imports_forty_others() -> None:
    """What knows so many others is where every addition has to be entered."""
    counted = Counter(module for module, other in imports() if not other.endswith(".__init__"))
    assert not {module for module, count in counted.items() if count >= MANY}


def test_only_the_start_of_the_program_imports_the_window() -> None:
    importers = {module for module, imported in imports() if within(imported, "gui.window")}
    assert {module for module in importers if not within(module, "gui.window")} == {"gui.app"}


def test_core_does_not_import_gui() -> None:
    assert not [
        module for module, imported in imports() if within(module, "core") and within(imported, "gui")
    ]


def test_a_circle_is_found_between_files_and_between_packages() -> None:
    between_packages = {("a.x.one", "a.y.two"), ("a.y.three", "a.x.four"), ("a.x.one", "b")}
    assert circles(neighbors(between_packages)) == {frozenset({"a.x", "a.y"})}
    through_three_files = {("a.one", "a.two"), ("a.two", "b.x"), ("a.two", "a.three"), ("a.three", "a.one")}
    assert circles(neighbors(through_three_files)) == {frozenset({"a.one", "a.two", "a.three"})}


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def neighbors(imported: set[Arrow]) -> set[Arrow]:
    """Return each import as an arrow between neighbors: where the two paths part."""
    found = set()
    for module, other in imported:
        parts, others = module.split("."), other.split(".")
        shared = next(i for i, (one, two) in enumerate(zip(parts, others, strict=False)) if one != two)
        found.add((".".join(parts[: shared + 1]), ".".join(others[: shared + 1])))
    return found


def circles(arrows: set[Arrow]) -> set[frozenset[str]]:
    """Return the neighbors that reach each other, circle by circle."""
    to = {one: reached(arrows, one) for one, _ in arrows}
    return {
        frozenset(other for other in there if one in to.get(other, ()))
        for one, there in to.items()
        if one in there
    }


def reached(arrows: set[Arrow], start: str) -> set[str]:
    """Return what is imported from `start`, and what from that, and so on; not `start` unless in a circle."""
    onward = defaultdict(set)
    for one, other in arrows:
        onward[one].add(other)
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = onward[ahead.pop()] - found
        found |= new
        ahead += new
    return found


@cache
def imports() -> tuple[Arrow, ...]:
    """Return which of our modules imports which, wherever in a file the import stands."""
    files = {named(path): path for top in ("core", "gui") for path in (ROOT / top).rglob("*.py")}
    found = {
        (module, other)
        for module, path in files.items()
        for name in imported_names(path)
        for other in (
            name,
            f"{name}.__init__",
            name.rpartition(".")[0],
            f"{name.rpartition('.')[0]}.__init__",
        )
        if other in files and other != module
    }
    return tuple(sorted(found))


def named(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def imported_names(path: Path) -> Iterator[str]:
    """Yield what a file imports: modules, or names in modules."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
