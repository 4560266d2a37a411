"""Boards from and for other programs: opened, dropped or pasted, and saved as a copy."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QMenu

from core.scenario.errors import ScenarioError
from gui.session import Session
from gui.translation import tr
from gui.window.commands import Command, add_commands
from gui.window.documents import Documents


class OtherPrograms(QObject):
    """Opens the dialogs for boards of other programs.

    Signals:
        failed: a board can't be read; argument: why.
        said: something was done out of sight; argument: words.
    """

    failed = Signal(str)
    said = Signal(str)

    def __init__(self, session: Session, documents: Documents, window: QMainWindow) -> None:
        super().__init__(window)
        self._session, self._documents, self._window = session, documents, window
        documents.foreign_found.connect(self.open_text)

    def menu(self) -> QMenu:
        """Return a new menu of the programs for which a copy can be saved."""
        menu = QMenu(tr("Save a &copy for"), self._window)
        add_commands(
            menu,
            self._window,
            (
                Command(tr("&Forge…"), partial(self.export, "forge")),
                Command(tr("&argentum-engine…"), partial(self.export, "argentum")),
            ),
        )
        return menu

    def open_text(self, text: str, source: str) -> None:
        """Put the board that a text holds on the table, asking first if something is lost or not known."""
        from core.other_programs.importing import foreign_text  # noqa: PLC0415 - when it is needed
        from gui.window.import_dialog import ImportDialog  # noqa: PLC0415 - when it is needed

        try:
            found = foreign_text(text, source)
        except ScenarioError as error:
            self.failed.emit(str(error))
            return
        dialog = ImportDialog(found, self._session.library, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.board_wanted.connect(self._documents.open_board)
        if dialog.refusal:
            self.failed.emit(dialog.refusal)
            dialog.deleteLater()
        elif dialog.has_questions:
            dialog.open()
        else:
            dialog.put_on_table()

    def export(self, target: str) -> None:
        """Say what a program's file can't hold of the board, and save a copy for it."""
        from core.other_programs.exporting import Target  # noqa: PLC0415 - when it is needed
        from gui.window.export_dialog import ExportDialog  # noqa: PLC0415 - when it is needed

        dialog = ExportDialog(self._session.scenario, self._session.library, Target(target), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.said.connect(self.said)
        dialog.open()
