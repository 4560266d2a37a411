"""One object of the tree that a screen reader walks through, as a value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtGui import QAccessible

from core.terms.values import Value
from gui.layout.geometry import Box


class Number(Value, kw_only=False):
    """A number that can be read, and set if `set_to` is there."""

    now: int
    least: int
    most: int
    set_to: Callable[[int], object] | None = None


class Part(Value, kw_only=False):
    """What is said of one thing, where it is, and what can be done with it.

    Attributes:
        key: what it keeps while it is there, however else it changes.
        box: in pixels of the widget; None for as large as the widget.
        deeds: return what can be done, by name; asked only when somebody wants to know.
        tell: return the description, asked only then too.
    """

    key: str
    role: QAccessible.Role
    name: str
    description: str = ""
    box: Box | None = None
    children: tuple[Part, ...] = ()
    number: Number | None = None
    deeds: Callable[[], Mapping[str, Callable[[], object]]] | None = None
    tell: Callable[[], str] | None = None
    can_have_keyboard: bool = False
    has_keyboard: bool = False
    is_selected: bool = False
    is_disabled: bool = False

    @property
    def everything(self) -> Iterator[Part]:
        """The part itself, and all below it."""
        yield self
        for child in self.children:
            yield from child.everything
