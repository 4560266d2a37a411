"""A board that can't be opened, as text: to be copied, or saved and mended."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMainWindow

from core.files.writing import write_whole
from gui.translation import tr
from gui.window.recovery import Unreadable
from gui.window.text_dialog import TextDialog


class UnreadableBoardDialog(TextDialog):
    """Says what is wrong with a board and shows its text.

    Once the text is saved, or is not wanted, `forget` is called. Until then the board is offered at each
    start.
    """

    def __init__(self, board: Unreadable, forget: Callable[[], object], window: QMainWindow) -> None:
        words = (
            tr("A board that was not saved is left from an earlier start, but it can't be opened:"),
            board.why,
            tr("You can save its text, mend it and open it."),
        )
        text = board.content.decode(errors="replace")
        super().__init__(tr("Unreadable board"), "\n\n".join(words), text, window)
        self._content, self._forget = board.content, forget
        self.save = self.add(tr("&Save text…"), self._on_save)
        self.delete = self.add(tr("&Delete"), self._on_delete)

    def _on_save(self) -> None:
        title, file = tr("Save text"), str(Path.home() / "board.scenario.json")
        name, _ = QFileDialog.getSaveFileName(self, title, file)
        if not name:
            return
        try:
            write_whole(Path(name), self._content)
        except OSError as error:
            self.said.emit(str(error))
            return
        self.said.emit(tr("Saved {file}").format(file=name))
        self._forget()
        self.accept()

    def _on_delete(self) -> None:
        self._forget()
        self.accept()
