"""A dialog that says what went wrong and shows a text that can be read and copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gui.slots import without_arguments
from gui.translation import tr

_WIDE, _HIGH = 620, 420


class TextDialog(QDialog):
    """Sentences, below them a text, and buttons: to copy it, to close, and those that are added.

    Signals:
        said: something was done out of sight; argument: words.
    """

    said = Signal(str)

    def __init__(self, title: str, words: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.words = QLabel(words)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(text)
        self.text.setAccessibleName(title)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._buttons = QDialogButtonBox()
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        layout.addWidget(self.words)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._buttons)
        self.add(tr("&Copy"), self._copy)
        self.close_button = self._buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        self.resize(min(_WIDE, parent.width() - 40), min(_HIGH, parent.height() - 40))

    def add(self, label: str, do: Callable[[], object]) -> QPushButton:
        """Return another button, which does something and leaves the dialog open."""
        button = self._buttons.addButton(label, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(without_arguments(do))
        return button

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.text.toPlainText())
        self.said.emit(tr("Text copied."))
