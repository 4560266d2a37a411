"""A scenario that is opened from a list, and its place there."""

from __future__ import annotations

from core.teaching.shelves import Shelf
from core.terms.values import Value, replace
from gui.translation import tr


class Opening(Value):
    """A scenario that is opened from the library.

    Attributes:
        title: what the list it was opened from is called.
        keys: what is in that list, in order, to go on with.
        lesson: the number of the lesson, if the list is one; else 0.
        shelf: the name of the shelf that is the list; empty if it was found by a search.
        beside: what stands in the list in its place, if it is a variant of that; else empty.
    """

    key: str
    title: str
    keys: tuple[str, ...]
    lesson: int = 0
    shelf: str = ""
    beside: str = ""

    @property
    def number(self) -> int:
        """Its place in the list, counted from 1; 0 if it has none."""
        key = self.beside or self.key
        return self.keys.index(key) + 1 if key in self.keys else 0

    @property
    def place(self) -> str:
        """Where it is, in words."""
        title = tr("Lesson {number}: {title}").format(number=self.lesson, title=self.title)
        where = tr("{number} of {count}").format(number=self.number, count=len(self.keys))
        return f"{title if self.lesson else self.title} \N{MIDDLE DOT} {where}" if self.number else self.title

    @property
    def short_place(self) -> str:
        """The same without the title of the list: it stands where the board's title stands later."""
        if not self.number:
            return self.title
        words = (
            tr("Lesson {lesson}, board {number} of {count}")
            if self.lesson
            else tr("Board {number} of {count}")
        )
        return words.format(lesson=self.lesson, number=self.number, count=len(self.keys))

    @property
    def following(self) -> Opening | None:
        """What comes next in the list; None at its end."""
        rest = self.keys[self.number :] if self.number else ()
        return replace(self, key=rest[0], beside="") if rest else None

    def instead(self, key: str) -> Opening:
        """Return the opening of another scenario in the place of this one."""
        return replace(self, key=key, beside=self.beside or self.key)


def opening_on(shelf: Shelf, key: str) -> Opening:
    """Return the opening of a scenario on a shelf."""
    keys = tuple(item.key for item in shelf.items)
    return Opening(key=key, title=shelf.title, keys=keys, lesson=shelf.number, shelf=shelf.name)
