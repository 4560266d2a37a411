"""What is remembered has a bound: a window that is open for long opens any number of boards."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

import core
import gui
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.sharing.markdown import markdown
from core.terms.values import Value
from gui.table.painting.drawings import KINDS
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature

if TYPE_CHECKING:
    Cache = _lru_cache_wrapper[Any]

FINITE = {"Model", "type[Value]", str(type[Value]), "Shape", "Writer", "Badge", "Kind", "bool"}
"""What the source declares all of: models, types of their fields, members of enumerations."""
BY_NAME = {
    "gui.table.painting.drawings.drawing",  # a name that is not in the program's own file is refused
    "gui.table.painting.drawings._groups",  # the names of those files
}


@pytest.fixture(scope="module")
def modules() -> list[ModuleType]:
    """All modules of the program."""
    return [
        import_module(found.name)
        for package in (core, gui)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]


@pytest.fixture(scope="module")
def caches(modules: list[ModuleType]) -> dict[str, Cache]:
    """All functions of the program that remember what they returned, by name."""
    found = [one for module in modules for one in _remembering(module)]
    return {f"{one.__module__}.{one.__qualname__}": one for one in found}


def _remembering(of: object) -> Iterator[Cache]:
    """Yield functions that remember what they returned, of a module and of the classes in it."""
    for one in vars(of).values():
        if isinstance(one, _lru_cache_wrapper):
            yield one
        elif isinstance(one, type) and one.__module__ == getattr(of, "__name__", ""):
            yield from _remembering(one)


def test_a_function_that_remembers_all_is_asked_about_few_things(caches: dict[str, Cache]) -> None:
    """What stands on a board or in a text has no end: a function of it has a `maxsize`."""
    endless = {name: one for name, one in caches.items() if one.cache_parameters()["maxsize"] is None}
    assert endless
    asked = {name: _asked_about(one) - FINITE for name, one in endless.items() if name not in BY_NAME}
    assert not {name: about for name, about in asked.items() if about}


def _asked_about(cache: Cache) -> set[str]:
    parameters = inspect.signature(cache.__wrapped__).parameters.values()
    return {str(one.annotation) for one in parameters}


def test_a_drawing_that_is_not_there_is_not_remembered(caches: dict[str, Cache]) -> None:
    drawing = caches["gui.table.painting.drawings.drawing"]
    before = drawing.cache_info().currsize
    with pytest.raises(KeyError):
        drawing(KINDS[0], "no such thing")
    assert drawing.cache_info().currsize == before


def test_one_board_after_another_leaves_nothing_behind_in_modules(
    modules: list[ModuleType], caches: dict[str, Cache], hands: Hands, window: MainWindow
) -> None:
    for number in range(1, 15):
        open_board(hands, window, number)
    before = sizes(modules, caches)
    for number in range(15, 45):
        open_board(hands, window, number)
    after = sizes(modules, caches)
    assert {name: (size, after[name]) for name, size in before.items() if after[name] > size} == {}


def open_board(hands: Hands, window: MainWindow, number: int) -> None:
    """Put a board on the table that has names, numbers and texts of its own; play, draw, tell and save it."""
    bear = {
        **creature(f"bear {number}", f"{number}/{number + 1} trample", counters={"+1/+1": number + 1}),
        "mana_cost": f"{{{number}}}{{G}}",
        "subtypes": [f"Kind {number}"],
        "text": f"Whenever this creature attacks, you gain {number} life.\nBushido {number + 1}",
    }
    script = [{"attack": {f"bear {number}": NICOLE}}]
    players = [{"id": AMY, "name": f"Amy {number}"}, {"id": NICOLE, "life": 1_000 + number}]
    hands.lay(bear, creature("ox", "3/3", by=NICOLE), players=players, script=script, undecided="default")
    window.player.go_to(len(window.session.frames))
    window.grab()
    scenario = window.session.document
    assert parse_scenario(scenario_text(scenario)) == scenario
    assert f"Amy {number}" in markdown(scenario, window.session.playthrough)


def sizes(modules: list[ModuleType], caches: dict[str, Cache]) -> dict[str, int]:
    """Return how much there is in each container of a module, and in each cache without a bound."""
    return {**dict(_contained(modules)), **dict(_remembered(caches))}


def _contained(modules: list[ModuleType]) -> Iterator[tuple[str, int]]:
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, dict | list | set) and not name.startswith("__"):
                yield f"{module.__name__}.{name}", len(value)


def _remembered(caches: dict[str, Cache]) -> Iterator[tuple[str, int]]:
    for name, one in caches.items():
        if one.cache_parameters()["maxsize"] is None:
            yield f"{name}()", one.cache_info().currsize
