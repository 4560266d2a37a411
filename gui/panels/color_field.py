"""The colors of an object, each switched by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection

from core.terms.colors import Color
from gui.panels.form_fields import FlagField
from gui.translation import term
from gui.wrapping_grid import WrappingGrid


class ColorField(WrappingGrid):
    """Five boxes with the letters of the colors; none of them is colorless."""

    def __init__(self, on_change: Callable[[tuple[Color, ...]], None]) -> None:
        self._on_change = on_change
        self._boxes = {color: FlagField(color.value, lambda _: self._tell()) for color in Color}
        super().__init__(tuple(self._boxes.values()), most=len(Color))
        for color, box in self._boxes.items():
            box.setAccessibleName(term(color.word).capitalize())
            box.setToolTip(term(color.word).capitalize())

    def show_colors(self, colors: Collection[Color]) -> None:
        """Show what colors there are without telling anyone."""
        for color, box in self._boxes.items():
            box.show_flag(color in colors)

    def _tell(self) -> None:
        self._on_change(tuple(color for color, box in self._boxes.items() if box.isChecked()))
