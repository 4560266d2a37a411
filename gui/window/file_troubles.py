"""Tells of what goes wrong with files: what can't be read or written, kept, or put back."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from gui.settings import Settings
from gui.translation import tr
from gui.window.documents import Documents
from gui.window.message_box import tell
from gui.window.recovery import Unreadable
from gui.window.toast import Toast
from gui.window.unreadable_board import UnreadableBoardDialog


class FileTroubles(QObject):
    """Hears the documents; of several boards that can't be put back, it shows one after the other."""

    def __init__(self, documents: Documents, settings: Settings, toast: Toast, window: QMainWindow) -> None:
        super().__init__(window)
        self._documents, self._settings, self._toast, self._window = documents, settings, toast, window
        self._waiting: list[Unreadable] = []
        self._shown: UnreadableBoardDialog | None = None
        documents.failed.connect(self._on_failed)
        documents.unkept.connect(self._on_unkept)
        documents.outdated.connect(self._on_outdated)
        documents.unreadable_found.connect(self._on_unreadable)

    def look(self) -> None:
        """Tell what has no place to be kept in, as the program starts."""
        self._documents.keep()
        why = self._documents.why_unkept
        settings = tr("Settings aren't kept: {file} can't be written.").format(file=self._settings.file)
        sentences = [_unkept(why) if why else "", "" if self._settings.are_kept else settings]
        if any(sentences):
            self._toast.say(" ".join(filter(None, sentences)))

    def _on_failed(self, why: str) -> None:
        tell(self._window, tr("Something went wrong"), why)

    def _on_unkept(self, why: str) -> None:
        self._toast.say(_unkept(why))

    def _on_outdated(self) -> None:
        words = tr("Another program has changed “{title}”.").format(title=self._documents.title)
        self._toast.say(words, tr("Reload"), self._documents.reopen)

    def _on_unreadable(self, board: Unreadable) -> None:
        self._waiting.append(board)
        if self._shown is None:
            self._show_next()

    def _show_next(self) -> None:
        self._shown = None
        if not self._waiting:
            return
        board = self._waiting.pop(0)
        self._shown = dialog = UnreadableBoardDialog(
            board, partial(self._documents.forget, board), self._window
        )
        dialog.said.connect(self._toast.say)
        dialog.finished.connect(self._show_next)
        dialog.open()


def _unkept(why: str) -> str:
    return tr("Save often: if the program ends abruptly, unsaved changes are lost. {why}.").format(why=why)
