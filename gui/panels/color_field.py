"""The colors of an object, each switched by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.terms.colors import Color
from gui.panels.form_fields import FlagField
from gui.translation import term


class ColorField(QWidget):
    """Five boxes with the letters of the colors; none of them is colorless."""

    def __init__(self, on_change: Callable[[tuple[Color, ...]], None]) -> None:
        super().__init__()
        self._on_change = on_change
        self._boxes = {color: FlagField(color.value, lambda _: self._tell()) for color in Color}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for color, box in self._boxes.items():
            box.setAccessibleName(term(color.word).capitalize())
            box.setToolTip(term(color.word).capitalize())
            layout.addWidget(box)
        layout.addStretch(1)

    def show_colors(self, colors: Collection[Color]) -> None:
        """Show what colors there are without telling anyone."""
        for color, box in self._boxes.items():
            box.show_flag(color in colors)

    def _tell(self) -> None:
        self._on_change(tuple(color for color, box in self._boxes.items() if box.isChecked()))
