"""Places and rectangles on the table, in scene coordinates. No Qt."""

from __future__ import annotations

import math

from core.terms.values import Value

CARD_WIDTH, CARD_HEIGHT = 100.0, 140.0
"""A card's size at scale 1, in scene units (pixels of an unscaled view)."""


class Place(Value, kw_only=False):
    """A center, a scale and degrees of rotation."""

    x: float
    y: float
    scale: float
    rotation: float = 0.0


class Box(Value, kw_only=False):
    """A rectangle by its left upper corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies in the rectangle."""
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


def edge_point(
    center: tuple[float, float], toward: tuple[float, float], half_width: float, half_height: float
) -> tuple[float, float]:
    """Return where the line from a rectangle's center toward a point leaves the rectangle."""
    dx, dy = toward[0] - center[0], toward[1] - center[1]
    if dx == 0 and dy == 0:
        return center
    part = min(
        half_width / abs(dx) if dx else math.inf,
        half_height / abs(dy) if dy else math.inf,
        0.5,
    )
    return center[0] + dx * part, center[1] + dy * part
