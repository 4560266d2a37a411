"""A button for an effect: its name, and below that what it leads to."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from core.explain.previews import Preview
from core.rules.choices.picking import EffectRef
from core.words.english.names import called
from gui.translation import tr

_AROUND, _NARROWEST = 16, 88
"""Pixels beside the words for edge and padding, and of a whole button at least."""


class OptionButton(QPushButton):
    """Has two lines, each as long as there is room; the whole story is its tool tip."""

    def __init__(self, effect: EffectRef, *, is_chosen: bool) -> None:
        super().__init__()
        self.effect, self.is_chosen = effect, is_chosen
        self._lines = (called(effect.name), "…")
        self.setObjectName("chosenOption" if is_chosen else "option")
        self.setAccessibleName(called(effect.name))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit()

    def show_preview(self, preview: Preview) -> None:
        """Show what the effect leads to."""
        self._lines = (preview.name, preview.words)
        self.setAccessibleName(preview.told)
        first = tr("{effect} first, then the others automatically:").format(effect=preview.name)
        self.setToolTip(f"{first}\n{preview.story}")
        self.updateGeometry()
        self._fit()

    def sizeHint(self) -> QSize:
        longest = max(self.fontMetrics().horizontalAdvance(line) for line in self._lines)
        return QSize(longest + _AROUND, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        name, leads_to = self._lines
        end, middle = Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideMiddle
        lines = (self._fitting(name, end), self._fitting(leads_to, middle))  # what it ends with counts most
        self.setText("\n".join(lines).replace("&", "&&"))

    def _fitting(self, line: str, elide: Qt.TextElideMode) -> str:
        """Return a line as it fits: whole, without a word that goes without saying, or with an ellipsis."""
        room, metrics = self.width() - _AROUND, self.fontMetrics()
        if metrics.horizontalAdvance(line) > room:
            line = line.replace(" damage to ", " to ")
        return metrics.elidedText(line, elide, room)
