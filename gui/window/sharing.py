"""Sending a board: as a share code, a QR code, a line or a picture, or its explanation as Markdown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from core.sharing.share_code import share_code
from gui.session import Session
from gui.table.table_view import TableView
from gui.theme import Theme
from gui.translation import tr
from gui.window.commands import Command, add_commands
from gui.window.documents import Documents


class Sharing(QObject):
    """Puts the board into the clipboard in several forms, and opens the dialogs that show it.

    Signals:
        said: something was done out of sight; argument: words.
    """

    said = Signal(str)

    def __init__(
        self,
        session: Session,
        documents: Documents,
        table: TableView,
        theme: Callable[[], Theme],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session, self._documents, self._window = session, documents, window
        self._table, self._theme = table, theme

    def menu(self) -> QMenu:
        """Return a new menu of all there is to do."""
        menu = QMenu(tr("S&hare"), self._window)
        add_commands(
            menu,
            self._window,
            (
                Command(tr("Copy &share code"), self.copy_code, "F8"),
                Command(tr("Show as &QR code…"), self.show_qr_code),
                Command(tr("Board &line…"), self.show_line, "Ctrl+L"),
                None,
                Command(tr("Copy explanation as &Markdown"), self.copy_explanation),
            ),
        )
        return menu

    def copy_code(self) -> None:
        """Copy the share code of the board."""
        QApplication.clipboard().setText(share_code(self._session.document))
        self.said.emit(tr("Share code copied. Paste it anywhere in Damage Step to open this board."))

    def copy_explanation(self) -> None:
        """Copy what happens on this board and why, as Markdown."""
        from core.sharing.markdown import markdown  # noqa: PLC0415 - when it is wanted

        text = markdown(self._session.scenario, self._session.playthrough)
        QApplication.clipboard().setText(text)
        self.said.emit(tr("Explanation copied as Markdown."))

    def show_line(self) -> None:
        """Show the board as a line, to copy or to type over."""
        from gui.window.board_line_dialog import BoardLineDialog  # noqa: PLC0415 - when it is wanted

        dialog = BoardLineDialog(self._session, self._documents.settings, self._window)
        dialog.board_wanted.connect(self._documents.put_board)
        dialog.foreign_wanted.connect(self._documents.foreign_found)
        dialog.said.connect(self.said)
        dialog.open()

    def show_qr_code(self) -> None:
        """Show the share code of the board as a picture that a camera reads."""
        from gui.window.qr_code_dialog import QrCodeDialog  # noqa: PLC0415 - when it is wanted

        dialog = QrCodeDialog(share_code(self._session.document), self._window)
        dialog.said.connect(self.said)
        dialog.open()

    def save_picture(self) -> None:
        """Save a picture of the table as it rests at the cursor, asking for a file."""
        from gui.export.table_image import draw_table  # noqa: PLC0415 - when it is wanted

        name, _ = QtWidgets.QFileDialog.getSaveFileName(
            self._window,
            tr("Save picture"),
            str(Path.home() / "table.png"),
            tr("Pictures") + " (*.png *.svg)",
        )
        if not name:
            return
        try:
            draw_table(self._table.resting_picture(), self._theme(), Path(name))
        except (ValueError, OSError) as error:
            self.said.emit(str(error))
        else:
            self.said.emit(tr("Saved {file}").format(file=name))
