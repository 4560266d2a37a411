"""The key that was pressed last, written as on its cap."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from gui.presentation.cap import Cap

_STAYS = 1_300
_ARROWS = {
    Qt.Key.Key_Left: "\N{LEFTWARDS ARROW}",
    Qt.Key.Key_Right: "\N{RIGHTWARDS ARROW}",
    Qt.Key.Key_Up: "\N{UPWARDS ARROW}",
    Qt.Key.Key_Down: "\N{DOWNWARDS ARROW}",
}
_HELD = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}


def name_of_key(event: QKeyEvent) -> str:
    """Return what stands on the key that was pressed, with those held; empty for one of those alone."""
    key = Qt.Key(event.key())
    if key in _HELD:
        return ""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    native = QKeySequence.SequenceFormat.NativeText
    written = QKeySequence(event.keyCombination() if held else key).toString(native)
    if key in _ARROWS:
        before, plus, _ = written.rpartition("+")
        return f"{before}{plus}{_ARROWS[key]}"
    return written


class PressedKeys(Cap):
    """Shows a key, and how often it was pressed while it was shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _STAYS)
        self._name, self._count = "", 0

    def tell(self, name: str, corner: QPoint, letters: float) -> None:
        """Show a key in letters of a height, its lower left corner at `corner`."""
        self._count = self._count + 1 if name == self._name and self.strength > 0 else 1
        self._name = name
        times = f" \N{MULTIPLICATION SIGN}{self._count}" if self._count > 1 else ""
        self.say(f"{name}{times}", corner, letters)
