"""Shelves: what stands at the left of the library, each with its scenarios in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from core.teaching.course import Course
from core.teaching.format import Variant
from core.teaching.index import Index
from core.teaching.progress import Progress
from core.terms.values import Value
from core.words.english import shelves as words

EVERYTHING = "everything"
"""The name of the shelf with all scenarios."""
DUE = "due"
"""The name of the shelf with what is due again."""


class Kind(StrEnum):
    """What a shelf holds."""

    DUE = "due"
    LESSON = "lesson"
    COLLECTION = "collection"
    FOLDER = "folder"
    EVERYTHING = "everything"


class Item(Value):
    """A scenario on a shelf: by itself, or the first of several about one question.

    Attributes:
        title: what it is called here; empty if it is called as everywhere.
        variants: itself and the others, with what is different in each.
    """

    key: str
    title: str = ""
    variants: tuple[Variant, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The scenario, or those of all variants."""
        return tuple(one.scenario for one in self.variants) or (self.key,)


class Shelf(Value):
    """Scenarios that belong together.

    Attributes:
        name: what it is known by; the same in every session.
        group: the heading it stands under.
        number: of a lesson, which it is, counted from 1; else 0.
        about: what is learned, or what is here.
    """

    name: str
    kind: Kind
    group: str
    title: str
    about: str
    items: tuple[Item, ...] = ()
    number: int = 0

    @property
    def keys(self) -> tuple[str, ...]:
        """All its scenarios, in order."""
        return tuple(key for item in self.items for key in item.keys)


def lessons(course: Course) -> Iterator[Shelf]:
    """Yield a shelf for each lesson."""
    number = 0
    for part in course.parts:
        for lesson in part.lessons:
            number += 1
            yield Shelf(
                name=f"lesson {number}",
                kind=Kind.LESSON,
                group=part.title,
                title=lesson.title,
                about=lesson.goal,
                items=tuple(Item(key=key) for key in lesson.scenarios),
                number=number,
            )


def collections(course: Course) -> Iterator[Shelf]:
    """Yield a shelf for each collection."""
    for one in course.collections:
        items = (
            Item(
                key=entry.variants[0].scenario,
                title=entry.title,
                variants=entry.variants if len(entry.variants) > 1 else (),
            )
            for entry in one.entries
        )
        yield Shelf(
            name=one.title,
            kind=Kind.COLLECTION,
            group=words.collections(),
            title=one.title,
            about=one.about,
            items=tuple(items),
        )


def folders(course: Course, index: Index) -> Iterator[Shelf]:
    """Yield a shelf with every scenario, then one for each folder."""
    yield Shelf(
        name=EVERYTHING,
        kind=Kind.EVERYTHING,
        group=words.collections(),
        title=words.everything(),
        about=words.about_everything(),
        items=tuple(Item(key=entry.key) for entry in index.entries),
    )
    for name, folder in course.folders.folders.items():
        yield Shelf(
            name=name,
            kind=Kind.FOLDER,
            group=words.by_subject(),
            title=folder.title,
            about=folder.about,
            items=tuple(Item(key=one.key) for one in index.entries if one.key.startswith(f"{name}/")),
        )


def due_again(keys: tuple[str, ...]) -> Shelf:
    """Return the shelf with what is due again."""
    return Shelf(
        name=DUE,
        kind=Kind.DUE,
        group="",
        title=words.due(),
        about=words.about_due(),
        items=tuple(Item(key=key) for key in keys),
    )


class Step(Value):
    """Where to go next: a scenario, and the shelf it is on."""

    shelf: Shelf
    key: str


def next_step(lessons: Iterable[Shelf], progress: Progress) -> Step | None:
    """Return the first scenario of the lessons that is new; None if there is none."""
    steps = ((shelf, progress.next_of(shelf.keys)) for shelf in lessons if shelf.kind is Kind.LESSON)
    return next((Step(shelf=shelf, key=key) for shelf, key in steps if key is not None), None)
