"""Ctrl+K: go to anything by its name, however roughly it is typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)
from rapidfuzz import fuzz, process, utils

from gui.translation import tr
from gui.window.targets import Target

_SHOWN = 12
_LEAST = 55
"""Names less alike than that, in hundredths, are not what was meant."""
_PER_LETTER = 0.02
"""How much worse a name is for each of its letters: of two that are as near, the shorter is meant."""
_MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -_SHOWN, Qt.Key.Key_PageDown: _SHOWN}


class GoToDialog(QDialog):
    """A field, and under it what is called most like what was typed; Enter goes there.

    What was chosen lately comes first while nothing is typed, and wins between names that are as near.

    Signals:
        chosen: something is to be done; argument: the `Target`.
    """

    chosen = Signal(object)

    def __init__(self, targets: Sequence[Target], recent: Sequence[str], window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Go to anything"))
        self.resize(620, 470)
        self._recent = {key: place for place, key in enumerate(recent)}
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("An action, card, keyword, scenario, lesson, player or rule number"))
        self.field.setAccessibleName(tr("Go to anything"))
        self.field.installEventFilter(self)
        self.found = QListWidget()
        self.found.setObjectName("lines")
        self.found.setAccessibleName(tr("What was found"))
        self.found.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._none = QLabel(tr("Nothing is called like this."))
        self._none.setObjectName("hint")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 14)
        layout.setSpacing(8)
        for part in (self.field, self.found, self._none):
            layout.addWidget(part)
        self.field.textChanged.connect(self._find)
        self.found.itemClicked.connect(self._go)
        self.set_targets(targets)

    def set_targets(self, targets: Sequence[Target]) -> None:
        """Look among these from now on."""
        self._targets = tuple(targets)
        self._names = [utils.default_process(one.text) for one in self._targets]
        self._find()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let keys of the field go through the list, and Enter choose."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in _MOVES and self.found.count():
            row = self.found.currentRow() + _MOVES[key]
            self.found.setCurrentRow(max(0, min(self.found.count() - 1, row)))
            return True
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._go(self.found.currentItem())
            return True
        return super().eventFilter(watched, event)

    def _find(self) -> None:
        typed = utils.default_process(self.field.text())
        found = self._alike(typed) if typed else self._lately()
        self.found.clear()
        for target in found:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, target)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{target.text}, {target.kind}")
            row = _Row(target)
            item.setSizeHint(row.sizeHint())
            self.found.addItem(item)
            self.found.setItemWidget(item, row)
        self.found.setCurrentRow(0)
        self.found.setVisible(bool(found))
        self._none.setVisible(not found and bool(typed))

    def _lately(self) -> list[Target]:
        """Return what was chosen lately, then actions, for somebody who has typed nothing."""
        known = sorted((t for t in self._targets if t.key in self._recent), key=self._when)
        others = (t for t in self._targets if t.key not in self._recent)
        return [*known, *others][:_SHOWN]

    def _alike(self, typed: str) -> list[Target]:
        near = process.extract(
            typed, self._names, scorer=fuzz.WRatio, processor=None, limit=60, score_cutoff=_LEAST
        )
        ranked = sorted(near, key=lambda one: (-self._worth(typed, one[2], one[1]), one[2]))
        return [self._targets[place] for _, _, place in ranked[:_SHOWN]]

    def _worth(self, typed: str, place: int, score: float) -> float:
        """Return how good a find is: a name that begins with the words is better than one that holds them."""
        name = self._names[place]
        begins = 20 if name.startswith(typed) else 8 if f" {typed}" in name else 0
        lately = 5 if self._targets[place].key in self._recent else 0
        return score + begins + lately - _PER_LETTER * len(name)

    def _when(self, target: Target) -> int:
        return self._recent.get(target.key, len(self._recent))

    def _go(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        target: Target = item.data(Qt.ItemDataRole.UserRole)
        self.accept()
        self.chosen.emit(target)


class _Row(QWidget):
    """One of those found: its name, which sort it is of, and what tells more."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        name, kind, beside = QLabel(target.text), QLabel(target.kind), QLabel()
        kind.setObjectName("hint")
        kind.setFixedWidth(86)
        beside.setObjectName("hint")
        metrics = beside.fontMetrics()
        beside.setText(metrics.elidedText(target.beside, Qt.TextElideMode.ElideRight, 250))
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 4)
        row.addWidget(kind)
        row.addWidget(name, 1)
        row.addWidget(beside)
