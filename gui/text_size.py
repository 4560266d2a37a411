"""How large text is around the table: as the system has it, and larger or smaller by choice."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtGui import QFont, QFontInfo

from core.terms.values import replace
from gui.theme import Theme
from gui.translation import QT_TR_NOOP


class TextSize(StrEnum):
    """How large text is beside what the system has; the value is what the settings store."""

    SMALL = "small"
    NORMAL = "normal"
    LARGE = "large"
    LARGER = "larger"

    def stepped(self, steps: int) -> TextSize:
        """Return the size so many steps larger, or smaller; the last there is where they go beyond."""
        sizes = list(TextSize)
        return sizes[max(0, min(len(sizes) - 1, sizes.index(self) + steps))]


SIZE_NAMES: Mapping[TextSize, str] = {
    TextSize.SMALL: QT_TR_NOOP("Small (90%)"),
    TextSize.NORMAL: QT_TR_NOOP("Normal (100%)"),
    TextSize.LARGE: QT_TR_NOOP("Large (125%)"),
    TextSize.LARGER: QT_TR_NOOP("Larger (150%)"),
}
"""What each size is called."""
_FACTORS = {TextSize.SMALL: 0.9, TextSize.NORMAL: 1.0, TextSize.LARGE: 1.25, TextSize.LARGER: 1.5}
_USUAL = {"win32": 12.0}
"""Pixels of a system's own text where nobody has changed it, if they are not those of `_BASE`."""
_BASE = 13.0
"""Pixels of plain text at normal size, for which everything is drawn."""
_LARGEST = 2.0
"""Text is no larger than this, or the window would have room for nothing else."""


def system_text(system_font: QFont) -> float:
    """Return how large the system's text is, 1 as usual; no smaller, for everything is drawn for that."""
    usual = _USUAL.get(sys.platform, _BASE)
    return max(1.0, min(_LARGEST, QFontInfo(system_font).pixelSize() / usual))


def with_text(theme: Theme, size: TextSize, system_font: QFont) -> Theme:
    """Return a theme with text of the system's size, larger or smaller by choice."""
    return replace(theme, text=min(_LARGEST, round(system_text(system_font) * _FACTORS[size], 3)))
