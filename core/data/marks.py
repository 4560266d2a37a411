"""What annotations say of a place in a file besides its type; how values refuse what does not go together.

Bounds are msgspec's `Meta`. All other marks stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta

Positive = Annotated[int, Meta(gt=0)]
NonNegative = Annotated[int, Meta(ge=0)]


class RefusedError(ValueError):
    """What a value was given does not go together; says why in a sentence, and which key if it is one."""

    def __init__(self, why: str, key: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.key = key


class Spelled:
    """Marks what a file writes in a way of its own.

    Attributes:
        says: what may stand there, as the end of a sentence; empty if its type says it.
        schema: the same as JSON Schema.
    """

    says: str = ""
    schema: Mapping[str, Any] = {"type": "string"}

    def read(self, given: object, book: object) -> object:
        """Return what is written; `book` is what the file's words are looked up in.

        Raises:
            RefusedError: says in a sentence what is wrong.
            TypeError: it is nothing that could stand here.
        """
        raise NotImplementedError

    def write(self, value: object, book: object) -> object:  # noqa: ARG002 - some need the book
        """Return how it is written; by default as any such value."""
        return value


class Then:
    """Marks what is checked, or put into one form, once it has been read."""

    def __init__(self, check: Callable[[Any], object]) -> None:
        self.check = check
        """Returns the value; raises `RefusedError`."""


class ToldBy:
    """Marks a union whose members no `kind` tells apart."""

    def __init__(self, member: Callable[[object], type]) -> None:
        self.member = member
        """Returns which member is meant by what a file writes; may raise `RefusedError`."""


class Defines:
    """Marks the id of the value that holds it, by which others refer to it.

    Attributes:
        sort: what it is an id of, such as `player`. Ids of several sorts may be the same.
    """

    def __init__(self, sort: str) -> None:
        self.sort = sort


class Refers:
    """Marks text that refers to something by its id.

    Attributes:
        sorts: what it may refer to; each sort is one that something `Defines`.
    """

    def __init__(self, *sorts: str) -> None:
        self.sorts = frozenset(sorts)

    def ids_in(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield each id that the text may refer to, with the rest of the text behind it."""
        yield text, ""


class FallsWhole:
    """Marks what says nothing any more once something it refers to is gone: what holds it goes as well.

    A field takes along the value that has it; a member of a list or map only itself.
    """


FALLS_WHOLE = FallsWhole()


class AtLeast:
    """Marks a list or map that goes once so many things it refers to are gone that fewer members are left."""

    def __init__(self, count: int) -> None:
        self.count = count


class OpenUnion:
    """Marks a part as one of a union that is closed later, by the module that knows all of its members.

    An ability may give abilities, so the union of all of them holds itself.
    """

    union: Any
    """All that such a part can be."""
    check: Callable[[Any], None]
    """Raises `RefusedError` for a member that does not fit in this place."""

    def close(self, union: Any, check: Callable[[Any], None]) -> None:  # noqa: ANN401 - a type of types
        """Say what it is the union of, and which members do not fit."""
        self.union, self.check = union, check
