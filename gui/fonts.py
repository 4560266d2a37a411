"""The program's own typeface, so that a table looks the same everywhere."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

FONTS = Path(__file__).parents[1] / "assets" / "fonts"
FAMILY = "Inter"


@cache
def load_fonts() -> None:
    """Make the bundled fonts known to Qt, once. Needs a QGuiApplication."""
    for path in sorted(FONTS.glob("*.otf")):
        QFontDatabase.addApplicationFont(str(path))


def font(pixels: float, *, bold: bool = False, semibold: bool = False) -> QFont:
    """Return the typeface at a height in pixels (scene units on the table)."""
    made = QFont(FAMILY)
    made.setPixelSize(max(1, round(pixels)))
    if bold:
        made.setWeight(QFont.Weight.Bold)
    elif semibold:
        made.setWeight(QFont.Weight.DemiBold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
