"""A mark of a note on the table: around a thing, or an arrow between two."""

from __future__ import annotations

from enum import StrEnum

from core.terms.values import Value

Point = tuple[float, float]


class MarkKind(StrEnum):
    """How something is marked."""

    CIRCLE = "circle"
    HIGHLIGHT = "highlight"
    ARROW = "arrow"


class Outline(Value, kw_only=False):
    """The edge of a thing on the table: its middle, its size, and by how many degrees it is turned."""

    x: float
    y: float
    width: float
    height: float
    rotation: float = 0.0


class NoteMark(Value, kw_only=False):
    """One mark.

    Attributes:
        ids: what is marked; of an arrow where it begins and ends.
        outline: around what; None for an arrow.
        table: how wide and high the table is, beyond which nothing is seen.
        start, end: of an arrow.
    """

    kind: MarkKind
    ids: tuple[str, ...]
    outline: Outline | None = None
    table: Point = (0.0, 0.0)
    start: Point = (0.0, 0.0)
    end: Point = (0.0, 0.0)
