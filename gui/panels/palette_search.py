"""What is found in a list of the palette: entries that are called so before those that only mention it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from core.cards.rendering import type_line
from gui.panels.palette_rows import ENTRY, PaletteEntry


class PaletteSearch(QSortFilterProxyModel):
    """The entries in which some words stand: by name, then by type, then by what their text says."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._words = ""
        self._ranks: dict[int, int] = {}
        self.setFilterRole(Qt.ItemDataRole.AccessibleTextRole)
        self.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def find(self, words: str) -> None:
        """Show only entries with these words, all of them and in their own order without words."""
        self._words = words.lower()
        self._ranks.clear()
        self.sort(-1)
        self.setFilterFixedString(words)
        if words:
            self.sort(0)

    def lessThan(
        self, left: QModelIndex | QPersistentModelIndex, right: QModelIndex | QPersistentModelIndex
    ) -> bool:
        return (self._rank(left), left.row()) < (self._rank(right), right.row())

    def _rank(self, index: QModelIndex | QPersistentModelIndex) -> int:
        row = index.row()
        if row not in self._ranks:
            self._ranks[row] = _rank(index.data(ENTRY), self._words)
        return self._ranks[row]


def _rank(entry: object, words: str) -> int:
    """Return how well an entry is what was looked for; 0 is best."""
    if not isinstance(entry, PaletteEntry):
        return 0
    name = entry.title.lower()
    kind = type_line(entry.card).lower() if entry.card is not None else ""
    fits = (name == words, name.startswith(words), words in kind.split(), words in name, words in kind, True)
    return fits.index(True)
