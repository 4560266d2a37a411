"""The files of lessons, collections and folders: their models."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from core.files.fields import Name, Spec, Text
from core.terms.values import FrozenMap

LEAST, MOST = 3, 8
"""How many scenarios a lesson has."""

Key = Annotated[str, Meta(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", examples=["blocking/flying-and-reach"])]
"""A scenario of the program by its folder and file name, without the ending."""


class Level(StrEnum):
    """How much somebody has to know already to follow a scenario; the value is what files write."""

    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"


class Lesson(Spec):
    """A few scenarios about one thing, in the order in which to try them.

    Attributes:
        goal: what one learns, in a sentence.
    """

    title: Name
    goal: Text
    scenarios: Annotated[tuple[Key, ...], Meta(min_length=LEAST, max_length=MOST)]


class Part(Spec):
    """A part of the course, one file: lessons in their order, all of one level."""

    title: Name
    about: Text = ""
    level: Level
    lessons: Annotated[tuple[Lesson, ...], Meta(min_length=1)]


class Variant(Spec):
    """One of several scenarios about the same question; `choice` says what is different in it."""

    scenario: Key
    choice: Text = ""


class Question(Spec):
    """An entry of a collection: one question, in one or more variants."""

    title: Name
    variants: Annotated[tuple[Variant, ...], Meta(min_length=1)]


class Collection(Spec):
    """Questions that belong together, in their order; one file."""

    title: Name
    about: Text = ""
    entries: Annotated[tuple[Question, ...], Meta(min_length=1)]


class Folder(Spec):
    """A folder of scenarios: what it is called, what is in it, and how hard most of that is."""

    title: Name
    about: Text = ""
    level: Level


class Folders(Spec):
    """The folders of scenarios by their names, in the order in which they are shown."""

    folders: FrozenMap[Name, Folder]
