"""Boxes that tell or ask, with our own signs instead of the system's."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from gui.fonts import font

_SIGN = 40


def tell(parent: QWidget, title: str, words: str) -> None:
    """Tell what went wrong; the words can be copied."""
    box = QtWidgets.QMessageBox(QtWidgets.QMessageBox.Icon.NoIcon, title, words, parent=parent)
    box.setIconPixmap(_sign(parent, "!"))
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def ask(
    parent: QWidget,
    title: str,
    words: str,
    answers: Mapping[QtWidgets.QMessageBox.StandardButton, str],
    default: QtWidgets.QMessageBox.StandardButton,
) -> QtWidgets.QMessageBox.StandardButton:
    """Ask, and wait for one of the answers, each with what stands on its button; return it."""
    box = QtWidgets.QMessageBox(QtWidgets.QMessageBox.Icon.NoIcon, title, words, parent=parent)
    box.setIconPixmap(_sign(parent, "?"))
    for one, label in answers.items():
        box.addButton(one).setText(label)
    box.setDefaultButton(default)
    answer = QtWidgets.QMessageBox.StandardButton(box.exec())
    box.deleteLater()
    return answer


def _sign(parent: QWidget, letter: str) -> QPixmap:
    """Return a round sign with a letter in it, in the colors of the window, sharp on its screen."""
    ratio = parent.devicePixelRatioF()
    sign = QPixmap(QSize(_SIGN, _SIGN) * ratio)
    sign.setDevicePixelRatio(ratio)
    sign.fill(Qt.GlobalColor.transparent)
    palette = parent.palette()
    painter = QPainter(sign)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
    painter.drawEllipse(QPointF(_SIGN / 2, _SIGN / 2), _SIGN / 2 - 1, _SIGN / 2 - 1)
    painter.setPen(QColor(palette.color(QPalette.ColorRole.HighlightedText)))
    painter.setFont(font(22, bold=True))
    painter.drawText(QRectF(0, 0, _SIGN, _SIGN), Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return sign
