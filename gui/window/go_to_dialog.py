"""Ctrl+K: go to anything by its name, however roughly it is typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
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
        self.resize(720, 470)
        self._recent = {key: place for place, key in enumerate(recent)}
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("An action, card, keyword, scenario, lesson, player or rule number"))
        self.field.setAccessibleName(tr("Go to anything"))
        self.field.installEventFilter(self)
        self.found = QTreeWidget()
        self.found.setObjectName("lines")
        self.found.setColumnCount(3)
        self.found.setHeaderHidden(True)
        self.found.setRootIsDecorated(False)
        self.found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.found.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
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
        if key in _MOVES:
            self._show_current(self.current + _MOVES[key])
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
            item = QTreeWidgetItem([target.kind, target.text, target.beside])
            item.setData(0, Qt.ItemDataRole.UserRole, target)
            self.found.addTopLevelItem(item)
        self._show_current(0)
        self.found.setVisible(bool(found))
        self._none.setVisible(not found and bool(typed))

    @property
    def current(self) -> int:
        """The row that Enter chooses, from 0 on."""
        item = self.found.currentItem()
        return self.found.indexOfTopLevelItem(item) if item is not None else 0

    def _show_current(self, row: int) -> None:
        """Mark a row, or the nearest there is."""
        row = max(0, min(self.found.topLevelItemCount() - 1, row))
        item = self.found.topLevelItem(row)
        if item is not None:
            self.found.setCurrentItem(item)

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

    def _go(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        target: Target = item.data(0, Qt.ItemDataRole.UserRole)
        self.accept()
        self.chosen.emit(target)
