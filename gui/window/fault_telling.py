"""Tells of a fault of the program: that the board is safe, and what there is to report."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from gui.faults.log import start_log, write_report
from gui.faults.report import report
from gui.faults.watch import Fault, FaultWatch, Key
from gui.translation import tr
from gui.window.main_window import MainWindow
from gui.window.text_dialog import TextDialog

_log = logging.getLogger(__name__)

_MOST_SHOWN = 3
"""Different faults that get a dialog and a report in one session."""


class FaultTelling(QObject):
    """Shows the report of each new fault in a dialog, one at a time; more of them are counted in it."""

    def __init__(self, watch: FaultWatch, window: MainWindow, folder: Path) -> None:
        """`folder` is where reports and the log are written."""
        super().__init__(window)
        self._window, self._folder = window, folder
        self._has_log = False
        self._counts: dict[Key, int] = {}
        self._dialog: TextDialog | None = None
        self._words = ""
        watch.happened.connect(self._on_fault, Qt.ConnectionType.QueuedConnection)
        window.warm_up.finished.connect(self._begin_log)

    def _begin_log(self) -> None:
        if not self._has_log:
            self._has_log = True
            start_log(self._folder)

    def _on_fault(self, fault: Fault) -> None:
        self._begin_log()
        _log.error("an error that nothing caught, number %d\n%s", fault.count, fault.traceback)
        is_new = fault.key not in self._counts
        self._counts[fault.key] = fault.count
        if self._dialog is not None:
            self._show_count(self._dialog)
        elif is_new and len(self._counts) <= _MOST_SHOWN:
            self._show(fault)
        else:
            self._window.say(tr("Damage Step has made a mistake again. The log has more."))

    def _show(self, fault: Fault) -> None:
        text = report(fault, self._window.session)
        self._words = f"{_sentence(fault)}\n\n{self._safety()}\n\n{self._written(text)}"
        parent = QApplication.activeModalWidget() or self._window
        self._dialog = dialog = TextDialog(tr("A fault in the program"), self._words, text, parent)
        dialog.add(tr("Open &folder"), self._open_folder)
        dialog.said.connect(self._window.say)
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _safety(self) -> str:
        """Have the board on disk; return what becomes of it if the program ends now."""
        try:
            is_kept = self._window.documents.keep()
        except Exception:  # noqa: BLE001 - the board itself may be what is at fault
            _log.exception("the board is not kept")
            is_kept = False
        if not is_kept:
            return tr("Save your board now: it could not be kept for the next start.")
        if self._window.documents.is_modified:
            return tr("Your board is safe: if the program ends, it is back at the next start.")
        return tr("Your board is safe: nothing in it is unsaved.")

    def _written(self, text: str) -> str:
        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        try:
            file = write_report(text, self._folder, now)
        except OSError as error:
            why = error.strerror or str(error)
            return tr("This report could not be written to a file ({why}), but you can copy it.").format(
                why=why
            )
        return tr("This report is also in {file}. It contains your board, but no names of users.").format(
            file=file.name
        )

    def _show_count(self, dialog: TextDialog) -> None:
        count = sum(self._counts.values())
        more = tr("Since then it has happened {count} times.", None, count).format(count=count)
        dialog.words.setText(f"{self._words}\n\n{more}")

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _on_closed(self) -> None:
        self._dialog = None


def _sentence(fault: Fault) -> str:
    return tr("Damage Step has made a mistake, and what you did last may not have worked ({fault}).").format(
        fault=fault.name
    )
