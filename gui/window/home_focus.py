"""The keyboard comes back to the table from whatever has ended."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMainWindow, QWidget


class HomeFocus(QObject):
    """Gives the table the keyboard where nothing else in the window has it, after dialogs and opened lists.

    What ends in the window clears its focus; it need not know of the table. While a dialog is open, Qt
    keeps what had the keyboard in the window before and gives it back: from then on that is the table.
    """

    def __init__(self, table: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._table, self._window = table, window
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        is_free = now is None and QApplication.activeWindow() is self._window
        is_over = self._is_in_dialog(now) or self._is_after_list(before, now)
        if (is_free or is_over) and self._table.isVisible():
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_in_dialog(self, widget: QWidget | None) -> bool:
        dialog = widget.window() if widget is not None else None
        return isinstance(dialog, QDialog) and dialog.parent() is self._window

    def _is_after_list(self, before: QWidget | None, now: QWidget | None) -> bool:
        """Whether a box of choices in the window has the keyboard because its list was put away."""
        return isinstance(now, QComboBox) and now.window() is self._window and before is now.view()
