"""The course: lessons in their order, and collections of scenarios, as the program's files give them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from core.data.faults import DataError
from core.data.reading import read_as
from core.files.fields import Spec
from core.files.json_text import JsonTextError, parse_json
from core.scenario.errors import Problem
from core.teaching.format import Collection, Folders, Lesson, Part, Variant
from core.terms.values import Value

ASSETS = Path(__file__).parents[2] / "assets"
SCENARIOS = ASSETS / "scenarios"
SUFFIX = ".scenario.json"

S = TypeVar("S", bound=Spec)


class CourseError(Exception):
    """A file of the course is wrong; says which, where and why."""


class Course(Value):
    """Everything there is to learn from, in its order.

    Attributes:
        parts: the lessons, part by part.
        collections: scenarios that belong together, besides those of one folder.
        folders: the folders of scenarios.
    """

    parts: tuple[Part, ...]
    collections: tuple[Collection, ...]
    folders: Folders

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons, in their order."""
        return tuple(lesson for part in self.parts for lesson in part.lessons)

    @property
    def keys(self) -> Iterator[str]:
        """The scenarios that are named, in order; one may be named more than once."""
        for lesson in self.lessons:
            yield from lesson.scenarios
        for collection in self.collections:
            for entry in collection.entries:
                yield from (variant.scenario for variant in entry.variants)

    def variants_of(self, key: str) -> tuple[Variant, ...]:
        """Return the variants of the question that a scenario belongs to, itself first, or nothing."""
        for collection in self.collections:
            for entry in collection.entries:
                own = [one for one in entry.variants if one.scenario == key]
                if own and len(entry.variants) > 1:
                    return (*own, *(one for one in entry.variants if one.scenario != key))
        return ()


def path_of(key: str) -> Path:
    """Return the file of one of the program's scenarios."""
    return SCENARIOS / f"{key}{SUFFIX}"


def key_of(path: Path) -> str:
    """Return what a course calls a scenario: its folder and its name, without the ending."""
    return f"{path.parent.name}/{path.name.removesuffix(SUFFIX)}"


@cache
def built_in() -> Course:
    """Return the course that comes with the program; read once."""
    return read_course(ASSETS)


def read_course(assets: Path) -> Course:
    """Return the course in a folder with `lessons`, `collections` and `scenarios`.

    Raises:
        CourseError: a file cannot be read; says every place that is wrong in it.
    """
    return Course(
        parts=tuple(_read(Part, path) for path in sorted((assets / "lessons").glob("*.json"))),
        collections=tuple(
            _read(Collection, path) for path in sorted((assets / "collections").glob("*.json"))
        ),
        folders=_read(Folders, assets / "scenarios" / "folders.json"),
    )


def _read(model: type[S], path: Path) -> S:
    try:
        return read_as(model, parse_json(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, JsonTextError) as error:
        raise CourseError(f"{path.name}: {error}") from error
    except DataError as error:
        problems = (Problem(_place(one.path), one.sentence) for one in error.faults)
        raise CourseError("\n".join(f"{path.name}, {problem}" for problem in problems)) from error


def _place(path: tuple[str | int, ...]) -> str:
    """Return where a fault is, in words: `lessons, 2, scenarios`; numbers count from 1."""
    return ", ".join(str(part + 1) if isinstance(part, int) else part for part in path)
