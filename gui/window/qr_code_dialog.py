"""A share code as a QR picture: to be read off the screen with a camera, copied, or saved."""

from __future__ import annotations

from pathlib import Path

import segno
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMainWindow,
    QVBoxLayout,
)

from gui.translation import tr

_SIDE = 420
"""Pixels; each square of the picture is as large as fits."""
_QUIET = 4
"""Squares without anything around the picture, as the standard asks (ISO/IEC 18004)."""


class QrCodeDialog(QDialog):
    """Shows the picture, black on white under every theme, for cameras need it so.

    Signals:
        said: something was done out of sight; argument: words.
    """

    said = Signal(str)

    def __init__(self, code: str, window: QMainWindow) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("QR code of this board"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        self.picture = qr_picture(code)
        shown = QLabel()
        shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint = QLabel()
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        if self.picture is None:
            hint.setText(tr("This board is too large for a QR code. Send its share code instead."))
        else:
            shown.setPixmap(QPixmap.fromImage(self.picture))
            shown.setAccessibleName(tr("QR code of this board"))
            hint.setText(tr("Scan it, and paste the text it holds into Damage Step."))
            copy = buttons.addButton(tr("&Copy picture"), QDialogButtonBox.ButtonRole.ActionRole)
            save = buttons.addButton(tr("&Save picture…"), QDialogButtonBox.ButtonRole.ActionRole)
            copy.clicked.connect(self._on_copy)
            save.clicked.connect(self._on_save)
        for part in (shown, hint, buttons):
            layout.addWidget(part)

    def _on_copy(self) -> None:
        assert self.picture is not None  # noqa: S101 - there is a button only with a picture
        QApplication.clipboard().setImage(self.picture)
        self.said.emit(tr("QR code copied."))

    def _on_save(self) -> None:
        assert self.picture is not None  # noqa: S101 - there is a button only with a picture
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save picture"), str(Path.home() / "board.png"), tr("Pictures") + " (*.png)"
        )
        if name:
            path = Path(name if name.lower().endswith(".png") else f"{name}.png")
            if self.picture.save(str(path)):
                self.said.emit(tr("Saved {file}").format(file=path))
            else:
                self.said.emit(tr("{file} can't be written. Choose another folder.").format(file=path))


def qr_picture(code: str) -> QImage | None:
    """Return the QR picture of a text; None if it is longer than any QR picture holds (2,953 bytes)."""
    try:
        rows = segno.make_qr(code, error="l", boost_error=True).matrix
    except segno.DataOverflowError:
        return None
    squares = len(rows) + 2 * _QUIET
    size = max(1, _SIDE // squares)
    picture = QImage(QSize(squares * size, squares * size), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    for y, row in enumerate(rows, start=_QUIET):
        for x, is_dark in enumerate(row, start=_QUIET):
            if is_dark:
                painter.fillRect(x * size, y * size, size, size, Qt.GlobalColor.black)
    painter.end()
    return picture
