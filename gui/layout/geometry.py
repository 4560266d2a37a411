"""Places and rectangles on the table, in scene coordinates. No Qt."""

from __future__ import annotations

from core.terms.values import Value

CARD_WIDTH, CARD_HEIGHT = 100.0, 140.0
"""A card's size at scale 1, in scene units (pixels of an unscaled view)."""


_BESIDE = 2.0


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


def inner_edge(x: float, y: float, scale: float, middle: float) -> tuple[float, float]:
    """Return a point just outside a card's edge toward the middle line, by the card's center and scale."""
    inward = 1.0 if y < middle else -1.0
    return x, y + inward * (CARD_HEIGHT * scale / 2 + _BESIDE)
